#pragma once

#include "editor/form/FormTree.h"
#include "editor/form/FormValue.h"
#include "editor/form/FormWords.h"
#include "editor/form/RowWords.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTableWidget;

namespace fw {

class FormulaEdit;
class NowLine;
class ValuesNow;

/// What the fields of a form draw on.
struct FormSources {
    std::shared_ptr<const RulesContent> content; ///< keeps the map alive
    FormContext context;
    std::shared_ptr<const RowWords> words;
    std::shared_ptr<const FormWords> offered; ///< words to complete
    ValuesNow* values = nullptr;              ///< what formulas come to; null to show no values
    bool ofScenario = false;                  ///< the rows are of the scenario
};
using FormSourcesPtr = std::shared_ptr<const FormSources>;

/// The editor of one key of a row: a line, a list of words, a table of keys and values, by what the key holds. Says
/// under it what is not understood, or what a formula means and comes to.
class FieldEdit : public QWidget
{
    Q_OBJECT

public:
    /// `value` is null where the row does not have the key.
    FieldEdit(const FieldHelp& field, const Json* value, FormSourcesPtr sources, QWidget* parent = nullptr);

    const FieldHelp& field() const { return mField; }
    /// Sets the JSON pointer of the value, so that a formula is evaluated for the roles that are known there.
    void setPlace(const std::string& pointer);
    /// What is entered, null for nothing; the last understood value if it is not understood.
    const Json& value() const { return mValue; }
    /// Shows another value, unless it is the one that was entered.
    void show(const Json* value, FormSourcesPtr sources);
    /// What is entered, if it is not understood; empty otherwise.
    QString unread() const { return mUnread ? text() : QString(); }
    /// Enters a text as if it were typed.
    void retype(const QString& text);
    /// Says why the value was refused; an empty text takes that back.
    void refuse(const QString& why);
    /// Shows what the last check found about the value, and underlines the first of the words that the
    /// value has; an empty text takes that back, as any change of the value does.
    void remark(const QString& found, const QStringList& words = {});

signals:
    /// The user entered another value.
    void edited();
    /// The user is done with the field: pressed Enter in a line, or went elsewhere.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildCombo(const QStringList& words, bool open);
    void buildLines(bool several);
    void buildPairs();
    void buildLine();
    void fill(const Json* value);
    void fillPairs(const Json* value);
    void typed(const QString& text);
    void pairsTyped();
    void take(FormulaResult<Json> value);
    /// Tells that the user entered another value.
    void tell();
    void say();
    /// Shows what a formula comes to.
    void sayNow(const Reqs& conditions, const std::optional<Amount>& amount);
    QString text() const;

    FieldHelp mField;
    FormSourcesPtr mSources;
    std::string mPlace;
    Json mValue;
    Json mKept; ///< the value when the user last left the field
    bool mFilling = false;
    bool mUnread = false;  ///< the text is not understood
    bool mTelling = false; ///< the entered value goes into the document
    QComboBox* mCombo = nullptr;
    FormulaEdit* mLines = nullptr;
    QPlainTextEdit* mProse = nullptr;
    QLineEdit* mLine = nullptr;
    QTableWidget* mPairs = nullptr;
    QWidget* mInput = nullptr; ///< one of these
    QLabel* mSays;
    NowLine* mNow = nullptr; ///< of a formula
    QLabel* mWrong;
    QLabel* mFound;
};

/// The name of a key for people: "Number into" of "numberInto".
QString keyTitle(const std::string& key);

} // namespace fw
