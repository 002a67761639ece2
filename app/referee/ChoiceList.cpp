#include "app/referee/ChoiceList.h"

#include "app/referee/Pointing.h"
#include "editor/Translated.h"

#include <QGuiApplication>
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
    connect(this, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { pick(row(item)); });
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        // A click has been taken already; this is Enter.
        if (!QGuiApplication::mouseButtons() && hasFocus())
            pick(row(item));
    });
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

void ChoiceList::add(const QString& text, const QString& cite, const QString& say)
{
    const int line = count() + 1;
    QString shown = line <= 9 ? tr("%1  %2", "key and choice").arg(line).arg(text)
                              : QString("    ") + text;
    if (!cite.isEmpty())
        shown += tr("   [%1]", "case number").arg(cite);
    auto* item = new QListWidgetItem(shown, this);
    item->setData(Qt::AccessibleTextRole, say);
}

void ChoiceList::refresh()
{
    const int before = currentRow();
    clear();
    mCells.clear();
    mRouted = !mReferee.routes().empty();
    const bool dice = mReferee.question().wait == Wait::Dice;
    if (mRouted) {
        std::vector<Route> routes = mReferee.routes();
        std::stable_sort(routes.begin(), routes.end(),
                         [](const Route& a, const Route& b) { return a.cost < b.cost; });
        for (const Route& route : routes) {
            if (!route.ends)
                continue;
            const QString cell = QString::fromStdString(route.cell);
            const QString cost = QString::fromStdString(route.cost.mixed());
            const QString words = priced(mReferee) ? tr("to %1, cost %2").arg(cell, cost)
                                                   : tr("to %1").arg(cell);
            add(words, {}, words);
            mCells.push_back(route.cell);
        }
    }
    for (const Choice& choice : mReferee.choices()) {
        if (dice || (mRouted && choice.kind == Choice::Kind::Value))
            continue;
        QString text = inWords(choice.label.empty() ? choice.value : choice.label);
        if (choice.kind == Choice::Kind::Done)
            text = tr("That is all for %1").arg(mReferee.fieldLabel(choice.field));
        const int unit = mReferee.rules().unit(choice.value);
        if (choice.kind == Choice::Kind::Value && unit >= 0) {
            const int place = mReferee.state().position.units[std::size_t(unit)].place;
            if (place >= 0)
                text += tr(" in %1", "a unit in a hex")
                            .arg(QString::fromStdString(mReferee.rules().placeName(place)));
        }
        add(text, QString::fromStdString(choice.cite), text);
    }
    setVisible(count() > 0);
    if (count() > 0)
        setCurrentRow(std::clamp(before, 0, count() - 1));
    updateGeometry();
}

bool ChoiceList::pick(int line)
{
    if (line < 0 || line >= count())
        return false;
    if (line < int(mCells.size())) {
        const int place = mReferee.rules().place(mCells[std::size_t(line)]);
        return mReferee.clickCell(place);
    }
    int at = int(mCells.size());
    for (const Choice& choice : mReferee.choices()) {
        if (mRouted && choice.kind == Choice::Kind::Value)
            continue;
        if (at++ == line) {
            // The list is made anew while it is taken.
            const Choice taken = choice;
            mReferee.take(taken);
            return true;
        }
    }
    return false;
}

} // namespace fw
