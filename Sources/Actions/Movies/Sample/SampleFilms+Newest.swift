extension SampleFilms {
  /// The films of 2025 and those to come, as it was known at the end of 2025.
  static let newest = #"""
    [
    {
      "id": 1084199, "title": "Companion", "original_language": "en", "release_date": "2025-01-22",
      "runtime": 97, "status": "Released", "vote_average": 6.9, "vote_count": 1800, "popularity": 30,
      "imdb_id": "tt26584495", "budget": 10000000, "poster_path": "/companion.png",
      "overview": "A weekend at a lake goes wrong when one of the guests learns what she is.",
      "genres": [
        {"id": 27, "name": "Horror"}, {"id": 878, "name": "Science Fiction"}, {"id": 53, "name": "Thriller"}
      ],
      "credits": {
        "cast": [
          {"name": "Sophie Thatcher", "character": "Iris", "order": 0},
          {"name": "Jack Quaid", "character": "Josh", "order": 1},
          {"name": "Lukas Gage", "character": "Patrick", "order": 2},
          {"name": "Megan Suri", "character": "Kat", "order": 3}
        ],
        "crew": [
          {"name": "Drew Hancock", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1233413, "title": "Sinners", "original_language": "en", "release_date": "2025-04-16",
      "runtime": 138, "status": "Released", "vote_average": 7.5, "vote_count": 3300, "popularity": 70,
      "imdb_id": "tt31193180", "budget": 90000000, "poster_path": "/sinners.png",
      "overview": "Twins come home to open a music hall, and on its first night something asks to be let in.",
      "genres": [{"id": 27, "name": "Horror"}, {"id": 28, "name": "Action"}, {"id": 53, "name": "Thriller"}],
      "credits": {
        "cast": [
          {"name": "Michael B. Jordan", "character": "Smoke / Stack", "order": 0},
          {"name": "Hailee Steinfeld", "character": "Mary", "order": 1},
          {"name": "Miles Caton", "character": "Sammie Moore", "order": 2},
          {"name": "Delroy Lindo", "character": "Delta Slim", "order": 3}
        ],
        "crew": [
          {"name": "Ryan Coogler", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 803796, "title": "KPop Demon Hunters", "original_language": "en", "release_date": "2025-06-20",
      "runtime": 96, "status": "Released", "vote_average": 8.1, "vote_count": 2200, "popularity": 100,
      "imdb_id": "tt14205554", "poster_path": "/kpop-demon-hunters.png",
      "overview": "Three singers guard the world with their songs, and a boy band from below is climbing the charts.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 14, "name": "Fantasy"}, {"id": 28, "name": "Action"},
        {"id": 35, "name": "Comedy"}, {"id": 10402, "name": "Music"}
      ],
      "credits": {
        "cast": [
          {"name": "Arden Cho", "character": "Rumi (voice)", "order": 0},
          {"name": "Ahn Hyo-seop", "character": "Jinu (voice)", "order": 1},
          {"name": "May Hong", "character": "Mira (voice)", "order": 2},
          {"name": "Ji-young Yoo", "character": "Zoey (voice)", "order": 3}
        ],
        "crew": [
          {"name": "Maggie Kang", "job": "Director", "department": "Directing"},
          {"name": "Chris Appelhans", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 911430, "title": "F1", "original_language": "en", "release_date": "2025-06-25", "runtime": 156,
      "status": "Released", "vote_average": 7.8, "vote_count": 3000, "popularity": 80, "imdb_id": "tt16311594",
      "poster_path": "/f1.png",
      "overview": "A driver who left the sport thirty years ago is hired to teach a rookie, or to lose to him.",
      "genres": [{"id": 28, "name": "Action"}, {"id": 18, "name": "Drama"}],
      "credits": {
        "cast": [
          {"name": "Brad Pitt", "character": "Sonny Hayes", "order": 0},
          {"name": "Damson Idris", "character": "Joshua Pearce", "order": 1},
          {"name": "Kerry Condon", "character": "Kate McKenna", "order": 2},
          {"name": "Javier Bardem", "character": "Ruben Cervantes", "order": 3}
        ],
        "crew": [
          {"name": "Joseph Kosinski", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1061474, "title": "Superman", "original_language": "en", "release_date": "2025-07-09",
      "runtime": 130, "status": "Released", "vote_average": 7.4, "vote_count": 4200, "popularity": 90,
      "imdb_id": "tt5950044", "budget": 225000000, "poster_path": "/superman.png",
      "overview": "A reporter who is hard to hurt stops a war, and nobody had asked him to.",
      "genres": [
        {"id": 878, "name": "Science Fiction"}, {"id": 12, "name": "Adventure"}, {"id": 28, "name": "Action"}
      ],
      "credits": {
        "cast": [
          {"name": "David Corenswet", "character": "Clark Kent", "order": 0},
          {"name": "Rachel Brosnahan", "character": "Lois Lane", "order": 1},
          {"name": "Nicholas Hoult", "character": "Lex Luthor", "order": 2},
          {"name": "Edi Gathegi", "character": "Mister Terrific", "order": 3}
        ],
        "crew": [
          {"name": "James Gunn", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 617126, "title": "The Fantastic Four: First Steps", "original_language": "en",
      "release_date": "2025-07-23", "runtime": 115, "status": "Released", "vote_average": 7.0,
      "vote_count": 2400, "popularity": 70, "imdb_id": "tt10676052",
      "poster_path": "/the-fantastic-four-first-steps.png",
      "overview": "Four celebrities with powers expect a child, and a hungry giant expects the planet.",
      "genres": [{"id": 878, "name": "Science Fiction"}, {"id": 12, "name": "Adventure"}],
      "credits": {
        "cast": [
          {"name": "Pedro Pascal", "character": "Reed Richards", "order": 0},
          {"name": "Vanessa Kirby", "character": "Sue Storm", "order": 1},
          {"name": "Joseph Quinn", "character": "Johnny Storm", "order": 2},
          {"name": "Ebon Moss-Bachrach", "character": "Ben Grimm", "order": 3}
        ],
        "crew": [
          {"name": "Matt Shakman", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1078605, "title": "Weapons", "original_language": "en", "release_date": "2025-08-06",
      "runtime": 129, "status": "Released", "vote_average": 7.4, "vote_count": 2200, "popularity": 80,
      "imdb_id": "tt26581740", "budget": 38000000, "poster_path": "/weapons.png",
      "overview": "At 2:17 in the morning all children of one class but one get up and run into the dark.",
      "genres": [{"id": 27, "name": "Horror"}, {"id": 9648, "name": "Mystery"}],
      "credits": {
        "cast": [
          {"name": "Julia Garner", "character": "Justine", "order": 0},
          {"name": "Josh Brolin", "character": "Archer", "order": 1},
          {"name": "Alden Ehrenreich", "character": "Paul", "order": 2},
          {"name": "Amy Madigan", "character": "Gladys", "order": 3}
        ],
        "crew": [
          {"name": "Zach Cregger", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1054867, "title": "One Battle After Another", "original_language": "en",
      "release_date": "2025-09-23", "runtime": 162, "status": "Released", "vote_average": 7.5,
      "vote_count": 2000, "popularity": 120, "imdb_id": "tt30144839",
      "poster_path": "/one-battle-after-another.png",
      "overview": "A retired revolutionary has forgotten the passwords when an old enemy comes for his daughter.",
      "genres": [{"id": 53, "name": "Thriller"}, {"id": 80, "name": "Crime"}, {"id": 35, "name": "Comedy"}],
      "credits": {
        "cast": [
          {"name": "Leonardo DiCaprio", "character": "Bob Ferguson", "order": 0},
          {"name": "Sean Penn", "character": "Col. Steven J. Lockjaw", "order": 1},
          {"name": "Benicio del Toro", "character": "Sensei Sergio", "order": 2},
          {"name": "Chase Infiniti", "character": "Willa", "order": 3}
        ],
        "crew": [
          {"name": "Paul Thomas Anderson", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1062722, "title": "Frankenstein", "original_language": "en", "release_date": "2025-10-17",
      "runtime": 150, "status": "Released", "vote_average": 7.7, "vote_count": 2200, "popularity": 110,
      "imdb_id": "tt1312221", "poster_path": "/frankenstein.png",
      "overview": "A surgeon makes a man of dead ones, and has no idea how to be a father.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 27, "name": "Horror"}, {"id": 14, "name": "Fantasy"}],
      "credits": {
        "cast": [
          {"name": "Oscar Isaac", "character": "Victor Frankenstein", "order": 0},
          {"name": "Jacob Elordi", "character": "The Creature", "order": 1},
          {"name": "Mia Goth", "character": "Elizabeth", "order": 2},
          {"name": "Christoph Waltz", "character": "Harlander", "order": 3}
        ],
        "crew": [
          {"name": "Guillermo del Toro", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 967941, "title": "Wicked: For Good", "original_language": "en", "release_date": "2025-11-19",
      "runtime": 138, "status": "Released", "vote_average": 6.8, "vote_count": 500, "popularity": 200,
      "imdb_id": "tt19847976", "poster_path": "/wicked-for-good.png",
      "overview": "Two friends, one called wicked and one called good, have to live with these names.",
      "genres": [{"id": 14, "name": "Fantasy"}, {"id": 10749, "name": "Romance"}],
      "credits": {
        "cast": [
          {"name": "Cynthia Erivo", "character": "Elphaba", "order": 0},
          {"name": "Ariana Grande", "character": "Glinda", "order": 1},
          {"name": "Jonathan Bailey", "character": "Fiyero", "order": 2},
          {"name": "Jeff Goldblum", "character": "The Wizard of Oz", "order": 3}
        ],
        "crew": [
          {"name": "Jon M. Chu", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1084242, "title": "Zootopia 2", "original_language": "en", "release_date": "2025-11-26",
      "runtime": 107, "status": "Released", "vote_average": 7.6, "vote_count": 700, "popularity": 300,
      "imdb_id": "tt26443597", "poster_path": "/zootopia-2.png",
      "overview": "A rabbit and a fox on the police force follow the first snake the city has seen in years.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 35, "name": "Comedy"}, {"id": 12, "name": "Adventure"},
        {"id": 10751, "name": "Family"}
      ],
      "credits": {
        "cast": [
          {"name": "Ginnifer Goodwin", "character": "Judy Hopps (voice)", "order": 0},
          {"name": "Jason Bateman", "character": "Nick Wilde (voice)", "order": 1},
          {"name": "Ke Huy Quan", "character": "Gary De'Snake (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Jared Bush", "job": "Director", "department": "Directing"},
          {"name": "Byron Howard", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 83533, "title": "Avatar: Fire and Ash", "original_language": "en", "release_date": "2025-12-17",
      "runtime": 197, "status": "In Production", "vote_average": 0, "vote_count": 0, "popularity": 0,
      "imdb_id": "tt1757678", "poster_path": "/avatar-fire-and-ash.png",
      "overview": "A grieving family meets a clan that lives in the ashes of a volcano and prays to nobody.",
      "genres": [
        {"id": 878, "name": "Science Fiction"}, {"id": 12, "name": "Adventure"}, {"id": 14, "name": "Fantasy"}
      ],
      "credits": {
        "cast": [
          {"name": "Sam Worthington", "character": "Jake Sully", "order": 0},
          {"name": "Zoe Saldaña", "character": "Neytiri", "order": 1},
          {"name": "Oona Chaplin", "character": "Varang", "order": 2},
          {"name": "Sigourney Weaver", "character": "Kiri", "order": 3}
        ],
        "crew": [
          {"name": "James Cameron", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 687163, "title": "Project Hail Mary", "original_language": "en", "release_date": "2026-03-20",
      "runtime": null, "status": "In Production", "vote_average": 0, "vote_count": 0, "popularity": 0,
      "imdb_id": "tt12042730", "poster_path": "/project-hail-mary.png",
      "overview": "A teacher wakes up alone on a ship and works out that he is there to save the Sun.",
      "genres": [{"id": 878, "name": "Science Fiction"}, {"id": 12, "name": "Adventure"}],
      "credits": {
        "cast": [
          {"name": "Ryan Gosling", "character": "Ryland Grace", "order": 0},
          {"name": "Sandra Hüller", "character": "Eva Stratt", "order": 1}
        ],
        "crew": [
          {"name": "Phil Lord", "job": "Director", "department": "Directing"},
          {"name": "Christopher Miller", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1084244, "title": "Toy Story 5", "original_language": "en", "release_date": "2026-06-19",
      "runtime": null, "status": "In Production", "vote_average": 0, "vote_count": 0, "popularity": 0,
      "imdb_id": "tt29355505", "poster_path": "/toy-story-5.png",
      "overview": "The toys meet a rival that needs no winding up: a screen.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 10751, "name": "Family"}, {"id": 35, "name": "Comedy"},
        {"id": 12, "name": "Adventure"}
      ],
      "credits": {
        "cast": [
          {"name": "Tom Hanks", "character": "Woody (voice)", "order": 0},
          {"name": "Tim Allen", "character": "Buzz Lightyear (voice)", "order": 1},
          {"name": "Joan Cusack", "character": "Jessie (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Andrew Stanton", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1368337, "title": "The Odyssey", "original_language": "en", "release_date": "2026-07-17",
      "runtime": null, "status": "In Production", "vote_average": 0, "vote_count": 0, "popularity": 0,
      "imdb_id": "tt33764258", "poster_path": "/the-odyssey.png",
      "overview": "A king takes ten years to come home from a war that took as long.",
      "genres": [{"id": 12, "name": "Adventure"}, {"id": 28, "name": "Action"}, {"id": 14, "name": "Fantasy"}],
      "credits": {
        "cast": [
          {"name": "Matt Damon", "character": "Odysseus", "order": 0},
          {"name": "Tom Holland", "character": "Telemachus", "order": 1},
          {"name": "Anne Hathaway", "character": "Penelope", "order": 2}
        ],
        "crew": [
          {"name": "Christopher Nolan", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1003596, "title": "Avengers: Doomsday", "original_language": "en", "release_date": "2026-12-18",
      "runtime": null, "status": "In Production", "vote_average": 0, "vote_count": 0, "popularity": 0,
      "imdb_id": "tt21357150", "poster_path": "/avengers-doomsday.png",
      "overview": "Heroes of several worlds find that they have one enemy.",
      "genres": [
        {"id": 878, "name": "Science Fiction"}, {"id": 28, "name": "Action"}, {"id": 12, "name": "Adventure"}
      ],
      "credits": {
        "cast": [
          {"name": "Robert Downey Jr.", "character": "Victor von Doom", "order": 0},
          {"name": "Chris Hemsworth", "character": "Thor", "order": 1},
          {"name": "Pedro Pascal", "character": "Reed Richards", "order": 2}
        ],
        "crew": [
          {"name": "Anthony Russo", "job": "Director", "department": "Directing"},
          {"name": "Joe Russo", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1170608, "title": "Dune: Part Three", "original_language": "en", "release_date": "2026-12-18",
      "runtime": null, "status": "In Production", "vote_average": 0, "vote_count": 0, "popularity": 0,
      "poster_path": "/dune-part-three.png",
      "overview": "The emperor of the known worlds looks for a way out of the war that is fought in his name.",
      "genres": [{"id": 878, "name": "Science Fiction"}, {"id": 12, "name": "Adventure"}],
      "credits": {
        "cast": [
          {"name": "Timothée Chalamet", "character": "Paul Atreides", "order": 0},
          {"name": "Zendaya", "character": "Chani", "order": 1},
          {"name": "Florence Pugh", "character": "Princess Irulan", "order": 2}
        ],
        "crew": [
          {"name": "Denis Villeneuve", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 810693, "title": "Shrek 5", "original_language": "en", "release_date": "", "runtime": null,
      "status": "In Production", "vote_average": 0, "vote_count": 0, "popularity": 0,
      "poster_path": "/shrek-5.png",
      "overview": "The ogre, the donkey and the princess are back, and there is a daughter.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 35, "name": "Comedy"}, {"id": 10751, "name": "Family"},
        {"id": 14, "name": "Fantasy"}
      ],
      "credits": {
        "cast": [
          {"name": "Mike Myers", "character": "Shrek (voice)", "order": 0},
          {"name": "Eddie Murphy", "character": "Donkey (voice)", "order": 1},
          {"name": "Cameron Diaz", "character": "Fiona (voice)", "order": 2},
          {"name": "Zendaya", "character": "", "order": 3}
        ],
        "crew": []
      }
    },
    {
      "id": 911916, "title": "Spider-Man: Beyond the Spider-Verse", "original_language": "en",
      "release_date": "", "runtime": null, "status": "In Production", "vote_average": 0, "vote_count": 0,
      "popularity": 0, "poster_path": "/spider-man-beyond-the-spider-verse.png",
      "overview": "Miles is in the wrong world, and his friends are on their way to it.",
      "genres": [{"id": 16, "name": "Animation"}, {"id": 28, "name": "Action"}, {"id": 12, "name": "Adventure"}],
      "credits": {
        "cast": [
          {"name": "Shameik Moore", "character": "Miles Morales (voice)", "order": 0},
          {"name": "Hailee Steinfeld", "character": "Gwen Stacy (voice)", "order": 1}
        ],
        "crew": [
          {"name": "Bob Persichetti", "job": "Director", "department": "Directing"},
          {"name": "Justin K. Thompson", "job": "Director", "department": "Directing"}
        ]
      }
    }
    ]
    """#
}
