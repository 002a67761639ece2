#pragma once

#include "engine/base/Text.h"
#include "engine/proof/ConditionWords.h"
#include "engine/proof/Outline.h"

namespace fw {

/// What a step does, without its number, conditions and case: "Combat, by the active side".
Text outlineText(const OutlineStep& step, const ConditionWords& words);

/// The sentence of a step in English, its options and conditions first and its case number last.
std::string outlineSentence(const OutlineStep& step, const ConditionWords& words);

/// The outline as text: a numbered line for each step, indented by level.
std::string outlineLines(const std::vector<OutlineStep>& steps, const ConditionWords& words);

/// The same as nested Markdown lists.
std::string outlineMarkdown(const std::vector<OutlineStep>& steps, const ConditionWords& words);

} // namespace fw
