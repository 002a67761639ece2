#pragma once

#include "app/print/CounterSheets.h"
#include "tests/app/Program.h"

#include <QImage>
#include <QTemporaryDir>

/// Counter sheets read back as a printer draws them.
namespace sheetpages {

constexpr int dots = 150; ///< per inch

/// The pages of a PDF as pictures.
inline QList<QImage> pages(const QByteArray& pdf, const QTemporaryDir& folder)
{
    if (!put(folder.filePath("s.pdf"), pdf))
        qFatal("cannot write");
    QProcess process;
    process.start("pdftoppm", {"-r", QString::number(dots), "-png", folder.filePath("s.pdf"), folder.filePath("p")});
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        qFatal("pdftoppm is part of poppler-utils");
    QList<QImage> out;
    const QDir dir(folder.path());
    for (const QString& name : dir.entryList({"p*.png"}, QDir::Files, QDir::Name))
        out << QImage(dir.filePath(name));
    return out;
}

inline QPoint pixel(QPointF millimetres)
{
    return (millimetres * dots / 25.4).toPoint();
}

/// A counter with the same unique colour on both sides.
inline fw::TwoSided plain(int number)
{
    fw::TwoSided two;
    two.front.colour = QColor::fromHsv(number * 37 % 360, 200, 120 + number % 100);
    two.front.symbol = "infantry";
    two.front.name = QString("n%1").arg(number);
    two.back = two.front;
    return two;
}

inline bool alike(QRgb a, QRgb b)
{
    return qAbs(qRed(a) - qRed(b)) < 12 && qAbs(qGreen(a) - qGreen(b)) < 12 && qAbs(qBlue(a) - qBlue(b)) < 12;
}

/// Whether a page has the colour of the paper at this place.
inline bool blank(const QImage& page, QPointF millimetres)
{
    return alike(page.pixel(pixel(millimetres)), qRgb(255, 255, 255));
}

/// Whether a thin black line is on a page within two pixels of this place.
inline bool marked(const QImage& page, QPointF millimetres)
{
    const QPoint at = pixel(millimetres);
    for (int y = -2; y <= 2; ++y)
        for (int x = -2; x <= 2; ++x)
            if (qGray(page.pixel(at + QPoint(x, y))) < 200)
                return true;
    return false;
}

} // namespace sheetpages
