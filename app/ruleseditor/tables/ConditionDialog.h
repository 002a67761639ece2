#pragma once

#include "app/widgets/Dialog.h"

#include "engine/formula/Formula.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace fw {

/// Asks for one condition in fields: count, subject, fact or definition, comparison, value. Or it takes a line of text
/// as in the file, which can express everything. Shows the condition as a sentence.
class ConditionDialog : public Dialog
{
    Q_OBJECT

public:
    /// `roles` are offered as subjects; `old` is the condition to change.
    explicit ConditionDialog(const Ruleset& rules, const QStringList& roles = {}, const Req& old = {},
                             QWidget* parent = nullptr);
    /// The condition as filled in.
    Req condition() const;

private:
    void build(const QStringList& roles);
    void buildText(QFormLayout* form);
    void show(const Req& old);
    void refill();
    Req asFilledIn() const;
    void changed();
    void typed();
    void judge();

    const Ruleset& mRules;
    FormulaNames mNames;
    Req mOld;
    std::optional<Req> mTyped; ///< the meaning of the line of text, until a field is changed
    bool mShowing = false;     ///< fields are being filled, not changed
    QComboBox* mCount;
    QSpinBox* mNumber;
    QComboBox* mWho;
    QComboBox* mWhat;
    QComboBox* mFact;
    QComboBox* mArgument;
    QComboBox* mWith;
    QComboBox* mCompare;
    QComboBox* mValue;
    QLineEdit* mCite;
    QLineEdit* mFormula;
    QLabel* mWrong;
    QLabel* mSentence;
    QString mValueWas; ///< the words of an amount that is not a plain number or word
};

} // namespace fw
