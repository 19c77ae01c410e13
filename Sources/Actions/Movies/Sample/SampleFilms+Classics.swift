extension SampleFilms {
  /// The films of before 1980.
  static let classics = #"""
    [
    {
      "id": 19, "title": "Metropolis", "original_language": "de", "release_date": "1927-02-06", "runtime": 153,
      "status": "Released", "vote_average": 8.1, "vote_count": 2900, "popularity": 14, "imdb_id": "tt0017136",
      "poster_path": "/metropolis.png",
      "overview": "The son of a city's master follows a girl down to the machines that keep it running.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 878, "name": "Science Fiction"}],
      "credits": {
        "cast": [
          {"name": "Brigitte Helm", "character": "Maria", "order": 0},
          {"name": "Gustav Fröhlich", "character": "Freder", "order": 1},
          {"name": "Alfred Abel", "character": "Joh Fredersen", "order": 2},
          {"name": "Rudolf Klein-Rogge", "character": "Rotwang", "order": 3}
        ],
        "crew": [
          {"name": "Fritz Lang", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 3082, "title": "Modern Times", "original_language": "en", "release_date": "1936-02-05",
      "runtime": 87, "status": "Released", "vote_average": 8.3, "vote_count": 3900, "popularity": 14,
      "imdb_id": "tt0027977", "poster_path": "/modern-times.png",
      "overview": "A worker is fed by a machine, swallowed by another, and walks on, hand in hand.",
      "genres": [{"id": 35, "name": "Comedy"}, {"id": 18, "name": "Drama"}, {"id": 10749, "name": "Romance"}],
      "credits": {
        "cast": [
          {"name": "Charlie Chaplin", "character": "A factory worker", "order": 0},
          {"name": "Paulette Goddard", "character": "A gamin", "order": 1},
          {"name": "Henry Bergman", "character": "Café proprietor", "order": 2}
        ],
        "crew": [
          {"name": "Charlie Chaplin", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 289, "title": "Casablanca", "original_language": "en", "release_date": "1943-01-15",
      "runtime": 102, "status": "Released", "vote_average": 8.1, "vote_count": 5500, "popularity": 18,
      "imdb_id": "tt0034583", "poster_path": "/casablanca.png",
      "overview": "The owner of a café has the papers that would let his lost love leave with her husband.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 10749, "name": "Romance"}],
      "credits": {
        "cast": [
          {"name": "Humphrey Bogart", "character": "Rick Blaine", "order": 0},
          {"name": "Ingrid Bergman", "character": "Ilsa Lund", "order": 1},
          {"name": "Paul Henreid", "character": "Victor Laszlo", "order": 2},
          {"name": "Claude Rains", "character": "Captain Louis Renault", "order": 3}
        ],
        "crew": [
          {"name": "Michael Curtiz", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 346, "title": "Seven Samurai", "original_title": "七人の侍", "original_language": "ja",
      "release_date": "1954-04-26", "runtime": 207, "status": "Released", "vote_average": 8.5,
      "vote_count": 3900, "popularity": 20, "imdb_id": "tt0047478", "poster_path": "/seven-samurai.png",
      "overview": "A village with nothing to offer but rice hires seven masterless swordsmen against bandits.",
      "genres": [{"id": 28, "name": "Action"}, {"id": 18, "name": "Drama"}],
      "credits": {
        "cast": [
          {"name": "Toshirō Mifune", "character": "Kikuchiyo", "order": 0},
          {"name": "Takashi Shimura", "character": "Kambei Shimada", "order": 1},
          {"name": "Isao Kimura", "character": "Katsushiro", "order": 2}
        ],
        "crew": [
          {"name": "Akira Kurosawa", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 567, "title": "Rear Window", "original_language": "en", "release_date": "1954-08-01",
      "runtime": 112, "status": "Released", "vote_average": 8.3, "vote_count": 6600, "popularity": 18,
      "imdb_id": "tt0047396", "poster_path": "/rear-window.png",
      "overview": "A photographer with a broken leg watches his neighbours, and one of them too closely.",
      "genres": [{"id": 53, "name": "Thriller"}, {"id": 9648, "name": "Mystery"}],
      "credits": {
        "cast": [
          {"name": "James Stewart", "character": "L.B. 'Jeff' Jefferies", "order": 0},
          {"name": "Grace Kelly", "character": "Lisa Fremont", "order": 1},
          {"name": "Thelma Ritter", "character": "Stella", "order": 2},
          {"name": "Raymond Burr", "character": "Lars Thorwald", "order": 3}
        ],
        "crew": [
          {"name": "Alfred Hitchcock", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 389, "title": "12 Angry Men", "original_language": "en", "release_date": "1957-04-10",
      "runtime": 96, "status": "Released", "vote_average": 8.5, "vote_count": 9300, "popularity": 22,
      "imdb_id": "tt0050083", "poster_path": "/12-angry-men.png",
      "overview": "One juror asks eleven others to doubt, on the hottest day of the year.",
      "genres": [{"id": 18, "name": "Drama"}],
      "credits": {
        "cast": [
          {"name": "Henry Fonda", "character": "Juror 8", "order": 0},
          {"name": "Lee J. Cobb", "character": "Juror 3", "order": 1},
          {"name": "E.G. Marshall", "character": "Juror 4", "order": 2},
          {"name": "Martin Balsam", "character": "Juror 1", "order": 3}
        ],
        "crew": [
          {"name": "Sidney Lumet", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 539, "title": "Psycho", "original_language": "en", "release_date": "1960-06-22", "runtime": 109,
      "status": "Released", "vote_average": 8.4, "vote_count": 10300, "popularity": 26, "imdb_id": "tt0054215",
      "budget": 806947, "revenue": 50000000, "poster_path": "/psycho.png",
      "overview": "A woman on the run with stolen money takes a room at a motel that nobody passes any more.",
      "genres": [{"id": 27, "name": "Horror"}, {"id": 53, "name": "Thriller"}, {"id": 9648, "name": "Mystery"}],
      "credits": {
        "cast": [
          {"name": "Anthony Perkins", "character": "Norman Bates", "order": 0},
          {"name": "Janet Leigh", "character": "Marion Crane", "order": 1},
          {"name": "Vera Miles", "character": "Lila Crane", "order": 2},
          {"name": "John Gavin", "character": "Sam Loomis", "order": 3}
        ],
        "crew": [
          {"name": "Alfred Hitchcock", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 62, "title": "2001: A Space Odyssey", "original_language": "en", "release_date": "1968-04-02",
      "runtime": 149, "status": "Released", "vote_average": 8.1, "vote_count": 11900, "popularity": 24,
      "imdb_id": "tt0062622", "budget": 10500000, "poster_path": "/2001-a-space-odyssey.png",
      "overview": "A black slab is found on the Moon, and a ship with a polite computer is sent after its signal.",
      "genres": [
        {"id": 878, "name": "Science Fiction"}, {"id": 9648, "name": "Mystery"},
        {"id": 12, "name": "Adventure"}
      ],
      "credits": {
        "cast": [
          {"name": "Keir Dullea", "character": "Dr. David Bowman", "order": 0},
          {"name": "Gary Lockwood", "character": "Dr. Frank Poole", "order": 1},
          {"name": "Douglas Rain", "character": "HAL 9000 (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Stanley Kubrick", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 238, "title": "The Godfather", "original_language": "en", "release_date": "1972-03-14",
      "runtime": 175, "status": "Released", "vote_average": 8.7, "vote_count": 22100, "popularity": 48,
      "imdb_id": "tt0068646", "budget": 6000000, "revenue": 245066411, "poster_path": "/the-godfather.png",
      "overview": "The youngest son of a mafia family, who wanted no part of it, ends up running it.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 80, "name": "Crime"}],
      "videos": {
        "results": [
          {
            "id": "sY1S34973zA", "key": "sY1S34973zA", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Marlon Brando", "character": "Don Vito Corleone", "order": 0},
          {"name": "Al Pacino", "character": "Michael Corleone", "order": 1},
          {"name": "James Caan", "character": "Sonny Corleone", "order": 2},
          {"name": "Robert Duvall", "character": "Tom Hagen", "order": 3},
          {"name": "Diane Keaton", "character": "Kay Adams", "order": 4}
        ],
        "crew": [
          {"name": "Francis Ford Coppola", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 240, "title": "The Godfather Part II", "original_language": "en", "release_date": "1974-12-20",
      "runtime": 202, "status": "Released", "vote_average": 8.6, "vote_count": 13300, "popularity": 32,
      "imdb_id": "tt0071562", "revenue": 47542841, "poster_path": "/the-godfather-part-ii.png",
      "overview": "A father's rise in old New York is told beside his son's lonely grip on power.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 80, "name": "Crime"}],
      "credits": {
        "cast": [
          {"name": "Al Pacino", "character": "Michael Corleone", "order": 0},
          {"name": "Robert De Niro", "character": "Young Vito Corleone", "order": 1},
          {"name": "Robert Duvall", "character": "Tom Hagen", "order": 2},
          {"name": "Diane Keaton", "character": "Kay Corleone", "order": 3}
        ],
        "crew": [
          {"name": "Francis Ford Coppola", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 578, "title": "Jaws", "original_language": "en", "release_date": "1975-06-20", "runtime": 124,
      "status": "Released", "vote_average": 7.7, "vote_count": 10900, "popularity": 26, "imdb_id": "tt0073195",
      "poster_path": "/jaws.png",
      "overview": "A police chief, a scientist and a fisherman go after the shark that empties the beaches.",
      "genres": [{"id": 27, "name": "Horror"}, {"id": 53, "name": "Thriller"}, {"id": 12, "name": "Adventure"}],
      "credits": {
        "cast": [
          {"name": "Roy Scheider", "character": "Chief Brody", "order": 0},
          {"name": "Robert Shaw", "character": "Quint", "order": 1},
          {"name": "Richard Dreyfuss", "character": "Hooper", "order": 2}
        ],
        "crew": [
          {"name": "Steven Spielberg", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 11, "title": "Star Wars", "original_language": "en", "release_date": "1977-05-25", "runtime": 121,
      "status": "Released", "vote_average": 8.2, "vote_count": 21000, "popularity": 34, "imdb_id": "tt0076759",
      "budget": 11000000, "revenue": 775398007, "poster_path": "/star-wars.png",
      "overview": "A farm boy buys two droids and with them the plans of a station that destroys planets.",
      "genres": [
        {"id": 12, "name": "Adventure"}, {"id": 28, "name": "Action"}, {"id": 878, "name": "Science Fiction"}
      ],
      "credits": {
        "cast": [
          {"name": "Mark Hamill", "character": "Luke Skywalker", "order": 0},
          {"name": "Harrison Ford", "character": "Han Solo", "order": 1},
          {"name": "Carrie Fisher", "character": "Princess Leia Organa", "order": 2},
          {"name": "Alec Guinness", "character": "Obi-Wan Kenobi", "order": 3}
        ],
        "crew": [
          {"name": "George Lucas", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 348, "title": "Alien", "original_language": "en", "release_date": "1979-05-25", "runtime": 117,
      "status": "Released", "vote_average": 8.2, "vote_count": 15400, "popularity": 36, "imdb_id": "tt0078748",
      "budget": 11000000, "poster_path": "/alien.png",
      "overview": "The crew of a tug between the stars answers a call for help and brings something back.",
      "genres": [{"id": 27, "name": "Horror"}, {"id": 878, "name": "Science Fiction"}],
      "videos": {
        "results": [
          {
            "id": "LjLamj-b0I8", "key": "LjLamj-b0I8", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Sigourney Weaver", "character": "Ripley", "order": 0},
          {"name": "Tom Skerritt", "character": "Dallas", "order": 1},
          {"name": "John Hurt", "character": "Kane", "order": 2},
          {"name": "Ian Holm", "character": "Ash", "order": 3}
        ],
        "crew": [
          {"name": "Ridley Scott", "job": "Director", "department": "Directing"}
        ]
      }
    }
    ]
    """#
}
