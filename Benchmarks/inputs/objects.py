"""Filters, sorts and maps the movies of a JSON file."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    movies = json.load(file)
good = [movie for movie in movies if movie["vote_average"] >= 8]
print(len([movie["title"] for movie in sorted(good, key=lambda movie: movie["title"])]))
