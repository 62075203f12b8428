"""An exercise: a question, the engine's answer, and what to say to a person's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from vqlab import pictures
from vqlab.contract import Message, NotationError, Pictured
from vqlab.lessons.answers import Kind
from vqlab.lessons.passage import Passage, Verdict
from vqlab.queen.position import Position
from vqlab.words import say

Text = Message | str
"""Words from a catalogue, or a teacher's own."""
Answer = Callable[[], object]


class Misreading(NamedTuple):
    """A wrong answer people really give, computed by the wrong rule, and what puts it right."""

    answer: Answer
    nudge: Text


class Exercise:
    """A question to be answered with ``check``; ``hint`` and ``solution`` help.

    ``answer`` is called when needed, so the engine stays the only judge. ``shown`` is a position,
    phase or view put under the question; ``line`` is the Python that finds the answer. Texts are
    messages, or plain text in an exercise of your own.

    Not an examination: the answer is one call away.

    >>> from vqlab.lessons import NUMBER, Exercise
    >>> from vqlab.queen import Hand
    >>> line = "Hand('3 10 Q').penalty"
    >>> q = Exercise("What do 3, 10 and a queen cost?", lambda: Hand("3 10 Q").penalty, NUMBER,
    ...              hints=["What is a queen worth at the end?"], line=line)
    >>> bool(q.check(14)), bool(q.check(27))
    (False, True)
    >>> print(q.hint())
    Hint 1 of 1
    What is a queen worth at the end?
    """

    def __init__(
        self,
        ask: Text,
        answer: Answer,
        kind: Kind,
        *,
        hints: Sequence[Text] = (),
        why: Text = "",
        line: str = "",
        shown: Pictured | None = None,
        misreadings: Sequence[Misreading] = (),
        language: str = "",
    ) -> None:
        self.ask = ask
        self.answer = answer
        self.kind = kind
        self.hints = tuple(hints)
        self.why = why
        self.line = line
        self.shown = shown
        self.misreadings = tuple(misreadings)
        self.language = language
        self._hinted = 0

    def check(self, *answer: object) -> Verdict:
        """The verdict on an answer; several arguments are taken as a list, ``...`` as none yet.

        Whatever cannot be read is answered by a sentence, never by an exception.
        """
        given: object = answer[0] if len(answer) == 1 else answer
        if given is ... or not answer:
            return self._verdict("open", "", Message("verdict-open-how", wanted=self.kind.wanted))
        try:
            read = self.kind.read(given)
        except NotationError as error:
            how = Message("answer-unread", reason=error.message, wanted=self.kind.wanted)
            return self._verdict("unread", "", how)
        right = self._right()
        same = self.kind.same(read, right)
        words = self.why if same else self._nudge(read, right)
        return self._verdict("right" if same else "wrong", self.kind.write(read), words)

    def hint(self) -> Passage:
        """The next hint; the last one again when there are no more."""
        self._hinted = min(self._hinted + 1, len(self.hints))
        if not self.hints:
            return Passage(self._say(Message("hint-none")))
        heading = Message("hint-heading", n=self._hinted, of=len(self.hints))
        return Passage(self._say(heading), (self._say(self.hints[self._hinted - 1]),))

    def solution(self) -> Passage:
        """The answer, why it is so, and the line of Python that finds it."""
        answer = Message("solution-answer", answer=self.kind.write(self._right()))
        parts = [answer, self.why, Message("solution-line") if self.line else ""]
        return Passage(self._say(Message("solution-heading")), self._said(parts), self.line)

    def _right(self) -> Any:
        return self.kind.read(self.answer())

    def _nudge(self, given: object, right: object) -> Text:
        for misread, words in self.misreadings:
            if self.kind.same(given, self.kind.read(misread())):
                return words
        return self.kind.nudge(given, right, self.shown) or Message("nudge-none")

    def _verdict(self, status: str, given: str, words: Text) -> Verdict:
        asked = Message("verdict-asked", asked=self.ask)
        parts = [asked, Message("verdict-given", given=given) if given else "", words]
        return Verdict(self._say(Message(f"verdict-{status}")), self._said(parts), status=status)

    def _say(self, text: Text) -> str:
        return text if isinstance(text, str) else say(text, self.language)

    def _said(self, texts: Sequence[Text]) -> tuple[str, ...]:
        return tuple(self._say(text) for text in texts if text != "")

    def _question(self) -> Passage:
        wanted = Message("exercise-wanted", wanted=self.kind.wanted)
        code = str(self.shown) if isinstance(self.shown, Position) else ""
        return Passage(self._say(Message("exercise-heading")), self._said([self.ask, wanted]), code)

    def __repr__(self) -> str:
        question = str(self._question())
        if self.shown is None:
            return question
        return f"{question}\n{pictures.text(pictures.scene(self.shown, language=self.language))}"

    def _repr_html_(self) -> str:
        question = self._question()._repr_html_()
        if self.shown is None:
            return question
        return question + pictures.html(pictures.scene(self.shown, language=self.language))


def catalogued(
    name: str, answer: Answer, kind: Kind, line: str, *misread: Answer, **more: Any
) -> Exercise:
    """The exercise whose texts stand in the catalogue as ``exercise-name-…``, two hints among them.

    Each answer in ``misread`` is a wrong one that has its own nudge there.
    """
    key = f"exercise-{name}"
    return Exercise(
        Message(f"{key}-ask"),
        answer,
        kind,
        hints=[Message(f"{key}-hint-1"), Message(f"{key}-hint-2")],
        why=Message(f"{key}-why"),
        line=line,
        misreadings=[
            Misreading(wrong, Message(f"{key}-misread-{number}"))
            for number, wrong in enumerate(misread, 1)
        ],
        **more,
    )
