"""Reads a file as JSON or YAML and prints how many items it has."""

import sys

format_, path = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    if format_ == "json":
        import json

        movies = json.load(file)
    else:
        import yaml

        movies = yaml.load(file, Loader=yaml.CSafeLoader)
print(len(movies))
