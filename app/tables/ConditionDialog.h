#pragma once

#include "app/widgets/Dialog.h"

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "engine/model/Ruleset.h"
#endif

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace fw {

/// Asks for one condition: how many of whom, which fact or definition, with whom, compared how, with
/// what; read back as a sentence. What the form cannot show (reckoned amounts) stays as it was.
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
    void show(const Req& old);
    void refill();
    void judge();

    const Ruleset& mRules;
    Req mOld;
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
    QLabel* mSentence;
    QString mValueWas; ///< the words of an amount that is no plain number or word
};

} // namespace fw
