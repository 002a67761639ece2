#include "app/cli/Exit.h"

namespace fw {

Exit exitFor(const Problem& problem)
{
    switch (problem.trouble) {
    case Trouble::Refused: return Exit::Refused;
    case Trouble::Unwritable: return Exit::Unwritable;
    case Trouble::Changed: return Exit::Findings;
    case Trouble::Usage: return Exit::Usage;
    case Trouble::BadInput:
    case Trouble::Unreadable:
    case Trouble::Newer:
    case Trouble::Overflow: break;
    }
    return Exit::Unreadable;
}

} // namespace fw
