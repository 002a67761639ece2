#include "app/referee/controller/DiceEntry.h"

#include "app/referee/controller/SameWord.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <algorithm>
#include <map>

namespace fw {

std::vector<int> DiceEntry::faces() const
{
    std::vector<int> out;
    std::map<std::string, std::size_t> used;
    for (const DieAsked& die : mTable.question().dice) {
        const std::string name = mTable.draft().has(die.name) ? die.name : die.name.substr(0, die.name.rfind('.'));
        const auto& values = mTable.draft().arg(name);
        const std::size_t at = used[name]++;
        if (at >= values.size())
            break;
        out.push_back(std::stoi(values[at]));
    }
    return out;
}

bool DiceEntry::mayFall(int value) const
{
    const std::string face = std::to_string(value);
    return std::any_of(mTable.facts().choices.begin(), mTable.facts().choices.end(),
                       [&](const Choice& choice) { return choice.kind == Choice::Kind::Face && choice.value == face; });
}

void DiceEntry::face(int value)
{
    const std::string fell = std::to_string(value);
    ++mTable.typed().entered;
    for (const Choice& choice : mTable.facts().choices) {
        if (choice.kind == Choice::Kind::Face && choice.value == fell) {
            mDraft.take(choice);
            return;
        }
    }
    const std::size_t next = faces().size();
    if (next >= mTable.question().dice.size())
        return; // all faces are given
    const DieAsked& die = mTable.question().dice[next];
    const QString why = value < die.low || value > die.high
                            ? tr("%1 is not possible here: enter %2 to %3").arg(value).arg(die.low).arg(die.high)
                        : die.names.empty() ? tr("%1 is already entered").arg(value)
                                            : tr("%1 (%2) is already entered", "number of a name, and the name")
                                                  .arg(value)
                                                  .arg(QString::fromStdString(die.faceName(value)));
    mTable.refuseInput(why);
}

void DiceEntry::digit(int value)
{
    const std::size_t next = faces().size();
    if (next >= mTable.question().dice.size())
        return;
    const DieAsked& die = mTable.question().dice[next];
    QString& typed = mTable.typed().digits;
    const QString run = typed + QString::number(value);
    // Faces that are already given count too: "10" is one number even if no 10 is left.
    bool longer = false;
    for (int face = std::max(die.low, 10); face <= die.high && !longer; ++face) {
        const QString whole = QString::number(face);
        longer = whole.size() > run.size() && whole.startsWith(run);
    }
    // With ten cards, "12" means the first and the second.
    if (!longer && die.once && !typed.isEmpty() && run.toInt() > die.high) {
        if (settle() && !mTable.refusal())
            digit(value);
        return;
    }
    typed = longer ? run : QString();
    if (longer)
        mTable.clearRefusal();
    else
        face(run.toInt());
}

bool DiceEntry::settle()
{
    if (typed().isEmpty())
        return false;
    face(std::exchange(mTable.typed().digits, {}).toInt());
    return true;
}

void DiceEntry::replaceFace(std::size_t which, int value)
{
    const std::vector<int> given = faces();
    for (std::size_t at = given.size(); at > which; --at)
        mDraft.back();
    face(value);
    for (std::size_t at = which + 1; at < given.size(); ++at)
        face(given[at]);
}

bool DiceEntry::takeFaces(const QString& said)
{
    if (mTable.question().wait != Wait::Dice)
        return false;
    // A drawn counter is given by name, and a name may contain blanks.
    for (const Choice& choice : mTable.choices(mTable.draft()))
        if (choice.kind == Choice::Kind::Face && choice.label != choice.value && sameWord(choice.label, said)) {
            mDraft.take(choice);
            if (mDraft.mayEnter())
                mDraft.accept();
            return true;
        }
    std::vector<Choice> faces;
    Draft whole = mTable.draft();
    const auto takes = [&](const QString& part) {
        const std::vector<Choice> open = mTable.choices(whole);
        const auto face = std::find_if(open.begin(), open.end(), [&](const Choice& choice) {
            return choice.kind == Choice::Kind::Face && sameWord(choice.value, part);
        });
        if (face == open.end())
            return false;
        faces.push_back(*face);
        whole = extend(mTable.rules(), mTable.state(), whole, *face);
        return true;
    };
    for (const QString& part : said.split(QRegularExpression(QStringLiteral("[ ,]+")), Qt::SkipEmptyParts)) {
        if (takes(part))
            continue;
        // On the map, each key is one die: "35" is a 3 and a 5 if no die has a face 35.
        const bool run = part.size() > 1;
        if (!run || !std::all_of(part.begin(), part.end(), [&](QChar face) { return face.isDigit() && takes(face); }))
            return false;
    }
    for (const Choice& face : faces)
        if (!mTable.facts().choices.empty()) // take() adds the last counter of a pile together with the one before it
            mDraft.take(face);
    if (mDraft.mayEnter())
        mDraft.accept();
    return !faces.empty();
}

bool DiceEntry::refuseFaces(const QString& said)
{
    static const QRegularExpression numbers(QStringLiteral("^[0-9]{1,4}([ ,]+[0-9]{1,4})*$"));
    if (!numbers.match(said).hasMatch())
        return false;
    const std::size_t left = mTable.question().dice.size() - std::min(mTable.question().dice.size(), faces().size());
    const QStringList parts = said.split(QRegularExpression(QStringLiteral("[ ,]+")));
    mTable.beginTry();
    if (std::size_t(parts.size()) > left) {
        mTable.refuseInput(tr("enter only %n face(s)", "", int(left)));
        return true;
    }
    for (const QString& part : parts)
        if (!mayFall(part.toInt())) {
            face(part.toInt());
            return true;
        }
    return false;
}

bool DiceEntry::roll()
{
    if (mTable.question().wait != Wait::Dice)
        return false;
    if (settle() && mTable.refusal())
        return false; // a refused face does not start a roll
    Draft whole = mTable.draft();
    for (std::vector<Choice> open = mTable.facts().choices; !open.empty(); open = mTable.choices(whole)) {
        const quint32 n = QRandomGenerator::system()->bounded(quint32(open.size()));
        whole = extend(mTable.rules(), mTable.state(), whole, open[n]);
    }
    return mTable.enter(tidied(whole));
}

} // namespace fw
