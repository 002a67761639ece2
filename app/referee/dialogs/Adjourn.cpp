#include "app/referee/dialogs/Adjourn.h"

#include "app/referee/dialogs/SheetWords.h"
#include "editor/Translated.h"
#include "engine/play/Play.h"
#include "engine/report/EventText.h"
#include "engine/session/LogTotals.h"
#include "engine/session/StateLines.h"
#include "engine/store/Head.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>

namespace fw {

namespace {

/// Collects the lines of the sheet.
class Sheet
{
    Q_DECLARE_TR_FUNCTIONS(AdjournSheet)

public:
    Sheet(const Game& game, AdjournFor whom)
        : mGame(game), mRules(game.rules()), mPosition(game.state().position),
          mReader(whom == AdjournFor::Umpire ? refereeSeat : "public"), mState(redact(mRules, game.state(), mReader))
    {}

    AdjournDoc made()
    {
        mDoc.title = toQString(mRules.scenario().title);
        mDoc.foot = tr("%n rows, chain %1", "", int(mGame.entries().size())).arg(toQString(mGame.journal().lastHash()));
        head();
        clock();
        table();
        return std::move(mDoc);
    }

    static PageEdge edge(const AdjournDoc& doc) { return {doc.title, tr("adjournment sheet"), doc.foot}; }

    static QStringList signers() { return {tr("Umpire"), tr("Player"), tr("Player")}; }

private:
    void add(AdjournLine::Kind kind, const QString& what, const QString& text = {})
    {
        mDoc.lines.push_back({kind, what, text});
    }

    void head()
    {
        add(AdjournLine::Kind::Title, tr("Adjourned: %1").arg(mDoc.title));
        for (const auto& [key, what, value] : logHeader(mGame))
            if (key != "digest")
                add(AdjournLine::Kind::Row, translated(what), translated(value));
        if (!mGame.journal().path().empty() && mGame.doubts().empty())
            add(AdjournLine::Kind::Row, tr("Head"),
                tr("%1 after %n rows; keep it to check later that no row was changed: fieldworks verify GAME --head %1",
                   "", int(mGame.entries().size()))
                    .arg(toQString(shortHead(mGame.journal().lastHash()))));
    }

    void clock()
    {
        add(AdjournLine::Kind::Part, tr("Current position"));
        // The log already has the text for turn and phase.
        QString turn;
        QString phase;
        for (const Entry& e : mGame.entries())
            for (const Event& line : e.trace)
                if (line.kind() == EventKind::Heading && !e.struck) {
                    (line.is<TurnStarted>() ? turn : phase) = translated(eventText(line));
                    if (line.is<TurnStarted>())
                        phase.clear();
                }
        add(AdjournLine::Kind::Row, tr("Turn"), turn.isEmpty() ? QString::number(mPosition.turn) : turn);
        if (!phase.isEmpty())
            add(AdjournLine::Kind::Row, tr("Phase"), phase);
        const Question asked = question(mRules, mGame.state());
        if (mGame.state().over) {
            add(AdjournLine::Kind::Row, tr("Question"), translated(*ending(mGame)));
            return;
        }
        QStringList who;
        for (const std::string& seat : asked.seats)
            who << seatName(seat);
        QString words = translated(asked.text);
        if (!asked.cite.empty())
            words += QString(" [%1]").arg(toQString(asked.cite));
        add(AdjournLine::Kind::Row, tr("Question"), words);
        add(AdjournLine::Kind::Row, tr("Must answer"), who.join(", "));
        if (!mGame.state().sealed.empty())
            add(AdjournLine::Kind::Row, tr("Sealed answers"),
                tr("%n sealed answer(s) are in the game file", "", int(mGame.state().sealed.size())));
        if (mState.position != mPosition)
            add(AdjournLine::Kind::Row, tr("Hidden"),
                tr("private information of each side is left out; it is in the game file"));
        faceDown();
        for (const LogLine& line : controlAt(mRules, mGame.state(), Text()).lines)
            add(AdjournLine::Kind::Row, tr("Control"), translated(line.text));
        open();
    }

    /// Lists the places of counters that the reader may not know; the players put these face down again.
    void faceDown()
    {
        const auto& units = mRules.scenario().units;
        for (const Army& army : mRules.scenario().sides) {
            QStringList where;
            for (std::size_t u = 0; u < units.size(); ++u) {
                const UnitState& lies = mState.position.units[u];
                if (units[u].side != army.id || lies.place.index() < 0 || lies.place.index() >= mRules.cellCount()
                    || !mRules.concealed(mState.position, UnitId(int(u)), mReader))
                    continue;
                const QString place = toQString(mRules.placeName(lies.place));
                where << (mRules.ruleset().facings > 0
                              ? tr("%1 facing %2").arg(place, toQString(mRules.facingName(lies.facing)))
                              : place);
            }
            where.sort();
            if (!where.isEmpty())
                add(AdjournLine::Kind::Row, tr("Face down, %1").arg(toQString(army.name.empty() ? army.id : army.name)),
                    where.join(", "));
        }
    }

    QString seatName(const std::string& seat) const
    {
        const int side = mRules.side(seat);
        return side < 0 ? tr("the referee") : toQString(mRules.scenario().sides[std::size_t(side)].name);
    }

    /// Says how much of the procedure under way the sheet can restore.
    void open()
    {
        const LaidAgain stands = laidAgain(mRules, mGame.state());
        if (stands.same || mGame.state().over)
            return;
        QStringList within;
        for (const std::string& one : stands.within)
            within << toQString(one);
        if (!within.isEmpty())
            add(AdjournLine::Kind::Row, tr("Under way"), within.join(", "));
        add(AdjournLine::Kind::Row, tr("Set up from paper"),
            stands.refused.empty() ? tr("the open question above is only in the game file; a game set up from this "
                                        "sheet begins with the first question of the phase")
                                   : tr("the clock cannot be set manually here: %1").arg(translated(stands.refused)));
    }

    /// Adds the position, each row as it is typed after "set".
    void table()
    {
        add(AdjournLine::Kind::Part, tr("You can type each row below in Table > Set the Position. What a row does not "
                                        "mention is as printed on the counter."));
        const std::vector<StateLine> lines = stateLines(mRules, mState, stateWords(), mReader);
        using Part = StateLine::Part;
        for (const Army& army : mRules.scenario().sides) {
            add(AdjournLine::Kind::Side, toQString(army.name.empty() ? army.id : army.name));
            for (const bool cell : {true, false})
                section(lines, Part::Side, army.id, cell,
                        cell ? tr("On the map, the top of each stack first") : tr("In boxes"));
        }
        const std::pair<Part, QString> others[] = {{Part::Shared, tr("Places with counters of both sides")},
                                                   {Part::Track, tr("Tracks")},
                                                   {Part::Ground, tr("Ground")},
                                                   {Part::Clock, tr("Clock (set it last)")}};
        for (const auto& other : others) {
            const Part part = other.first;
            if (std::any_of(lines.begin(), lines.end(), [part](const StateLine& line) { return line.part == part; })) {
                add(AdjournLine::Kind::Side, other.second);
                section(lines, part, {}, part == Part::Shared, {});
            }
        }
    }

    void section(const std::vector<StateLine>& lines, StateLine::Part part, const std::string& side, bool cell,
                 const QString& heading)
    {
        bool any = false;
        for (const StateLine& line : lines) {
            if (line.part != part || line.side != side || line.cell != cell)
                continue;
            if (!any && !heading.isEmpty())
                add(AdjournLine::Kind::Part, heading);
            any = true;
            add(AdjournLine::Kind::Row, toQString(line.said.what), toQString(line.said.text));
        }
    }

    const Game& mGame;
    const Rules& mRules;
    const Position& mPosition;
    const std::string mReader; ///< seat of the reader
    const State mState;        ///< the part of the state that this seat may know
    AdjournDoc mDoc;
};

constexpr int pale = 105; ///< a contrast of 5.5 : 1 on white

} // namespace

AdjournDoc adjournDoc(const Game& game, AdjournFor whom)
{
    return Sheet(game, whom).made();
}

PageEdge adjournEdge(const AdjournDoc& doc)
{
    return Sheet::edge(doc);
}

QString adjournText(const AdjournDoc& doc)
{
    QString out;
    qsizetype column = 16;
    for (const AdjournLine& line : doc.lines)
        if (line.kind == AdjournLine::Kind::Row)
            column = std::clamp<qsizetype>(line.what.size(), column, 34);
    for (const AdjournLine& line : doc.lines) {
        switch (line.kind) {
        case AdjournLine::Kind::Title: out += line.what + '\n' + QString(line.what.size(), '=') + '\n'; break;
        case AdjournLine::Kind::Side: out += '\n' + line.what + '\n' + QString(line.what.size(), '-') + '\n'; break;
        case AdjournLine::Kind::Part: out += '\n' + line.what + '\n'; break;
        case AdjournLine::Kind::Row:
            out += "  " + line.what.leftJustified(int(column)) + "  " + line.text + '\n';
            break;
        }
    }
    out += '\n' + doc.foot + "\n\n";
    for (const QString& who : Sheet::signers())
        out += who + ": ______________________   ";
    return out.trimmed() + '\n';
}

LayPieces adjournPieces(const AdjournDoc& doc)
{
    return [&doc](QPaintDevice* device, double mm, double width) {
        std::vector<LogPiece> out;
        const int wraps = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
        const auto high = [&](const QFont& font, const QString& text, double room) {
            const QFontMetricsF metrics(font, device);
            return std::max(metrics.height(), metrics.boundingRect(QRectF(0, 0, room, 1e7), wraps, text).height());
        };
        for (const AdjournLine& line : doc.lines) {
            LogPiece piece;
            if (line.kind != AdjournLine::Kind::Row) {
                const bool title = line.kind == AdjournLine::Kind::Title;
                const bool side = line.kind == AdjournLine::Kind::Side;
                const QFont font = LogPages::font(title ? 18 : side ? 13 : 9.6, !title && !side);
                const double drop = side ? 2 * mm : 0;
                piece.above = (side ? 7 : 4) * mm;
                piece.height = high(font, line.what, width) + drop + 0.8 * mm;
                piece.withNext = true;
                if (side)
                    piece.strokes.push_back(QLineF(0, 0, width, 0));
                piece.spans.push_back({{0, drop, width, piece.height}, wraps, font, 0, line.what});
                out.push_back(std::move(piece));
                continue;
            }
            const QFont label = LogPages::font(8.8, false, true);
            const QFont plain = LogPages::font(8.8);
            const double start = 42 * mm;
            piece.above = 0.8 * mm;
            piece.height = std::max(high(label, line.what, start - 3 * mm), high(plain, line.text, width - start));
            piece.spans.push_back({{0, 0, start - 3 * mm, piece.height}, wraps, label, pale, line.what});
            piece.spans.push_back({{start, 0, width - start, piece.height}, wraps, plain, 0, line.text});
            out.push_back(std::move(piece));
        }
        LogPiece signs;
        signs.above = 18 * mm;
        signs.height = 6 * mm;
        const double each = width / 3;
        double x = 0;
        for (const QString& who : Sheet::signers()) {
            signs.spans.push_back(
                {{x, 0, each - 6 * mm, signs.height}, wraps, LogPages::font(7.8, false, true), pale, who});
            signs.strokes.push_back(QLineF(x, 0, x + each - 6 * mm, 0));
            x += each;
        }
        out.push_back(std::move(signs));
        return out;
    };
}

} // namespace fw
