#include "tests/logcheck/Rulebook.h"

#include "tests/Events.h"

#include <algorithm>

namespace logcheck {

std::string wordOf(const Json& row, const char* key)
{
    const auto at = row.find(key);
    return at != row.end() && at->is_string() ? at->get<std::string>() : std::string();
}

std::optional<Fraction> numberOf(const Json& value)
{
    if (value.is_number_integer())
        return Fraction(value.get<long long>());
    if (value.is_string())
        return Fraction::parse(value.get<std::string>());
    return {};
}

namespace {

const Json& member(const Json& row, const char* key)
{
    static const Json none = Json::array();
    const auto at = row.find(key);
    return at != row.end() ? *at : none;
}

std::string cellText(const Json& cell)
{
    return cell.is_string() ? cell.get<std::string>() : cell.dump();
}

BandRow readBand(const Json& band)
{
    BandRow out;
    if (band.is_string()) {
        out.label = out.told = band.get<std::string>();
        return out;
    }
    out.label = out.told = cellText(band.at(0));
    out.min = band.size() > 1 ? numberOf(band[1]) : std::nullopt;
    out.max = band.size() > 2 ? numberOf(band[2]) : std::nullopt;
    return out;
}

} // namespace

Rulebook::Rulebook(const std::string& text) : mJson(Json::parse(text))
{
    choose({});
}

void Rulebook::choose(const std::map<std::string, std::string>& options)
{
    if (mChosen && options == *mChosen)
        return;
    mChosen = options;
    mOptions.clear();
    for (const Json& option : member(mJson, "options"))
        mOptions[wordOf(option, "id")] = wordOf(option, "standard");
    for (const auto& [id, value] : options)
        mOptions[id] = value;
    nodes.clear();
    sentences = {};
    verbs.clear();
    picks.clear();
    codes.clear();
    counting.clear();
    cites.clear();
    paths.clear();
    tiers.clear();
    windows = false;
    menus.clear();
    silent.clear();
    markLabels.clear();
    for (const Json& mark : member(mJson, "marks")) {
        if (wordOf(mark, "form") == "set")
            sets.insert(wordOf(mark, "label"));
        if (wordOf(mark, "form") == "flag")
            flags.insert(wordOf(mark, "label"));
        markLabels.emplace(wordOf(mark, "id"), wordOf(mark, "label"));
        for (const Json& step : member(mark, "steps"))
            markLabels.emplace(wordOf(mark, "id"), step.get<std::string>());
    }
    for (const Json& box : member(mJson, "boxes"))
        boxes[wordOf(box, "label")] = wordOf(box, "role");
    for (const Json& code : member(mJson, "codes"))
        if (inForce(code)) {
            codes[wordOf(code, "id")].push_back(wordOf(code, "label"));
            codes[wordOf(code, "id")].push_back(wordOf(code, "cite"));
            if (code.contains("numberInto"))
                counting.insert(wordOf(code, "id"));
        }
    readQuantities();
    readTables();
    for (const Json& path : member(mJson, "paths"))
        if (inForce(path)) {
            for (const Json& tier : member(path, "tiers"))
                tiers.insert(wordOf(tier, "label").empty() ? wordOf(tier, "id") : wordOf(tier, "label"));
            PathRow& row = paths[wordOf(path, "cite")];
            row.single = row.single || path.contains("guarantee");
            if (!path.contains("allowance"))
                continue; // without points in the log
            row.costs.push_back(wordOf(path, "cost"));
            // A quantity without stages whose base is a rating equals that rating.
            const Json* allowed = &path["allowance"];
            if (const QuantityRow* row = allowed->is_object() ? quantity(wordOf(*allowed, "quantity")) : nullptr)
                if (row->stages.empty())
                    allowed = row->base;
            const Json& allowance = *allowed;
            bool printed = false;
            for (const Json& rating : member(mJson, "ratings"))
                printed = printed
                          || (allowance.is_object() && allowance.size() == 3 && wordOf(allowance, "fact") == "rating"
                              && wordOf(allowance, "arg") == wordOf(rating, "id") && allowance.contains("of")
                              && member(rating, "columns").size() == 1);
            row.reckoned = row.reckoned || !printed;
            const std::string reckons = allowance.is_object() ? wordOf(allowance, "quantity") : std::string();
            if (reckons.empty())
                row.other = true;
            else
                row.allowances.insert(reckons);
            row.turns = row.turns || !(wordOf(path, "facing").empty() || wordOf(path, "facing") == "kept");
            for (const Json& mode : member(path, "modes"))
                if (inForce(mode) && mode.contains("cost"))
                    row.costs.push_back(wordOf(mode, "cost"));
        }
    walk(mJson, {});
    tellBands();
}

void Rulebook::tellBands()
{
    // If all labels of an axis are answers of one choice, the log uses the labels of that choice.
    for (TableRow& table : tables)
        for (AxisRow& axis : table.axes)
            for (const auto& menu : menus)
                if (axis.kind == "label" && std::all_of(axis.bands.begin(), axis.bands.end(), [&](const BandRow& band) {
                        return menu.contains(band.label);
                    })) {
                    for (BandRow& band : axis.bands)
                        if (!menu.at(band.label).empty())
                            band.told = menu.at(band.label);
                    break;
                }
}

bool Rulebook::inForce(const Json& row) const
{
    for (const Json& one : member(row, "when")) {
        const std::string text = one.get<std::string>();
        const std::size_t equals = text.find('=');
        const bool unlike = equals > 0 && text[equals - 1] == '!';
        const auto at = mOptions.find(text.substr(0, equals - (unlike ? 1 : 0)));
        if ((at != mOptions.end() && at->second == text.substr(equals + 1)) == unlike)
            return false;
    }
    return true;
}

void Rulebook::walk(const Json& at, const std::string& cite)
{
    if (at.is_array()) {
        for (const Json& one : at)
            walk(one, cite);
        return;
    }
    if (!at.is_object() || !inForce(at))
        return;
    std::string own = cite;
    if (at.contains("node") || (at.contains("cite") && !at.contains("verb")))
        own = wordOf(at, "cite");
    if (!wordOf(at, "cite").empty())
        cites.insert(wordOf(at, "cite"));
    if (!wordOf(at, "node").empty()) {
        NodeRow node;
        node.kind = wordOf(at, "node");
        node.id = wordOf(at, "id");
        node.label = wordOf(at, "label").empty() ? node.id : wordOf(at, "label");
        node.cite = wordOf(at, "cite");
        node.json = &at;
        node.chosen = wordOf(at, "order") == "chosen";
        if (node.kind == "let" && at.contains("value"))
            silent.insert(wordOf(at, "as"));
        for (const Json& die : member(at, "dice")) {
            std::string told = wordOf(die, "name");
            std::replace(told.begin(), told.end(), '-', ' ');
            if (const std::string label = wordOf(die, "label"); !label.empty())
                told = label;
            node.dice.push_back(
                {wordOf(die, "name"), told, die.value("low", 1), die.value("high", 6), die.value("count", 1)});
        }
        windows = windows || node.kind == "window";
        nodes.push_back(node);
        if (node.kind == "path")
            picks[node.label] = "path";
        if (node.kind == "path")
            sentences.addPlain(node.label, node.cite);
        menus.emplace_back();
        for (const Json& entry : member(at, "menu"))
            menus.back()[wordOf(entry, "id")] = wordOf(entry, "label");
        for (const Json& entry : member(at, "menu")) {
            NodeRow row;
            row.kind = "entry";
            row.id = wordOf(entry, "id");
            row.label = wordOf(entry, "label");
            row.cite = wordOf(entry, "cite").empty() ? node.cite : wordOf(entry, "cite");
            row.json = &entry;
            if (!inForce(entry))
                continue;
            nodes.push_back(row);
            sentences.add(entry, row.cite);
            for (const Json& field : member(entry, "fields")) {
                std::string& pick =
                    picks[wordOf(field, "label").empty() ? wordOf(field, "name") : wordOf(field, "label")];
                pick = wordOf(field, "pick");
                sentences.addPick(wordOf(field, "label").empty() ? wordOf(field, "name") : wordOf(field, "label"),
                                  pick);
                const Json nobody = {{{"amount", {{"count", "it/units"}}}, {"max", 0}}};
                for (const Json& rule : member(field, "need"))
                    if (pick == "place" && rule.is_object() && rule.value("need", Json()) == nobody)
                        pick = "empty place";
            }
        }
    }
    if (!wordOf(at, "verb").empty()) {
        const Json& value = at.contains("value") ? at["value"] : Json(1);
        verbs.push_back({wordOf(at, "verb"), wordOf(at, "mark"), wordOf(at, "cite").empty() ? cite : wordOf(at, "cite"),
                         wordOf(at, "label"), numberOf(value), !numberOf(value) || at.contains("to")});
    }
    for (const Json& one : at)
        if (one.is_structured())
            walk(one, own);
}

void Rulebook::readQuantities()
{
    quantities.clear();
    for (const Json& row : member(mJson, "quantities")) {
        if (!inForce(row))
            continue;
        QuantityRow q{wordOf(row, "id"),        wordOf(row, "label"), wordOf(row, "cite"),
                      wordOf(row, "baseLabel"), &row.at("base"),      {}};
        for (const Json& stage : member(row, "stages")) {
            StageRow s{wordOf(stage, "id"),
                       wordOf(stage, "label"),
                       wordOf(stage, "cite"),
                       wordOf(stage, "combine"),
                       wordOf(stage, "round"),
                       &member(stage, "countSteps"),
                       {}};
            if (s.label.empty())
                s.label = s.id;
            for (const Json& m : member(mJson, "modifiers"))
                if (wordOf(m, "quantity") == q.id && wordOf(m, "stage") == s.id && inForce(m))
                    s.rows.push_back({wordOf(m, "label"), wordOf(m, "cite"), s.id, wordOf(m, "op"),
                                      m.contains("amount") ? &m["amount"] : nullptr, m.contains("each")});
            q.stages.push_back(std::move(s));
        }
        quantities.push_back(std::move(q));
    }
}

void Rulebook::readTables()
{
    tables.clear();
    for (const Json& row : member(mJson, "tables")) {
        if (!inForce(row))
            continue;
        TableRow t{wordOf(row, "id"), wordOf(row, "label"), wordOf(row, "cite"), {}, {}, {}};
        for (const Json& axis : member(row, "axes")) {
            AxisRow a{wordOf(axis, "label"), wordOf(axis, "kind"), {}};
            for (const Json& band : member(axis, "bands"))
                a.bands.push_back(readBand(band));
            t.axes.push_back(std::move(a));
        }
        for (const Json& line : member(row, "rows")) {
            if (line.is_array()) {
                for (std::size_t k = 1; k < line.size(); ++k)
                    t.cells.push_back(cellText(line[k]));
                t.rowExtra.emplace_back();
            } else {
                for (const Json& cell : member(line, "cells"))
                    t.cells.push_back(cellText(cell));
                t.rowExtra.push_back(wordOf(line, "extra"));
            }
        }
        tables.push_back(std::move(t));
    }
}

const QuantityRow* Rulebook::quantity(const std::string& id) const
{
    for (const QuantityRow& q : quantities)
        if (q.id == id)
            return &q;
    return nullptr;
}

const TableRow* Rulebook::table(const std::string& id) const
{
    for (const TableRow& t : tables)
        if (t.id == id)
            return &t;
    return nullptr;
}

int Rulebook::bandOf(const AxisRow& axis, const std::optional<Fraction>& number, const std::string& word)
{
    int out = -1;
    for (std::size_t i = 0; i < axis.bands.size(); ++i) {
        const BandRow& band = axis.bands[i];
        if (!number || axis.kind == "label") {
            if (band.label == (number ? number->text() : word))
                return static_cast<int>(i);
            continue;
        }
        if (band.min && *number < *band.min)
            continue;
        // Thresholds without upper bounds overlap, so the last match counts; between two bands the lower one counts.
        if (!band.max || *number <= *band.max)
            out = static_cast<int>(i);
        else if (out < 0 && i + 1 < axis.bands.size() && axis.bands[i + 1].min && *number < *axis.bands[i + 1].min)
            out = static_cast<int>(i);
    }
    return out;
}

} // namespace logcheck
