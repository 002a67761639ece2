#pragma once

#include "engine/proof/Proof.h"

#include <QString>

namespace fw {

/// The sentence of a finding, with the other rows to which it applies: "there is no side 'red' (2 more: unit a, unit
/// b)".
QString provedSentence(const CheckResult& proved);

/// Row, sentence, case number and remedy of a finding: "unit guards: it arrives on turn 9 [4.2]; choose a turn".
/// `grade` is put before the sentence: "unit guards: warning: ...".
QString provedWords(const CheckResult& proved, const QString& grade = {});

} // namespace fw
