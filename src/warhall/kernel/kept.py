"""Answers that are worked out once for each question and kept: `functools.cache` for one argument, in a form that
compiled rules ask without leaving machine code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

Subject = TypeVar("Subject")
Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Kept(Generic[Question, Answer]):
    __slots__ = ("_known", "_work_out")

    def __init__(self, work_out: Callable[[Question], Answer]) -> None:
        self._work_out = work_out
        self._known: dict[Question, Answer] = {}

    def of(self, question: Question) -> Answer:
        answer = self._known.get(question)
        if answer is None:
            answer = self._known[question] = self._work_out(question)
        return answer


def kept_by_subject(work_out: Callable[[Subject, Question], Answer]) -> Kept[Subject, Kept[Question, Answer]]:
    """The same for questions about something: `kept.of(card).of(gaps)`. Whoever asks several about one subject looks it
    up once."""
    return Kept(lambda subject: Kept(partial(work_out, subject)))
