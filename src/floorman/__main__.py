"""`python -m floorman` is the command `floorman`."""

import sys

from floorman.cli import main

sys.exit(main())
