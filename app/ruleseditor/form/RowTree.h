#pragma once

#include "editor/form/FormTree.h"
#include "editor/form/FormValue.h"
#include "editor/form/RowWords.h"

#include <QTreeWidget>
#include <memory>
#include <set>

namespace fw {

/// The rows of a file as a tree, lists as branches: the sequence of play with its nodes, and all other rows. Rows are
/// moved with the mouse.
class RowTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit RowTree(QWidget* parent = nullptr);

    /// Shows a tree; keeps what is expanded and selected.
    void show(std::shared_ptr<const FormTree> tree, std::shared_ptr<const RowWords> words, FormContext context);
    /// The pointer of the selected row or list; empty for the file itself.
    std::string current() const;
    /// Selects a row or list and expands what is around it; false if it is not there.
    bool select(const std::string& pointer);
    /// What the tree says of a row.
    QString title(const std::string& pointer) const;

signals:
    /// The user drags a row to a place in a list.
    void moveWanted(const std::string& from, const std::string& list, std::size_t index);

protected:
    void dropEvent(QDropEvent* event) override;

private:
    void addWords(const std::string& kind, const Json& row, QStringList& words) const;

    FormContext mContext;
    void fill(QTreeWidgetItem* item);
    QTreeWidgetItem* addItem(QTreeWidgetItem* parent, const QString& text, const std::string& pointer, bool holds);
    void addRows(QTreeWidgetItem* parent, const std::string& list);
    void expandAgain(QTreeWidgetItem* item);
    /// The list whose rows stand directly under their row; empty for none.
    std::string flatList(const std::string& row) const;
    bool hasRows(const std::string& row) const;

    std::shared_ptr<const FormTree> mTree;
    std::shared_ptr<const RowWords> mWords;
    std::set<std::string> mExpanded;
    bool mFilling = false;
};

} // namespace fw
