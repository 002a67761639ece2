#include "engine/playtest/Variant.h"

#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/playtest/VariantPlaces.h"

#include <algorithm>

namespace fw {

namespace {

/// Where the value of "ROW=VALUE" begins, after the sign; npos if there is none. Headings of tables may have the sign.
std::size_t valueAt(std::string_view text)
{
    const std::size_t equals = text.find('=');
    const std::size_t bracket = text.find('[');
    if (bracket == std::string_view::npos || equals < bracket)
        return equals == std::string_view::npos ? equals : equals + 1;
    for (std::size_t at = text.find(']', bracket); at != std::string_view::npos; at = text.find(']', at + 1)) {
        std::size_t end = at + 1;
        if (end < text.size() && text[end] == '#')
            end = text.find_first_not_of("0123456789", end + 1);
        end = text.find_first_not_of(' ', end);
        if (end < text.size() && text[end] == '=')
            return end + 1;
    }
    return std::string_view::npos;
}

/// Whether a text is a pattern, in which `*` stands for any letters.
bool matches(std::string_view pattern, std::string_view text)
{
    std::size_t p = 0, t = 0, star = std::string_view::npos, from = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            from = t;
        } else if (p < pattern.size() && pattern[p] == text[t]) {
            ++p;
            ++t;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            t = ++from;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

/// What may be written instead of an unknown row: the nearest with the same beginning, else what rows look like.
Text rowRemedy(const std::vector<VariantPlace>& places, const std::string& row)
{
    for (std::size_t cut = row.find_last_of(":.["); cut != std::string::npos;
         cut = cut == 0 ? std::string::npos : row.find_last_of(":.[", cut - 1)) {
        Vocabulary known;
        for (const VariantPlace& place : places)
            if (place.inForce && place.knob.row.starts_with(row.substr(0, cut + 1)))
                known.add(place.knob.row);
        if (Text remedy = known.remedy(row); !remedy.empty())
            return remedy;
    }
    Vocabulary all;
    for (const VariantPlace& place : places) {
        all.add(place.knob.row);
        all.add(place.knob.row.substr(0, place.knob.row.find('['))); // a table
    }
    if (const std::string near = all.nearest(row); !near.empty())
        return Text("did you mean '{0}'?", {near});
    return Text("write for example {0}",
                {"TABLE[ROW, COLUMN], modifier:ID, quantity:ID, option:ID, unit:ID.RATING, arrival:ID, last-turn"});
}

/// The knobs of a list item that is no single row: a pattern, a kind or a table.
std::vector<VariantKnob> knobsLike(const std::vector<VariantKnob>& all, const std::string& item)
{
    const std::optional<KnobKind> kind = fromWord<KnobKind>(item);
    std::vector<VariantKnob> out;
    for (const VariantKnob& knob : all)
        if (knob.kind == kind || knob.row.starts_with(item + "[") || matches(plainRow(item), plainRow(knob.row)))
            out.push_back(knob);
    return out;
}

} // namespace

std::string plainRow(std::string_view row)
{
    constexpr std::string_view around = ",[]";
    std::string out;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i] == ' ') {
            const std::size_t next = row.find_first_not_of(' ', i);
            const bool needless = out.empty() || next == std::string_view::npos
                                  || around.find(out.back()) != std::string_view::npos
                                  || around.find(row[next]) != std::string_view::npos;
            if (needless)
                continue;
        }
        out += row[i];
    }
    return out;
}

Result<const VariantPlace*> placeOf(const std::vector<VariantPlace>& places, const std::string& row)
{
    const std::string plain = plainRow(row);
    const VariantPlace* idle = nullptr;
    for (const VariantPlace& place : places) {
        if (plainRow(place.knob.row) != plain)
            continue;
        if (place.inForce)
            return &place;
        idle = &place;
    }
    if (idle != nullptr)
        return fail(Trouble::Usage, Text("'{0}' is not in force", {row}), {},
                    Text("it needs {0}: set the option as well", {commaList(idle->when)}));
    return fail(Trouble::Usage, Text("there is no '{0}' that could be changed", {row}), {}, rowRemedy(places, row));
}

/// Whether two rows are one, or one is a part of the other, as a column of a rating is.
static bool overlap(std::string_view one, std::string_view other)
{
    if (one.size() > other.size())
        std::swap(one, other);
    return other.starts_with(one) && (other.size() == one.size() || other[one.size()] == '.');
}

Result<VariantChange> readChange(std::string_view text)
{
    const std::size_t at = valueAt(text);
    VariantChange out;
    if (at != std::string_view::npos) {
        out.row = trimmed(text.substr(0, at - 1));
        out.value = trimmed(text.substr(at));
    }
    if (out.row.empty() || out.value.empty())
        return fail(Trouble::Usage, Text("'{0}' is not ROW=VALUE", {std::string(text)}), {},
                    "write for example 'unit:guards.attack=8' or 'crt[3, 2-1]=DR'");
    return out;
}

std::string textOf(const VariantChange& change)
{
    return change.row + "=" + change.value;
}

Result<void> applyChanges(Ruleset& rules, Scenario& scenario, const std::vector<VariantChange>& changes)
{
    const auto isOption = [](const VariantChange& change) { return change.row.starts_with("option:"); };
    std::vector<VariantChange> ordered = changes;
    std::stable_partition(ordered.begin(), ordered.end(), isOption);
    for (std::size_t i = 0; i < ordered.size(); ++i) {
        for (std::size_t earlier = 0; earlier < i; ++earlier)
            if (overlap(plainRow(ordered[earlier].row), plainRow(ordered[i].row)))
                return fail(Trouble::Usage, Text("'{0}' is changed twice", {ordered[i].row}));
        // Read again after each change, because options put other rows in force.
        const std::vector<VariantPlace> places = VariantPlaces(rules, scenario).take();
        const Result<const VariantPlace*> place = placeOf(places, ordered[i].row);
        if (!place)
            return tl::unexpected<Problem>(place.error());
        if (Result<void> done = (*place)->set(ordered[i].value); !done) {
            Problem problem = done.error();
            problem.place = ordered[i].row;
            return tl::unexpected<Problem>(problem);
        }
    }
    return {};
}

std::vector<VariantKnob> knobs(const Ruleset& rules, const Scenario& scenario)
{
    Ruleset rulesCopy = rules;
    Scenario scenarioCopy = scenario;
    std::vector<VariantKnob> out;
    for (VariantPlace& place : VariantPlaces(rulesCopy, scenarioCopy).take()) {
        if (!place.inForce || !place.listed)
            continue;
        std::erase_if(place.knob.steps, [&](const std::string& step) { return !place.set(step); });
        if (!place.knob.steps.empty())
            out.push_back(std::move(place.knob));
    }
    return out;
}

Result<std::vector<VariantKnob>> knobsNamed(const Ruleset& rules, const Scenario& scenario,
                                            const std::vector<std::string>& items)
{
    const std::vector<VariantKnob> all = knobs(rules, scenario);
    std::vector<VariantKnob> out;
    const auto add = [&out](const VariantKnob& knob) {
        if (std::ranges::none_of(out, [&](const VariantKnob& one) { return one.row == knob.row; }))
            out.push_back(knob);
    };
    for (const std::string& item : items) {
        const std::vector<VariantKnob> like = knobsLike(all, item);
        if (!like.empty()) {
            std::ranges::for_each(like, add);
            continue;
        }
        Ruleset rulesCopy = rules;
        Scenario scenarioCopy = scenario;
        const std::vector<VariantPlace> places = VariantPlaces(rulesCopy, scenarioCopy).take();
        const Result<VariantChange> change = readChange(item);
        const Result<const VariantPlace*> place = placeOf(places, change ? change->row : item);
        if (!place)
            return tl::unexpected<Problem>(place.error());
        if (!change)
            return fail(Trouble::Usage, Text("'{0}' has no neighbouring value", {item}), {},
                        "write ROW=VALUE to say what it becomes");
        if (const Result<void> done = (*place)->set(change->value); !done)
            return tl::unexpected<Problem>(done.error());
        VariantKnob single = (*place)->knob;
        single.steps = {change->value};
        const auto same = std::ranges::find(out, single.row, &VariantKnob::row);
        if (same == out.end())
            out.push_back(single);
        else if (std::ranges::find(same->steps, change->value) == same->steps.end())
            same->steps.push_back(change->value);
    }
    return out;
}

} // namespace fw
