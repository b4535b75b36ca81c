"""How fast: floorman beside other engines, the same hands in the same run. `make bench`, or `python -m bench --help`."""
