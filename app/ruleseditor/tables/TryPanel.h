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

/// States a case in the words of the ruling desk, or of two counters of the scenario where they are
/// set up, and shows the ruling; with a row chosen, once with it and once without, side by side.
class TryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TryPanel(RulesAndCounters* document, QWidget* parent = nullptr);

    /// The modifier that is left out on the right; empty for none.
    void setRow(const std::string& modifier);
    /// Rules by a preset and options as an example of play does: without what belongs to the battle of
    /// the scenario only.
    void setTerms(const std::string& preset, const std::map<std::string, std::string>& options);
    /// Puts a case into the field of words and rules on it.
    void setWords(const QString& words);
    /// Puts a case that is being typed elsewhere into the field, and rules on it beside the window.
    void follow(const QString& words);
    QString words() const;

public slots:
    /// Rules on the case as it is stated, by the rules as they are now.
    void rule();

private:
    /// A case as it was stated, and what it came to.
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
    int mRound = 0; ///< counts the cases ruled on
    std::string mRow;
    bool mPlain = false; ///< ruled on as an example
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

/// Which lines of a reckoning say something else than their like in another one: by index.
std::set<std::size_t> otherLines(const Trace& trace, const Trace& other);

/// The ruling by these rules on a case in words; sides, grid and special rows are lent by `like`.
Result<Ruling> tryCase(const Ruleset& rules, const std::optional<Scenario>& like, const std::string& words,
                       const std::string& preset = {}, const std::map<std::string, std::string>& options = {});

} // namespace fw
