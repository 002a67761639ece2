#pragma once

#include "editor/document/RulesAndCounters.h"

#include <QString>

class QWidget;

namespace fw {

/// Reads a rules file, or a scenario with the rules it names, to be edited.
Result<BothRead> readToEdit(const QString& path);

/// Asks for a rules or scenario file; empty when nobody chose one.
QString askForRules(QWidget* parent, const QString& beside);

/// One template that a new rule system may be made from.
struct SystemTemplate {
    QString id;
    QString title;
    QString rulesPath;
    QString scenarioPath;
};

/// The templates that came with the program.
std::vector<SystemTemplate> systemTemplates();

/// Copies a template into an empty or new folder under an id of its own: rules file and scenario.
/// Returns the scenario's path; refuses when one of the files is there already.
Result<QString> makeSystem(const SystemTemplate& from, const QString& folder, const QString& id, const QString& title);

/// Asks for template, folder, id and title, and makes the system; empty when nobody wanted one.
QString askForNewSystem(QWidget* parent);

} // namespace fw
