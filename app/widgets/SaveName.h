#pragma once

#include <QString>

namespace fw {

/// A name to offer for what is made of a file: beside it and named after it. Of "/g/fight.scenario.json", "map" and
/// ".pdf" it makes "/g/fight-map.pdf"; of no file "map.pdf".
QString besideFile(const QString& file, const QString& what, const QString& ending);

} // namespace fw
