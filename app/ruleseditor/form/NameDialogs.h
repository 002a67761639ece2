#pragma once

#include "app/widgets/Dialog.h"
#include "editor/form/RowUses.h"

class QLabel;
class QLineEdit;
class QListWidget;

namespace fw {

/// The rows that refer to a name, in a list.
QListWidget* usesList(const RowUses& uses);

/// Asks for another id of a row, and shows where the id is written.
class RenameDialog : public Dialog
{
    Q_OBJECT

public:
    RenameDialog(const RulesContent& content, RowName name, const RowUses& uses, QWidget* parent = nullptr);

    /// The new id.
    std::string id() const;
    void accept() override;

private:
    const RulesContent& mContent;
    RowName mName;
    QLineEdit* mLine;
    QLabel* mTrouble;
};

/// Lists the rows that refer to a name; Enter or a double click chooses one.
class UsesDialog : public Dialog
{
    Q_OBJECT

public:
    UsesDialog(const RowName& name, const RowUses& uses, QWidget* parent = nullptr);

    /// The chosen row; null if the user closes the list.
    const RowUse* chosen() const;

private:
    RowUses mUses;
    QListWidget* mList;
};

/// Asks whether to delete a row that others refer to; Cancel is the default.
bool mayDeleteUsed(const RowName& name, const RowUses& uses, QWidget* parent);

/// Why a row cannot get an id; empty if it can.
QString whyNotCalled(const RulesContent& content, const RowName& name, const QString& id);

} // namespace fw
