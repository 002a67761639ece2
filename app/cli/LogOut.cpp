#include "app/cli/LogOut.h"

namespace fw {

Exit deliverLog(const Game&, const Request&, int, char**)
{
    return Exit::Done;
}

} // namespace fw
