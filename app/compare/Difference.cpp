#include "app/compare/Difference.h"

#include <algorithm>

namespace fw {

void groupByKind(std::vector<Difference>& differences)
{
    std::ranges::stable_sort(differences, {}, &Difference::kind);
}

} // namespace fw
