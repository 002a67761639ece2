#include "editor/document/EditText.h"

#include "editor/document/RowLists.h"
#include "editor/document/TextChange.h"
#include "engine/store/Json.h"
#include "engine/store/JsonRows.h"
#include "engine/store/JsonTree.h"

namespace fw {

namespace {

const char* const planeNames[] = {"terrain", "level", "sides", "out", "guards"};

/// An empty scenario on the grid of a drawing, which takes a few rows to write them in the format of a file.
Scenario holder(const Grid& grid)
{
    Scenario s;
    s.id = "rows";
    s.rules = "rows";
    s.map.grid = grid;
    return s;
}

/// A scenario without its map, as text.
std::string countersText(Scenario scenario, const Drawing& drawing)
{
    scenario.map = drawing.rest.map; // the writer needs the map to number cells
    return writeScenario(scenario, "map");
}

struct Writer {
    const Drawing& drawing;
    Grid grid; ///< of the drawing at the time of the change

    Json value(const RunChange& change, int number) const
    {
        if (change.layer == PlaneOf::Level || change.layer == PlaneOf::Out)
            return Json::ofInteger(number);
        Json words = Json::array();
        for (const std::string& word : drawing.legend->words(Mix(number)))
            words.items.push_back(Json::ofText(word));
        return words;
    }
    Json operator()(const RunChange& change)
    {
        Json out = Json::object();
        out.add("plane", Json::ofText(planeNames[int(change.layer)]));
        Json runs = Json::array();
        for (const Run& run : change.runs) {
            Json row = Json::array();
            row.items = {Json::ofInteger(run.first), Json::ofInteger(run.count), value(change, run.before),
                         value(change, run.after)};
            runs.items.push_back(std::move(row));
        }
        out.add("runs", std::move(runs));
        return out;
    }
    template <class T>
    Json operator()(const RowChange<T>& change)
    {
        Json out = Json::object();
        out.add("rows", Json::ofText(RowList<T>::name));
        out.add("at", Json::ofInteger(change.at));
        out.add("remove", Json::ofInteger(std::int64_t(change.before.size())));
        Scenario s = holder(grid);
        RowList<T>::of(s) = change.after;
        out.add("put", Json::ofText(compactJson(scenarioTree(s, {}))));
        return out;
    }
    Json operator()(const FactsChange& change)
    {
        Json out = Json::object();
        Scenario s = holder(grid);
        giveFacts(s.map, change.after);
        out.add("facts", Json::ofText(compactJson(scenarioTree(s, {}))));
        return out;
    }
    Json operator()(const ScanChange& change)
    {
        Json out = Json::object();
        Scenario s = holder(grid);
        s.map.scan = change.after;
        out.add("scan", Json::ofText(compactJson(scenarioTree(s, {}))));
        return out;
    }
    Json operator()(const CountersChange& change)
    {
        Json out = Json::object();
        out.add("counters", textChange(countersText(*change.before, drawing), countersText(*change.after, drawing)));
        return out;
    }
    Json operator()(const WholeChange& change)
    {
        grid = change.after->grid();
        Json out = Json::object();
        out.add("whole", Json::ofText(writeScenario(change.after->scenario())));
        return out;
    }
};

struct Reader {
    Drawing drawing; ///< after the changes read so far
    Edit edit;

    static tl::unexpected<Problem> bad(const char* what)
    {
        return fail(Trouble::BadInput, {"the recovery file is damaged: {0}", {what}});
    }
    Result<int> value(const std::string& plane, const Json& json) const
    {
        if (plane == "level" || plane == "out") {
            if (json.kind != Json::Kind::Integer)
                return bad("a level is not a number");
            return int(json.number);
        }
        if (!json.isArray())
            return bad("the features are not a list");
        std::vector<std::string> words;
        for (const Json& word : json.items)
            words.push_back(word.text);
        return int(drawing.legend->code(words));
    }
    Result<void> runs(const std::string& plane, const Json& rows)
    {
        RunChange change;
        change.layer = plane == "level"    ? PlaneOf::Level
                       : plane == "sides"  ? PlaneOf::Sides
                       : plane == "out"    ? PlaneOf::Out
                       : plane == "guards" ? PlaneOf::Guards
                                           : PlaneOf::Terrain;
        const bool ofSides = change.layer == PlaneOf::Sides || change.layer == PlaneOf::Guards;
        const int size = ofSides ? drawing.sides.size() : drawing.terrain.size();
        for (const Json& row : rows.items) {
            if (!row.isArray() || row.items.size() != 4)
                return bad("a run does not have four parts");
            const std::int64_t first = row.items[0].number;
            const std::int64_t count = row.items[1].number;
            if (first < 0 || count < 1 || first + count > size)
                return bad("a run goes beyond the map");
            const Result<int> before = value(plane, row.items[2]);
            const Result<int> after = value(plane, row.items[3]);
            if (!before || !after)
                return bad("a run has no features");
            change.runs.push_back({int(first), int(count), *before, *after});
        }
        edit.add(std::move(change));
        return {};
    }
    template <class T>
    Result<void> rows(const Json& json, Scenario put)
    {
        const Json* at = json.find("at");
        const Json* remove = json.find("remove");
        if (at == nullptr || remove == nullptr)
            return bad("rows have no place");
        const std::vector<T>& list = RowList<T>::of(drawing.rest);
        if (at->number < 0 || remove->number < 0 || at->number + remove->number > std::int64_t(list.size()))
            return bad("rows go beyond their list");
        RowChange<T> change;
        change.at = int(at->number);
        const auto first = list.begin() + at->number;
        change.before.assign(first, first + remove->number);
        change.after = RowList<T>::of(put);
        edit.add(std::move(change));
        return {};
    }
    Result<void> one(const Json& json)
    {
        if (const Json* plane = json.find("plane"), *list = json.find("runs"); plane && list)
            return runs(plane->text, *list);
        if (const Json* whole = json.find("whole")) {
            const Result<Scenario> after = readUnsavedScenario(whole->text, "recovery");
            if (!after)
                return tl::unexpected(after.error());
            auto next = std::make_shared<Drawing>(Drawing::of(*after, drawing.legend));
            edit.add(WholeChange{std::make_shared<Drawing>(drawing), std::move(next)});
            return {};
        }
        if (const Json* counters = json.find("counters")) {
            std::string text = countersText(drawing.rest, drawing);
            if (!changeText(text, *counters))
                return bad("the counters do not match");
            Result<Scenario> after = readUnsavedScenario(
                text, "recovery", [this](const std::string&) -> Result<Map> { return drawing.map(); });
            if (!after)
                return tl::unexpected(after.error());
            edit.add(countersEdit(drawing, std::move(*after)));
            return {};
        }
        if (const Json* facts = json.find("facts")) {
            const Result<Scenario> after = readUnsavedScenario(facts->text, "recovery");
            if (!after)
                return tl::unexpected(after.error());
            edit.add(FactsChange{factsOf(drawing.rest.map), factsOf(after->map)});
            return {};
        }
        if (const Json* scan = json.find("scan")) {
            const Result<Scenario> after = readUnsavedScenario(scan->text, "recovery");
            if (!after)
                return tl::unexpected(after.error());
            edit.add(ScanChange{drawing.rest.map.scan, after->map.scan});
            return {};
        }
        const Json* kind = json.find("rows");
        const Json* put = json.find("put");
        if (kind == nullptr || put == nullptr)
            return bad("a change has an unknown kind");
        const Result<Scenario> after = readUnsavedScenario(put->text, "recovery");
        if (!after)
            return tl::unexpected(after.error());
        if (kind->text == RowList<Way>::name)
            return rows<Way>(json, *after);
        if (kind->text == RowList<Area>::name)
            return rows<Area>(json, *after);
        if (kind->text == RowList<PlaceName>::name)
            return rows<PlaceName>(json, *after);
        if (kind->text == RowList<Placement>::name)
            return rows<Placement>(json, *after);
        if (kind->text == RowList<Panel>::name)
            return rows<Panel>(json, *after);
        return bad("rows belong to an unknown list");
    }
};

} // namespace

std::string editText(const Drawing& drawing, const Edit& edit)
{
    Json out = Json::array();
    Writer writer{drawing, drawing.grid()};
    for (const Change& change : edit.changes)
        out.items.push_back(std::visit(writer, change));
    return compactJson(out);
}

Result<Edit> editFromText(const Drawing& drawing, const std::string& line)
{
    const Result<Json> json = parseJson(line, "recovery");
    if (!json)
        return tl::unexpected(json.error());
    Reader reader{drawing, {}};
    for (const Json& change : json->items) {
        const std::size_t had = reader.edit.changes.size();
        if (Result<void> done = reader.one(change); !done)
            return tl::unexpected(done.error());
        Edit step;
        step.changes.assign(reader.edit.changes.begin() + std::ptrdiff_t(had), reader.edit.changes.end());
        apply(reader.drawing, step);
    }
    return std::move(reader.edit);
}

} // namespace fw
