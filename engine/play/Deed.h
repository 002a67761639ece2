#pragma once

#include "engine/model/Value.h"

namespace fw {

/// What a verb is about to do, all that it reads being read.
struct Deed {
    Value of;           ///< the members it changes
    Value to;           ///< whom or what it refers to
    Rational amount{1};
};

} // namespace fw
