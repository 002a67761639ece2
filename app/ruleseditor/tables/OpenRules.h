#pragma once

#include "editor/document/RulesAndCounters.h"

#include <QString>

class QWidget;

namespace fw {

struct SystemTemplate;

/// Reads a rules file, or a scenario with its rules, for the editor.
Result<BothRead> readToEdit(const QString& path);

/// Asks for a rules or scenario file; empty when the user chooses none.
QString askForRules(QWidget* parent, const QString& beside);

/// Copies the rules file and the scenario of a template into an empty or new folder under a new id. Returns the path of
/// the scenario; refuses when one of the files exists already.
Result<QString> makeSystem(const SystemTemplate& from, const QString& folder, const QString& id, const QString& title);

/// Asks for template, folder, id and title, and creates the system; empty when the user cancels.
QString askForNewSystem(QWidget* parent);

} // namespace fw
