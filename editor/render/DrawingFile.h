#pragma once

#include "engine/base/Problem.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

namespace fw {

/// The bounds of drawings and pictures that files bring along.
constexpr qint64 mostDrawingBytes = 4 << 20;
constexpr int mostDrawingElements = 20'000;      ///< of an SVG, counted as often as `use` repeats them
constexpr int mostDrawingDepth = 100;            ///< of elements in elements
constexpr int mostDrawingLetters = 5'000;        ///< of the texts of an SVG, which take longest to draw
constexpr int mostPathPieces = 32'000;           ///< of one path; Qt draws no more than 32,767 points and curves
constexpr int mostDrawingPath = 500'000;         ///< characters of one path or line of points
constexpr qint64 mostDrawingPixels = 16'000'000; ///< of a counter's picture, or of all that an SVG holds

/// The path of a file that a file of a folder names. Refuses absolute names, names and links that lead out of the
/// folder, and what is no file.
Result<QString> fileInside(const QString& folder, const QString& name);

/// Whether an SVG stands by itself: refuses one that names other files or addresses, declares entities, brings a style
/// sheet, or is too large to be drawn at once.
Result<void> standsAlone(const QByteArray& svg);

/// Reads a drawing that stands by itself; the file is named by what is refused.
Result<QByteArray> readSvg(const QString& file, qint64 mostBytes = mostDrawingBytes);

/// Reads a PNG of no more than so many pixels; by its content, whatever it is named.
Result<QImage> readPng(const QString& file);

/// The file name patterns of the pictures that this installation can read for a scan, as "*.png".
QStringList scanPatterns();

/// Whether a scan can be used; looks at its form, and an SVG stands by itself.
Result<void> checkScan(const QString& file);

/// Reads the picture of a scan, by its content: PNG, JPEG, WebP, BMP, GIF or TIFF, or an SVG that stands by itself; one
/// of more pixels than `mostPixels` is made smaller, with the size that it had in `whole`.
Result<QImage> readScan(const QString& file, qint64 mostPixels, QSize& whole);

} // namespace fw
