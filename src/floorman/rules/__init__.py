"""The rule book: plain functions over one flat record of integers, standard library only."""
