#pragma once

#include "engine/desk/RuleWords.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QLabel;
class QSpinBox;

namespace fw {

class FeatureButton;
class UnitTable;

/// A case as a form, for people who do not know the words; it states the same as the words.
class CaseForm : public QWidget
{
    Q_OBJECT

public:
    explicit CaseForm(QWidget* parent = nullptr);

    /// Offers what these rules have, and knows the counters of a scenario by name; the scenario may be null.
    void setRules(const Ruleset& rules, std::shared_ptr<const Scenario> scenario);
    /// Takes the counters of another scenario; keeps the stated case.
    void setCounters(std::shared_ptr<const Scenario> scenario);
    /// Shows a case that was read from the words.
    void setStated(const Stated& stated);
    /// The case, with fields and dice from the words.
    Stated stated() const;

signals:
    /// The user changed something.
    void edited();

private:
    struct Force {
        UnitTable* table = nullptr;
        FeatureButton* ground = nullptr;
    };
    QWidget* force(const QString& title, const QString& ground, const char* name, Force& made, QWidget* more = nullptr);

    void showMore();

    Ruleset mRules;
    Stated mStated;
    QLabel* mMore = nullptr;
    QComboBox* mEntry = nullptr;
    QSpinBox* mTurn = nullptr;
    FeatureButton* mAcross = nullptr;
    Force mActing;
    Force mTarget;
};

} // namespace fw
