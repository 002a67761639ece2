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

/// Edits the options of a rule system with their values, and the presets that set them together.
class OptionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit OptionsPanel(QWidget* parent = nullptr);

    /// Shows the options of these rules with the values of the scenario, which may be null.
    void setRules(const Ruleset& rules, const Scenario* scenario);
    /// Removes all options.
    void clear();
    /// The values that differ from the scenario's, as Setup::options takes them.
    std::map<std::string, std::string> chosen() const;
    /// The number of options that differ from the standard of the rules.
    int differing() const;
    /// Selects a value; does nothing if the option or value does not exist.
    void choose(const std::string& option, const std::string& value);

signals:
    /// A value changed.
    void changed();

private:
    struct Row {
        Option option;
        std::string base; ///< value in the scenario
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
