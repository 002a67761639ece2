#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/proof/Proof.h"

#include <QWidget>
#include <map>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QTableWidget;

namespace fw {

class TryPanel;

/// The examples of play of the rules: the case in words, what it has to come to, and the ruling as it
/// is now.
class ExamplesTab : public QWidget
{
    Q_OBJECT

public:
    explicit ExamplesTab(RulesAndCounters* document, QWidget* parent = nullptr);

    /// Shows which examples do not hold.
    void setFindings(const std::vector<CheckResult>& findings);
    /// Goes to an example; false when the spot is none.
    bool goTo(const FindingSpot& spot);

private:
    void fillList(bool keep);
    void fillForm();
    void fillExpect(const Example& example, bool any);
    void sayFindings();
    QWidget* listSide();
    QWidget* formSide();
    bool said(int line) const;
    std::map<std::string, std::string> expected() const;
    void change(const QString& label, const std::function<void(Example&)>& how);
    void addExample();
    void removeExample();
    void takeRuling();
    void expectEdited();
    void addLine(const QString& row, const QString& value, bool own);
    std::size_t current() const;

    RulesAndCounters* mDocument;
    QLineEdit* mSearch;
    QListWidget* mList;
    QLineEdit* mLabel;
    QLineEdit* mCite;
    QLineEdit* mRefused;
    QComboBox* mPreset;
    QPlainTextEdit* mStated;
    QTableWidget* mExpect;
    QLabel* mHolds;
    TryPanel* mTry;
    std::vector<CheckResult> mFindings;
    std::size_t mShown = ~std::size_t(0);
    std::string mTried;                          ///< what was stated when the panel beside was last told
    std::map<std::string, std::string> mChances; ///< of the lines below the rows
    bool mFilling = false;
};

/// An id for a new example: `wanted`, or that with a number when there is such an example already.
std::string freeExampleId(const Ruleset& rules, const std::string& wanted);

} // namespace fw
