"""What every test shares: hypothesis tries the same examples on each run, and no slow machine fails it."""

import os

from hypothesis import settings

# derandomize: a red run is red again; deadline: two busy cores are no error of the rules.
settings.register_profile("ci", derandomize=True, deadline=None)
# For a search by hand: HYPOTHESIS_PROFILE=explore pytest tests/...
settings.register_profile("explore", deadline=None, max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
