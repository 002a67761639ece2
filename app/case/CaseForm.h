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

/// A case as a form, for people who do not know the words; it says the same as the words do.
class CaseForm : public QWidget
{
    Q_OBJECT

public:
    explicit CaseForm(QWidget* parent = nullptr);

    /// Offers what these rules have, and knows the counters of a scenario by their names; it may be null.
    void setRules(const Ruleset& rules, std::shared_ptr<const Scenario> scenario);
    /// Knows the counters of another scenario; what is stated stays.
    void setCounters(std::shared_ptr<const Scenario> scenario);
    /// Shows a case as read from the words.
    void setStated(const Stated& stated);
    /// The case; fields and dice are kept from the words.
    Stated stated() const;

signals:
    /// Something was changed by hand.
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
