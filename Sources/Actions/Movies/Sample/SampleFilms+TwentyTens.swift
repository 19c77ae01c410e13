extension SampleFilms {
  /// The films of 2012 to 2019.
  static let twentyTens = #"""
    [
    {
      "id": 120467, "title": "The Grand Budapest Hotel", "original_language": "en",
      "release_date": "2014-02-26", "runtime": 100, "status": "Released", "vote_average": 8.0,
      "vote_count": 15300, "popularity": 26, "imdb_id": "tt2278388",
      "poster_path": "/the-grand-budapest-hotel.png",
      "overview": "A concierge and his lobby boy run with a painting through a country that is about to vanish.",
      "genres": [{"id": 35, "name": "Comedy"}, {"id": 18, "name": "Drama"}],
      "videos": {
        "results": [
          {
            "id": "1Fg5iWmQjwk", "key": "1Fg5iWmQjwk", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Ralph Fiennes", "character": "M. Gustave", "order": 0},
          {"name": "Tony Revolori", "character": "Zero", "order": 1},
          {"name": "Saoirse Ronan", "character": "Agatha", "order": 2},
          {"name": "Willem Dafoe", "character": "Jopling", "order": 3}
        ],
        "crew": [
          {"name": "Wes Anderson", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 244786, "title": "Whiplash", "original_language": "en", "release_date": "2014-10-10",
      "runtime": 107, "status": "Released", "vote_average": 8.4, "vote_count": 15700, "popularity": 32,
      "imdb_id": "tt2582802", "budget": 3300000, "poster_path": "/whiplash.png",
      "overview": "A young drummer meets a teacher for whom nobody is ever in time.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 10402, "name": "Music"}],
      "videos": {
        "results": [
          {
            "id": "7d_jQycdQGo", "key": "7d_jQycdQGo", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Miles Teller", "character": "Andrew", "order": 0},
          {"name": "J.K. Simmons", "character": "Fletcher", "order": 1},
          {"name": "Melissa Benoist", "character": "Nicole", "order": 2},
          {"name": "Paul Reiser", "character": "Jim", "order": 3}
        ],
        "crew": [
          {"name": "Damien Chazelle", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 157336, "title": "Interstellar", "original_language": "en", "release_date": "2014-11-05",
      "runtime": 169, "status": "Released", "vote_average": 8.5, "vote_count": 37500, "popularity": 90,
      "imdb_id": "tt0816692", "budget": 165000000, "poster_path": "/interstellar.png",
      "overview": "A pilot leaves a dusty Earth to look for another, and his daughter grows older than he does.",
      "genres": [
        {"id": 12, "name": "Adventure"}, {"id": 18, "name": "Drama"}, {"id": 878, "name": "Science Fiction"}
      ],
      "videos": {
        "results": [
          {
            "id": "zSWdZVtXT7E", "key": "zSWdZVtXT7E", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Matthew McConaughey", "character": "Cooper", "order": 0},
          {"name": "Anne Hathaway", "character": "Brand", "order": 1},
          {"name": "Jessica Chastain", "character": "Murph", "order": 2},
          {"name": "Mackenzie Foy", "character": "Murph (10 Yrs.)", "order": 3},
          {"name": "Michael Caine", "character": "Professor Brand", "order": 4}
        ],
        "crew": [
          {"name": "Christopher Nolan", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 76341, "title": "Mad Max: Fury Road", "original_language": "en", "release_date": "2015-05-13",
      "runtime": 121, "status": "Released", "vote_average": 7.6, "vote_count": 23200, "popularity": 38,
      "imdb_id": "tt1392190", "budget": 150000000, "poster_path": "/mad-max-fury-road.png",
      "overview": "A driver turns her war rig off the road, and a whole desert comes after it.",
      "genres": [
        {"id": 28, "name": "Action"}, {"id": 12, "name": "Adventure"}, {"id": 878, "name": "Science Fiction"}
      ],
      "videos": {
        "results": [
          {
            "id": "hEJnMQG9ev8", "key": "hEJnMQG9ev8", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Tom Hardy", "character": "Max Rockatansky", "order": 0},
          {"name": "Charlize Theron", "character": "Imperator Furiosa", "order": 1},
          {"name": "Nicholas Hoult", "character": "Nux", "order": 2},
          {"name": "Hugh Keays-Byrne", "character": "Immortan Joe", "order": 3}
        ],
        "crew": [
          {"name": "George Miller", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 372058, "title": "Your Name.", "original_title": "君の名は。", "original_language": "ja",
      "release_date": "2016-08-26", "runtime": 106, "status": "Released", "vote_average": 8.5,
      "vote_count": 11800, "popularity": 34, "imdb_id": "tt5311514", "poster_path": "/your-name.png",
      "overview": "Two students wake up in each other's lives and leave notes, until the notes stop.",
      "genres": [{"id": 16, "name": "Animation"}, {"id": 10749, "name": "Romance"}, {"id": 18, "name": "Drama"}],
      "credits": {
        "cast": [
          {"name": "Ryunosuke Kamiki", "character": "Taki Tachibana (voice)", "order": 0},
          {"name": "Mone Kamishiraishi", "character": "Mitsuha Miyamizu (voice)", "order": 1}
        ],
        "crew": [
          {"name": "Makoto Shinkai", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 329865, "title": "Arrival", "original_language": "en", "release_date": "2016-11-10",
      "runtime": 116, "status": "Released", "vote_average": 7.6, "vote_count": 18600, "popularity": 30,
      "imdb_id": "tt2543164", "budget": 47000000, "poster_path": "/arrival.png",
      "overview": "A linguist is asked what twelve silent ships want, and learns to think in their circles.",
      "genres": [
        {"id": 18, "name": "Drama"}, {"id": 878, "name": "Science Fiction"}, {"id": 9648, "name": "Mystery"}
      ],
      "videos": {
        "results": [
          {
            "id": "tFMo3UJ4B4g", "key": "tFMo3UJ4B4g", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Amy Adams", "character": "Louise Banks", "order": 0},
          {"name": "Jeremy Renner", "character": "Ian Donnelly", "order": 1},
          {"name": "Forest Whitaker", "character": "Colonel Weber", "order": 2}
        ],
        "crew": [
          {"name": "Denis Villeneuve", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 419430, "title": "Get Out", "original_language": "en", "release_date": "2017-02-24",
      "runtime": 104, "status": "Released", "vote_average": 7.6, "vote_count": 17300, "popularity": 26,
      "imdb_id": "tt5052448", "budget": 4500000, "poster_path": "/get-out.png",
      "overview": "A photographer visits his girlfriend's parents, who are a little too glad to see him.",
      "genres": [{"id": 9648, "name": "Mystery"}, {"id": 53, "name": "Thriller"}, {"id": 27, "name": "Horror"}],
      "videos": {
        "results": [
          {
            "id": "DzfpyUB60YY", "key": "DzfpyUB60YY", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Daniel Kaluuya", "character": "Chris Washington", "order": 0},
          {"name": "Allison Williams", "character": "Rose Armitage", "order": 1},
          {"name": "Catherine Keener", "character": "Missy Armitage", "order": 2}
        ],
        "crew": [
          {"name": "Jordan Peele", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 335984, "title": "Blade Runner 2049", "original_language": "en", "release_date": "2017-10-04",
      "runtime": 164, "status": "Released", "vote_average": 7.6, "vote_count": 14300, "popularity": 34,
      "imdb_id": "tt1856101", "budget": 150000000, "poster_path": "/blade-runner-2049.png",
      "overview": "A hunter of androids digs up a box of bones that should not exist.",
      "genres": [{"id": 878, "name": "Science Fiction"}, {"id": 18, "name": "Drama"}],
      "videos": {
        "results": [
          {
            "id": "gCcx85zbxz4", "key": "gCcx85zbxz4", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Ryan Gosling", "character": "K", "order": 0},
          {"name": "Harrison Ford", "character": "Rick Deckard", "order": 1},
          {"name": "Ana de Armas", "character": "Joi", "order": 2},
          {"name": "Sylvia Hoeks", "character": "Luv", "order": 3}
        ],
        "crew": [
          {"name": "Denis Villeneuve", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 354912, "title": "Coco", "original_language": "en", "release_date": "2017-10-27", "runtime": 105,
      "status": "Released", "vote_average": 8.2, "vote_count": 19900, "popularity": 38, "imdb_id": "tt2380307",
      "budget": 175000000, "poster_path": "/coco.png",
      "overview": "A boy from a family without music strums a guitar and lands among his ancestors.",
      "genres": [
        {"id": 10751, "name": "Family"}, {"id": 16, "name": "Animation"}, {"id": 10402, "name": "Music"},
        {"id": 12, "name": "Adventure"}
      ],
      "videos": {
        "results": [
          {
            "id": "Rvr68u6k5sI", "key": "Rvr68u6k5sI", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Anthony Gonzalez", "character": "Miguel (voice)", "order": 0},
          {"name": "Gael García Bernal", "character": "Héctor (voice)", "order": 1},
          {"name": "Benjamin Bratt", "character": "Ernesto de la Cruz (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Lee Unkrich", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 324857, "title": "Spider-Man: Into the Spider-Verse", "original_language": "en",
      "release_date": "2018-12-06", "runtime": 117, "status": "Released", "vote_average": 8.4,
      "vote_count": 16200, "popularity": 48, "imdb_id": "tt4633694", "budget": 90000000,
      "poster_path": "/spider-man-into-the-spider-verse.png",
      "overview": "A boy from Brooklyn is bitten, and is neither the first nor the only one in all the worlds.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 28, "name": "Action"}, {"id": 12, "name": "Adventure"},
        {"id": 878, "name": "Science Fiction"}
      ],
      "videos": {
        "results": [
          {
            "id": "g4Hbz2jLxvQ", "key": "g4Hbz2jLxvQ", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Shameik Moore", "character": "Miles Morales (voice)", "order": 0},
          {"name": "Jake Johnson", "character": "Peter B. Parker (voice)", "order": 1},
          {"name": "Hailee Steinfeld", "character": "Gwen Stacy (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Bob Persichetti", "job": "Director", "department": "Directing"},
          {"name": "Peter Ramsey", "job": "Director", "department": "Directing"},
          {"name": "Rodney Rothman", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 496243, "title": "Parasite", "original_title": "기생충", "original_language": "ko",
      "release_date": "2019-05-30", "runtime": 133, "status": "Released", "vote_average": 8.5,
      "vote_count": 19400, "popularity": 38, "imdb_id": "tt6751668", "poster_path": "/parasite.png",
      "overview": "A family out of work talks itself, one by one, into the household of a rich one.",
      "genres": [{"id": 35, "name": "Comedy"}, {"id": 53, "name": "Thriller"}, {"id": 18, "name": "Drama"}],
      "videos": {
        "results": [
          {
            "id": "5xH0HfJHsaY", "key": "5xH0HfJHsaY", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Song Kang-ho", "character": "Kim Ki-taek", "order": 0},
          {"name": "Lee Sun-kyun", "character": "Park Dong-ik", "order": 1},
          {"name": "Cho Yeo-jeong", "character": "Yeon-gyo", "order": 2},
          {"name": "Choi Woo-shik", "character": "Ki-woo", "order": 3},
          {"name": "Park So-dam", "character": "Ki-jung", "order": 4}
        ],
        "crew": [
          {"name": "Bong Joon Ho", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 531428, "title": "Portrait of a Lady on Fire",
      "original_title": "Portrait de la jeune fille en feu", "original_language": "fr",
      "release_date": "2019-09-18", "runtime": 122, "status": "Released", "vote_average": 8.1,
      "vote_count": 2900, "popularity": 16, "imdb_id": "tt8613070",
      "poster_path": "/portrait-of-a-lady-on-fire.png",
      "overview": "A painter is to paint a bride in secret, from what she remembers of their walks.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 10749, "name": "Romance"}],
      "credits": {
        "cast": [
          {"name": "Noémie Merlant", "character": "Marianne", "order": 0},
          {"name": "Adèle Haenel", "character": "Héloïse", "order": 1},
          {"name": "Luàna Bajrami", "character": "Sophie", "order": 2},
          {"name": "Valeria Golino", "character": "The Countess", "order": 3}
        ],
        "crew": [
          {"name": "Céline Sciamma", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 546554, "title": "Knives Out", "original_language": "en", "release_date": "2019-11-27",
      "runtime": 131, "status": "Released", "vote_average": 7.8, "vote_count": 13300, "popularity": 26,
      "imdb_id": "tt8946378", "budget": 40000000, "poster_path": "/knives-out.png",
      "overview": "A writer of crime novels dies, and a nurse who cannot lie knows more than the heirs.",
      "genres": [{"id": 35, "name": "Comedy"}, {"id": 80, "name": "Crime"}, {"id": 9648, "name": "Mystery"}],
      "videos": {
        "results": [
          {
            "id": "qGqiHJTsRkQ", "key": "qGqiHJTsRkQ", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Daniel Craig", "character": "Benoit Blanc", "order": 0},
          {"name": "Ana de Armas", "character": "Marta Cabrera", "order": 1},
          {"name": "Chris Evans", "character": "Ransom Drysdale", "order": 2},
          {"name": "Jamie Lee Curtis", "character": "Linda Drysdale", "order": 3}
        ],
        "crew": [
          {"name": "Rian Johnson", "job": "Director", "department": "Directing"}
        ]
      }
    }
    ]
    """#
}
