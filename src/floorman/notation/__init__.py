"""Hands and spots as text: read, written, and read again unchanged."""
