#pragma once

#include "app/print/ResultDoc.h"

#include <QByteArray>
#include <QPageSize>

class QPagedPaintDevice;

namespace fw {

/// The result sheet as a PDF of one page, with real text, after workOut(). Needs a QGuiApplication, like the other
/// functions.
QByteArray resultPdf(const ResultDoc& doc, QPageSize::PageSizeId paper);

/// The sheet as a PNG of this resolution; empty if there is not enough memory.
QByteArray resultPng(const ResultDoc& doc, QPageSize::PageSizeId paper, int dpi);

/// Prints the sheet on a device whose pages have no margins of their own.
void printResult(QPagedPaintDevice& device, const ResultDoc& doc);

} // namespace fw
