#include "app/referee/view/ChoiceList.h"

#include "app/referee/view/Pointing.h"
#include "editor/Translated.h"
#include "engine/model/Menu.h"
#include "engine/play/UnavailableEntry.h"

#include <QKeyEvent>
#include <algorithm>

namespace fw {

namespace {

QString inWords(const std::string& text)
{
    return translated(Text("{0}", {text}));
}

} // namespace

ChoiceList::ChoiceList(Referee& referee, QWidget* parent)
    : QListWidget(parent), mReferee(referee), mTable(referee.table)
{
    setObjectName("choices");
    setAccessibleName(tr("Choices"));
    setWordWrap(true); // shows the whole reason
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlternatingRowColors(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { pick(row(item)); });
}

void ChoiceList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QListWidget::keyPressEvent(event);
        return;
    }
    // On the list, Enter takes the current line only, even if an action is ready.
    if (!event->isAutoRepeat())
        pick(currentRow());
    event->accept();
}

void ChoiceList::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && count() > 0)
        refresh(); // the palette gives unavailable lines their pale colour
}

void ChoiceList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();        // lines wrap differently
    scrollToItem(currentItem()); // keeps the current line in sight
}

QSize ChoiceList::sizeHint() const
{
    int high = 0;
    for (int row = 0; row < std::min(count(), 9); ++row)
        high += std::max(visualItemRect(item(row)).height(), fontMetrics().height() + 2);
    return {260, std::max(high, fontMetrics().height() + 4) + 2 * frameWidth() + 2};
}

QSize ChoiceList::minimumSizeHint() const
{
    // A few answers are all visible, however many lines they take; of a longer list only the first ones.
    constexpr int few = 4, first = 2, mostLines = 12;
    const int line = fontMetrics().height() + 4;
    int high = 2 * frameWidth() + 2;
    for (int row = 0; row < (count() <= few ? count() : first); ++row)
        high += std::max(visualItemRect(item(row)).height(), line);
    return {120, std::min(sizeHint().height(), std::clamp(high, 4 * line, mostLines * line))};
}

void ChoiceList::add(Line line, const QString& text, const QString& cite, const QString& say)
{
    const int number = count() + 1;
    const bool itself = line.kind == Line::Kind::Choice && isNumber(mTable.facts().choices[line.index]);
    QString shown = itself                     ? text
                    : number <= 9 && !mCounted ? tr("%1  %2", "key and choice").arg(number).arg(text)
                                               : QString("    ") + text;
    if (!cite.isEmpty())
        shown += tr("   [%1]", "case number").arg(cite);
    auto* item = new QListWidgetItem(shown, this);
    item->setData(Qt::AccessibleTextRole, say);
    item->setData(Qt::UserRole, QString::fromStdString(line.value));
    item->setToolTip(shown.trimmed()); // the line may cut off a long reason
    if (line.kind == Line::Kind::UnavailableEntry) {
        QColor pale = palette().color(QPalette::Text);
        pale.setAlphaF(0.65f); // still readable
        item->setForeground(pale);
    }
    mLines.push_back(std::move(line));
}

/// An unavailable choice keeps its line, with the reason; a pick is refused with the full text.
void ChoiceList::addBarred(Line line, const QString& what, const Problem& why)
{
    const QString reason = translated(why.text); // the text may already begin with the name of the entry or counter
    const int unit = line.entry ? -1 : mTable.rules().unit(line.value);
    const QString named = unit < 0 ? what
                                   : QString::fromStdString(
                                       mTable.rules().counterName(mTable.state().position, UnitId(unit)));
    const QString text = reason.startsWith(named + ':')
                             ? tr("✗ %1", "why a choice is not available").arg(reason)
                             : tr("✗ %1: %2", "a choice that is not available, and why").arg(what, reason);
    add(std::move(line), text, QString::fromStdString(why.cite), text);
}

/// The cell of the moving unit; the list leaves it out, since a path from a cell back to itself is no move.
std::string ChoiceList::whereItBegins() const
{
    for (const Argument& given : mTable.draft().args)
        for (const std::string& value : given.values)
            if (const int unit = mTable.rules().unit(value); unit >= 0)
                if (const PlaceId at = mTable.state().position.units[std::size_t(unit)].place; at.valid())
                    return mTable.rules().placeName(at.index());
    return {};
}

void ChoiceList::addRoutes()
{
    std::vector<Route> routes = mTable.facts().routes;
    std::stable_sort(routes.begin(), routes.end(), [](const Route& a, const Route& b) { return a.cost < b.cost; });
    const bool costs = priced(routes);
    const std::string begins = whereItBegins();
    for (const Route& route : routes) {
        if (!route.ends || route.cell == begins)
            continue;
        const QString cell = QString::fromStdString(route.cell);
        const QString cost = QString::fromStdString(route.cost.mixed());
        const QString words = costs ? tr("to %1, cost %2").arg(cell, cost) : tr("to %1").arg(cell);
        add({Line::Kind::Route, 0, route.cell, false}, words, {}, words);
    }
}

QString ChoiceList::wordsOf(const Choice& choice) const
{
    QString text = inWords(choice.label.empty() ? choice.value : choice.label);
    if (choice.kind == Choice::Kind::Done) {
        const QString field = mReferee.draft.fieldLabel(choice.field);
        return mTable.draft().arg(choice.field).empty() ? tr("%1: none", "a field").arg(field)
                                                        : tr("%1: that is all", "a field").arg(field);
    }
    const int unit = mTable.rules().unit(choice.value);
    const int place = choice.kind == Choice::Kind::Value && unit >= 0
                          ? mTable.state().position.units[std::size_t(unit)].place.index()
                          : -1;
    if (place >= 0)
        text += tr(" in %1", "a unit in a hex").arg(QString::fromStdString(mTable.rules().placeName(place)));
    return text;
}

void ChoiceList::addChoice(std::size_t index)
{
    const Choice& choice = mTable.facts().choices[index];
    const MenuEntry* ending = mReferee.draft.ending();
    const bool ends = choice.kind == Choice::Kind::Entry && ending != nullptr && choice.value == ending->id;
    QString text = ends ? tr("%1   (Ctrl+Enter)", "what ends a step").arg(wordsOf(choice)) : wordsOf(choice);
    if (const auto known = mForeseen.find(choice.value); choice.kind == Choice::Kind::Entry && known != mForeseen.end())
        text = tr("%1: %2", "an answer, its results").arg(text, known->second);
    add({Line::Kind::Choice, index, choice.value, false}, text, QString::fromStdString(choice.cite), text);
}

/// The values that a later choice adds by itself; the line names them if Enter alone would not add them.
QString ChoiceList::joining(const Later& later) const
{
    QStringList out;
    if (mTable.facts().ready || mReferee.draft.proposed() != nullptr)
        return {};
    for (const Argument& given : later.drafts.back().args) {
        const bool named = given.name == later.choice.field || !mTable.draft().arg(given.name).empty()
                           || std::any_of(later.also.begin(), later.also.end(),
                                          [&](const Choice& with) { return with.field == given.name; });
        QStringList values;
        for (const std::string& value : given.values) {
            const int unit = mTable.rules().unit(value);
            values << QString::fromStdString(
                unit < 0 ? value : mTable.rules().counterName(mTable.state().position, UnitId(unit)));
        }
        if (!named && !values.isEmpty())
            out << tr("%1 %2", "a field and the units that join")
                       .arg(mReferee.draft.fieldLabel(given.name), values.join(tr(", ")));
    }
    return out.join(tr("; "));
}

void ChoiceList::addLater()
{
    const std::vector<Later>& later = mTable.facts().proposal.later;
    for (std::size_t k = 0; k < later.size(); ++k) {
        const Choice& choice = later[k].choice;
        QString text =
            tr("%1: %2", "a field and a possible value").arg(mReferee.draft.fieldLabel(choice.field), wordsOf(choice));
        if (const QString before = joining(later[k]); !before.isEmpty())
            text = tr("%1; %2", "units that join, and the value given then").arg(before, text);
        for (std::size_t with = 0; with < later[k].also.size(); ++with) {
            const Choice& also = later[k].also[with];
            text += tr(", %1", "a field that can take one thing only").arg(mReferee.draft.fieldLabel(also.field));
            const bool again = with + 1 < later[k].also.size() && later[k].also[with + 1].value == also.value;
            if (!again) // the same unit can fill both fields
                text += ' ' + inWords(also.label);
        }
        add({Line::Kind::Later, k, {}, false}, text, QString::fromStdString(choice.cite), text);
    }
}

void ChoiceList::setForeseen(std::map<std::string, QString> foreseen)
{
    if (foreseen == mForeseen)
        return;
    mForeseen = std::move(foreseen);
    refresh();
}

int ChoiceList::lineOfDone() const
{
    for (std::size_t k = 0; k < mLines.size(); ++k)
        if (mLines[k].kind == Line::Kind::Choice && mTable.facts().choices[mLines[k].index].kind == Choice::Kind::Done)
            return int(k);
    return -1;
}

bool ChoiceList::isNumber(const Choice& choice) const
{
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    return (choice.kind == Choice::Kind::Value || choice.kind == Choice::Kind::Label) && !choice.value.empty()
           && std::all_of(choice.value.begin(), choice.value.end(), digit)
           && (choice.label.empty() || choice.label == choice.value) && mTable.rules().unit(choice.value) < 0
           && mTable.rules().place(choice.value) < 0;
}

void ChoiceList::addBarred(const UnavailableEntry& one)
{
    const MenuEntry& entry = *one.entry;
    addBarred({Line::Kind::UnavailableEntry, 0, entry.id, true}, inWords(entry.label.empty() ? entry.id : entry.label),
              one.why);
}

/// Adds the menu entries in menu order, so that each keeps its number during the phase.
void ChoiceList::addEntries()
{
    const std::vector<Choice>& choices = mTable.facts().choices;
    const std::vector<UnavailableEntry> closed = mTable.hands().isSecret() ? std::vector<UnavailableEntry>()
                                                                           : mTable.turn().unavailable(choices);
    std::size_t next = 0;
    for (const MenuEntry* entry : openMenu(mTable.rules(), mTable.state())) {
        if (next < choices.size() && choices[next].value == entry->id)
            addChoice(next++);
        for (const UnavailableEntry& one : closed)
            if (one.entry == entry)
                addBarred(one);
    }
    while (next < choices.size())
        addChoice(next++);
}

/// Adds the values for the open field. A value keeps its line after others are picked.
void ChoiceList::addValues()
{
    const std::vector<Choice>& choices = mTable.facts().choices;
    for (const Choice& choice : choices)
        if (choice.kind != Choice::Kind::Done
            && std::ranges::find(mValues, choice.value, &Choice::value) == mValues.end())
            mValues.push_back(choice);
    for (const Choice& known : mValues) {
        const auto at = std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) {
            return choice.kind != Choice::Kind::Done && choice.value == known.value;
        });
        if (at != choices.end())
            addChoice(std::size_t(at - choices.begin()));
        else
            addGone(known);
    }
}

void ChoiceList::addGone(Choice was)
{
    const std::string& value = was.value;
    if (const int unit = mTable.rules().unit(value); unit >= 0)
        was.label = mTable.rules().counterName(mTable.state().position, UnitId(unit));
    const QString words = wordsOf(was);
    const std::vector<std::string>& given = mTable.draft().arg(mTable.facts().openField);
    if (std::find(given.begin(), given.end(), value) != given.end()) {
        const QString text = tr("✓ %1", "a counter that is picked").arg(words);
        add({Line::Kind::Picked, 0, value, false}, text, {}, text);
        return;
    }
    const std::optional<Problem> why = mReferee.draft.whyNot(value);
    addBarred({Line::Kind::UnavailableEntry, 0, value, false}, words,
              why ? *why : Problem(Trouble::Refused, Text("cannot be combined with the current picks")));
}

void ChoiceList::refresh()
{
    const int before = currentRow();
    const bool onDone = before >= 0 && before == mDone; // the line "that is all" does not apply to an empty field
    const QString was = before < 0 ? QString() : item(before)->text();
    clear();
    mLines.clear();
    const std::vector<Choice>& choices = mTable.facts().choices;
    mCounted = std::any_of(choices.begin(), choices.end(), [this](const Choice& choice) { return isNumber(choice); });
    const std::string field = mTable.facts().openField;
    const std::string of = mTable.question().node + '/' + mTable.draft().verb + '/' + field;
    if (of != mOf || mTable.draft().arg(field).empty())
        mValues.clear();
    const bool routed = !mTable.facts().routes.empty();
    if (routed)
        addRoutes();
    if (mTable.question().wait != Wait::Dice && !mTable.hands().isPending()) {
        if (!field.empty() && !routed)
            addValues();
        else if (field.empty() && mTable.draft().verb.empty())
            addEntries();
        addLater();
        if (mTable.isUntouched() && !mTable.draft().verb.empty()
            && !mTable.hands().isSecret()) { // the program began it
            Choice begun;
            begun.kind = Choice::Kind::Entry;
            begun.value = mTable.draft().verb;
            for (const UnavailableEntry& one : mTable.turn().unavailable({begun}))
                addBarred(one);
        }
        for (std::size_t k = 0; k < choices.size(); ++k) // the line "that is all" comes last
            if (choices[k].kind == Choice::Kind::Done)
                addChoice(k);
    }
    setVisible(count() > 0);
    // After a value is given, Enter on the list goes on to the next field. The highlight then begins at the first line;
    // an old position of "that is all" would skip the offered values. If Enter outside the list would skip the field,
    // the highlight shows that line. While the list has the focus it does not, since Enter there takes the line.
    const bool passes = !mTable.draft().arg(field).empty()
                        || (!hasFocus() && !mTable.isUntouched() && mReferee.draft.mayEnter());
    const int done = passes ? lineOfDone() : -1;
    // The cells of a path change with each step, so the same line number may be another cell.
    const bool same = of == mOf && (!routed || (before < count() && before >= 0 && item(before)->text() == was));
    int row = done >= 0 ? done : same && !onDone ? std::clamp(before, 0, std::max(0, count() - 1)) : 0;
    for (int left = count(); left > 0 && !open(row); --left) // not on an unavailable or picked line
        row = (row + 1) % count();
    mOf = of;
    mDone = lineOfDone();
    if (count() > 0)
        setCurrentRow(row);
    updateGeometry();
}

bool ChoiceList::open(int line) const
{
    const Line::Kind kind = mLines[std::size_t(line)].kind;
    return kind != Line::Kind::UnavailableEntry && kind != Line::Kind::Picked;
}

const Choice* ChoiceList::lookedAt() const
{
    const auto row = std::size_t(std::max(0, currentRow()));
    if (currentRow() < 0 || row >= mLines.size() || mLines[row].kind != Line::Kind::Choice
        || mLines[row].index >= mTable.facts().choices.size())
        return nullptr;
    return &mTable.facts().choices[mLines[row].index];
}

bool ChoiceList::pickNumbered(int number)
{
    if (!mCounted)
        return pick(number - 1);
    const std::string value = std::to_string(number);
    for (std::size_t k = 0; k < mLines.size(); ++k)
        if (const Line& line = mLines[k]; line.kind == Line::Kind::Choice)
            if (const Choice& choice = mTable.facts().choices[line.index]; isNumber(choice) && choice.value == value)
                return pick(int(k));
    return false;
}

bool ChoiceList::pick(int number)
{
    if (number < 0 || number >= int(mLines.size()))
        return false;
    // The pick rebuilds the list, so copy the line first.
    const Line line = mLines[std::size_t(number)];
    switch (line.kind) {
    case Line::Kind::Route: return mReferee.map.clickCell(mTable.rules().place(line.value));
    case Line::Kind::Picked: return mReferee.draft.giveUp(line.value);
    case Line::Kind::UnavailableEntry: mReferee.draft.attemptIllegal(line.value, line.entry); return true;
    case Line::Kind::Later: mReferee.draft.takeLater(mTable.facts().proposal.later[line.index]); return true;
    case Line::Kind::Choice: mReferee.draft.take(mTable.facts().choices[line.index]); return true;
    }
    return false;
}

} // namespace fw
