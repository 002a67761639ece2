#pragma once

#include "engine/base/Problem.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

namespace fw {

/// The limits for drawings and pictures in files from others.
constexpr qint64 mostDrawingBytes = 4 << 20;
constexpr int mostDrawingElements = 20'000;      ///< of an SVG, with each repeat by `use`
constexpr int mostDrawingDepth = 100;            ///< of nested elements
constexpr int mostDrawingLetters = 5'000;        ///< of all texts of an SVG, which take the longest to draw
constexpr int mostPathPieces = 32'000;           ///< of one path; Qt draws at most 32,767 points and curves
constexpr int mostDrawingPath = 500'000;         ///< characters of one path or line of points
constexpr qint64 mostDrawingPixels = 16'000'000; ///< of a counter's picture, or of all pictures in an SVG

/// The path of a file named by another file in a folder. Refuses absolute names, names and links that lead out of the
/// folder, and anything that is not a regular file.
Result<QString> fileInside(const QString& folder, const QString& name);

/// Whether an SVG is self-contained: refuses references to other files or addresses, entities, style sheets, and a
/// drawing that takes too long.
Result<void> standsAlone(const QByteArray& svg);

/// Reads a self-contained SVG; an error names the file.
Result<QByteArray> readSvg(const QString& file, qint64 mostBytes = mostDrawingBytes);

/// Reads a PNG within the limit of pixels, by its content and not by its name.
Result<QImage> readPng(const QString& file);

/// The file name patterns of the pictures that this installation can read as a scan, such as "*.png".
QStringList scanPatterns();

/// Whether a scan can be used: checks its format, and that an SVG is self-contained.
Result<void> checkScan(const QString& file);

/// Reads the picture of a scan by its content: PNG, JPEG, WebP, BMP, GIF, TIFF or a self-contained SVG. One of more
/// than `mostPixels` is reduced; `whole` gets its original size.
Result<QImage> readScan(const QString& file, qint64 mostPixels, QSize& whole);

} // namespace fw
