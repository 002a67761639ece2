#pragma once

#include "editor/rulesdocument/RulesDocument.h"
#include "engine/desk/Ruling.h"

#include <QWidget>
#include <optional>
#include <set>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSplitter;

namespace fw {

class TraceView;

/// States a case in the words of the ruling desk, or of two counters of the scenario where they are
/// set up, and shows the ruling; with a row chosen, once with it and once without, side by side.
class TryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TryPanel(RulesDocument* document, QWidget* parent = nullptr);

    /// The modifier that is left out on the right; empty for none.
    void setRow(const std::string& modifier);
    /// Puts a case into the field of words and rules on it.
    void setWords(const QString& words);
    QString words() const;

public slots:
    /// Rules on the case as it is stated, by the rules as they are now.
    void rule();

private:
    void pickUnits();
    void fillUnits();

    RulesDocument* mDocument;
    std::string mRow;
    QPlainTextEdit* mWords;
    QComboBox* mActing = nullptr;
    QComboBox* mTarget = nullptr;
    QLabel* mSays;
    QLabel* mWithTitle;
    QLabel* mWithoutTitle;
    QWidget* mWithoutSide;
    TraceView* mWith;
    TraceView* mWithout;
};

/// Which lines of a reckoning say something else than their like in another one: by index.
std::set<std::size_t> otherLines(const Trace& trace, const Trace& other);

/// The ruling by these rules on a case in words; sides and grid are lent by `like`, options are standard.
Result<Ruling> tryCase(const Ruleset& rules, const std::optional<Scenario>& like,
                       const std::string& words);

} // namespace fw
