"""Descriptions of the API, generated from the types: OpenAPI for the requests, AsyncAPI for the socket."""
