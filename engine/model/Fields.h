#pragma once

// The field table: for every struct of Amount.h, Ruleset.h and Scenario.h an overload
//
//     template <class V> void fields(V& v, X& x);
//
// that calls v(key, member, flags, help) for each of its fields in the order in which files hold
// them. Reader, writer, JSON Schema, help, diff and the rows of the editors are made from it alone.

#include "engine/model/FieldFlags.h"
#include "engine/model/FieldsNodes.h"
#include "engine/model/FieldsRules.h"
#include "engine/model/FieldsScenario.h"
