#include "app/widgets/OptionsPanel.h"

#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"

#include <QScrollArea>
#include <QWheelEvent>
#include <algorithm>

namespace fw {

namespace {

/// The text of a value; the standard value is marked as such.
QString entry(const Option& option, std::size_t i)
{
    const std::string& value = option.values[i];
    const QString reading = i < option.readings.size() && !option.readings[i].empty() ? toQString(option.readings[i])
                                                                                      : toQString(value);
    return value == option.standard ? OptionsPanel::tr("Standard: %1").arg(reading) : reading;
}

/// A combo box that ignores the wheel, which scrolls the list.
class StillCombo : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

OptionsPanel::OptionsPanel(QWidget* parent) : QWidget(parent)
{
    auto* layout = bare<QVBoxLayout>(this);
    auto* top = new QHBoxLayout;
    auto* label = new QLabel(tr("P&reset"));
    mPreset = narrowChoice("optionPreset", tr("Preset of options"), 20);
    label->setBuddy(mPreset);
    top->addWidget(label);
    top->addWidget(mPreset, 1);
    layout->addLayout(top);
    mScroll = named(new QScrollArea, "optionScroll", tr("Options of the rules"));
    mScroll->setWidgetResizable(true);
    mScroll->setFocusPolicy(Qt::NoFocus);
    mScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(mScroll, 1);
    mNone = new QLabel(tr("These rules have no options."));
    mNone->setVisible(false);
    layout->addWidget(mNone);
    connect(mPreset, &QComboBox::activated, this, &OptionsPanel::takePreset);
}

void OptionsPanel::clear()
{
    setRules(Ruleset(), nullptr);
}

void OptionsPanel::setRules(const Ruleset& rules, const Scenario* scenario)
{
    mRows.clear();
    mPresets = rules.presets;
    std::map<std::string, std::string> base;
    if (scenario != nullptr) {
        for (const Preset& preset : rules.presets)
            if (preset.id == scenario->preset)
                base = preset.options;
        for (const auto& [id, value] : scenario->options)
            base[id] = value;
    }
    mPreset->clear();
    for (const Preset& preset : mPresets)
        mPreset->addItem(preset.label.empty() ? toQString(preset.id) : toQString(preset.label));
    mPreset->setEnabled(!mPresets.empty());

    auto* body = new QWidget;
    auto* list = new QVBoxLayout(body);
    list->setSpacing(2);
    for (const Option& option : rules.options) {
        Row row{option, option.standard, new StillCombo};
        if (const auto at = base.find(option.id); at != base.end())
            row.base = at->second;
        const QString name = option.label.empty() ? toQString(option.id) : toQString(option.label);
        auto* label = new QLabel(
            option.cite.empty() ? name : tr("%1 [%2]", "option, case number").arg(name, toQString(option.cite)));
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true); // otherwise the longest label makes all wider than the visible area
        label->setBuddy(row.combo);
        named(row.combo, "option:" + toQString(option.id),
              option.cite.empty() ? name : tr("%1, case %2").arg(name, toQString(option.cite)));
        row.combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.combo->setMinimumContentsLength(12);
        for (std::size_t i = 0; i < option.values.size(); ++i) {
            row.combo->addItem(entry(option, i), toQString(option.values[i]));
            row.combo->setItemData(int(i), entry(option, i), Qt::ToolTipRole);
        }
        row.combo->setCurrentIndex(std::max(0, row.combo->findData(toQString(row.base))));
        row.combo->setToolTip(row.combo->currentText());
        connect(row.combo, &QComboBox::currentIndexChanged, this, [this, combo = row.combo] {
            combo->setToolTip(combo->currentText());
            if (!mTaking) {
                showPreset();
                emit changed();
            }
        });
        list->addWidget(label);
        list->addWidget(row.combo);
        list->addSpacing(7);
        mRows.push_back(std::move(row));
    }
    list->addStretch(1);
    mScroll->setWidget(body); // deletes the old body with its rows
    mNone->setVisible(mRows.empty());
    showPreset();
}

std::map<std::string, std::string> OptionsPanel::presetValues(const Preset& preset) const
{
    std::map<std::string, std::string> values;
    for (const Row& row : mRows) {
        const auto at = preset.options.find(row.option.id);
        values[row.option.id] = at == preset.options.end() ? row.option.standard : at->second;
    }
    return values;
}

void OptionsPanel::takePreset(int index)
{
    if (index < 0 || std::size_t(index) >= mPresets.size())
        return;
    const auto values = presetValues(mPresets[std::size_t(index)]);
    mTaking = true;
    for (const Row& row : mRows)
        row.combo->setCurrentIndex(std::max(0, row.combo->findData(toQString(values.at(row.option.id)))));
    mTaking = false;
    showPreset();
    emit changed();
}

void OptionsPanel::showPreset()
{
    std::map<std::string, std::string> now;
    for (const Row& row : mRows)
        now[row.option.id] = row.combo->currentData().toString().toStdString();
    int match = -1;
    for (std::size_t i = 0; i < mPresets.size() && match < 0; ++i)
        if (presetValues(mPresets[i]) == now)
            match = int(i);
    const int own = int(mPresets.size());
    if (match < 0 && mPreset->count() == own)
        mPreset->addItem(tr("As chosen below"));
    else if (match >= 0 && mPreset->count() > own)
        mPreset->removeItem(own);
    mPreset->setCurrentIndex(match < 0 ? own : match);
}

std::map<std::string, std::string> OptionsPanel::chosen() const
{
    std::map<std::string, std::string> values;
    for (const Row& row : mRows) {
        const std::string value = row.combo->currentData().toString().toStdString();
        if (value != row.base)
            values[row.option.id] = value;
    }
    return values;
}

int OptionsPanel::differing() const
{
    int count = 0;
    for (const Row& row : mRows)
        count += row.combo->currentData().toString().toStdString() != row.option.standard;
    return count;
}

void OptionsPanel::choose(const std::string& option, const std::string& value)
{
    for (const Row& row : mRows)
        if (row.option.id == option)
            if (const int at = row.combo->findData(toQString(value)); at >= 0)
                row.combo->setCurrentIndex(at);
}

} // namespace fw
