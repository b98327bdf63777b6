"""The review of a finished deal: what every decision cost, and why.

What looks at cards is loaded when a deal is reviewed; to say a review in other words takes none of it.
"""

from kitapi.reviewing.review import Alternative, Decision, NotReviewable, Review
from kitapi.reviewing.reviews import review, review_json

__all__ = ["Alternative", "Decision", "NotReviewable", "Review", "review", "review_json"]
