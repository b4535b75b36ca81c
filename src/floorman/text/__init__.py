"""Every sentence a person sees, in English, Korean and Japanese."""
