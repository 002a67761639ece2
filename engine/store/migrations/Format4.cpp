#include "engine/store/migrations/Format4.h"

#include "engine/store/migrations/RowChanger.h"

#include <array>
#include <string_view>
#include <utility>

namespace fw {

namespace {

/// The characters that may follow a relation in a path: before its argument, a filter, the next step or the next path.
constexpr std::string_view afterRelation = ":+-/|";

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> renamed{{
    {"/holders", "/containing"},
    {"/pool", "/all-units"},
}};

struct Relations {
    static void path(RolePath& path)
    {
        for (const auto& [former, now] : renamed)
            for (std::size_t at = path.find(former); at != RolePath::npos; at = path.find(former, at + 1)) {
                const std::size_t end = at + former.size();
                if (end == path.size() || afterRelation.find(path[end]) != std::string_view::npos)
                    path.replace(at, former.size(), now);
            }
    }
};

} // namespace

void toFormat4(Ruleset& rules)
{
    RowChanger(Relations{}).see(rules);
}

void toFormat4(Scenario& scenario)
{
    RowChanger(Relations{}).see(scenario);
}

} // namespace fw
