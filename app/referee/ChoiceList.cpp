#include "app/referee/ChoiceList.h"

#include "app/referee/Pointing.h"
#include "editor/Translated.h"

#include <QKeyEvent>
#include <algorithm>

namespace fw {

namespace {

QString inWords(const std::string& text)
{
    return translated(Text("{0}", {text}));
}

} // namespace

ChoiceList::ChoiceList(Referee& referee, QWidget* parent) : QListWidget(parent), mReferee(referee)
{
    setObjectName("choices");
    setAccessibleName(tr("What may be done"));
    setUniformItemSizes(true);
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
    // On the list Enter takes the line it shows, whatever is ready beside it, and means nothing else.
    if (!event->isAutoRepeat())
        pick(currentRow());
    event->accept();
}

void ChoiceList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    scrollToItem(currentItem()); // what is highlighted stays in sight
}

QSize ChoiceList::sizeHint() const
{
    const int line = std::max(sizeHintForRow(0), fontMetrics().height() + 4);
    return {260, line * std::clamp(count(), 1, 9) + 2 * frameWidth() + 2};
}

QSize ChoiceList::minimumSizeHint() const
{
    return {120, std::min(sizeHint().height(), 4 * (fontMetrics().height() + 4))};
}

void ChoiceList::add(Line line, const QString& text, const QString& cite, const QString& say)
{
    const int number = count() + 1;
    const bool itself = line.kind == Line::Kind::Choice && isNumber(mReferee.choices()[line.index]);
    QString shown = itself                     ? text
                    : number <= 9 && !mCounted ? tr("%1  %2", "key and choice").arg(number).arg(text)
                                               : QString("    ") + text;
    if (!cite.isEmpty())
        shown += tr("   [%1]", "case number").arg(cite);
    auto* item = new QListWidgetItem(shown, this);
    item->setData(Qt::AccessibleTextRole, say);
    mLines.push_back(std::move(line));
}

void ChoiceList::addRoutes()
{
    std::vector<Route> routes = mReferee.routes();
    std::stable_sort(routes.begin(), routes.end(), [](const Route& a, const Route& b) { return a.cost < b.cost; });
    const bool costs = priced(routes);
    for (const Route& route : routes) {
        if (!route.ends)
            continue;
        const QString cell = QString::fromStdString(route.cell);
        const QString cost = QString::fromStdString(route.cost.mixed());
        const QString words = costs ? tr("to %1, cost %2").arg(cell, cost) : tr("to %1").arg(cell);
        add({Line::Kind::Route, 0, route.cell}, words, {}, words);
    }
}

QString ChoiceList::wordsOf(const Choice& choice) const
{
    QString text = inWords(choice.label.empty() ? choice.value : choice.label);
    if (choice.kind == Choice::Kind::Done)
        return tr("That is all for %1").arg(mReferee.fieldLabel(choice.field));
    const int unit = mReferee.rules().unit(choice.value);
    const int place = choice.kind == Choice::Kind::Value && unit >= 0
                          ? mReferee.state().position.units[std::size_t(unit)].place.index()
                          : -1;
    if (place >= 0)
        text += tr(" in %1", "a unit in a hex").arg(QString::fromStdString(mReferee.rules().placeName(place)));
    return text;
}

void ChoiceList::addChoice(std::size_t index)
{
    const Choice& choice = mReferee.choices()[index];
    const MenuEntry* ending = mReferee.ending();
    const bool ends = choice.kind == Choice::Kind::Entry && ending != nullptr && choice.value == ending->id;
    const QString text = ends ? tr("%1   (Ctrl+Enter)", "what ends a step").arg(wordsOf(choice)) : wordsOf(choice);
    add({Line::Kind::Choice, index, {}}, text, QString::fromStdString(choice.cite), text);
}

void ChoiceList::addLater()
{
    const std::vector<Later>& later = mReferee.later();
    for (std::size_t k = 0; k < later.size(); ++k) {
        const Choice& choice = later[k].choice;
        QString text = tr("%1: %2", "a field and what may be given for it")
                           .arg(mReferee.fieldLabel(choice.field), wordsOf(choice));
        for (const Choice& with : later[k].also)
            text += tr(", %1 %2", "a field and what can only be given for it")
                        .arg(mReferee.fieldLabel(with.field), inWords(with.label));
        add({Line::Kind::Later, k, {}}, text, QString::fromStdString(choice.cite), text);
    }
}

int ChoiceList::lineOfDone() const
{
    for (std::size_t k = 0; k < mLines.size(); ++k)
        if (mLines[k].kind == Line::Kind::Choice && mReferee.choices()[mLines[k].index].kind == Choice::Kind::Done)
            return int(k);
    return -1;
}

bool ChoiceList::isNumber(const Choice& choice) const
{
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    return (choice.kind == Choice::Kind::Value || choice.kind == Choice::Kind::Label) && !choice.value.empty()
           && std::all_of(choice.value.begin(), choice.value.end(), digit)
           && (choice.label.empty() || choice.label == choice.value) && mReferee.rules().unit(choice.value) < 0
           && mReferee.rules().place(choice.value) < 0;
}

void ChoiceList::refresh()
{
    const int before = currentRow();
    clear();
    mLines.clear();
    mCounted = std::any_of(mReferee.choices().begin(), mReferee.choices().end(),
                           [this](const Choice& choice) { return isNumber(choice); });
    const bool routed = !mReferee.routes().empty();
    const bool dice = mReferee.question().wait == Wait::Dice;
    if (routed)
        addRoutes();
    const std::vector<Choice>& choices = mReferee.choices();
    for (const bool done : {false, true}) { // "that is all" comes last
        for (std::size_t k = 0; k < choices.size() && !dice; ++k)
            if ((choices[k].kind == Choice::Kind::Done) == done && !(routed && choices[k].kind == Choice::Kind::Value))
                addChoice(k);
        if (!done)
            addLater();
    }
    setVisible(count() > 0);
    // Once something is given for a field, Enter on the list goes on to the next one. That begins at its first line:
    // a highlight left where "that is all" stood would pass over what is offered there.
    const std::string field = mReferee.openField();
    const std::string of = mReferee.question().node + '/' + mReferee.draft().verb + '/' + field;
    const bool given = !mReferee.draft().arg(field).empty();
    const int done = given ? lineOfDone() : -1;
    const int kept = of == mOf ? std::clamp(before, 0, std::max(0, count() - 1)) : 0;
    mOf = of;
    if (count() > 0)
        setCurrentRow(done >= 0 ? done : kept);
    updateGeometry();
}

const Choice* ChoiceList::lookedAt() const
{
    const auto row = std::size_t(std::max(0, currentRow()));
    if (currentRow() < 0 || row >= mLines.size() || mLines[row].kind != Line::Kind::Choice
        || mLines[row].index >= mReferee.choices().size())
        return nullptr;
    return &mReferee.choices()[mLines[row].index];
}

bool ChoiceList::pickNumbered(int number)
{
    if (!mCounted)
        return pick(number - 1);
    const std::string value = std::to_string(number);
    for (std::size_t k = 0; k < mLines.size(); ++k)
        if (const Line& line = mLines[k]; line.kind == Line::Kind::Choice)
            if (const Choice& choice = mReferee.choices()[line.index]; isNumber(choice) && choice.value == value)
                return pick(int(k));
    return false;
}

bool ChoiceList::pick(int number)
{
    if (number < 0 || number >= int(mLines.size()))
        return false;
    // The list is made anew while it is taken.
    const Line line = mLines[std::size_t(number)];
    switch (line.kind) {
    case Line::Kind::Route: return mReferee.clickCell(mReferee.rules().place(line.cell));
    case Line::Kind::Later: mReferee.takeLater(Later(mReferee.later()[line.index])); return true;
    case Line::Kind::Choice: mReferee.take(Choice(mReferee.choices()[line.index])); return true;
    }
    return false;
}

} // namespace fw
