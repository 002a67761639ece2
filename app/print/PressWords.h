#pragma once

#include "app/print/Press.h"

#include <QStringList>

namespace fw {

/// The sentence of a finding about a PDF for a press.
QString pressWords(const PressFinding& finding);

/// The sentences of all findings.
QStringList pressWords(const std::vector<PressFinding>& findings);

} // namespace fw
