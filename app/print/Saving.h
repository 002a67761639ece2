#pragma once

#include "engine/store/Output.h"

#include <QByteArray>
#include <QPagedPaintDevice>
#include <functional>

class QPrinter;
class QWidget;

namespace fw {

/// Shows in a box over `parent` which file was not written, why, and what would help.
void tellUnsaved(QWidget* parent, const Problem& problem);

/// Writes a file by means of Output; on failure shows the reason and returns false.
bool saveFile(QWidget* parent, const OutputTo& to, const QByteArray& bytes);

/// Prints on paper or, if the user chose a file, writes that by means of Output.
void printOrSave(QWidget* parent, QPrinter& printer, const std::vector<std::string>& inputs,
                 const std::function<void(QPagedPaintDevice&)>& paint);

/// Shows the pages of `print` in a preview window with this object name and title, and prints them from there.
void previewPages(QWidget* parent, const QString& id, const QString& title, QPageSize::PageSizeId paper,
                  const QString& document, const std::function<void(QPrinter*)>& print);

} // namespace fw
