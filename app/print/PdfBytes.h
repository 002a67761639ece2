#pragma once

#include <QByteArray>

namespace fw {

/// A PDF without the moment it was made, so that the same sheet is the same bytes whenever and
/// wherever it is written.
QByteArray undated(QByteArray pdf);

} // namespace fw
