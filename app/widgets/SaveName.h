#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace fw {

/// A name to offer for what is made of a file: beside it and named after it. Of "/g/fight.scenario.json", "map" and
/// ".pdf" it makes "/g/fight-map.pdf"; of no file "map.pdf".
QString besideFile(const QString& file, const QString& what, const QString& ending);

/// The name that is written when `typed` was typed: with its own ending when that is one of them, in their letters,
/// by which a file's kind is told ("MAP.PNG" makes "MAP.png"); else with the first of them, of which it may have a
/// part: of "fight" and of "fight.scenario" ".scenario.json" makes "fight.scenario.json".
QString withEnding(const QString& typed, const QStringList& endings);

/// Asks for the name of a file to be written; empty when nobody wants one. Its endings are those of the filter, as in
/// "PDF (*.pdf);;Text (*.txt)". Whether a file that is there is to be replaced is asked of the name that is written,
/// which the file dialog alone would ask of the one that was typed.
QString askSaveName(QWidget* parent, const QString& title, const QString& suggested, const QString& filter);

} // namespace fw
