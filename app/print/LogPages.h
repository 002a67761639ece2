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

/// One stretch of text with its place on a page, in the device's units.
struct LogSpan {
    QRectF box;
    int flags = 0;
    QFont font;
    int grey = 0; ///< 0 black to 255 white
    QString text;
};

/// One thing that stays together on a page: a heading, a line; spans relative to its top left.
struct LogPiece {
    double height = 0;
    double above = 0;      ///< space before it, dropped at the top of a page
    bool withNext = false; ///< never the last on a page
    std::vector<QLineF> strokes;
    std::vector<LogSpan> spans;
};

/// Paints pieces one below the other from `y` on, the first without the space before it.
void paintPieces(QPainter& p, std::span<const LogPiece> pieces, double y, double perMillimetre);

/// Lays a log out for a paper width: calm, one column of sentences, one of values, one of case
/// numbers.
class LogPages
{
    Q_DECLARE_TR_FUNCTIONS(LogPages)

public:
    /// `perMillimetre` is the device's units a millimetre.
    LogPages(QPaintDevice* device, double perMillimetre, double width);

    /// The whole log, top to bottom.
    std::vector<LogPiece> lay(const LogDoc& log);
    /// A font of the log in points.
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
    double mAir = 1;                  ///< share of the room above headings that is left to them
    LogStyle mLast = LogStyle::Plain; ///< of the line before
    std::vector<LogPiece> mPieces;
};

} // namespace fw
