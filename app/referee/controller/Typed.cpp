// What is typed: the faces of dice by key, and in the order line faces, the next click, or a whole order.
#include "app/referee/controller/Referee.h"

#include "engine/model/Menu.h"
#include "engine/play/Barred.h"
#include "engine/play/Lacking.h"
#include "engine/session/OrderWords.h"

#include <QRegularExpression>
#include <algorithm>
#include <map>

namespace fw {

namespace {

bool sameWord(const std::string& a, const QString& b)
{
    const std::string typed = plainPunctuation(b.toStdString());
    return QString::fromStdString(plainPunctuation(a)).compare(QString::fromStdString(typed), Qt::CaseInsensitive) == 0;
}

/// The unit that people call so: by id, name or alias, one that nobody has identified by its place; -1 for none.
int unitCalled(const Rules& rules, const Position& position, const QString& name)
{
    const auto& units = rules.scenario().units;
    for (std::size_t u = 0; u < units.size(); ++u) {
        const Unit& unit = units[u];
        if (rules.unidentified(position, UnitId(int(u)))) {
            if (sameWord(rules.counterName(position, UnitId(int(u))), name))
                return int(u);
            continue;
        }
        if (sameWord(unit.id, name) || sameWord(unit.name, name)
            || std::any_of(unit.aliases.begin(), unit.aliases.end(),
                           [&](const std::string& alias) { return sameWord(alias, name); }))
            return int(u);
    }
    return -1;
}

/// The place that people call so, in small letters or large; -1 for none.
int placeCalled(const Rules& rules, const Position& position, const QString& name)
{
    const std::string said = plainPunctuation(name.toStdString());
    OrderCursor cursor(said);
    const int place = OrderNames(rules, position).takePlace(cursor);
    return cursor.end() ? place : -1;
}

} // namespace

std::vector<int> Referee::faces() const
{
    std::vector<int> out;
    std::map<std::string, std::size_t> used;
    for (const DieAsked& die : question().dice) {
        const std::string name = draft().has(die.name) ? die.name : die.name.substr(0, die.name.rfind('.'));
        const auto& values = draft().arg(name);
        const std::size_t at = used[name]++;
        if (at >= values.size())
            break;
        out.push_back(std::stoi(values[at]));
    }
    return out;
}

bool Referee::mayFall(int value) const
{
    const std::string face = std::to_string(value);
    return std::any_of(mLooked.choices.begin(), mLooked.choices.end(),
                       [&](const Choice& choice) { return choice.kind == Choice::Kind::Face && choice.value == face; });
}

void Referee::face(int value)
{
    const std::string fell = std::to_string(value);
    ++mNamed;
    for (const Choice& choice : mLooked.choices) {
        if (choice.kind == Choice::Kind::Face && choice.value == fell) {
            take(Choice(choice)); // the choices are made anew while it is taken
            return;
        }
    }
    const std::size_t next = faces().size();
    if (next >= question().dice.size())
        return; // all are given
    const DieAsked& die = question().dice[next];
    const QString why = value < die.low || value > die.high
                            ? tr("%1 is no face here: %2 to %3").arg(value).arg(die.low).arg(die.high)
                        : die.names.empty() ? tr("%1 is named already").arg(value)
                                            : tr("%1 (%2) is named already", "number of a name, and the name")
                                                  .arg(value)
                                                  .arg(QString::fromStdString(die.faceName(value)));
    refuse(Problem(Trouble::BadInput, Text("{0}", {why.toStdString()})), {});
}

void Referee::digit(int value)
{
    const std::size_t next = faces().size();
    if (next >= question().dice.size())
        return;
    const DieAsked& die = question().dice[next];
    const QString run = mTyped + QString::number(value);
    // Faces that are gone count as well: "10" is one number, whether a 10 may still be named or not.
    bool longer = false;
    for (int face = std::max(die.low, 10); face <= die.high && !longer; ++face) {
        const QString whole = QString::number(face);
        longer = whole.size() > run.size() && whole.startsWith(run);
    }
    // Of ten cards "12" is the first and the second.
    if (!longer && die.once && !mTyped.isEmpty() && run.toInt() > die.high) {
        if (settle() && !mRefusal)
            digit(value);
        return;
    }
    mTyped = longer ? run : QString();
    if (longer) {
        mRefusal.reset();
        emit drafted();
    } else {
        face(run.toInt());
    }
}

void Referee::refuseKey(int digit)
{
    refuse(Problem(Trouble::BadInput, Text("{0}", {tr("%1 picks nothing here").arg(digit).toStdString()})), {});
}

void Referee::refuseEarly()
{
    refuse(Problem(Trouble::BadInput,
                   Text("{0}", {tr("what was typed before this was on the screen answers nothing").toStdString()})),
           {});
}

bool Referee::settle()
{
    if (mTyped.isEmpty())
        return false;
    const int value = mTyped.toInt();
    mTyped.clear();
    face(value);
    return true;
}

bool Referee::takeFaces(const QString& said)
{
    if (question().wait != Wait::Dice)
        return false;
    // Who was drawn is said by name; a name may have blanks in it.
    for (const Choice& choice : choicesOf(draft()))
        if (choice.kind == Choice::Kind::Face && choice.label != choice.value && sameWord(choice.label, said)) {
            take(choice);
            if (mayEnter())
                accept();
            return true;
        }
    std::vector<Choice> faces;
    Draft whole = draft();
    const auto takes = [&](const QString& part) {
        const std::vector<Choice> open = choicesOf(whole);
        const auto face = std::find_if(open.begin(), open.end(), [&](const Choice& choice) {
            return choice.kind == Choice::Kind::Face && sameWord(choice.value, part);
        });
        if (face == open.end())
            return false;
        faces.push_back(*face);
        whole = extend(rules(), state(), whole, *face);
        return true;
    };
    for (const QString& part : said.split(QRegularExpression(QStringLiteral("[ ,]+")), Qt::SkipEmptyParts)) {
        if (takes(part))
            continue;
        // One key a die, as they are typed on the map: "35" is a 3 and a 5 where no die has a 35.
        const bool run = part.size() > 1;
        if (!run || !std::all_of(part.begin(), part.end(), [&](QChar face) { return face.isDigit() && takes(face); }))
            return false;
    }
    for (const Choice& face : faces)
        if (!mLooked.choices.empty()) // the last of a pile is named with the one before it
            take(face);
    if (mayEnter())
        accept();
    return !faces.empty();
}

/// Says of numbers that are no faces why not; false where something else was said.
bool Referee::refuseFaces(const QString& said)
{
    static const QRegularExpression numbers(QStringLiteral("^[0-9]{1,4}([ ,]+[0-9]{1,4})*$"));
    if (!numbers.match(said).hasMatch())
        return false;
    const std::size_t left = question().dice.size() - std::min(question().dice.size(), faces().size());
    const QStringList parts = said.split(QRegularExpression(QStringLiteral("[ ,]+")));
    mRefusal.reset();
    if (std::size_t(parts.size()) > left) {
        refuse(Problem(Trouble::BadInput, Text("{0}", {tr("%n face(s) are asked for", "", int(left)).toStdString()})),
               {});
        return true;
    }
    for (const QString& part : parts)
        if (!mayFall(part.toInt())) {
            face(part.toInt());
            return true;
        }
    return false;
}

bool Referee::saysEnd(const QString& line) const
{
    const MenuEntry* entry = untouched() ? ending() : nullptr;
    const QString said = QString::fromStdString(plainPunctuation(line.trimmed().toStdString()));
    return entry != nullptr
           && (sameWord(entry->id, said) || sameWord(entry->word, said) || sameWord(entry->label, said));
}

bool Referee::order(const QString& line)
{
    const QString said = line.trimmed();
    if (said.isEmpty() || refuseClosed())
        return false;
    // While the screen goes round, an answer is said whole and with its side, as it lies on a card.
    if (handOver())
        return said.contains(':') ? wholeOrder(said)
                                  : refuse(Problem(Trouble::BadInput, Text("nobody has taken the screen yet; whose "
                                                                           "answer it is stands before a colon")),
                                           {});
    if (takeFaces(said))
        return true;
    if (question().wait == Wait::Dice && refuseFaces(said))
        return false;
    for (const Choice& choice : mLooked.choices) {
        if (sameWord(choice.value, said) || sameWord(choice.label, said)) {
            take(choice);
            return true;
        }
    }
    mRefusal.reset(); // a new try
    const int unit = unitCalled(rules(), state().position, said);
    if (unit >= 0 && clickUnit(unit))
        return true;
    if (const int cell = unit < 0 ? placeCalled(rules(), state().position, said) : -1; cell >= 0 && clickCell(cell))
        return true;
    return !mRefusal && wholeOrder(said); // the click has told why
}

/// The one choice of the list in which a word begins so; null where none does, or several.
const Choice* Referee::begunWith(const QString& said) const
{
    constexpr qsizetype least = 3; // letters; fewer are a key that was struck
    const Choice* out = nullptr;
    for (const Choice& choice : mLooked.choices) {
        if (said.size() < least)
            break;
        const QStringList words = QString::fromStdString(choice.label).split(' ');
        bool begins = false;
        for (qsizetype at = 0; at < words.size() && !begins; ++at)
            begins = words.mid(at).join(' ').startsWith(said, Qt::CaseInsensitive);
        if (begins && out != nullptr)
            return nullptr;
        out = begins ? &choice : out;
    }
    return out;
}

bool Referee::wholeOrder(const QString& said)
{
    Result<Order> order = readOrder(rules(), state(), said.toStdString());
    if (!order) {
        if (const Choice* meant = draft().verb.empty() || handOver() ? nullptr : begunWith(said)) {
            take(Choice(*meant));
            return true;
        }
        // A counter or a place is understood, though it is none that may be named now.
        const bool known = unitCalled(rules(), state().position, said) >= 0
                           || placeCalled(rules(), state().position, said) >= 0;
        Problem none(Trouble::BadInput, Text("{0}", {tr("%1 cannot be named here now").arg(said).toStdString()}));
        none.alternatives = order.error().alternatives;
        return refuse(known && !handOver() ? none : order.error(), {});
    }
    // Turns that were not said are seen before they are made: where nobody knows who turned none can be taken back.
    const auto turns = [](const Argument& a) {
        return std::ranges::any_of(a.values, [](const std::string& value) { return value.starts_with('@'); });
    };
    if (order->kind == Order::Kind::Action && !said.contains('@') && std::ranges::any_of(order->action.args, turns)
        && finishedAction(turn(), order->action)) {
        mClicks.resize(1);
        push(order->action);
        return true;
    }
    const Result<const Entry*> done = carryOut(mGame, *order, stamp());
    if (!done) {
        // What is missing is asked for; only a whole act can be refused by a rule, and then allowed.
        const std::string missing = order->kind == Order::Kind::Action ? lacking(rules(), state(), order->action)
                                                                       : std::string();
        if (missing.empty())
            return refuse(done.error(), order->action);
        // What the list has greyed lacks nothing that could be said.
        Draft blank;
        blank.seat = order->action.seat;
        if (!handOver())
            for (const Barred& one : turn().unavailable(choicesOf(blank)))
                if (one.entry->id == order->action.verb)
                    return refuse(one.why, {});
        const bool asked = askFor(missing, order->action);
        refuse(done.error(), {});
        if (asked)
            emit drafted();
        return false;
    }
    refresh();
    return true;
}

} // namespace fw
