"""The software bill of materials of the project, in CycloneDX: ``python -m deploy.sbom [FILE]``."""
