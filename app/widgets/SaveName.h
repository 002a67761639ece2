#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace fw {

/// A suggested name next to a file: "/g/fight.scenario.json", "map" and ".pdf" give "/g/fight-map.pdf"; without a file
/// "map.pdf".
QString besideFile(const QString& file, const QString& what, const QString& ending);

/// The file name for a typed one. A known extension stays, in the case of the list ("MAP.PNG" gives "MAP.png").
/// Otherwise the first extension is added or completed: "fight" and "fight.scenario" give "fight.scenario.json".
QString withEnding(const QString& typed, const QStringList& endings);

/// Asks for the name of a file to write; empty if the user cancels. The filter has the extensions, as in "PDF
/// (*.pdf);;Text (*.txt)". The question about replacing a file uses the name with its extension, unlike QFileDialog.
QString askSaveName(QWidget* parent, const QString& title, const QString& suggested, const QString& filter);

} // namespace fw
