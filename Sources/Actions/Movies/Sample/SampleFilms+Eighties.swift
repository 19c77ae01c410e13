extension SampleFilms {
  /// The films of 1980 to 1993.
  static let eighties = #"""
    [
    {
      "id": 78, "title": "Blade Runner", "original_language": "en", "release_date": "1982-06-25",
      "runtime": 118, "status": "Released", "vote_average": 7.9, "vote_count": 14300, "popularity": 30,
      "imdb_id": "tt0083658", "budget": 28000000, "revenue": 41722424, "poster_path": "/blade-runner.png",
      "overview": "A tired detective is to find four runaways who look, speak and fear like people.",
      "genres": [{"id": 878, "name": "Science Fiction"}, {"id": 18, "name": "Drama"}, {"id": 53, "name": "Thriller"}],
      "credits": {
        "cast": [
          {"name": "Harrison Ford", "character": "Rick Deckard", "order": 0},
          {"name": "Rutger Hauer", "character": "Roy Batty", "order": 1},
          {"name": "Sean Young", "character": "Rachael", "order": 2},
          {"name": "Daryl Hannah", "character": "Pris", "order": 3}
        ],
        "crew": [
          {"name": "Ridley Scott", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 105, "title": "Back to the Future", "original_language": "en", "release_date": "1985-07-03",
      "runtime": 116, "status": "Released", "vote_average": 8.3, "vote_count": 20300, "popularity": 36,
      "imdb_id": "tt0088763", "budget": 19000000, "revenue": 381109762,
      "poster_path": "/back-to-the-future.png",
      "overview": "A teenager lands in 1955 and has to see to it that his parents fall in love.",
      "genres": [
        {"id": 12, "name": "Adventure"}, {"id": 35, "name": "Comedy"}, {"id": 878, "name": "Science Fiction"}
      ],
      "videos": {
        "results": [
          {
            "id": "qvsgGtivCgs", "key": "qvsgGtivCgs", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Michael J. Fox", "character": "Marty McFly", "order": 0},
          {"name": "Christopher Lloyd", "character": "Emmett Brown", "order": 1},
          {"name": "Lea Thompson", "character": "Lorraine Baines", "order": 2},
          {"name": "Crispin Glover", "character": "George McFly", "order": 3}
        ],
        "crew": [
          {"name": "Robert Zemeckis", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 8392, "title": "My Neighbor Totoro", "original_title": "となりのトトロ", "original_language": "ja",
      "release_date": "1988-04-16", "runtime": 86, "status": "Released", "vote_average": 8.1,
      "vote_count": 8400, "popularity": 24, "imdb_id": "tt0096283", "poster_path": "/my-neighbor-totoro.png",
      "overview": "Two sisters in a new house make friends with what lives in the tree.",
      "genres": [{"id": 14, "name": "Fantasy"}, {"id": 16, "name": "Animation"}, {"id": 10751, "name": "Family"}],
      "credits": {
        "cast": [
          {"name": "Noriko Hidaka", "character": "Satsuki (voice)", "order": 0},
          {"name": "Chika Sakamoto", "character": "Mei (voice)", "order": 1},
          {"name": "Hitoshi Takagi", "character": "Totoro (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Hayao Miyazaki", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 11216, "title": "Cinema Paradiso", "original_title": "Nuovo Cinema Paradiso",
      "original_language": "it", "release_date": "1988-11-17", "runtime": 124, "status": "Released",
      "vote_average": 8.4, "vote_count": 4500, "popularity": 18, "imdb_id": "tt0095765",
      "poster_path": "/cinema-paradiso.png",
      "overview": "A director remembers the projectionist who taught him films, and what the priest cut out of them.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 10749, "name": "Romance"}],
      "credits": {
        "cast": [
          {"name": "Philippe Noiret", "character": "Alfredo", "order": 0},
          {"name": "Salvatore Cascio", "character": "Salvatore as a child", "order": 1},
          {"name": "Marco Leonardi", "character": "Salvatore as a young man", "order": 2},
          {"name": "Jacques Perrin", "character": "Salvatore as an adult", "order": 3}
        ],
        "crew": [
          {"name": "Giuseppe Tornatore", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 769, "title": "GoodFellas", "original_language": "en", "release_date": "1990-09-12",
      "runtime": 145, "status": "Released", "vote_average": 8.5, "vote_count": 13200, "popularity": 30,
      "imdb_id": "tt0099685", "budget": 25000000, "poster_path": "/goodfellas.png",
      "overview": "A boy from Brooklyn gets what he always wanted, a place among gangsters, and pays for it.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 80, "name": "Crime"}],
      "credits": {
        "cast": [
          {"name": "Ray Liotta", "character": "Henry Hill", "order": 0},
          {"name": "Robert De Niro", "character": "James Conway", "order": 1},
          {"name": "Joe Pesci", "character": "Tommy DeVito", "order": 2},
          {"name": "Lorraine Bracco", "character": "Karen Hill", "order": 3}
        ],
        "crew": [
          {"name": "Martin Scorsese", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 274, "title": "The Silence of the Lambs", "original_language": "en", "release_date": "1991-02-14",
      "runtime": 119, "status": "Released", "vote_average": 8.3, "vote_count": 17100, "popularity": 32,
      "imdb_id": "tt0102926", "budget": 19000000, "revenue": 272742922,
      "poster_path": "/the-silence-of-the-lambs.png",
      "overview": "A trainee asks one murderer for help against another, and has to answer questions herself.",
      "genres": [{"id": 80, "name": "Crime"}, {"id": 53, "name": "Thriller"}],
      "credits": {
        "cast": [
          {"name": "Jodie Foster", "character": "Clarice Starling", "order": 0},
          {"name": "Anthony Hopkins", "character": "Dr. Hannibal Lecter", "order": 1},
          {"name": "Scott Glenn", "character": "Jack Crawford", "order": 2},
          {"name": "Ted Levine", "character": "Jame Gumb", "order": 3}
        ],
        "crew": [
          {"name": "Jonathan Demme", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 329, "title": "Jurassic Park", "original_language": "en", "release_date": "1993-06-11",
      "runtime": 127, "status": "Released", "vote_average": 8.0, "vote_count": 17000, "popularity": 34,
      "imdb_id": "tt0107290", "budget": 63000000, "poster_path": "/jurassic-park.png",
      "overview": "Guests preview a park whose main attraction was dead for sixty-five million years.",
      "genres": [{"id": 12, "name": "Adventure"}, {"id": 878, "name": "Science Fiction"}],
      "videos": {
        "results": [
          {
            "id": "QWBKEmWWL38", "key": "QWBKEmWWL38", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Sam Neill", "character": "Dr. Alan Grant", "order": 0},
          {"name": "Laura Dern", "character": "Dr. Ellie Sattler", "order": 1},
          {"name": "Jeff Goldblum", "character": "Dr. Ian Malcolm", "order": 2},
          {"name": "Richard Attenborough", "character": "John Hammond", "order": 3}
        ],
        "crew": [
          {"name": "Steven Spielberg", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 424, "title": "Schindler's List", "original_language": "en", "release_date": "1993-12-15",
      "runtime": 195, "status": "Released", "vote_average": 8.6, "vote_count": 16900, "popularity": 30,
      "imdb_id": "tt0108052", "budget": 22000000, "poster_path": "/schindler-s-list.png",
      "overview": "A factory owner who came for profit spends all of it to save the people who work for him.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 36, "name": "History"}, {"id": 10752, "name": "War"}],
      "credits": {
        "cast": [
          {"name": "Liam Neeson", "character": "Oskar Schindler", "order": 0},
          {"name": "Ben Kingsley", "character": "Itzhak Stern", "order": 1},
          {"name": "Ralph Fiennes", "character": "Amon Göth", "order": 2}
        ],
        "crew": [
          {"name": "Steven Spielberg", "job": "Director", "department": "Directing"}
        ]
      }
    }
    ]
    """#
}
