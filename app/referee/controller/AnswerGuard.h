#pragma once

#include <QString>
#include <cstddef>
#include <optional>

namespace fw {

/// Decides whether a key counts as an answer: what it answers must have been on the screen long enough to be read.
/// Times are milliseconds of one clock, handed in.
class AnswerGuard
{
public:
    /// Where the game and the draft are: rows of the game, and clicks of the draft.
    struct Place {
        std::size_t rows = 0;
        std::size_t clicks = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    /// A digit that has picked a line of the list, and the clicks before it.
    struct Digit {
        int value = 0;
        std::size_t clicksBefore = 0;
        qint64 typedAt = 0;
    };

    /// Takes note that a new question is pending and not on the screen yet.
    void questionAsked() { mQuestion = Question::Asked; }
    /// The question is on the screen; true if the time to read it begins now.
    bool questionShown();
    /// The question has been there long enough.
    void questionRead() { mQuestion = Question::Read; }
    bool isQuestionRead() const { return mQuestion == Question::Read; }

    /// A field that a refused order lacks is asked for.
    void fieldAsked(qint64 now) { mFieldAskedAt = now; }
    /// Whether Enter was struck twice: the field that is asked for has not been there for `pause`.
    bool isStruckTwice(qint64 now, int pause) const { return mFieldAskedAt && now - *mFieldAskedAt < pause; }

    /// A line is carried out; a refusal just before it cannot have been read and stays in sight.
    void beginLine(qint64 now);
    /// The line was refused, with these words.
    void refused(const QString& words, qint64 now);
    /// The refused line stays where it was typed.
    void keepLine(const QString& line) { mRefusedLine = line; }
    /// No refused line is there any more.
    void dropLine() { mRefusedLine.clear(); }
    /// Whether a line is the one that was refused.
    bool isRefusedLine(const QString& line) const { return !mRefusedLine.isEmpty() && line == mRefusedLine; }
    /// The line has been carried out or refused.
    void endLine() { mInLine = false; }
    /// An order that was ready was not entered, since another took its place.
    void gaveWay(const QString& words) { mOverlooked = words; }
    /// An order that was ready gave way to a drag; that stays in sight until a row is entered after so many.
    void gaveWayToDrag(const QString& words, std::size_t rows);
    /// It has not given way after all.
    void stays();
    /// What stays in sight although another order came right after it; empty for nothing.
    const QString& overlooked() const { return mOverlooked; }

    /// The draft or the question changed.
    void draftChanged(std::size_t rows);

    /// A digit has picked a line of the list.
    void digitPicked(const Digit& digit, const Place& after);
    void forgetDigit() { mDigit.reset(); }
    /// The digit that has picked a line, as long as nothing has changed since then: it may begin a name.
    std::optional<Digit> digitBefore(const Place& now) const;

private:
    enum class Question { Asked, Shown, Read } mQuestion = Question::Asked;
    std::optional<qint64> mFieldAskedAt;
    std::optional<qint64> mRefusedAt; ///< nothing else was entered since
    QString mLastRefusal;             ///< the order and why
    QString mOverlooked;
    std::size_t mGaveWayAt = 0; ///< rows of the game; 0 for never
    QString mRefusedLine;
    bool mInLine = false;
    std::optional<Digit> mDigit;
    Place mDigitAt;
};

} // namespace fw
