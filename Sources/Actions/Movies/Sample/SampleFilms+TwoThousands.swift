extension SampleFilms {
  /// The films of 2000 to 2011.
  static let twoThousands = #"""
    [
    {
      "id": 98, "title": "Gladiator", "original_language": "en", "release_date": "2000-05-04", "runtime": 155,
      "status": "Released", "vote_average": 8.2, "vote_count": 19500, "popularity": 40, "imdb_id": "tt0172495",
      "budget": 103000000, "poster_path": "/gladiator.png",
      "overview": "A general who was to inherit Rome comes back to it as a slave.",
      "genres": [{"id": 28, "name": "Action"}, {"id": 18, "name": "Drama"}, {"id": 12, "name": "Adventure"}],
      "videos": {
        "results": [
          {
            "id": "owK1qxDselE", "key": "owK1qxDselE", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Russell Crowe", "character": "Maximus", "order": 0},
          {"name": "Joaquin Phoenix", "character": "Commodus", "order": 1},
          {"name": "Connie Nielsen", "character": "Lucilla", "order": 2},
          {"name": "Oliver Reed", "character": "Proximo", "order": 3}
        ],
        "crew": [
          {"name": "Ridley Scott", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 194, "title": "Amélie", "original_title": "Le Fabuleux Destin d'Amélie Poulain",
      "original_language": "fr", "release_date": "2001-04-25", "runtime": 122, "status": "Released",
      "vote_average": 7.9, "vote_count": 11800, "popularity": 22, "imdb_id": "tt0211915",
      "poster_path": "/amelie.png",
      "overview": "A waitress in Montmartre arranges other people's happiness in secret, and puts off her own.",
      "genres": [{"id": 35, "name": "Comedy"}, {"id": 10749, "name": "Romance"}],
      "credits": {
        "cast": [
          {"name": "Audrey Tautou", "character": "Amélie Poulain", "order": 0},
          {"name": "Mathieu Kassovitz", "character": "Nino Quincampoix", "order": 1},
          {"name": "Rufus", "character": "Raphaël Poulain", "order": 2}
        ],
        "crew": [
          {"name": "Jean-Pierre Jeunet", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 129, "title": "Spirited Away", "original_title": "千と千尋の神隠し", "original_language": "ja",
      "release_date": "2001-07-20", "runtime": 125, "status": "Released", "vote_average": 8.5,
      "vote_count": 17500, "popularity": 40, "imdb_id": "tt0245429", "poster_path": "/spirited-away.png",
      "overview": "A girl takes work in a bathhouse for spirits to turn her parents back into people.",
      "genres": [{"id": 16, "name": "Animation"}, {"id": 10751, "name": "Family"}, {"id": 14, "name": "Fantasy"}],
      "videos": {
        "results": [
          {
            "id": "ByXuk9QqQkk", "key": "ByXuk9QqQkk", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Rumi Hiiragi", "character": "Chihiro Ogino (voice)", "order": 0},
          {"name": "Miyu Irino", "character": "Haku (voice)", "order": 1},
          {"name": "Mari Natsuki", "character": "Yubaba / Zeniba (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Hayao Miyazaki", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 120, "title": "The Lord of the Rings: The Fellowship of the Ring", "original_language": "en",
      "release_date": "2001-12-18", "runtime": 179, "status": "Released", "vote_average": 8.4,
      "vote_count": 26300, "popularity": 46, "imdb_id": "tt0120737", "budget": 93000000,
      "poster_path": "/the-lord-of-the-rings-the-fellowship-of-the-ring.png",
      "overview": "Nine companions set out with a ring that must not be worn.",
      "genres": [{"id": 12, "name": "Adventure"}, {"id": 14, "name": "Fantasy"}, {"id": 28, "name": "Action"}],
      "credits": {
        "cast": [
          {"name": "Elijah Wood", "character": "Frodo Baggins", "order": 0},
          {"name": "Ian McKellen", "character": "Gandalf", "order": 1},
          {"name": "Viggo Mortensen", "character": "Aragorn", "order": 2},
          {"name": "Orlando Bloom", "character": "Legolas", "order": 3},
          {"name": "Cate Blanchett", "character": "Galadriel", "order": 4}
        ],
        "crew": [
          {"name": "Peter Jackson", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 598, "title": "City of God", "original_title": "Cidade de Deus", "original_language": "pt",
      "release_date": "2002-08-30", "runtime": 130, "status": "Released", "vote_average": 8.4,
      "vote_count": 7500, "popularity": 24, "imdb_id": "tt0317248", "poster_path": "/city-of-god.png",
      "overview": "A boy with a camera finds a way out of the district in which his friends become gangsters.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 80, "name": "Crime"}],
      "credits": {
        "cast": [
          {"name": "Alexandre Rodrigues", "character": "Buscapé", "order": 0},
          {"name": "Leandro Firmino", "character": "Zé Pequeno", "order": 1},
          {"name": "Douglas Silva", "character": "Dadinho", "order": 2}
        ],
        "crew": [
          {"name": "Fernando Meirelles", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 122, "title": "The Lord of the Rings: The Return of the King", "original_language": "en",
      "release_date": "2003-12-17", "runtime": 201, "status": "Released", "vote_average": 8.5,
      "vote_count": 25400, "popularity": 44, "imdb_id": "tt0167260", "budget": 94000000,
      "poster_path": "/the-lord-of-the-rings-the-return-of-the-king.png",
      "overview": "While armies gather at a white city, two small travellers carry a ring to the fire it came from.",
      "genres": [{"id": 12, "name": "Adventure"}, {"id": 14, "name": "Fantasy"}, {"id": 28, "name": "Action"}],
      "credits": {
        "cast": [
          {"name": "Elijah Wood", "character": "Frodo Baggins", "order": 0},
          {"name": "Ian McKellen", "character": "Gandalf", "order": 1},
          {"name": "Viggo Mortensen", "character": "Aragorn", "order": 2},
          {"name": "Sean Astin", "character": "Samwise Gamgee", "order": 3}
        ],
        "crew": [
          {"name": "Peter Jackson", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 582, "title": "The Lives of Others", "original_title": "Das Leben der Anderen",
      "original_language": "de", "release_date": "2006-03-23", "runtime": 137, "status": "Released",
      "vote_average": 8.0, "vote_count": 3700, "popularity": 14, "imdb_id": "tt0405094",
      "poster_path": "/the-lives-of-others.png",
      "overview": "A captain of the Stasi listens to a playwright's life until he no longer reports all of it.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 53, "name": "Thriller"}],
      "credits": {
        "cast": [
          {"name": "Ulrich Mühe", "character": "Gerd Wiesler", "order": 0},
          {"name": "Martina Gedeck", "character": "Christa-Maria Sieland", "order": 1},
          {"name": "Sebastian Koch", "character": "Georg Dreyman", "order": 2}
        ],
        "crew": [
          {"name": "Florian Henckel von Donnersmarck", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 2062, "title": "Ratatouille", "original_language": "en", "release_date": "2007-06-28",
      "runtime": 111, "status": "Released", "vote_average": 7.8, "vote_count": 17700, "popularity": 30,
      "imdb_id": "tt0382932", "budget": 150000000, "poster_path": "/ratatouille.png",
      "overview": "A rat with a nose for herbs cooks in Paris from under another's hat.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 35, "name": "Comedy"}, {"id": 10751, "name": "Family"},
        {"id": 14, "name": "Fantasy"}
      ],
      "credits": {
        "cast": [
          {"name": "Patton Oswalt", "character": "Remy (voice)", "order": 0},
          {"name": "Lou Romano", "character": "Linguini (voice)", "order": 1},
          {"name": "Peter O'Toole", "character": "Anton Ego (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Brad Bird", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 10681, "title": "WALL·E", "original_language": "en", "release_date": "2008-06-22", "runtime": 98,
      "status": "Released", "vote_average": 8.1, "vote_count": 19100, "popularity": 34, "imdb_id": "tt0910970",
      "budget": 180000000, "poster_path": "/wall-e.png",
      "overview": "The last robot on a deserted Earth follows a visitor into space for love.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 10751, "name": "Family"},
        {"id": 878, "name": "Science Fiction"}
      ],
      "credits": {
        "cast": [
          {"name": "Ben Burtt", "character": "WALL·E / M-O (voice)", "order": 0},
          {"name": "Elissa Knight", "character": "EVE (voice)", "order": 1},
          {"name": "Jeff Garlin", "character": "Captain (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Andrew Stanton", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 155, "title": "The Dark Knight", "original_language": "en", "release_date": "2008-07-16",
      "runtime": 152, "status": "Released", "vote_average": 8.5, "vote_count": 34100, "popularity": 60,
      "imdb_id": "tt0468569", "budget": 185000000, "revenue": 1004558444,
      "poster_path": "/the-dark-knight.png",
      "overview": "A criminal without a motive sets out to prove that a city and its protector have no principles.",
      "genres": [
        {"id": 18, "name": "Drama"}, {"id": 28, "name": "Action"}, {"id": 80, "name": "Crime"},
        {"id": 53, "name": "Thriller"}
      ],
      "videos": {
        "results": [
          {
            "id": "EXeTwQWrcwY", "key": "EXeTwQWrcwY", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Christian Bale", "character": "Bruce Wayne", "order": 0},
          {"name": "Heath Ledger", "character": "Joker", "order": 1},
          {"name": "Aaron Eckhart", "character": "Harvey Dent", "order": 2},
          {"name": "Gary Oldman", "character": "Gordon", "order": 3},
          {"name": "Maggie Gyllenhaal", "character": "Rachel", "order": 4}
        ],
        "crew": [
          {"name": "Christopher Nolan", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 14160, "title": "Up", "original_language": "en", "release_date": "2009-05-28", "runtime": 96,
      "status": "Released", "vote_average": 8.0, "vote_count": 20600, "popularity": 32, "imdb_id": "tt1049413",
      "budget": 175000000, "poster_path": "/up.png",
      "overview": "A widower ties his house to balloons and finds a boy scout on the porch.",
      "genres": [
        {"id": 16, "name": "Animation"}, {"id": 35, "name": "Comedy"}, {"id": 10751, "name": "Family"},
        {"id": 12, "name": "Adventure"}
      ],
      "credits": {
        "cast": [
          {"name": "Ed Asner", "character": "Carl Fredricksen (voice)", "order": 0},
          {"name": "Jordan Nagai", "character": "Russell (voice)", "order": 1},
          {"name": "Christopher Plummer", "character": "Charles Muntz (voice)", "order": 2}
        ],
        "crew": [
          {"name": "Pete Docter", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 19995, "title": "Avatar", "original_language": "en", "release_date": "2009-12-15", "runtime": 162,
      "status": "Released", "vote_average": 7.6, "vote_count": 32000, "popularity": 44, "imdb_id": "tt0499549",
      "budget": 237000000, "revenue": 2923706026, "poster_path": "/avatar.png",
      "overview": "A marine in a borrowed body has to choose between a mine and the people who live above it.",
      "genres": [
        {"id": 28, "name": "Action"}, {"id": 12, "name": "Adventure"}, {"id": 14, "name": "Fantasy"},
        {"id": 878, "name": "Science Fiction"}
      ],
      "videos": {
        "results": [
          {
            "id": "5PSNL1qE6VY", "key": "5PSNL1qE6VY", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Sam Worthington", "character": "Jake Sully", "order": 0},
          {"name": "Zoe Saldaña", "character": "Neytiri", "order": 1},
          {"name": "Sigourney Weaver", "character": "Dr. Grace Augustine", "order": 2},
          {"name": "Stephen Lang", "character": "Colonel Miles Quaritch", "order": 3}
        ],
        "crew": [
          {"name": "James Cameron", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 27205, "title": "Inception", "original_language": "en", "release_date": "2010-07-15",
      "runtime": 148, "status": "Released", "vote_average": 8.4, "vote_count": 37800, "popularity": 70,
      "imdb_id": "tt1375666", "budget": 160000000, "poster_path": "/inception.png",
      "overview": "A thief of dreams is hired to leave a thought behind instead of taking one.",
      "genres": [
        {"id": 28, "name": "Action"}, {"id": 878, "name": "Science Fiction"}, {"id": 12, "name": "Adventure"}
      ],
      "videos": {
        "results": [
          {
            "id": "YoHD9XEInc0", "key": "YoHD9XEInc0", "site": "YouTube", "type": "Trailer",
            "name": "Trailer", "iso_639_1": "en"
          }
        ]
      },
      "credits": {
        "cast": [
          {"name": "Leonardo DiCaprio", "character": "Dom Cobb", "order": 0},
          {"name": "Joseph Gordon-Levitt", "character": "Arthur", "order": 1},
          {"name": "Elliot Page", "character": "Ariadne", "order": 2},
          {"name": "Tom Hardy", "character": "Eames", "order": 3},
          {"name": "Ken Watanabe", "character": "Saito", "order": 4}
        ],
        "crew": [
          {"name": "Christopher Nolan", "job": "Director", "department": "Directing"}
        ]
      }
    },
    {
      "id": 77338, "title": "The Intouchables", "original_title": "Intouchables", "original_language": "fr",
      "release_date": "2011-11-02", "runtime": 112, "status": "Released", "vote_average": 8.3,
      "vote_count": 17700, "popularity": 26, "imdb_id": "tt1675434", "poster_path": "/the-intouchables.png",
      "overview": "A paralysed man of means hires the one applicant who wants to be turned down.",
      "genres": [{"id": 18, "name": "Drama"}, {"id": 35, "name": "Comedy"}],
      "credits": {
        "cast": [
          {"name": "François Cluzet", "character": "Philippe", "order": 0},
          {"name": "Omar Sy", "character": "Driss", "order": 1},
          {"name": "Anne Le Ny", "character": "Yvonne", "order": 2},
          {"name": "Audrey Fleurot", "character": "Magalie", "order": 3}
        ],
        "crew": [
          {"name": "Éric Toledano", "job": "Director", "department": "Directing"},
          {"name": "Olivier Nakache", "job": "Director", "department": "Directing"}
        ]
      }
    }
    ]
    """#
}
