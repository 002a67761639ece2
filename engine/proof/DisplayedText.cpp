#include "engine/proof/DisplayedText.h"

#include "engine/model/Procedures.h"
#include "engine/rules/LintParts.h"

namespace fw {

namespace {

/// Collects the texts for people in rows.
class Labels
{
public:
    Labels(std::vector<DisplayedText>& out, TextSource in) : mOut(out), mIn(in) {}

    void rows(const auto& rows, const char* key, const char* kind)
    {
        const PointerWay::Step step(mWay, key);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const PointerWay::Step element(mWay, i);
            mSpot = {kind, rows[i].id, {}, {}};
            PlacedWalker<Labels>(*this, mWay).see(rows[i]);
        }
    }
    void operator()(const auto&) {}
    /// The first words of a chart's rows, columns and cells are read too.
    void operator()(const Table& table)
    {
        for (std::size_t a = 0; a < table.axes.size(); ++a)
            for (std::size_t b = 0; b < table.axes[a].bands.size(); ++b)
                put(table.axes[a].bands[b].label,
                    mWay.pointer() + "/axes/" + std::to_string(a) + "/bands/" + std::to_string(b));
        for (std::size_t r = 0; r < table.rows.size(); ++r)
            for (std::size_t c = 0; c < table.rows[r].cells.size(); ++c)
                put(table.rows[r].cells[c],
                    mWay.pointer() + "/rows/" + std::to_string(r) + "/cells/" + std::to_string(c));
    }
    void text(const std::string& text, FieldFlags flags)
    {
        if (flags.has(FieldFlags::Label))
            put(text, mWay.pointer());
    }

private:
    void put(const std::string& text, std::string place)
    {
        if (!text.empty())
            mOut.push_back({text, mSpot, std::move(place), mIn, false});
    }
    std::vector<DisplayedText>& mOut;
    TextSource mIn;
    PointerWay mWay;
    FindingSpot mSpot;
};

} // namespace

std::vector<DisplayedText> textsOf(const Ruleset& ruleset)
{
    std::vector<DisplayedText> out;
    const FindingSpot own{"ruleset", ruleset.id, {}, {}};
    for (const auto& [text, place] : {std::pair(&ruleset.title, "/title"), std::pair(&ruleset.credit, "/credit"),
                                      std::pair(&ruleset.notes, "/notes")})
        if (!text->empty())
            out.push_back({*text, own, place, TextSource::Prose, false});
    Labels labels(out, TextSource::Rules);
    eachRuleList(ruleset, [&](const auto& rows, const char* key, const char* kind) {
        const std::size_t from = out.size();
        labels.rows(rows, key, kind);
        if constexpr (std::is_same_v<std::decay_t<decltype(rows.front())>,
                                     Feature> || std::is_same_v<std::decay_t<decltype(rows.front())>, Box>)
            for (std::size_t i = from; i < out.size(); ++i)
                out[i].names = true;
    });
    return out;
}

std::vector<DisplayedText> textsOf(const Scenario& scenario)
{
    std::vector<DisplayedText> out;
    const auto put = [&](const std::string& text, FindingSpot spot, std::string place, TextSource in, bool names) {
        if (!text.empty())
            out.push_back({text, std::move(spot), std::move(place), in, names});
    };
    const auto each = [&](const auto& rows, const char* list, auto one) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            one(rows[i], std::string(list) + "/" + std::to_string(i));
    };
    const Map& map = scenario.map;
    put(scenario.title, {"scenario", scenario.id, {}, {}}, "/title", TextSource::Prose, false);
    put(scenario.notes, {"scenario", scenario.id, {}, {}}, "/notes", TextSource::Prose, false);
    put(map.title, {"map", map.title, {}, {}}, "/map/title", TextSource::Prose, false);
    each(map.names, "/map/names", [&](const PlaceName& name, const std::string& place) {
        put(name.text, {"text", name.text, {}, {}}, place + "/text", TextSource::Map, true);
    });
    each(map.ways, "/map/ways", [&](const Way& way, const std::string& place) {
        put(way.name, {"way", way.id, {}, {}}, place + "/name", TextSource::Way, true);
    });
    each(map.areas, "/map/areas", [&](const Area& area, const std::string& place) {
        put(area.label, {"area", area.id, {}, {}}, place + "/label", TextSource::Label, true);
    });
    each(map.panels, "/map/panels", [&](const Panel& panel, const std::string& place) {
        put(panel.title, {"panel", panel.id, {}, {}}, place + "/title", TextSource::Label, false);
    });
    each(scenario.sides, "/sides", [&](const Army& side, const std::string& place) {
        put(side.name, {"side", side.id, {}, {}}, place + "/name", TextSource::Label, true);
    });
    each(scenario.units, "/units", [&](const Unit& unit, const std::string& place) {
        const FindingSpot spot{"unit", unit.id, {}, {}};
        put(unit.name, spot, place + "/name", TextSource::Counter, true);
        for (std::size_t i = 0; i < unit.aliases.size(); ++i)
            put(unit.aliases[i], spot, place + "/aliases/" + std::to_string(i), TextSource::Counter, true);
    });
    Labels labels(out, TextSource::Label);
    labels.rows(scenario.tables, "tables", "table");
    labels.rows(scenario.modifiers, "modifiers", "modifier");
    labels.rows(scenario.triggers, "triggers", "trigger");
    return out;
}

} // namespace fw
