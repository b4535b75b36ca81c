"""A night of hands: seats, buy-ins, the button, the host, and the ledger."""
