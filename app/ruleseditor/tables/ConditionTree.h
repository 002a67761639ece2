#pragma once

#include "editor/document/RulesAndCounters.h"

#include <QStringList>
#include <QWidget>
#include <functional>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace fw {

/// A list of conditions that must all hold, each as a sentence; alternatives have their ways below
/// them, and each way its own conditions.
class ConditionTree : public QWidget
{
    Q_OBJECT

public:
    /// Dialogs offer what the rules of the document have, and the roles that `roles` names.
    ConditionTree(RulesAndCounters* document, std::function<QStringList()> roles, QWidget* parent = nullptr);

    /// Shows conditions.
    void setConditions(const Reqs& conditions);
    const Reqs& conditions() const { return mConditions; }

signals:
    /// They were changed by hand; conditions() has them.
    void edited();

private:
    using Place = std::vector<int>; ///< condition, way, condition, way ...
    void fill();
    void add(QTreeWidgetItem* parent, const Reqs& list, const Place& above);
    Place current() const;
    Reqs& listAt(const Place& place);
    void addCondition();
    void editCondition();
    void addWays();
    void removeCurrent();
    void judge();

    bool ask(const Req& old, Req& answer);

    RulesAndCounters* mDocument;
    std::function<QStringList()> mRoles;
    Reqs mConditions;
    QTreeWidget* mTree;
    QPushButton* mEdit;
    QPushButton* mRemove;
    QPushButton* mWay;
};

} // namespace fw
