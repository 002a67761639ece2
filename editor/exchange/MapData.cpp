#include "editor/exchange/MapData.h"

#include "editor/Translated.h"
#include "editor/render/MapGeometry.h"
#include "engine/desk/UnitWords.h"
#include "engine/model/FieldsScenario.h"

#include <QtGlobal>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>

namespace fw {

namespace {

constexpr std::size_t pieceBytes = 1 << 18;

/// A text between quotes, with the escapes of JSON.
std::string quoted(const std::string& text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// The same for each text, as a JSON array.
std::string quotedList(const std::vector<std::string>& texts)
{
    std::string out = "[";
    for (const std::string& text : texts)
        out += (out.size() > 1 ? ", " : "") + quoted(text);
    return out + "]";
}

void addNumber(std::string& out, std::int64_t number)
{
    std::array<char, 24> digits{};
    out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

/// Adds a length with three decimals, without the locale.
void addLength(std::string& out, double millimetres)
{
    const std::int64_t thousandths = std::llround(millimetres * 1000);
    if (thousandths < 0)
        out += '-';
    addNumber(out, std::abs(thousandths / 1000));
    const std::int64_t rest = std::abs(thousandths % 1000);
    out += {'.', char('0' + rest / 100), char('0' + rest / 10 % 10), char('0' + rest % 10)};
}

/// Writes the collection feature by feature, so that memory does not grow with the map.
class MapDataWriter
{
public:
    MapDataWriter(const Ruleset& rules, const Scenario& scenario, const QRectF& sheet, const TextSink& sink)
        : mRules(rules), mScenario(scenario), mMap(scenario.map), mGrid(scenario.map.grid), mGeometry(scenario.map),
          mSheet(sheet), mSink(sink), mAll(mGrid.cellCount())
    {}

    Result<void> write()
    {
        mOut = "{\n\"type\": \"FeatureCollection\",\n\"fieldworks\": ";
        head();
        mOut += ",\n\"features\": [";
        cells();
        links();
        sides();
        ways();
        names();
        units();
        mOut += "\n]\n}\n";
        flush();
        return mState;
    }

private:
    /// Hands the text so far to the sink; does nothing after a refusal.
    void flush()
    {
        if (mState)
            mState = mSink(mOut, mDone, mAll);
        mOut.clear();
    }

    void key(const char* name) { mOut += std::string(mOut.back() == '{' ? "" : ", ") + '"' + name + "\": "; }
    void put(const char* name, const std::string& text)
    {
        key(name);
        mOut += quoted(text);
    }
    void put(const char* name, std::int64_t value)
    {
        key(name);
        addNumber(mOut, value);
    }
    void putFlag(const char* name, bool yes)
    {
        key(name);
        mOut += yes ? "true" : "false";
    }
    void putList(const char* name, const std::vector<std::string>& texts)
    {
        key(name);
        mOut += quotedList(texts);
    }

    std::string number(Cell cell) const { return mMap.numbering.label(mGrid, cell); }
    std::vector<std::string> numbers(const std::vector<Cell>& cells) const
    {
        std::vector<std::string> out;
        for (const Cell cell : cells)
            if (mGrid.contains(cell))
                out.push_back(number(cell));
        return out;
    }

    void head()
    {
        mOut += '{';
        put("format", "map-data");
        put("version", mapDataVersion);
        put("title", translated(mMap.title.empty() ? mScenario.title : mMap.title).toStdString());
        put("unit", "mm");
        put("origin", "upper left corner of the sheet, x to the right, y down");
        key("sheet");
        mOut += '{';
        key("width");
        addLength(mOut, mSheet.width());
        key("height");
        addLength(mOut, mSheet.height());
        mOut += '}';
        grid();
        numbering();
        labels();
        armies();
        areas();
        mOut += '}';
    }

    void grid()
    {
        key("grid");
        mOut += '{';
        put("shape", wordOf(mGrid.shape));
        put("columns", mGrid.columns);
        put("rows", mGrid.rows);
        put("cells", mGrid.cellCount());
        if (mGrid.hex())
            put("shoved", mGrid.evenShoved ? "even" : "odd");
        put("cellMillimetres", mMap.cellMillimetres);
        key("cellStretch");
        addLength(mOut, mGeometry.stretch());
        mOut += '}';
    }

    void numbering()
    {
        const Numbering& n = mMap.numbering;
        key("numbering");
        mOut += '{';
        put("scheme", wordOf(n.scheme));
        putFlag("columnFirst", n.columnFirst);
        putFlag("columnLetters", n.columnLetters);
        putFlag("rowLetters", n.rowLetters);
        putFlag("doubledLetters", n.doubledLetters);
        put("columnStart", n.columnStart);
        put("rowStart", n.rowStart);
        putFlag("columnDescending", n.columnDescending);
        putFlag("rowDescending", n.rowDescending);
        put("separator", n.separator);
        put("columnDigits", n.columnDigits);
        put("rowDigits", n.rowDigits);
        mOut += '}';
    }

    /// The words for people of the features of the rules that the map has.
    void labels()
    {
        std::set<std::string> used;
        for (const auto& words : mMap.terrain)
            used.insert(words.begin(), words.end());
        for (const Side& side : mMap.sides)
            used.insert(side.features.begin(), side.features.end());
        for (const Way& way : mMap.ways)
            used.insert(way.kind);
        key("labels");
        mOut += '{';
        for (const Feature& feature : mRules.features)
            if (used.contains(feature.id) && !feature.label.empty()) {
                mOut += (mOut.back() == '{' ? "" : ", ") + quoted(feature.id) + ": ";
                mOut += quoted(translated(feature.label).toStdString());
            }
        mOut += '}';
    }

    void armies()
    {
        key("sides");
        mOut += '[';
        for (const Army& army : mScenario.sides) {
            mOut += mOut.back() == '[' ? "{" : ", {";
            put("id", army.id);
            put("name", army.name);
            put("colour", army.colour);
            mOut += '}';
        }
        mOut += ']';
    }

    void areas()
    {
        key("areas");
        mOut += '[';
        for (const Area& area : mMap.areas) {
            mOut += mOut.back() == '[' ? "{" : ", {";
            put("id", area.id);
            put("label", area.label);
            put("kind", area.kind);
            put("side", area.side);
            mOut += '}';
        }
        mOut += ']';
    }

    /// Adds a point of the map as a position on the sheet.
    void position(QPointF point)
    {
        mOut += '[';
        addLength(mOut, point.x() - mSheet.left());
        mOut += ", ";
        addLength(mOut, point.y() - mSheet.top());
        mOut += ']';
    }

    /// A corner as its first cell has it, so that all cells of a vertex write the same digits.
    QPointF vertex(Cell cell, int corner) const
    {
        const int vertex = mGrid.vertex(cell, corner);
        const std::vector<Cell> around = mGrid.cellsOfVertex(vertex);
        if (around.empty() || around.front() == cell)
            return mGeometry.corner(cell, corner);
        for (int other = 0; other < mGrid.corners(); ++other)
            if (mGrid.vertex(around.front(), other) == vertex)
                return mGeometry.corner(around.front(), other);
        return mGeometry.corner(cell, corner);
    }

    void begin(const char* geometry)
    {
        mOut += std::string(mAny ? "," : "") + "\n{\"type\": \"Feature\", \"geometry\": {\"type\": \"" + geometry
                + "\", \"coordinates\": ";
        mAny = true;
    }
    void properties(const char* layer)
    {
        mOut += "}, \"properties\": {";
        put("layer", layer);
    }
    void end()
    {
        mOut += "}}";
        if (mOut.size() > pieceBytes)
            flush();
    }

    void pointAt(Cell cell)
    {
        begin("Point");
        position(mGeometry.centre(cell));
    }

    /// A line through points; a line without length is a point.
    void line(const std::vector<QPointF>& points)
    {
        if (points.size() == 1 || (points.size() == 2 && points[0] == points[1])) {
            begin("Point");
            return position(points.front());
        }
        begin("LineString");
        mOut += '[';
        for (const QPointF& point : points) {
            mOut += mOut.back() == '[' && mOut[mOut.size() - 2] == ' ' ? "" : ", ";
            position(point);
        }
        mOut += ']';
    }

    void outline(Cell cell)
    {
        begin("Polygon");
        mOut += "[[";
        if (mGrid.linked()) {
            const QPolygonF circle = mGeometry.outline(cell);
            for (qsizetype i = 0; i < circle.size(); ++i) {
                mOut += i == 0 ? "" : ", ";
                position(circle[i]);
            }
        } else {
            for (int i = 0; i <= mGrid.corners(); ++i) { // the last one closes the ring
                mOut += i == 0 ? "" : ", ";
                position(vertex(cell, i % mGrid.corners()));
            }
        }
        mOut += "]]";
    }

    void cells()
    {
        std::vector<std::pair<Cell, std::size_t>> inAreas;
        for (std::size_t a = 0; a < mMap.areas.size(); ++a)
            for (const Cell cell : mMap.areas[a].cells)
                inAreas.emplace_back(cell, a);
        std::ranges::sort(inAreas);
        auto area = inAreas.begin();
        for (Cell cell = 0; cell < mAll && mState; ++cell) {
            outline(cell);
            properties("cells");
            put("number", number(cell));
            put("column", mGrid.column(cell));
            put("row", mGrid.row(cell));
            if (mGrid.linked())
                put("label", mGrid.places[std::size_t(cell)].label);
            static const std::vector<std::string> none;
            const auto at = std::size_t(cell);
            putList("terrain", at < mMap.terrain.size() ? mMap.terrain[at] : none);
            put("level", at < mMap.level.size() ? mMap.level[at] : 0);
            std::vector<std::string> ids;
            for (; area != inAreas.end() && area->first <= cell; ++area)
                if (area->first == cell)
                    ids.push_back(mMap.areas[area->second].id);
            putList("areas", ids);
            putFlag("outOfPlay", mMap.outOfPlay.has(cell));
            mDone = cell + 1;
            end();
        }
    }

    /// The connections of a map of places.
    void links()
    {
        for (int link = 0; mGrid.linked() && link < mGrid.sideCount(); ++link) {
            const auto [a, b] = mGrid.cellsOfSide(link);
            line({mGeometry.centre(a), mGeometry.centre(b)});
            properties("links");
            putList("between", numbers({a, b}));
            end();
        }
    }

    std::vector<QPointF> endsOf(int side) const
    {
        const SidePlace place = mGrid.sidePlace(side);
        if (mGrid.linked()) {
            const auto [from, to] = mGeometry.side(place.cell, place.direction);
            return {from, to};
        }
        std::vector<QPointF> out;
        const auto [from, to] = mGrid.verticesOfSide(side);
        for (const int wanted : {from, to})
            for (int corner = 0; corner < mGrid.corners(); ++corner)
                if (mGrid.vertex(place.cell, corner) == wanted)
                    out.push_back(vertex(place.cell, corner));
        return out;
    }

    void sides()
    {
        for (const Side& row : mMap.sides) {
            const int side = mGrid.contains(row.a) && mGrid.contains(row.b) ? mGrid.sharedSide(row.a, row.b) : -1;
            if (side < 0)
                continue; // the check reports it
            line(endsOf(side));
            properties("sides");
            putList("between", numbers({row.a, row.b}));
            putList("features", row.features);
            put("owner", row.owner);
            put("shelters", mGrid.contains(row.shelters) ? number(row.shelters) : std::string());
            end();
        }
    }

    void ways()
    {
        for (const Way& way : mMap.ways) {
            std::vector<QPointF> points;
            for (const Cell cell : way.cells)
                if (mGrid.contains(cell))
                    points.push_back(mGeometry.centre(cell));
            if (points.empty())
                continue;
            line(points);
            properties("ways");
            put("id", way.id);
            put("kind", way.kind);
            put("name", way.name);
            putList("cells", numbers(way.cells));
            end();
        }
    }

    void names()
    {
        for (const PlaceName& name : mMap.names) {
            if (!mGrid.contains(name.cell))
                continue;
            pointAt(name.cell);
            properties("names");
            put("text", name.text);
            put("cell", number(name.cell));
            put("size", name.size);
            put("angle", name.angle);
            end();
        }
    }

    /// The units that are on the map at the start.
    void units()
    {
        for (const Placement& placement : mScenario.setup) {
            const auto unit = std::ranges::find(mScenario.units, placement.unit, &Unit::id);
            if (unit == mScenario.units.end() || placement.arrives.turn > 0 || !mGrid.contains(placement.at))
                continue;
            pointAt(placement.at);
            properties("units");
            put("id", unit->id);
            put("name", unit->name);
            put("side", unit->side);
            put("formation", unit->formation);
            put("type", unit->type);
            put("cell", number(placement.at));
            put("within", placement.within);
            put("facing", mRules.facings > 0 ? facingWord(mRules, &mScenario, placement.facing) : std::string());
            put("steps", unit->steps);
            put("stepsLost", placement.stepsLost);
            end();
        }
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    const Map& mMap;
    const Grid& mGrid;
    const MapGeometry mGeometry;
    const QRectF mSheet;
    const TextSink& mSink;
    const int mAll;
    int mDone = 0;
    bool mAny = false;
    std::string mOut;
    Result<void> mState;
};

} // namespace

Result<void> writeMapData(const Ruleset& rules, const Scenario& scenario, const QRectF& sheet, const TextSink& sink)
{
    if (!scenario.map.grid.valid())
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "there is no map to export"), {},
                    QT_TRANSLATE_NOOP("engine", "choose a scenario or a map file with cells"));
    return MapDataWriter(rules, scenario, sheet, sink).write();
}

} // namespace fw
