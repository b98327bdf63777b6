"""Greek Prefa (Πρέφα), as on the site «Πρεφαδόρος»."""
