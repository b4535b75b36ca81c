"""The steps from one version of the tables to the next, run by Alembic. A step that has been released is never edited."""
