#pragma once

#include "editor/document/RulesAndCounters.h"

#include <QStringList>
#include <QWidget>
#include <functional>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace fw {

/// A list of conditions that must all hold, each as a sentence. An alternative has its options as children, and each
/// option its own conditions.
class ConditionTree : public QWidget
{
    Q_OBJECT

public:
    /// Dialogs offer the names in the rules of the document, and the roles from `roles`.
    ConditionTree(RulesAndCounters* document, std::function<QStringList()> roles, QWidget* parent = nullptr);

    /// Shows these conditions.
    void setConditions(const Reqs& conditions);
    const Reqs& conditions() const { return mConditions; }

signals:
    /// The user changed them; conditions() has the new ones.
    void edited();

private:
    using Place = std::vector<int>; ///< condition, option, condition, option ...
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
