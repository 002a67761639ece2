#pragma once

#include "app/ruleseditor/form/FieldEdit.h"
#include "engine/proof/Proof.h"

#include <QWidget>
#include <map>

class QFormLayout;
class QLabel;

namespace fw {

/// A form for one row of a file, with a field for each key that the row may have. Lists of rows have a button that goes
/// to them; a single row inside is part of the form.
class RowForm : public QWidget
{
    Q_OBJECT

public:
    explicit RowForm(QWidget* parent = nullptr);

    /// Shows the row at a pointer; keeps the fields while the row has the same keys, so that typing goes on.
    void show(const FormTree& tree, const std::string& pointer, FormSourcesPtr sources);
    /// Shows under each field what the last check found about its value, and above them what it found about the row.
    void remark(const std::vector<const CheckResult*>& findings);
    /// The field of a key; null if the row does not have it. Keys of rows inside are "arrives/turn".
    FieldEdit* field(const std::string& key) const;

    /// The texts in fields that are not understood, by their keys.
    std::map<std::string, QString> unread() const;

signals:
    /// The user entered a value for a key of the row at a pointer; null removes the key.
    void edited(const std::string& pointer, const std::string& key, const fw::Json& value);
    /// The user is done with the field of a key.
    void left(const std::string& pointer, const std::string& key);
    /// The user asks for a list of rows, or for a new row in it.
    void listWanted(const std::string& list);
    void addWanted(const std::string& list);

private:
    void build(const FormTree& tree, const std::string& pointer, const std::string& prefix, QFormLayout* form);
    void addRow(const FieldHelp& field, const Json* value, const std::string& pointer, const std::string& prefix,
                QFormLayout* form);
    void addList(const FieldHelp& field, const FormTree& tree, const std::string& pointer, QFormLayout* form);
    void addInner(const FieldHelp& field, const FormTree& tree, const std::string& pointer, const std::string& prefix,
                  QFormLayout* form);
    /// Which fields the form has: the kinds of its rows and their single rows inside.
    std::string shape(const FormTree& tree, const std::string& pointer) const;

    std::string mPointer;
    std::string mShape;
    FormSourcesPtr mSources;
    std::map<std::string, FieldEdit*> mFields; ///< by key, with those of rows inside
    std::map<std::string, QLabel*> mCounts;    ///< of lists, by pointer
    QWidget* mBody = nullptr;
    QLabel* mSays;
    QLabel* mFound;
};

} // namespace fw
