"""The page that tells how one has played: what is counted, as figures and charts."""
