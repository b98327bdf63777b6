"""The writer waits between commits only if other writers could share the next one."""

from kitapi.store.pace import CommitPace


class Time:
    """A clock that moves only while somebody sleeps, or by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0
        self.slept: list[float] = []

    def now(self) -> float:
        return self.seconds

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.seconds += seconds


def pace(time: Time) -> CommitPace:
    return CommitPace(0.25, time.now, time.sleep)


def test_a_commit_for_one_append_alone_never_waits() -> None:
    time = Time()
    commits = pace(time)
    for _ in range(3):
        commits.begin(others_wait=False)
    assert time.slept == []


def test_the_first_commit_of_many_appends_does_not_wait() -> None:
    time = Time()
    pace(time).begin(others_wait=True)
    assert time.slept == []


def test_a_commit_of_many_begins_no_sooner_than_the_spacing_after_the_one_before() -> None:
    time = Time()
    commits = pace(time)
    commits.begin(others_wait=True)
    time.seconds += 0.125
    commits.begin(others_wait=True)
    commits.begin(others_wait=True)
    assert time.slept == [0.125, 0.25]


def test_a_commit_that_took_longer_than_the_spacing_is_followed_at_once() -> None:
    time = Time()
    commits = pace(time)
    commits.begin(others_wait=True)
    time.seconds += 0.5
    commits.begin(others_wait=True)
    assert time.slept == []
