#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/formula/Formula.h"
#include "engine/proof/FormulaNow.h"

#include <QPointer>
#include <QWidget>
#include <map>
#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QToolButton;

namespace fw {

class TraceView;
class ValuesNow;

/// What several formulas come to, with what they were computed from.
struct ValuesAnswer {
    std::shared_ptr<const RulesContent> content;
    std::shared_ptr<const Scenario> scenario; ///< null for rules without one
    std::optional<Result<FormulasNow>> now;   ///< none without a scenario
};

/// Says under a formula what it comes to now. Its button shows the counters and cells that it is computed for, to
/// choose others, and the reckoning.
class NowLine : public QWidget
{
    Q_OBJECT

public:
    /// For the formula of the field with this title.
    NowLine(ValuesNow* values, const QString& title, QWidget* parent = nullptr);

    /// Sets the formula, which `names` write; none hides the line.
    void setFormula(std::optional<FormulaAt> formula, const FormulaNames& names);
    const std::optional<FormulaAt>& formula() const { return mFormula; }
    /// Shows what the formula comes to, number `index` of the answer.
    void setAnswer(std::shared_ptr<const ValuesAnswer> answer, std::size_t index);
    /// What the formula came to at last; null before the first answer, and if it cannot be computed.
    const FormulaNow* now() const;
    /// Asks for the value again soon.
    void ask();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showRoles();
    void fillChoice(QComboBox* choice, const FormulaRole& role);
    void give(const std::string& role, const QString& text);
    void pickOnMap();

    QPointer<ValuesNow> mValues;
    QString mTitle;
    std::optional<FormulaAt> mFormula;
    FormulaNames mNames;
    std::shared_ptr<const ValuesAnswer> mAnswer;
    std::size_t mIndex = 0;
    QLabel* mSays;
    QToolButton* mOpen;
    QWidget* mPanel;
    QWidget* mChoices = nullptr;
    TraceView* mTrace = nullptr;
    std::map<std::string, QComboBox*> mRoles; ///< by name
    std::vector<FormulaRole> mShown;          ///< the roles that have a choice
};

} // namespace fw
