"""Writes a bill of materials as CycloneDX 1.6; the same parts make the same bytes."""

import json
import uuid
from collections.abc import Sequence
from typing import Any

from deploy.sbom.components import PROJECT, Component
from kitapi import __version__

ITSELF = f"pkg:pypi/{PROJECT}@{__version__}"
OWN_LICENCE = "Apache-2.0"


def bill(parts: Sequence[Component]) -> dict[str, Any]:
    """The bill of materials of the project and its ``parts``."""
    listed = [_component(one) for one in parts]
    shipped = [one.purl for one in parts if one.scope == "required"]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(listed, sort_keys=True))}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": ITSELF,
                "name": PROJECT,
                "version": __version__,
                "licenses": [{"expression": OWN_LICENCE}],
                "purl": ITSELF,
            }
        },
        "components": listed,
        "dependencies": [
            {"ref": ITSELF, "dependsOn": shipped},
            *({"ref": one.purl, "dependsOn": list(one.needs)} for one in parts),
        ],
    }


def _component(part: Component) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "scope": part.scope,
        "licenses": [{"expression": part.licence}],
        "purl": part.purl,
        "externalReferences": [
            {"type": "distribution", "url": name, "hashes": [{"alg": "SHA-256", "content": content}]}
            for name, content in sorted(part.hashes.items())
        ],
    }


def render_json(document: dict[str, Any]) -> str:
    """The bill as JSON."""
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
