#pragma once

#include "engine/proof/Proof.h"

#include <QString>

namespace fw {

/// The sentence of a finding, and the other rows it is true of: "there is no side 'red' (2 more: unit a, unit b)".
QString provedSentence(const CheckResult& proved);

/// "unit guards: it arrives on turn 9 [4.2]; choose a turn": row, sentence, case number and remedy of a
/// finding, as the command line and every list show them; with a word before the sentence: "unit guards: warning: ...".
QString provedWords(const CheckResult& proved, const QString& grade = {});

} // namespace fw
