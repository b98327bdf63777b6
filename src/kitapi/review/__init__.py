"""The review of a finished deal: the cost of every decision, and the reasons.

Code that evaluates decisions is loaded only when a deal is reviewed; narrating a review in another language does not
need it.
"""

from kitapi.review.review import Alternative, Decision, NotReviewable, Review
from kitapi.review.reviews import review, review_json

__all__ = ["Alternative", "Decision", "NotReviewable", "Review", "review", "review_json"]
