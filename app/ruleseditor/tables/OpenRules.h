#pragma once

#include "editor/document/RulesAndCounters.h"

#include <QString>

class QWidget;

namespace fw {

/// Reads a rules file, or a scenario with its rules, for the editor.
Result<BothRead> readToEdit(const QString& path);

/// Asks for a rules or scenario file; empty when the user chooses none.
QString askForRules(QWidget* parent, const QString& beside);

/// A template for new rule systems.
struct SystemTemplate {
    QString id;
    QString title;
    QString rulesPath;
    QString scenarioPath;
};

/// The templates that come with the program.
std::vector<SystemTemplate> systemTemplates();

/// Copies the rules file and the scenario of a template into an empty or new folder under a new id. Returns the path of
/// the scenario; refuses when one of the files exists already.
Result<QString> makeSystem(const SystemTemplate& from, const QString& folder, const QString& id, const QString& title);

/// Asks for template, folder, id and title, and creates the system; empty when the user cancels.
QString askForNewSystem(QWidget* parent);

} // namespace fw
