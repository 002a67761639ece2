// Checks the outermost bands of charts against what is looked up there: numbers beyond the last band, and bands that no
// number reaches.
#include "engine/proof/Ranges.h"

#include "engine/proof/FindingCollector.h"

#include <algorithm>

namespace fw {

namespace {

using Form = Range::End::Form;

class ReachCheck
{
public:
    ReachCheck(const Ranges& ranges, FindingCollector& found) : mRanges(ranges), mFound(found) {}

    void axis(const Table& table, std::size_t index, std::size_t a)
    {
        const Axis& axis = table.axes[a];
        const auto& readings = mRanges.readings(table.id);
        if (axis.kind == AxisKind::Label || axis.bands.empty() || readings.empty())
            return;
        mTable = &table;
        mAxis = a;
        mPlace = "/tables/" + std::to_string(index) + "/axes/" + std::to_string(a) + "/bands/";
        std::optional<Range> all;
        bool shifted = false, judged = true;
        for (const Ranges::Reading& reading : readings) {
            if (a >= reading.at->size()) {
                judged = false;
                continue;
            }
            const Amount& value = (*reading.at)[a];
            shifted = shifted || (reading.shifted && a + 1 == table.axes.size());
            // Other checks compare bare dice and the turn with the bands.
            const bool bare = !value.times && !value.plus;
            judged = judged && !value.number; // other numbers may be there for people
            if (bare && (value.fact == "turn" || (!value.local.empty() && mRanges.isDie(value.local)))) {
                judged = false;
                continue;
            }
            const Range range = mRanges.of(value);
            tooShort(range);
            all = all ? Range{wider(all->low, range.low, true), wider(all->high, range.high, false), {}, {}} : range;
        }
        if (judged && !shifted && all)
            never(*all);
    }

private:
    /// The end of both ranges; unknown unless both are known numbers.
    static Range::End wider(const Range::End& a, const Range::End& b, bool low)
    {
        if (a.form != Form::At || b.form != Form::At)
            return {};
        return low == (a.at < b.at) ? a : b;
    }
    void tell(const char* check, std::size_t band, Text text, Text remedy)
    {
        const Band& one = mTable->axes[mAxis].bands[band];
        FindingSpot spot{"table", mTable->id, {}, {}};
        (mAxis == 0 && mTable->axes.size() > 1 ? spot.row : spot.column) = one.label;
        mFound.add(check, std::move(spot), std::move(text), std::move(remedy), mTable->cite,
                   mPlace + std::to_string(band));
    }
    /// A reading that goes beyond a closed first or last band.
    void tooShort(const Range& range)
    {
        const auto& bands = mTable->axes[mAxis].bands;
        const auto &first = bands.front().min, &last = bands.back().max;
        const char* const below = "let the first band be open below, or add a band";
        const char* const above = "let the last band be open above, or add a band";
        if (first && range.low.form == Form::Endless)
            tell("bands/short", 0,
                 Text("the bands begin at {0}, and any lower number can be looked up", {first->text()}), below);
        else if (first && range.least && *range.least < *first)
            tell("bands/short", 0,
                 Text("the bands begin at {0}, and {1} can be looked up", {first->text(), range.least->text()}), below);
        if (last && range.high.form == Form::Endless)
            tell("bands/short", bands.size() - 1,
                 Text("the bands end at {0}, and any higher number can be looked up", {last->text()}), above);
        else if (last && range.most && *last < *range.most)
            tell("bands/short", bands.size() - 1,
                 Text("the bands end at {0}, and {1} can be looked up", {last->text(), range.most->text()}), above);
    }
    /// Bands that lie outside of everything that is looked up.
    void never(const Range& range)
    {
        const auto& bands = mTable->axes[mAxis].bands;
        for (std::size_t b = 0; b < bands.size(); ++b) {
            const bool above = range.high.form == Form::At && bands[b].min && *bands[b].min > range.high.at;
            const bool below = range.low.form == Form::At && bands[b].max && *bands[b].max < range.low.at;
            if (above)
                tell("bands/never", b, Text("nothing above {0} is ever looked up here", {range.high.at.text()}),
                     "take the band out");
            else if (below)
                tell("bands/never", b, Text("nothing below {0} is ever looked up here", {range.low.at.text()}),
                     "take the band out");
        }
    }

    const Ranges& mRanges;
    FindingCollector& mFound;
    const Table* mTable = nullptr;
    std::size_t mAxis = 0;
    std::string mPlace;
};

} // namespace

void proveReach(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found)
{
    if (own.empty())
        return;
    const Ranges ranges(ruleset);
    ReachCheck check(ranges, found);
    for (std::size_t i = 0; i < own.size(); ++i)
        for (std::size_t a = 0; a < own[i].axes.size(); ++a)
            check.axis(own[i], i, a);
}

void proveCounterReach(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    const Ranges ranges(ruleset), ofCounters(ruleset, &scenario);
    FindingCollector known, all;
    ReachCheck without(ranges, known), with(ofCounters, all);
    for (std::size_t i = 0; i < ruleset.tables.size(); ++i)
        for (std::size_t a = 0; a < ruleset.tables[i].axes.size(); ++a) {
            without.axis(ruleset.tables[i], i, a);
            with.axis(ruleset.tables[i], i, a);
        }
    for (const CheckResult& one : all.list) {
        const bool told = std::ranges::any_of(known.list, [&](const CheckResult& other) {
            return other.finding.row == one.finding.row && other.finding.text == one.finding.text;
        });
        // The numbers on the counters of one battle never make a band superfluous.
        if (!told && one.what == "short")
            found.add("bands/short", one.spot, one.finding.text, one.finding.remedy, one.finding.cite);
    }
}

} // namespace fw
