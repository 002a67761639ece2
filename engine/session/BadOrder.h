#pragma once

#include "engine/base/Problem.h"

#include <utility>

namespace fw {

/// Why an order cannot be read, and what to write instead.
inline tl::unexpected<Problem> badOrder(Text text, Text remedy = {})
{
    return fail(Trouble::BadInput, std::move(text), {}, std::move(remedy));
}

} // namespace fw
