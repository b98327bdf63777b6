"""Descriptions of the API for other programs: OpenAPI of the requests, AsyncAPI of the socket, made from the types."""
