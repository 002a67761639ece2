#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "engine/model/Ruleset.h"
#endif

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;

namespace fw {

/// Asks for one plain condition: whose fact, compared how, with what; read back as a sentence.
class ConditionDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ConditionDialog(const Ruleset& rules, QWidget* parent = nullptr);
    /// The condition as it was filled in.
    Req condition() const;

private:
    void judge();

    const Ruleset& mRules;
    QComboBox* mWho;
    QComboBox* mFact;
    QComboBox* mArgument;
    QComboBox* mCompare;
    QComboBox* mValue;
    QLabel* mSentence;
};

} // namespace fw
