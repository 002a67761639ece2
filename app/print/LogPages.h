#pragma once

#include "engine/session/Log.h"

#include <QCoreApplication>
#include <QFont>
#include <QLineF>
#include <QRectF>
#include <QString>
#include <span>
#include <vector>

class QPaintDevice;
class QPainter;

namespace fw {

/// A text with its place on a page, in device units.
struct LogSpan {
    QRectF box;
    int flags = 0;
    QFont font;
    int grey = 0; ///< 0 black to 255 white
    QString text;
};

/// A part that is never split across pages, such as a heading or a line; spans are relative to its top left.
struct LogPiece {
    double height = 0;
    double above = 0;      ///< space before it, omitted at the top of a page
    bool withNext = false; ///< never the last on a page
    std::vector<QLineF> strokes;
    std::vector<LogSpan> spans;
};

/// Paints pieces below each other from `y` on, the first one without its space before.
void paintPieces(QPainter& p, std::span<const LogPiece> pieces, double y, double perMillimetre);

/// Lays out a log for a paper width, in three columns: sentences, values and case numbers.
class LogPages
{
    Q_DECLARE_TR_FUNCTIONS(LogPages)

public:
    /// `perMillimetre` is the number of device units per millimetre.
    LogPages(QPaintDevice* device, double perMillimetre, double width);

    /// Lays out the whole log, from top to bottom.
    std::vector<LogPiece> lay(const LogDoc& log);
    /// The font of the log at this size in points.
    static QFont font(double points, bool bold = false, bool italic = false);

private:
    void title(const LogDoc& log);
    void heading(const LogBlock& block, double points, double above, bool rule);
    void signatures(const LogDoc& log);
    void ruling(const LogBlock& block);
    void oneLine(const LogBlock& block);
    void line(const LogLine& line, bool struck, bool withNext);
    double wrapped(const QFont& font, const QString& text, double width) const;

    QPaintDevice* mDevice;
    double mMm;
    double mWidth;
    double mAir = 1;                  ///< factor for the space above headings
    LogStyle mLast = LogStyle::Plain; ///< style of the line before
    std::vector<LogPiece> mPieces;
};

} // namespace fw
