#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

#include <QWidget>
#include <map>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QScrollArea;

namespace fw {

/// The options of a rule system, each with its readings, and the presets that set them together.
class OptionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit OptionsPanel(QWidget* parent = nullptr);

    /// Shows the options of these rules, standing as the scenario has them; it may be null.
    void setRules(const Ruleset& rules, const Scenario* scenario);
    /// Empties it.
    void clear();
    /// What was chosen otherwise than the scenario has it: what Setup::options takes.
    std::map<std::string, std::string> chosen() const;
    /// Options that differ from the standard of the rules, whoever says so.
    int differing() const;
    /// Chooses a value; nothing happens when there is no such option or value.
    void choose(const std::string& option, const std::string& value);

signals:
    /// A value changed.
    void changed();

private:
    struct Row {
        Option option;
        std::string base; ///< as the scenario has it
        QComboBox* combo = nullptr;
    };
    void takePreset(int index);
    void showPreset();
    std::map<std::string, std::string> presetValues(const Preset& preset) const;

    std::vector<Preset> mPresets;
    std::vector<Row> mRows;
    QComboBox* mPreset = nullptr;
    QScrollArea* mScroll = nullptr;
    QLabel* mNone = nullptr;
    bool mTaking = false; ///< a preset is setting the rows
};

} // namespace fw
