#include "app/ruleseditor/tables/ConditionTree.h"

#include "app/ruleseditor/tables/ConditionDialog.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"
#include "editor/rules/ConditionWords.h"

#include <QPointer>
#include <QTreeWidget>

namespace fw {

namespace {

constexpr int placeRole = Qt::UserRole;

} // namespace

ConditionTree::ConditionTree(RulesAndCounters* document, std::function<QStringList()> roles, QWidget* parent)
    : QWidget(parent), mDocument(document), mRoles(std::move(roles))
{
    auto* layout = bare<QVBoxLayout>(this);
    mTree = named(new QTreeWidget, "rowConditions", tr("Conditions"));
    mTree->setHeaderHidden(true);
    mTree->setWordWrap(true);
    mTree->setMinimumHeight(fontMetrics().height() * 5);
    layout->addWidget(mTree, 1);
    auto* bar = new WrapLayout;
    const auto button = [&](const QString& text, const char* name, void (ConditionTree::*slot)()) {
        return addButton(bar, text, name, text, this, slot);
    };
    button(tr("Add Condition..."), "conditionAdd", &ConditionTree::addCondition);
    mEdit = button(tr("Change..."), "conditionEdit", &ConditionTree::editCondition);
    mWay = button(tr("Add Alternatives..."), "conditionWays", &ConditionTree::addWays);
    mRemove = button(tr("Remove"), "conditionRemove", &ConditionTree::removeCurrent);
    layout->addLayout(bar);
    connect(mTree, &QTreeWidget::currentItemChanged, this, &ConditionTree::judge);
    connect(mTree, &QTreeWidget::itemActivated, this, &ConditionTree::editCondition);
}

bool ConditionTree::ask(const Req& old, Req& answer)
{
    // The form may be rebuilt while the dialog is open; then this tree is gone.
    const QPointer<ConditionTree> self(this);
    const auto content = mDocument->content();
    ConditionDialog dialog(content->rules, mRoles(), old, window());
    if (dialog.exec() != QDialog::Accepted || !self)
        return false;
    answer = dialog.condition();
    return true;
}

void ConditionTree::setConditions(const Reqs& conditions)
{
    mConditions = conditions;
    fill();
}

void ConditionTree::add(QTreeWidgetItem* parent, const Reqs& list, const Place& above)
{
    const auto item = [&](QTreeWidgetItem* under, const QString& text, const Place& place) {
        auto* made = under == nullptr ? new QTreeWidgetItem(mTree) : new QTreeWidgetItem(under);
        made->setText(0, text);
        QVariantList stored;
        for (const int step : place)
            stored << step;
        made->setData(0, placeRole, stored);
        return made;
    };
    for (std::size_t i = 0; i < list.size(); ++i) {
        Place place = above;
        place.push_back(int(i));
        if (list[i].either.empty()) {
            item(parent, conditionWords(list[i]), place);
            continue;
        }
        auto* ways = item(parent, tr("one of these alternatives:"), place);
        for (std::size_t w = 0; w < list[i].either.size(); ++w) {
            Place inner = place;
            inner.push_back(int(w));
            auto* way = item(ways, w == 0 ? tr("either") : tr("or"), inner);
            add(way, list[i].either[w], inner);
        }
    }
}

void ConditionTree::fill()
{
    const Place was = current();
    mTree->clear();
    add(nullptr, mConditions, {});
    mTree->expandAll();
    for (QTreeWidgetItemIterator it(mTree); *it != nullptr; ++it) {
        Place place;
        for (const QVariant& step : (*it)->data(0, placeRole).toList())
            place.push_back(step.toInt());
        if (place == was)
            mTree->setCurrentItem(*it);
    }
    judge();
}

ConditionTree::Place ConditionTree::current() const
{
    Place out;
    if (const QTreeWidgetItem* item = mTree->currentItem())
        for (const QVariant& step : item->data(0, placeRole).toList())
            out.push_back(step.toInt());
    return out;
}

Reqs& ConditionTree::listAt(const Place& place)
{
    Reqs* list = &mConditions;
    for (std::size_t i = 0; i + 1 < place.size(); i += 2)
        list = &(*list)[std::size_t(place[i])].either[std::size_t(place[i + 1])];
    return *list;
}

void ConditionTree::addCondition()
{
    Req made;
    if (!ask({}, made))
        return;
    // Add it to the chosen option, else next to the chosen condition.
    listAt(current()).push_back(made);
    emit edited();
    fill();
}

void ConditionTree::editCondition()
{
    const Place place = current();
    if (place.size() % 2 == 0 || !listAt(place)[std::size_t(place.back())].either.empty())
        return;
    Req changed;
    if (!ask(listAt(place)[std::size_t(place.back())], changed))
        return;
    listAt(place)[std::size_t(place.back())] = changed;
    emit edited();
    fill();
}

void ConditionTree::addWays()
{
    Req made;
    if (!ask({}, made))
        return;
    const Place place = current();
    const Reqs way{made};
    if (place.empty()) {
        Req both;
        both.either = {way};
        mConditions.push_back(both);
    } else if (place.size() % 2 == 0) { // an option: add another one
        listAt({place.begin(), place.end() - 1})[std::size_t(place[place.size() - 2])].either.push_back(way);
    } else {
        // The chosen condition becomes the first option, unless it has options already.
        Req& chosen = listAt(place)[std::size_t(place.back())];
        if (chosen.either.empty()) {
            Req both;
            both.either = {{chosen}};
            chosen = both;
        }
        chosen.either.push_back(way);
    }
    emit edited();
    fill();
}

void ConditionTree::removeCurrent()
{
    const Place place = current();
    if (place.empty())
        return;
    if (place.size() % 2 == 0) {
        const Place owner(place.begin(), place.end() - 1);
        Reqs& list = listAt(owner);
        Req& chosen = list[std::size_t(owner.back())];
        chosen.either.erase(chosen.either.begin() + place.back());
        if (chosen.either.empty())
            list.erase(list.begin() + owner.back());
    } else {
        Reqs& list = listAt(place);
        list.erase(list.begin() + place.back());
    }
    emit edited();
    fill();
}

void ConditionTree::judge()
{
    const Place place = current();
    const bool condition = place.size() % 2 == 1;
    mEdit->setEnabled(condition && listAt(place)[std::size_t(place.back())].either.empty());
    mRemove->setEnabled(!place.empty());
}

} // namespace fw
