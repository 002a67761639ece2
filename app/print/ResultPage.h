#pragma once

#include "app/print/ResultDoc.h"

#include <QByteArray>
#include <QPageSize>

class QPagedPaintDevice;

namespace fw {

/// The result sheet as a PDF of one page, text as text; the sheet must have been worked out. Needs a QGuiApplication,
/// as do the others.
QByteArray resultPdf(const ResultDoc& doc, QPageSize::PageSizeId paper);

/// The same as a picture of so many dots an inch, PNG; empty when there is not the memory for it.
QByteArray resultPng(const ResultDoc& doc, QPageSize::PageSizeId paper, int dpi);

/// The same on a device whose pages have no margins of their own.
void printResult(QPagedPaintDevice& device, const ResultDoc& doc);

} // namespace fw
