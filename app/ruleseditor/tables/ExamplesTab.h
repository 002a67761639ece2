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

/// The examples of play of the rules: the case in words, the expected result, and the present ruling.
class ExamplesTab : public QWidget
{
    Q_OBJECT

public:
    explicit ExamplesTab(RulesAndCounters* document, QWidget* parent = nullptr);

    /// Marks the examples that do not hold.
    void setFindings(const std::vector<CheckResult>& findings);
    /// Goes to an example; false when the spot is not one.
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
    std::string mTried;                          ///< the case that the panel next to the form shows
    std::map<std::string, std::string> mChances; ///< chances in the lines below the rows
    bool mFilling = false;
};

/// An id for a new example: `wanted`, with a number when an example has it already.
std::string freeExampleId(const Ruleset& rules, const std::string& wanted);

} // namespace fw
