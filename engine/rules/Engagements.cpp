// The names of engagements, and the open ones.
#include "engine/rules/Evaluate.h"

#include "engine/base/CheckedIndex.h"

#include <algorithm>

namespace fw {

const Engagement* engagementIn(const Position& p, std::int32_t number)
{
    for (const Engagement& one : p.engagements)
        if (one.number == number)
            return &one;
    return nullptr;
}

namespace {

/// The subject of an engagement, for orders or for people.
std::string aboutText(const Compiled& c, const Engagement& one, bool people)
{
    std::string out;
    for (const std::int32_t item : one.about) {
        out += out.empty() ? "" : people ? ", " : "+";
        out += one.kind == Kind::Places ? c.cellNames[PlaceId(item)]
               : people                 ? checkedAt(c.unitNames, item)
                                        : checkedAt(c.scenario.units, item).id;
    }
    return out;
}

/// Whether an earlier engagement has the same subject.
bool calledAlike(const Position& p, const Engagement& one)
{
    return std::ranges::any_of(p.engagements, [&](const Engagement& other) {
        return other.number < one.number && other.kind == one.kind && other.about == one.about;
    });
}

} // namespace

std::string engagementKey(const Compiled& c, const Position& p, std::int32_t number)
{
    const Engagement* const one = engagementIn(p, number);
    if (one == nullptr)
        return {};
    const std::string about = aboutText(c, *one, false);
    return about.empty() || calledAlike(p, *one) ? about + "#" + std::to_string(number) : about;
}

std::string engagementName(const Compiled& c, const Position& p, std::int32_t number)
{
    const Engagement* const one = engagementIn(p, number);
    if (one == nullptr)
        return {};
    const std::string about = aboutText(c, *one, true);
    std::string out = checkedAt(c.words, one->label);
    if (!about.empty())
        out += (out.empty() ? "" : " ") + about;
    return about.empty() || calledAlike(p, *one) ? out + " #" + std::to_string(number) : out;
}

} // namespace fw
