#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/proof/Proof.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace fw {

class TryPanel;

/// Modifiers, result codes, options, terrain and quantities, one row at a time in a form, with conditions as sentences.
class RowsTab : public QWidget
{
    Q_OBJECT

public:
    explicit RowsTab(RulesAndCounters* document, QWidget* parent = nullptr);

    /// Goes to a row; false when it is of another kind.
    bool goTo(const FindingSpot& spot);

private:
    void fillList(bool keep);
    bool formStands() const;
    void buildForm();
    void change(const QString& step, const std::function<void(Ruleset&, std::size_t)>& how, bool merge = true);
    void amountLine(const QString& label, const char* name, const Amount& amount,
                    std::function<void(Ruleset&, std::size_t, Amount)> put);
    void line(const QString& label, const char* name, const std::string& text,
              std::function<void(Ruleset&, std::size_t, const std::string&)> put);
    QComboBox* combo(const QString& label, const char* name, const QStringList& words, const std::string& text,
                     std::function<void(Ruleset&, std::size_t, const std::string&)> put);
    void modifierForm(const Modifier& row);
    void optionForm(const Option& row);
    void addRow();
    void removeRow();
    void quantityForm(const Quantity& row);
    void stageRow(const Stage& stage, std::size_t at, std::size_t count);
    void showTry();
    std::size_t rowCount() const;
    std::string idAt(std::size_t index) const;
    std::size_t current() const;

    RulesAndCounters* mDocument;
    QComboBox* mKind;
    QLineEdit* mSearch;
    QListWidget* mList;
    QWidget* mFormHolder = nullptr;
    TryPanel* mTry;
    QFormLayout* mForm = nullptr;
    QComboBox* mStage = nullptr;
    QPushButton* mTryShown;
    std::shared_ptr<const RulesContent> mBuilt; ///< content from which the form was built
    int mBuiltKind = -1;
    std::size_t mBuiltRow = 0;
    bool mFilling = false;
    bool mTyping = false; ///< the change comes from the form itself
};

} // namespace fw
