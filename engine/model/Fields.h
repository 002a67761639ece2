#pragma once

// The field table has an overload for every struct of Amount.h, Ruleset.h and Scenario.h:
//
//     template <class V> void fields(V& v, X& x);
//
// It calls v(key, member, flags, help) for each field in the order of the file. Reader, writer, JSON Schema, help, diff
// and the rows of the editors are all made from it.

#include "engine/model/FieldFlags.h"
#include "engine/model/FieldsNodes.h"
#include "engine/model/FieldsRules.h"
#include "engine/model/FieldsScenario.h"
