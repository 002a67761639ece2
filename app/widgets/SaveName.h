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

/// The proposed path of a new file: its title as a name that is free, in the folder of its rules. If these come with
/// the program, or if there are none, it is in the user's folder for documents.
QString newFilePath(const QString& rules, const QString& title, const QString& ending);

/// The proposed path of a copy of a file that comes with the program; the path itself for other files.
QString copyPath(const QString& path);

/// Asks for the name of a file to write; empty if the user cancels. The filter has the extensions, as in "PDF
/// (*.pdf);;Text (*.txt)". The question about replacing a file uses the name with its extension, unlike QFileDialog.
QString askSaveName(QWidget* parent, const QString& title, const QString& suggested, const QString& filter);

} // namespace fw
