#include "app/table/Adjourn.h"

#include "editor/Translated.h"
#include "engine/play/Play.h"
#include "engine/session/LogTotals.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <map>

namespace fw {

namespace {

QString said(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Gathers the lines of the sheet.
class Sheet
{
    Q_DECLARE_TR_FUNCTIONS(AdjournSheet)

public:
    explicit Sheet(const Game& game)
        : mGame(game), mRules(game.rules()), mPosition(game.state().position)
    {
    }

    AdjournDoc made()
    {
        mDoc.title = said(mRules.scenario().title);
        mDoc.foot = tr("%n rows, chain %1", "", int(mGame.entries().size()))
                        .arg(said(mGame.journal().lastHash()));
        head();
        clock();
        tracks();
        for (const Army& army : mRules.scenario().sides)
            side(army);
        places();
        return std::move(mDoc);
    }

    static PageEdge edge(const AdjournDoc& doc)
    {
        return {doc.title, tr("adjournment sheet"), doc.foot};
    }

    static QStringList signers() { return {tr("Umpire"), tr("Player"), tr("Player")}; }

private:
    void add(AdjournLine::Kind kind, const QString& what, const QString& text = {})
    {
        mDoc.lines.push_back({kind, what, text});
    }

    void head()
    {
        add(AdjournLine::Kind::Title, tr("Adjourned: %1").arg(mDoc.title));
        for (const auto& [what, value] : logHeader(mGame))
            if (what.key != "Rules digest")
                add(AdjournLine::Kind::Row, translated(what), said(value));
    }

    void clock()
    {
        add(AdjournLine::Kind::Part, tr("Where the game stands"));
        // The log has the words for turn and phase already.
        QString turn;
        QString phase;
        for (const Entry& e : mGame.entries())
            for (const TraceLine& line : e.trace)
                if (line.kind == TraceKind::Heading && !e.struck) {
                    (line.row == "turn" ? turn : phase) = translated(line.text);
                    if (line.row == "turn")
                        phase.clear();
                }
        add(AdjournLine::Kind::Row, tr("Turn"),
            turn.isEmpty() ? QString::number(mPosition.turn) : turn);
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
            words += QString(" [%1]").arg(said(asked.cite));
        add(AdjournLine::Kind::Row, tr("Question"), words);
        add(AdjournLine::Kind::Row, tr("To answer"), who.join(", "));
        if (!mGame.state().sealed.empty())
            add(AdjournLine::Kind::Row, tr("Sealed"),
                tr("%n sealed answer(s) lie in the game file", "",
                   int(mGame.state().sealed.size())));
    }

    QString seatName(const std::string& seat) const
    {
        const int side = mRules.side(seat);
        return side < 0 ? tr("the referee") : said(mRules.scenario().sides[std::size_t(side)].name);
    }

    /// A mark as it lies there; empty when it shows nothing.
    QString markWords(const Mark& mark, int subject) const
    {
        const std::int64_t value = mRules.mark(mPosition, mark.id, subject);
        const QString label = said(mark.label.empty() ? mark.id : mark.label);
        if (mark.form == "flag")
            return value == 0 ? QString() : label;
        if (mark.form == "ladder")
            return value <= 0 || std::size_t(value) >= mark.steps.size()
                       ? QString()
                       : said(mark.steps[std::size_t(value)]);
        if (mark.form == "number")
            return value == 0 ? QString() : QString("%1 %2").arg(label).arg(value);
        return {};
    }

    void tracks()
    {
        const auto& sides = mRules.scenario().sides;
        for (const Mark& mark : mRules.ruleset().marks) {
            const QString label = said(mark.label.empty() ? mark.id : mark.label);
            const auto row = [&](const QString& what, int subject) {
                const QString words = markWords(mark, subject);
                const bool number = mark.form == "number" && mark.lifetime == "game";
                if (number)
                    add(AdjournLine::Kind::Row, what,
                        QString::number(mRules.mark(mPosition, mark.id, subject)));
                else if (!words.isEmpty())
                    add(AdjournLine::Kind::Row, what, mark.form == "flag" ? tr("yes") : words);
            };
            if (mark.on == "game")
                row(label, -1);
            for (std::size_t s = 0; mark.on == "side" && s < sides.size(); ++s)
                row(tr("%1: %2").arg(said(sides[s].name), label), int(s));
        }
    }

    QString unitWords(std::size_t u) const
    {
        const Unit& unit = mRules.scenario().units[u];
        const UnitState& stands = mPosition.units[u];
        QStringList more;
        if (stands.steps != unit.steps)
            more << tr("%1 of %2 steps").arg(stands.steps).arg(unit.steps);
        if (stands.facing != 0)
            more << tr("facing %1").arg(stands.facing);
        for (const Mark& mark : mRules.ruleset().marks)
            if (mark.on == "unit")
                if (const QString words = markWords(mark, int(u)); !words.isEmpty())
                    more << words;
        const QString name = said(unit.name.empty() ? unit.id : unit.name);
        return more.isEmpty() ? name : tr("%1 (%2)").arg(name, more.join(", "));
    }

    void side(const Army& army)
    {
        const auto& units = mRules.scenario().units;
        // Cells come in the order of their printed numbers, boxes after them in their own.
        std::map<std::pair<int, QString>, std::vector<std::size_t>> stacks;
        for (std::size_t u = 0; u < units.size(); ++u) {
            const int place = mPosition.units[u].place;
            if (units[u].side != army.id || place < 0)
                continue;
            const bool cell = place < mRules.cellCount();
            stacks[{cell ? 0 : 1 + place, said(mRules.placeName(place))}].push_back(u);
        }
        add(AdjournLine::Kind::Side, said(army.name));
        int part = -1;
        for (auto& [key, stack] : stacks) {
            if (const int now = key.first == 0 ? 0 : 1; now != part) {
                part = now;
                add(AdjournLine::Kind::Part,
                    now == 0 ? tr("On the map, the top of each stack first") : tr("In boxes"));
            }
            std::sort(stack.begin(), stack.end(), [&](std::size_t a, std::size_t b) {
                return mPosition.units[a].order > mPosition.units[b].order;
            });
            QStringList words;
            for (const std::size_t u : stack)
                words << unitWords(u);
            add(AdjournLine::Kind::Row, key.first == 0 ? key.second : boxName(key.second),
                words.join(", "));
        }
    }

    QString boxName(const QString& id) const
    {
        for (const Box& box : mRules.ruleset().boxes)
            if (said(box.id) == id && !box.label.empty())
                return said(box.label);
        return id;
    }

    void places()
    {
        std::vector<AdjournLine> rows;
        for (const LogLine& line : controlAt(mRules, mGame.state(), Text()).lines)
            rows.push_back({AdjournLine::Kind::Row, tr("Held"), translated(line.text)});
        for (int cell = 0; cell < mRules.cellCount(); ++cell) {
            QStringList words;
            for (const Mark& mark : mRules.ruleset().marks)
                if (mark.on == "place" && mark.form != "number")
                    if (const QString one = markWords(mark, cell); !one.isEmpty())
                        words << one;
            if (!words.isEmpty())
                rows.push_back({AdjournLine::Kind::Row, said(mRules.placeName(cell)),
                                words.join(", ")});
        }
        if (rows.empty())
            return;
        add(AdjournLine::Kind::Side, tr("Ground"));
        mDoc.lines.insert(mDoc.lines.end(), rows.begin(), rows.end());
    }

    const Game& mGame;
    const Rules& mRules;
    const Position& mPosition;
    AdjournDoc mDoc;
};

constexpr int pale = 105; ///< still 5.5 : 1 on white

} // namespace

AdjournDoc adjournDoc(const Game& game)
{
    return Sheet(game).made();
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
        case AdjournLine::Kind::Title:
            out += line.what + '\n' + QString(line.what.size(), '=') + '\n';
            break;
        case AdjournLine::Kind::Side:
            out += '\n' + line.what + '\n' + QString(line.what.size(), '-') + '\n';
            break;
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
            return std::max(metrics.height(),
                            metrics.boundingRect(QRectF(0, 0, room, 1e7), wraps, text).height());
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
            piece.height = std::max(high(label, line.what, start - 3 * mm),
                                    high(plain, line.text, width - start));
            piece.spans.push_back(
                {{0, 0, start - 3 * mm, piece.height}, wraps, label, pale, line.what});
            piece.spans.push_back(
                {{start, 0, width - start, piece.height}, wraps, plain, 0, line.text});
            out.push_back(std::move(piece));
        }
        LogPiece signs;
        signs.above = 18 * mm;
        signs.height = 6 * mm;
        const double each = width / 3;
        double x = 0;
        for (const QString& who : Sheet::signers()) {
            signs.spans.push_back({{x, 0, each - 6 * mm, signs.height}, wraps,
                                   LogPages::font(7.8, false, true), pale, who});
            signs.strokes.push_back(QLineF(x, 0, x + each - 6 * mm, 0));
            x += each;
        }
        out.push_back(std::move(signs));
        return out;
    };
}

} // namespace fw
