#pragma once

#include "app/widgets/Vocabulary.h"

namespace fw {

/// The reference of the vocabulary as a page of the guide, in Markdown: the hand-written explanations of
/// resources/vocabulary/page.md.in, and in them the tables of the registries with a worked line for each word.
QString referencePage();

/// One explanation as `help WORD` prints it: a line, and its worked line below.
QString explanationLines(const Explanation& one);

/// All explanations of the reference, printed likewise.
QString referenceLines();

} // namespace fw
