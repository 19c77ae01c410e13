extension SampleFilms {
  /// The films of 1994 to 1999.
  static let nineties = #"""
    [
    {
      "id": 13, "title": "Forrest Gump", "original_language": "en", "release_date": "1994-06-23",
      "runtime": 142, "status": "Released", "vote_average": 8.5, "vote_count": 28400, "popularity": 40,
      "imdb_id": "tt0109830", "budget": 55000000, "poster_path": "/forrest-gump.png",
      "overview": "A man of simple thoughts runs through thirty years of history, thinking of one girl.",
      "genres": [{"id": 35, "name": "Comedy"}, {"id": 18, "name": "Drama"}, {"id": 10749, "name": "Romance"}],
      "videos": {
        "results": [
          {
            "id": "bLvqoHBptjg", "key": "bLvqoHBptjg", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Tom Hanks", "character": "Forrest Gump", "order": 0},
          {"name": "Robin Wright", "character": "Jenny Curran", "order": 1},
          {"name": "Gary Sinise", "character": "Lieutenant Dan Taylor", "order": 2},
          {"name": "Sally Field", "character": "Mrs. Gump", "order": 3}
        ],
        "crew": [
          {"name": "Robert Zemeckis", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 680, "title": "Pulp Fiction", "original_language": "en", "release_date": "1994-09-10",
      "runtime": 154, "status": "Released", "vote_average": 8.5, "vote_count": 29000, "popularity": 42,
      "imdb_id": "tt0110912", "budget": 8000000, "revenue": 213928762, "poster_path": "/pulp-fiction.png",
      "overview": "Two hit men, a boxer and a gangster's wife cross each other's days in Los Angeles, out of order.",
      "genres": [{"id": 53, "name": "Thriller"}, {"id": 80, "name": "Crime"}, {"id": 35, "name": "Comedy"}],
      "videos": {
        "results": [
          {
            "id": "s7EdQ4FqbhY", "key": "s7EdQ4FqbhY", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "John Travolta", "character": "Vincent Vega", "order": 0},
          {"name": "Samuel L. Jackson", "character": "Jules Winnfield", "order": 1},
          {"name": "Uma Thurman", "character": "Mia Wallace", "order": 2},
          {"name": "Bruce Willis", "character": "Butch Coolidge", "order": 3}
        ],
        "crew": [
          {"name": "Quentin Tarantino", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 101, "title": "Léon: The Professional", "original_title": "Léon", "original_language": "fr",
      "release_date": "1994-09-14", "runtime": 111, "status": "Released", "vote_average": 8.3,
      "vote_count": 15300, "popularity": 28, "imdb_id": "tt0110413",
      "poster_path": "/leon-the-professional.png",
      "overview": "A hit man who keeps a plant takes in the girl next door, who would like to learn his trade.",
      "genres": [{"id": 80, "name": "Crime"}, {"id": 18, "name": "Drama"}, {"id": 28, "name": "Action"}],
      "credits": {
        "cast": [
          {"name": "Jean Reno", "character": "Léon", "order": 0},
          {"name": "Natalie Portman", "character": "Mathilda", "order": 1},
          {"name": "Gary Oldman", "character": "Stansfield", "order": 2},
          {"name": "Danny Aiello", "character": "Tony", "order": 3}
        ],
        "crew": [
          {"name": "Luc Besson", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 278, "title": "The Shawshank Redemption", "original_language": "en", "release_date": "1994-09-23",
      "runtime": 142, "status": "Released", "vote_average": 8.7, "vote_count": 28900, "popularity": 46,
      "imdb_id": "tt0111161", "budget": 25000000, "revenue": 28341469,
      "poster_path": "/the-shawshank-redemption.png",
      "overview": "A banker sentenced for murder spends two patient decades in prison without giving up hope.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 80, "name": "Crime"}],
      "videos": {
        "results": [
          {
            "id": "6hB3S9bIaco", "key": "6hB3S9bIaco", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Tim Robbins", "character": "Andy Dufresne", "order": 0},
          {"name": "Morgan Freeman", "character": "Ellis Boyd 'Red' Redding", "order": 1},
          {"name": "Bob Gunton", "character": "Warden Norton", "order": 2},
          {"name": "William Sadler", "character": "Heywood", "order": 3}
        ],
        "crew": [
          {"name": "Frank Darabont", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 862, "title": "Toy Story", "original_language": "en", "release_date": "1995-11-22", "runtime": 81,
      "status": "Released", "vote_average": 8.0, "vote_count": 18900, "popularity": 36, "imdb_id": "tt0114709",
      "budget": 30000000, "poster_path": "/toy-story.png",
      "overview": "A cowboy doll finds that the new toy in the house believes he is an astronaut.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 12, "name": "Adventure"}, {"id": 10751, "name": "Family"},
        {"id": 35, "name": "Comedy"}
      ],
      "videos": {
        "results": [
          {
            "id": "v-PjgYDrg70", "key": "v-PjgYDrg70", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Tom Hanks", "character": "Woody (voice)", "order": 0},
          {"name": "Tim Allen", "character": "Buzz Lightyear (voice)", "order": 1},
          {"name": "Don Rickles", "character": "Mr. Potato Head (voice)", "order": 2}
        ],
        "crew": [
          {"name": "John Lasseter", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 597, "title": "Titanic", "original_language": "en", "release_date": "1997-11-18", "runtime": 194,
      "status": "Released", "vote_average": 7.9, "vote_count": 26000, "popularity": 40, "imdb_id": "tt0120338",
      "budget": 200000000, "poster_path": "/titanic.png",
      "overview": "A gambler and a bride-to-be meet on a ship of which everybody knows the end.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 10749, "name": "Romance"}],
      "videos": {
        "results": [
          {
            "id": "kVrqfYjkTdQ", "key": "kVrqfYjkTdQ", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Leonardo DiCaprio", "character": "Jack Dawson", "order": 0},
          {"name": "Kate Winslet", "character": "Rose DeWitt Bukater", "order": 1},
          {"name": "Billy Zane", "character": "Cal Hockley", "order": 2}
        ],
        "crew": [
          {"name": "James Cameron", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 637, "title": "Life Is Beautiful", "original_title": "La vita è bella", "original_language": "it",
      "release_date": "1997-12-20", "runtime": 116, "status": "Released", "vote_average": 8.4,
      "vote_count": 13300, "popularity": 24, "imdb_id": "tt0118799", "poster_path": "/life-is-beautiful.png",
      "overview": "A father turns a camp into a game, so that his son need not know where they are.",
      "genres": [{"id": 35, "name": "Comedy"}, {"id": 18, "name": "Drama"}],
      "credits": {
        "cast": [
          {"name": "Roberto Benigni", "character": "Guido", "order": 0},
          {"name": "Nicoletta Braschi", "character": "Dora", "order": 1},
          {"name": "Giorgio Cantarini", "character": "Giosuè", "order": 2}
        ],
        "crew": [
          {"name": "Roberto Benigni", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 104, "title": "Run Lola Run", "original_title": "Lola rennt", "original_language": "de",
      "release_date": "1998-08-20", "runtime": 81, "status": "Released", "vote_average": 7.3,
      "vote_count": 2400, "popularity": 12, "imdb_id": "tt0130827", "poster_path": "/run-lola-run.png",
      "overview": "Lola has twenty minutes to find a hundred thousand marks, and gets three tries.",
      "genres": [{"id": 28, "name": "Action"}, {"id": 18, "name": "Drama"}, {"id": 53, "name": "Thriller"}],
      "credits": {
        "cast": [
          {"name": "Franka Potente", "character": "Lola", "order": 0},
          {"name": "Moritz Bleibtreu", "character": "Manni", "order": 1},
          {"name": "Herbert Knaup", "character": "Lola's father", "order": 2}
        ],
        "crew": [
          {"name": "Tom Tykwer", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 603, "title": "The Matrix", "original_language": "en", "release_date": "1999-03-31",
      "runtime": 136, "status": "Released", "vote_average": 8.2, "vote_count": 26400, "popularity": 44,
      "imdb_id": "tt0133093", "budget": 63000000, "revenue": 463517383, "poster_path": "/the-matrix.png",
      "overview": "A programmer is offered the truth about the world, and it comes as a red pill.",
      "genres": [{"id": 28, "name": "Action"}, {"id": 878, "name": "Science Fiction"}],
      "videos": {
        "results": [
          {
            "id": "vKQi3bBA1y8", "key": "vKQi3bBA1y8", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Keanu Reeves", "character": "Neo", "order": 0},
          {"name": "Laurence Fishburne", "character": "Morpheus", "order": 1},
          {"name": "Carrie-Anne Moss", "character": "Trinity", "order": 2},
          {"name": "Hugo Weaving", "character": "Agent Smith", "order": 3}
        ],
        "crew": [
          {"name": "Lana Wachowski", "job": "Director", "department": "Directing"},
          {"name": "Lilly Wachowski", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 550, "title": "Fight Club", "original_language": "en", "release_date": "1999-10-15",
      "runtime": 139, "status": "Released", "vote_average": 8.4, "vote_count": 30700, "popularity": 52,
      "imdb_id": "tt0137523", "budget": 63000000, "revenue": 100853753, "poster_path": "/fight-club.png",
      "overview": "A sleepless clerk and a seller of soap start a club with rules, and lose count of the members.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 53, "name": "Thriller"}],
      "videos": {
        "results": [
          {
            "id": "SUXWAEX2jlg", "key": "SUXWAEX2jlg", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Edward Norton", "character": "Narrator", "order": 0},
          {"name": "Brad Pitt", "character": "Tyler Durden", "order": 1},
          {"name": "Helena Bonham Carter", "character": "Marla Singer", "order": 2},
          {"name": "Meat Loaf", "character": "Robert Paulson", "order": 3}
        ],
        "crew": [
          {"name": "David Fincher", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 497, "title": "The Green Mile", "original_language": "en", "release_date": "1999-12-10",
      "runtime": 189, "status": "Released", "vote_average": 8.5, "vote_count": 18300, "popularity": 34,
      "imdb_id": "tt0120689", "budget": 60000000, "revenue": 286801374, "poster_path": "/the-green-mile.png",
      "overview": "The guards of a death row find out that their gentlest prisoner can heal.",
      "genres": [{"id": 14, "name": "Fantasy"}, {"id": 18, "name": "Drama"}, {"id": 80, "name": "Crime"}],
      "credits": {
        "cast": [
          {"name": "Tom Hanks", "character": "Paul Edgecomb", "order": 0},
          {"name": "Michael Clarke Duncan", "character": "John Coffey", "order": 1},
          {"name": "David Morse", "character": "Brutus 'Brutal' Howell", "order": 2}
        ],
        "crew": [
          {"name": "Frank Darabont", "job": "Director", "department": "Directing"}
        ]
      }
    }
    ]
    """#
}
