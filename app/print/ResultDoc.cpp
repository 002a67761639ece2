#include "app/print/ResultDoc.h"

#include "app/print/Export.h"
#include "editor/Translated.h"
#include "editor/render/StyleShelf.h"
#include "engine/play/Play.h"
#include "engine/play/SideStanding.h"
#include "engine/report/LogSigners.h"
#include "engine/session/LogTotals.h"
#include "engine/store/Head.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr std::size_t mostPoints = 3;
constexpr int ruleWidth = 90;             ///< width of a ruled line, in characters, as in a log
constexpr const char* anybody = "public"; ///< the sheet shows what everybody may know

QString capitalized(const QString& text)
{
    return text.left(1).toUpper() + text.mid(1);
}

/// Fills the sheet from a game.
class Maker
{
    Q_DECLARE_TR_FUNCTIONS(ResultSheet)

public:
    explicit Maker(const Game& game)
        : mGame(game), mRules(game.rules()), mState(redact(mRules, game.state(), anybody)),
          mLog(makeLog(game, {false, anybody}))
    {}

    ResultDoc made()
    {
        mDoc.title = toQString(mRules.scenario().title.empty() ? mRules.scenario().id : mRules.scenario().title);
        mDoc.scenario = mRules.scenario();
        mDoc.rules = mRules.ruleset();
        mDoc.counters = counterFaces(mRules, mState.position, anybody);
        mDoc.rolls = rollsOf(mGame, mLog);
        head();
        result();
        losses();
        tracks();
        signers();
        foot();
        return std::move(mDoc);
    }

    static QString percent(const Rational& chance)
    {
        const double share = 100.0 * double(chance.num()) / double(chance.den());
        // A very rare result must not be shown as 0 %.
        const QString words = share < 0.05 ? tr("less than 0.1 %") : tr("%1 %").arg(QLocale().toString(share, 'f', 1));
        return QString(words).replace(" %", QString(QChar::Nbsp) + '%'); // number and sign stay on the same line
    }
    /// The side that a roll helped, and by how much; empty if it had no effect.
    static QString swing(const TurningPoint& point, const Scenario& scenario)
    {
        const bool inPoints = point.swing.points != Rational(0);
        const Rational by = inPoints ? point.swing.points : point.swing.steps;
        if (by == Rational(0) || scenario.sides.size() != 2)
            return {};
        const Army& side = scenario.sides[by > Rational(0) ? 0 : 1];
        const double size = std::abs(double(by.num()) / double(by.den()));
        const QString name = toQString(side.name.empty() ? side.id : side.name);
        const QString number = QLocale().toString(size, 'f', size < 0.95 ? 2 : 1);
        const QString what = inPoints ? translated(Text("{0}", {standingLabel(*point.rolled.rules)}))
                                      : tr("Steps lost");
        return tr("%1: %2 better for %3 than expected", "what is counted, number, side").arg(what, number, name);
    }
    static QString resultLabel() { return tr("Result"); }
    static QString notBelieved() { return tr("Verification failed"); }
    static QString lossesLabel() { return tr("Losses and position"); }
    static QString pointsLabel() { return tr("Turning points"); }
    static QString came(const ResultPoint& point)
    {
        return point.swing.isEmpty() ? tr("%1 (chance %2)").arg(point.came, point.chance)
                                     : tr("%1 (chance %2; %3)").arg(point.came, point.chance, point.swing);
    }

private:
    void head()
    {
        const std::vector<Problem>& doubts = mGame.doubts();
        if (!doubts.empty()) {
            mDoc.warning = tr("%1: %2").arg(translated(doubtLabel(doubts.front())), translated(doubts.front().text));
            if (doubts.size() > 1)
                mDoc.warning += ' ' + tr("(and %n more places)", "", int(doubts.size()) - 1);
        }
        for (const char* key : {"event", "date", "place"})
            if (const QString value = meta(key); !value.isEmpty())
                mDoc.facts << value;
        if (const QString players = meta("players"); !players.isEmpty())
            mDoc.facts << players;
        if (const QString umpire = meta("umpire"); !umpire.isEmpty())
            mDoc.facts << tr("umpire: %1").arg(umpire);
        const std::set<std::string> told{"event", "date", "place", "players", "umpire"};
        for (const auto& [key, value] : mGame.meta())
            if (!told.contains(key) && !value.empty())
                mDoc.facts << tr("%1: %2").arg(toQString(key), toQString(value));
    }

    QString meta(const char* key) const
    {
        const auto at = mGame.meta().find(key);
        return at == mGame.meta().end() ? QString() : toQString(at->second).simplified();
    }

    void result()
    {
        QString turn = tr("turn %1").arg(mState.position.turn);
        for (const LogBlock& block : mLog.blocks)
            if (block.kind == LogBlock::Kind::Turn && !block.struck)
                turn = translated(block.title);
        if (const std::optional<Text> result = resultOf(mGame)) {
            mDoc.result = capitalized(translated(*result));
            mDoc.standing = capitalized(turn);
        } else {
            const Question asked = question(mRules, mGame.state());
            QStringList who;
            for (const std::string& seat : asked.seats)
                who << seatName(seat);
            mDoc.result = tr("The game is not over");
            mDoc.standing = who.isEmpty()
                                ? tr("%1. Next: %2", "turn, question").arg(capitalized(turn), translated(asked.text))
                                : tr("%1. Next, %2: %3", "turn, side, question")
                                      .arg(capitalized(turn), who.join(tr(", ")), translated(asked.text));
        }
        const bool down = std::ranges::any_of(mDoc.counters,
                                              [](const CounterFace& face) { return face.down && face.cell != noCell; });
        if (down)
            mDoc.hidden = tr("Some counters are still face down: the sheet shows only what both sides may see.");
        else if (mState != mGame.state())
            mDoc.hidden = tr("The sheet leaves out the private information of each side.");
    }

    QString seatName(const std::string& seat) const
    {
        const int side = mRules.side(seat);
        if (side < 0)
            return isReferee(seat) ? tr("the umpire") : toQString(seat);
        const Army& army = mRules.scenario().sides[std::size_t(side)];
        return toQString(army.name.empty() ? army.id : army.name);
    }

    void losses()
    {
        const State first = redact(mRules, mGame.entries().front().after, anybody);
        const LogBlock all = lossesBetween(mRules, first, mState, tollOf(mGame, anybody), LogBlock::Kind::Totals, {});
        for (const LogLine& line : all.lines) {
            if (line.depth == 0)
                mDoc.parts.push_back({translated(line.text), toQString(line.value), {}});
            else if (!mDoc.parts.empty())
                mDoc.parts.back().lines.push_back({translated(line.text), toQString(line.value), line.depth > 1});
        }
    }

    void tracks()
    {
        LogBlock kept;
        addTracks(mRules, mState, kept);
        ResultPart part{mGame.state().over ? tr("At the end") : tr("Current position"), {}, {}};
        for (const LogLine& line : kept.lines)
            part.lines.push_back({translated(line.text), toQString(line.value), false});
        addStanding(part);
        for (const LogLine& line : controlAt(mRules, mState, Text()).lines)
            part.lines.push_back({translated(line.text), {}, false});
        if (!part.lines.empty())
            mDoc.parts.push_back(std::move(part));
    }

    /// Adds the current points of each side, unless a track shows the same or hidden things would change them.
    void addStanding(ResultPart& part) const
    {
        const QString label = translated(Text("{0}", {standingLabel(mRules)}));
        for (std::size_t side = 0; side < mRules.scenario().sides.size(); ++side) {
            const auto stands = sideStanding(mRules, mState.position, std::int32_t(side));
            if (!stands || stands != sideStanding(mRules, mGame.state().position, std::int32_t(side)))
                continue;
            const QString words = tr("%1: %2", "side, points").arg(seatName(mRules.scenario().sides[side].id), label);
            if (std::ranges::none_of(part.lines, [&](const ResultPart::Line& line) {
                    return line.text.compare(words, Qt::CaseInsensitive) == 0;
                }))
                part.lines.push_back({words, toQString(stands->mixed()), false});
        }
    }

    /// Adds the signers as in the log. If the players' line does not say who played which side, both names stay empty.
    void signers()
    {
        const std::vector<LogSigner> known = signersOf(mLog);
        mDoc.signers.push_back({tr("Umpire"), toQString(known.front().name)});
        for (const Army& army : mRules.scenario().sides) {
            const QString side = toQString(army.name.empty() ? army.id : army.name);
            QString name;
            for (const LogSigner& signer : known)
                if (QString::fromStdString(signer.side).compare(side, Qt::CaseInsensitive) == 0)
                    name = toQString(signer.name);
            mDoc.signers.push_back({tr("For %1").arg(side), name});
        }
    }

    void foot()
    {
        const int rows = int(mGame.entries().size());
        // With few possible answers, a sealed answer could be guessed and tested against the chain head.
        if (!mGame.doubts().empty())
            mDoc.foot = tr("%n rows; the hash chain does not confirm them", "", rows);
        else if (!mGame.state().sealed.empty() || mGame.journal().lastHash().empty())
            mDoc.foot = tr("%n rows", "", rows);
        else
            mDoc.foot = tr("%n rows, chain head %1", "", rows).arg(toQString(shortHead(mGame.journal().lastHash())));
    }

    const Game& mGame;
    const Rules& mRules;
    const State mState; ///< the state that everybody may know
    const LogDoc mLog;  ///< the same for the log
    ResultDoc mDoc;
};

/// The text and the value of a line, for text output.
QString joined(const QString& text, const QString& value)
{
    return value.isEmpty() ? text : text + "  " + value;
}

/// Text as indented lines; the second and later lines get two columns more.
QString lines(const QString& words, int indent)
{
    QString out;
    QString line(indent, ' ');
    bool begun = false;
    for (const QString& word : words.split(' ')) {
        if (begun && line.size() + 1 + word.size() > ruleWidth) {
            out += line + '\n';
            line = QString(indent + 2, ' ');
            begun = false;
        }
        line += begun ? ' ' + word : word;
        begun = true;
    }
    return out + line + '\n';
}

} // namespace

ResultDoc resultDoc(const Game& game)
{
    return Maker(game).made();
}

bool workOut(ResultDoc& doc, Progress* progress)
{
    bool wanted = true;
    std::vector<TurningPoint> points = turningPoints(doc.rolls, mostPoints, [&](int made, int all) {
        wanted = reached(progress, made, all);
        return wanted;
    });
    if (!wanted)
        return false;
    // In the order of the game.
    std::ranges::sort(points, [](const TurningPoint& a, const TurningPoint& b) { return a.rolled.row < b.rolled.row; });
    doc.points.clear();
    for (const TurningPoint& point : points) {
        QStringList came;
        for (const Text& text : point.rolled.came)
            came << translated(text);
        QString ruling = translated(point.rolled.ruling);
        if (!point.rolled.sides.empty())
            ruling += QString::fromUtf8(" – ") + translated(point.rolled.sides);
        doc.points.push_back({translated(point.rolled.turn), ruling,
                              came.isEmpty() ? toQString(point.rolled.outcome) : came.join("; "),
                              Maker::percent(point.chance), Maker::swing(point, doc.scenario)});
    }
    if (doc.scenario.map.grid.valid() && doc.scenario.map.grid.cellCount() <= mostVectorCells)
        doc.map = std::make_shared<const MapPainter>(doc.scenario.map, doc.rules, styleOf(doc.scenario.map, false));
    return true;
}

QString resultText(const ResultDoc& doc)
{
    // The same ruled line as in a log marks the text as ours: only such a file may be replaced.
    const QString rule = QString(ruleWidth, '=') + '\n';
    QString out = rule + lines(doc.title, 0) + rule;
    if (!doc.facts.isEmpty())
        out += lines(doc.facts.join(QString::fromUtf8(" · ")), 0);
    if (!doc.warning.isEmpty())
        out += '\n' + lines(Maker::notBelieved() + ": " + doc.warning, 0);
    out += '\n' + lines(Maker::resultLabel() + ": " + doc.result, 0);
    for (const QString& more : {doc.standing, doc.hidden})
        if (!more.isEmpty())
            out += lines(more, 0);
    out += '\n' + Maker::lossesLabel() + '\n';
    for (const ResultPart& part : doc.parts) {
        out += lines(joined(part.heading, part.value), 2);
        for (const ResultPart::Line& line : part.lines)
            out += lines(joined(line.text, line.value), line.deeper ? 6 : 4);
    }
    if (!doc.points.empty())
        out += '\n' + Maker::pointsLabel() + '\n';
    for (const ResultPoint& point : doc.points) {
        out += lines(point.turn.isEmpty() ? point.ruling : point.turn + ": " + point.ruling, 2);
        out += lines(Maker::came(point), 4);
    }
    out += '\n';
    for (const ResultSigner& signer : doc.signers)
        out += (signer.name.isEmpty() ? signer.role : signer.role + " (" + signer.name + ')')
               + ": ______________________\n";
    return out + '\n' + doc.foot + '\n';
}

} // namespace fw
