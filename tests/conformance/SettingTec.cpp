// Terrain of a case that the rules lack gets a new row in their terrain table: a copy of the row that the adapter calls
// neutral, changed by the values in the case.
#include "tests/conformance/Setting.h"

#include <algorithm>

namespace conformance {

namespace {

fw::Table* tableOf(Setting& setting, const std::string& id)
{
    for (fw::Table& table : setting.rules.tables)
        if (table.id == id)
            return &table;
    return nullptr;
}

fw::TableRow* rowOf(fw::Table& table, const std::string& label)
{
    for (fw::TableRow& row : table.rows)
        if (row.row == label)
            return &row;
    return nullptr;
}

fw::TableRow* addRow(fw::Table& table, const std::string& label, const std::string& like)
{
    if (fw::TableRow* known = rowOf(table, label))
        return known;
    const fw::TableRow* model = rowOf(table, like);
    if (!model || table.axes.size() != 2)
        return nullptr;
    fw::TableRow row = *model;
    row.row = label;
    table.rows.push_back(row);
    fw::Band band;
    band.label = label;
    table.axes.front().bands.push_back(band);
    return &table.rows.back();
}

/// Writes one value of a feature in the case into its columns.
bool write(fw::Table& table, fw::TableRow& row, const Json& key, const Json& value)
{
    std::string text = value.is_boolean() ? (value.get<bool>() ? "true" : "false") : word(value);
    const Json& said = at(at(key, "words"), text);
    if (said.is_string())
        text = word(said);
    const std::vector<std::string> columns = words(at(key, "columns"));
    std::size_t written = 0;
    for (std::size_t i = 0; i < table.axes[1].bands.size() && i < row.cells.size(); ++i) {
        if (std::find(columns.begin(), columns.end(), table.axes[1].bands[i].label) == columns.end())
            continue;
        row.cells[i] = text;
        ++written;
    }
    return written > 0 && written == columns.size();
}

void stateRow(Setting& setting, const Json& names, const std::string& feature, const std::string& like,
              const Json& said)
{
    fw::Table* table = tableOf(setting, word(at(names, "table")));
    fw::TableRow* row = table ? addRow(*table, feature, like) : nullptr;
    if (!row) {
        setting.fault = "the rules have no terrain table to write " + feature + " into";
        return;
    }
    for (const auto& [key, value] : said.items())
        if (!write(*table, *row, at(at(names, "keys"), key), value))
            setting.fault = "the terrain table has no column for " + key;
}

} // namespace

void stateTec(const Json& given, const Adapter& adapter, Setting& setting)
{
    const Json& names = at(adapter.names, "tec");
    for (const auto& [kind, like] : at(names, "neutral").items()) {
        const Json& said = kind == "hexside" ? find(given, "map.hexside_tec") : find(given, "ruleset.tec");
        const std::vector<fw::Feature> features = setting.rules.features;
        for (const fw::Feature& feature : features)
            if (fw::wordOf(feature.kind) == kind)
                stateRow(setting, names, feature.id, word(like), at(said, feature.id));
    }
}

} // namespace conformance
