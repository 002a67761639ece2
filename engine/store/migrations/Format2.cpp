#include "engine/store/migrations/Format2.h"

#include "engine/store/migrations/RowChanger.h"

#include <string_view>

namespace fw {

namespace {

/// `area ARG` becomes `among(@area:ARG)`.
bool areaToPath(std::string& fact, std::string& arg, RolePath& with)
{
    if (fact != "area")
        return false;
    fact = "among";
    with = "@area:" + arg;
    arg.clear();
    return true;
}

/// Appends a relation to each part of a path: `a|b` becomes `a/side|b/side`.
RolePath related(const RolePath& path, const char* relation)
{
    RolePath out;
    std::size_t from = 0;
    while (true) {
        const std::size_t bar = path.find('|', from);
        out += path.substr(from, bar == RolePath::npos ? bar : bar - from) + '/' + relation;
        if (bar == RolePath::npos)
            return out;
        out += '|';
        from = bar + 1;
    }
}

/// `a.same-side(b)` becomes `a/side.among(b/side)`; both may have several members.
void throughRelation(Req& one, const char* relation)
{
    one.fact = "among";
    one.with = related(one.with, relation);
    for (RolePath* of : {&one.of, &one.any, &one.every, &one.none})
        if (!of->empty()) {
            *of = related(*of, relation);
            return;
        }
    one.of = related("it", relation);
}

/// Counted members are not sides, so the fact is compared with that of the first member of `with`.
void comparedWithFirst(Req& one, const char* fact)
{
    Amount other;
    other.of = one.with;
    other.fact = fact;
    one.fact = fact;
    one.with.clear();
    one.is = {other};
}

/// `a/line:b` becomes `a/line-inside:b`.
void lineToLineInside(RolePath& path)
{
    constexpr std::string_view old = "/line:", anew = "/line-inside:";
    for (std::size_t at = path.find(old); at != RolePath::npos; at = path.find(old, at + anew.size()))
        path.replace(at, old.size(), anew);
}

void change(Req& one)
{
    if (areaToPath(one.fact, one.arg, one.with))
        return;
    const bool plain = one.is.empty() && one.isnt.empty() && !one.min && !one.max;
    const bool members = !one.among.empty() || !one.as.empty();
    if (one.fact == "same-type" && plain)
        comparedWithFirst(one, "type");
    else if (one.fact == "same-side")
        members&& plain ? comparedWithFirst(one, "side") : throughRelation(one, "side");
    else if (one.fact == "same-formation")
        members&& plain ? comparedWithFirst(one, "formation") : throughRelation(one, "formations");
}

void change(Amount& one)
{
    areaToPath(one.fact, one.arg, one.with);
}

struct ToFormat2 {
    bool linesInside; ///< whether `line` means the cells whose inside a line crosses

    static void row(auto& x) requires requires { change(x); }
    {
        change(x);
    }
    void path(RolePath& path) const
    {
        if (linesInside)
            lineToLineInside(path);
    }
};

} // namespace

bool toFormat2(Json& file)
{
    bool found = false;
    for (std::size_t i = 0; i < file.keys.size(); ++i) {
        if (file.keys[i] != "quantities")
            continue;
        for (Json& quantity : file.items[i].items)
            for (std::size_t k = quantity.keys.size(); k-- > 0;)
                if (quantity.keys[k] == "per" || quantity.keys[k] == "into") {
                    found = true;
                    quantity.keys.erase(quantity.keys.begin() + std::ptrdiff_t(k));
                    quantity.items.erase(quantity.items.begin() + std::ptrdiff_t(k));
                }
    }
    return found;
}

void toFormat2(Ruleset& rules, bool withPer)
{
    RowChanger(ToFormat2{withPer}).see(rules);
}

void toFormat2(Scenario& scenario)
{
    RowChanger(ToFormat2{false}).see(scenario);
}

} // namespace fw
