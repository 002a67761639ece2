#pragma once

#include "engine/store/Output.h"

#include <QByteArray>
#include <QPagedPaintDevice>
#include <functional>

class QPrinter;
class QWidget;

namespace fw {

/// Says in a box over `parent` which file was not written, why, and what would help.
void tellUnsaved(QWidget* parent, const Problem& problem);

/// Writes a file through the door of all files; says so when it cannot.
bool saveFile(QWidget* parent, const OutputTo& to, const QByteArray& bytes);

/// Prints on paper, or, when a file was chosen in its stead, writes that through the door of all files, too.
void printOrSave(QWidget* parent, QPrinter& printer, const std::vector<std::string>& inputs,
                 const std::function<void(QPagedPaintDevice&)>& paint);

/// Shows what `print` would put on paper, and prints it from there; by the id and title of the window.
void previewPages(QWidget* parent, const QString& id, const QString& title, QPageSize::PageSizeId paper,
                  const QString& document, const std::function<void(QPrinter*)>& print);

} // namespace fw
