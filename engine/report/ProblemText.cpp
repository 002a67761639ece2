#include "engine/report/ProblemText.h"

namespace fw {

bool namesSomething(const Problem& problem)
{
    return !problem.text.args.empty();
}

} // namespace fw
