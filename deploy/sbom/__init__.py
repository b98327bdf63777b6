"""What the project is made of, as a software bill of materials in CycloneDX: ``python -m deploy.sbom [FILE]``."""
