#pragma once

#include <QByteArray>
#include <QRectF>
#include <QSet>
#include <QString>
#include <QVector>
#include <array>
#include <memory>

/// What a PDF for a press holds, read with libqpdf and without the code that wrote it.
struct PressRead {
    using Ink = std::array<double, 4>;
    /// A piece of text, as it is painted.
    struct Text {
        Ink ink{};
        bool plain = true; ///< painted with inks and not with a pattern
        bool overprints = false;
    };
    struct Page {
        QRectF media, bleed, trim; ///< in millimetres, y upwards
        QVector<Ink> inks;         ///< all colours that are set
        QVector<Text> texts;
        QSet<QString> operators;
        int dieCurves = 0; ///< curves painted with the spot colour
        int dieLines = 0;
        QRectF die; ///< all that the die line touches, in millimetres from the upper left corner of the trim box
        bool layered = true;       ///< every spot colour is on a layer
        bool dieOverprints = true; ///< every stroke of the spot colour overprints
    };
    QVector<Page> pages;
    QSet<QString> names;       ///< every name in the objects of the file, such as "/DeviceCMYK"
    QStringList spots, layers; ///< names of separations and of optional content groups
    QString intent, condition; ///< of the output intent: its kind, and the name of its profile
    QByteArray profile;
    QString metadata, version, id;
    double mostPicture = 0; ///< the most ink of a pixel, 0 to 4
    int pictures = 0;
    double mostGradient = 0; ///< the most ink in the table of a gradient
    int gradients = 0;
    double thinnest = 1e9;   ///< width of the thinnest line, in millimetres
    bool allEmbedded = true; ///< each font is part of the file

    /// Reads a file; ends the test program if libqpdf cannot.
    static PressRead of(const QByteArray& pdf);
    /// The most ink of a colour that is set, 0 to 4.
    double mostInk() const;
};
