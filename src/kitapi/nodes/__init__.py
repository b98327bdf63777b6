"""Several nodes over one database: which are members, and which serves which table."""

from kitapi.nodes.membership import LEASE, Lease, Member, join
from kitapi.nodes.node import Node, Resident
from kitapi.nodes.owners import Owner, Owners

__all__ = ["LEASE", "Lease", "Member", "Node", "Owner", "Owners", "Resident", "join"]
