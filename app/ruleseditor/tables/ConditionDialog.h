#pragma once

#include "app/widgets/Dialog.h"

#include "engine/formula/Formula.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace fw {

/// Asks for one condition: how many of whom, which fact or definition, with whom, compared how, with
/// what; or as the line of text that the file holds, in which all can be said. Read back as a sentence.
class ConditionDialog : public Dialog
{
    Q_OBJECT

public:
    /// `roles` are offered as whose; `old` is shown to be changed.
    explicit ConditionDialog(const Ruleset& rules, const QStringList& roles = {}, const Req& old = {},
                             QWidget* parent = nullptr);
    /// The condition as it was filled in.
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
    std::optional<Req> mTyped; ///< what the line of text says, until a field is changed
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
    QString mValueWas; ///< the words of an amount that is no plain number or word
};

} // namespace fw
