#include "engine/base/Problem.h"

#include "engine/base/Escaped.h"

namespace fw {

std::string describe(const Problem& problem)
{
    std::string out;
    if (!problem.file.empty())
        out += problem.file + ": ";
    if (!problem.place.empty())
        out += problem.place + ": ";
    out += plain(problem.text);
    if (!problem.cite.empty())
        out += " [" + problem.cite + "]";
    if (!problem.remedy.empty())
        out += "; " + plain(problem.remedy);
    // What a file holds must not be able to steer the terminal it is shown on.
    return forTerminal(out);
}

} // namespace fw
