#pragma once

#include "engine/base/CheckedIndex.h"
