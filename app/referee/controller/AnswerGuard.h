#pragma once

#include <QString>
#include <cstddef>
#include <optional>

namespace fw {

/// Decides whether a key counts as an answer: the question must have been on the screen long enough to be read. All
/// times are milliseconds of one clock that the caller passes in.
class AnswerGuard
{
public:
    /// A point in the game and the draft: rows of the game, and clicks of the draft.
    struct Place {
        std::size_t rows = 0;
        std::size_t clicks = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    /// A digit that picked a line of the list, and the number of clicks before it.
    struct Digit {
        int value = 0;
        std::size_t clicksBefore = 0;
        qint64 typedAt = 0;
    };

    /// Records that a new question is pending and not on the screen yet.
    void questionAsked() { mQuestion = Question::Asked; }
    /// Records that the question is on the screen; true if the time to read it begins now.
    bool questionShown();
    /// Records that the question has been on the screen long enough.
    void questionRead() { mQuestion = Question::Read; }
    bool isQuestionRead() const { return mQuestion == Question::Read; }

    /// Records that the program asks for a field that a refused order lacks.
    void fieldAsked(qint64 now) { mFieldAskedAt = now; }
    /// Whether Enter was pressed twice: the program began to ask for the field less than `pause` ago.
    bool isStruckTwice(qint64 now, int pause) const { return mFieldAskedAt && now - *mFieldAskedAt < pause; }

    /// Begins a typed line; a refusal just before it stays in sight, since the user had no time to read it.
    void beginLine(qint64 now);
    /// Records that the line was refused, with the text of the refusal.
    void refused(const QString& words, qint64 now);
    /// Remembers the refused line, which stays in the order line.
    void keepLine(const QString& line) { mRefusedLine = line; }
    /// Forgets the refused line.
    void dropLine() { mRefusedLine.clear(); }
    /// Whether a line is the refused line.
    bool isRefusedLine(const QString& line) const { return !mRefusedLine.isEmpty() && line == mRefusedLine; }
    /// Ends the line that beginLine() began.
    void endLine() { mInLine = false; }
    /// Records that a finished order was not entered because another one replaced it.
    void gaveWay(const QString& words) { mOverlooked = words; }
    /// Records that a drag replaced a finished order; the text stays in sight until the game has more than `rows` rows.
    void gaveWayToDrag(const QString& words, std::size_t rows);
    /// Withdraws gaveWayToDrag().
    void stays();
    /// The text that stays in sight although another order followed at once; empty if there is none.
    const QString& overlooked() const { return mOverlooked; }

    /// Records that the draft or the question changed.
    void draftChanged(std::size_t rows);

    /// Records that a digit picked a line of the list.
    void digitPicked(const Digit& digit, const Place& after);
    void forgetDigit() { mDigit.reset(); }
    /// The digit that picked a line, if nothing has changed since; it may be the first letter of a name.
    std::optional<Digit> digitBefore(const Place& now) const;

private:
    enum class Question { Asked, Shown, Read } mQuestion = Question::Asked;
    std::optional<qint64> mFieldAskedAt;
    std::optional<qint64> mRefusedAt; ///< nothing else was entered since then
    QString mLastRefusal;             ///< the order and the reason
    QString mOverlooked;
    std::size_t mGaveWayAt = 0; ///< rows of the game; 0 if never
    QString mRefusedLine;
    bool mInLine = false;
    std::optional<Digit> mDigit;
    Place mDigitAt;
};

} // namespace fw
