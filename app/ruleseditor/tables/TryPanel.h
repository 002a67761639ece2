#pragma once

#include "editor/Background.h"
#include "editor/document/RulesAndCounters.h"
#include "engine/desk/Ruling.h"

#include <QWidget>
#include <map>
#include <memory>
#include <optional>
#include <set>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace fw {

class TraceView;

/// States a case in the words of the ruling desk, or with two counters of the scenario in their set-up, and shows the
/// ruling. For a chosen row it shows two rulings next to each other, one with it and one without.
class TryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TryPanel(RulesAndCounters* document, QWidget* parent = nullptr);

    /// Sets the modifier that the right ruling leaves out; empty for none.
    void setRow(const std::string& modifier);
    /// Rules by a preset and options as an example of play does, without what belongs only to the scenario's battle.
    void setTerms(const std::string& preset, const std::map<std::string, std::string>& options);
    /// Puts a case into the text field and rules on it.
    void setWords(const QString& words);
    /// Puts a case into the field while the user types it elsewhere, and rules on it in another thread.
    void follow(const QString& words);
    QString words() const;

public slots:
    /// Rules on the present case by the present rules.
    void rule();

private:
    /// A stated case and its result.
    struct Try {
        std::shared_ptr<const RulesContent> content;
        std::string rulesPath, words, preset, row;
        bool plain = false;
        std::map<std::string, std::string> options;
        std::optional<Result<Ruling>> with, without;
    };
    Try stated() const;
    static Try tried(Try asked);
    void present(const Try& answer);
    void pickUnits();
    void pickOnMap();
    void fillUnits();

    RulesAndCounters* mDocument;
    Background mBackground;
    int mRound = 0; ///< counts the rulings begun
    std::string mRow;
    bool mPlain = false; ///< ruled on like an example
    std::string mPreset;
    std::map<std::string, std::string> mOptions;
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

/// Indices of the lines of a reckoning that another one does not have; rows that did not apply are ignored.
std::set<std::size_t> otherLines(const Trace& trace, const Trace& other);

/// The ruling by these rules on a case in words; `like` supplies sides, grid and special rows.
Result<Ruling> tryCase(const Ruleset& rules, const std::optional<Scenario>& like, const std::string& words,
                       const std::string& preset = {}, const std::map<std::string, std::string>& options = {});

} // namespace fw
