extension SampleFilms {
  /// The films of 2020 to 2024.
  static let twenties = #"""
    [
    {
      "id": 438631, "title": "Dune", "original_language": "en", "release_date": "2021-09-15", "runtime": 155,
      "status": "Released", "vote_average": 7.8, "vote_count": 13600, "popularity": 56, "imdb_id": "tt1160419",
      "budget": 165000000, "poster_path": "/dune.png",
      "overview": "A duke is given a desert planet as a trap, and his son is taken for its prophet.",
      "genres": [{"id": 878, "name": "Science Fiction"}, {"id": 12, "name": "Adventure"}],
      "videos": {
        "results": [
          {
            "id": "8g18jFHCLXk", "key": "8g18jFHCLXk", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Timothée Chalamet", "character": "Paul Atreides", "order": 0},
          {"name": "Rebecca Ferguson", "character": "Lady Jessica", "order": 1},
          {"name": "Oscar Isaac", "character": "Duke Leto Atreides", "order": 2},
          {"name": "Zendaya", "character": "Chani", "order": 3}
        ],
        "crew": [
          {"name": "Denis Villeneuve", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 545611, "title": "Everything Everywhere All at Once", "original_language": "en",
      "release_date": "2022-03-24", "runtime": 140, "status": "Released", "vote_average": 7.8,
      "vote_count": 7200, "popularity": 36, "imdb_id": "tt6710474",
      "poster_path": "/everything-everywhere-all-at-once.png",
      "overview": "The owner of a laundry, late with her taxes, is the last hope of every universe.",
      "genres": [
        {"id": 28, "name": "Action"}, {"id": 12, "name": "Adventure"}, {"id": 878, "name": "Science Fiction"}
      ],
      "videos": {
        "results": [
          {
            "id": "wxN1T1uxQ2g", "key": "wxN1T1uxQ2g", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Michelle Yeoh", "character": "Evelyn Wang", "order": 0},
          {"name": "Ke Huy Quan", "character": "Waymond Wang", "order": 1},
          {"name": "Stephanie Hsu", "character": "Joy Wang", "order": 2},
          {"name": "Jamie Lee Curtis", "character": "Deirdre Beaubeirdre", "order": 3}
        ],
        "crew": [
          {"name": "Daniel Kwan", "job": "Director", "department": "Directing"},
          {"name": "Daniel Scheinert", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 361743, "title": "Top Gun: Maverick", "original_language": "en", "release_date": "2022-05-21",
      "runtime": 131, "status": "Released", "vote_average": 8.2, "vote_count": 9900, "popularity": 50,
      "imdb_id": "tt1745960", "budget": 170000000, "poster_path": "/top-gun-maverick.png",
      "overview": "A pilot who was never promoted teaches the best of the young to fly too low and too fast.",
      "genres": [{"id": 28, "name": "Action"}, {"id": 18, "name": "Drama"}],
      "videos": {
        "results": [
          {
            "id": "giXco2jaZ_4", "key": "giXco2jaZ_4", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Tom Cruise", "character": "Capt. Pete 'Maverick' Mitchell", "order": 0},
          {"name": "Miles Teller", "character": "Lt. Bradley 'Rooster' Bradshaw", "order": 1},
          {"name": "Jennifer Connelly", "character": "Penny Benjamin", "order": 2}
        ],
        "crew": [
          {"name": "Joseph Kosinski", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 76600, "title": "Avatar: The Way of Water", "original_language": "en",
      "release_date": "2022-12-14", "runtime": 192, "status": "Released", "vote_average": 7.6,
      "vote_count": 12800, "popularity": 70, "imdb_id": "tt1630029", "revenue": 2320250281,
      "poster_path": "/avatar-the-way-of-water.png",
      "overview": "A family from the forest hides among the people of the reef and learns to hold its breath.",
      "genres": [
        {"id": 28, "name": "Action"}, {"id": 12, "name": "Adventure"}, {"id": 878, "name": "Science Fiction"}
      ],
      "videos": {
        "results": [
          {
            "id": "d9MyW72ELq0", "key": "d9MyW72ELq0", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Sam Worthington", "character": "Jake", "order": 0},
          {"name": "Zoe Saldaña", "character": "Neytiri", "order": 1},
          {"name": "Sigourney Weaver", "character": "Kiri", "order": 2},
          {"name": "Kate Winslet", "character": "Ronal", "order": 3}
        ],
        "crew": [
          {"name": "James Cameron", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 569094, "title": "Spider-Man: Across the Spider-Verse", "original_language": "en",
      "release_date": "2023-05-31", "runtime": 140, "status": "Released", "vote_average": 8.3,
      "vote_count": 7500, "popularity": 62, "imdb_id": "tt9362722", "budget": 100000000,
      "poster_path": "/spider-man-across-the-spider-verse.png",
      "overview": "A society of spider-people explains to Miles which sorrow he is not allowed to prevent.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 28, "name": "Action"}, {"id": 12, "name": "Adventure"},
        {"id": 878, "name": "Science Fiction"}
      ],
      "videos": {
        "results": [
          {
            "id": "cqGjhVJWtEg", "key": "cqGjhVJWtEg", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Shameik Moore", "character": "Miles Morales (voice)", "order": 0},
          {"name": "Hailee Steinfeld", "character": "Gwen Stacy (voice)", "order": 1},
          {"name": "Oscar Isaac", "character": "Miguel O'Hara (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Joaquim Dos Santos", "job": "Director", "department": "Directing"},
          {"name": "Kemp Powers", "job": "Director", "department": "Directing"},
          {"name": "Justin K. Thompson", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 346698, "title": "Barbie", "original_language": "en", "release_date": "2023-07-19", "runtime": 114,
      "status": "Released", "vote_average": 7.0, "vote_count": 10100, "popularity": 60, "imdb_id": "tt1517268",
      "budget": 145000000, "poster_path": "/barbie.png",
      "overview": "A doll whose feet have gone flat drives to the real world to ask why.",
      "genres": [{"id": 35, "name": "Comedy"}, {"id": 12, "name": "Adventure"}],
      "videos": {
        "results": [
          {
            "id": "pBk4NYhWNMM", "key": "pBk4NYhWNMM", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Margot Robbie", "character": "Barbie", "order": 0},
          {"name": "Ryan Gosling", "character": "Ken", "order": 1},
          {"name": "America Ferrera", "character": "Gloria", "order": 2},
          {"name": "Will Ferrell", "character": "Mattel CEO", "order": 3}
        ],
        "crew": [
          {"name": "Greta Gerwig", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 872585, "title": "Oppenheimer", "original_language": "en", "release_date": "2023-07-19",
      "runtime": 181, "status": "Released", "vote_average": 8.1, "vote_count": 10500, "popularity": 66,
      "imdb_id": "tt15398776", "budget": 100000000, "poster_path": "/oppenheimer.png",
      "overview": "A physicist builds the bomb before others can, and is asked later whose friend he was.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 36, "name": "History"}],
      "videos": {
        "results": [
          {
            "id": "uYPbbksJxIg", "key": "uYPbbksJxIg", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Cillian Murphy", "character": "J. Robert Oppenheimer", "order": 0},
          {"name": "Emily Blunt", "character": "Kitty Oppenheimer", "order": 1},
          {"name": "Matt Damon", "character": "Leslie Groves", "order": 2},
          {"name": "Robert Downey Jr.", "character": "Lewis Strauss", "order": 3}
        ],
        "crew": [
          {"name": "Christopher Nolan", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 693134, "title": "Dune: Part Two", "original_language": "en", "release_date": "2024-02-27",
      "runtime": 167, "status": "Released", "vote_average": 8.1, "vote_count": 7200, "popularity": 80,
      "imdb_id": "tt15239678", "budget": 190000000, "poster_path": "/dune-part-two.png",
      "overview": "Among the people of the desert an heir learns to ride, to fight and to fear what he has seen.",
      "genres": [{"id": 878, "name": "Science Fiction"}, {"id": 12, "name": "Adventure"}],
      "videos": {
        "results": [
          {
            "id": "Way9Dexny3w", "key": "Way9Dexny3w", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Timothée Chalamet", "character": "Paul Atreides", "order": 0},
          {"name": "Zendaya", "character": "Chani", "order": 1},
          {"name": "Rebecca Ferguson", "character": "Jessica", "order": 2},
          {"name": "Austin Butler", "character": "Feyd-Rautha", "order": 3},
          {"name": "Javier Bardem", "character": "Stilgar", "order": 4}
        ],
        "crew": [
          {"name": "Denis Villeneuve", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1022789, "title": "Inside Out 2", "original_language": "en", "release_date": "2024-06-11",
      "runtime": 97, "status": "Released", "vote_average": 7.5, "vote_count": 6100, "popularity": 76,
      "imdb_id": "tt22022452", "budget": 200000000, "poster_path": "/inside-out-2.png",
      "overview": "New feelings move into the head of a girl of thirteen and pack the old ones away.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 12, "name": "Adventure"}, {"id": 35, "name": "Comedy"},
        {"id": 10751, "name": "Family"}
      ],
      "videos": {
        "results": [
          {
            "id": "LEjhY15eCx0", "key": "LEjhY15eCx0", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Amy Poehler", "character": "Joy (voice)", "order": 0},
          {"name": "Maya Hawke", "character": "Anxiety (voice)", "order": 1},
          {"name": "Kensington Tallman", "character": "Riley (voice)", "order": 2},
          {"name": "Phyllis Smith", "character": "Sadness (voice)", "order": 3}
        ],
        "crew": [
          {"name": "Kelsey Mann", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 823219, "title": "Flow", "original_title": "Straume", "original_language": "lv",
      "release_date": "2024-08-29", "runtime": 85, "status": "Released", "vote_average": 8.3,
      "vote_count": 2000, "popularity": 30, "imdb_id": "tt4772188", "poster_path": "/flow.png",
      "overview": "A cat that would rather be alone shares a boat with strangers as the water rises.",
      "genres": [{"id": 16, "name": "Animation"}, {"id": 14, "name": "Fantasy"}, {"id": 12, "name": "Adventure"}],
      "credits": {
        "cast": [],
        "crew": [
          {"name": "Gints Zilbalodis", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 1184918, "title": "The Wild Robot", "original_language": "en", "release_date": "2024-09-12",
      "runtime": 102, "status": "Released", "vote_average": 8.3, "vote_count": 5000, "popularity": 70,
      "imdb_id": "tt29623480", "budget": 78000000, "poster_path": "/the-wild-robot.png",
      "overview": "A stranded robot looks for a task and is given one by a gosling.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 878, "name": "Science Fiction"},
        {"id": 10751, "name": "Family"}
      ],
      "credits": {
        "cast": [
          {"name": "Lupita Nyong'o", "character": "Roz (voice)", "order": 0},
          {"name": "Pedro Pascal", "character": "Fink (voice)", "order": 1},
          {"name": "Kit Connor", "character": "Brightbill (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Chris Sanders", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 974576, "title": "Conclave", "original_language": "en", "release_date": "2024-10-25",
      "runtime": 120, "status": "Released", "vote_average": 7.2, "vote_count": 2700, "popularity": 30,
      "imdb_id": "tt20215234", "budget": 20000000, "poster_path": "/conclave.png",
      "overview": "A cardinal locks the doors on an election and opens one secret after the other.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 53, "name": "Thriller"}, {"id": 9648, "name": "Mystery"}],
      "credits": {
        "cast": [
          {"name": "Ralph Fiennes", "character": "Lawrence", "order": 0},
          {"name": "Stanley Tucci", "character": "Bellini", "order": 1},
          {"name": "John Lithgow", "character": "Tremblay", "order": 2},
          {"name": "Isabella Rossellini", "character": "Sister Agnes", "order": 3}
        ],
        "crew": [
          {"name": "Edward Berger", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 558449, "title": "Gladiator II", "original_language": "en", "release_date": "2024-11-05",
      "runtime": 148, "status": "Released", "vote_average": 6.7, "vote_count": 3900, "popularity": 58,
      "imdb_id": "tt9218128", "poster_path": "/gladiator-ii.png",
      "overview": "A prisoner from Numidia fights in the arena in which his mother watched another die.",
      "genres": [{"id": 28, "name": "Action"}, {"id": 12, "name": "Adventure"}, {"id": 18, "name": "Drama"}],
      "videos": {
        "results": [
          {
            "id": "4rgYUipGJNo", "key": "4rgYUipGJNo", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Paul Mescal", "character": "Lucius", "order": 0},
          {"name": "Pedro Pascal", "character": "Marcus Acacius", "order": 1},
          {"name": "Denzel Washington", "character": "Macrinus", "order": 2},
          {"name": "Connie Nielsen", "character": "Lucilla", "order": 3}
        ],
        "crew": [
          {"name": "Ridley Scott", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 402431, "title": "Wicked", "original_language": "en", "release_date": "2024-11-20", "runtime": 162,
      "status": "Released", "vote_average": 6.9, "vote_count": 2600, "popularity": 60, "imdb_id": "tt1262426",
      "poster_path": "/wicked.png",
      "overview": "At a school for sorcery the popular girl and the green one have to share a room.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 10749, "name": "Romance"}, {"id": 14, "name": "Fantasy"}],
      "videos": {
        "results": [
          {
            "id": "6COmYeLsz4c", "key": "6COmYeLsz4c", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Cynthia Erivo", "character": "Elphaba", "order": 0},
          {"name": "Ariana Grande", "character": "Galinda", "order": 1},
          {"name": "Jonathan Bailey", "character": "Fiyero", "order": 2},
          {"name": "Michelle Yeoh", "character": "Madame Morrible", "order": 3}
        ],
        "crew": [
          {"name": "Jon M. Chu", "job": "Director", "department": "Directing"}
        ]
      }
    }
    ]
    """#
}
