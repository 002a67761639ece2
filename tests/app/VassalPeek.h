#pragma once

#include <QByteArray>
#include <QMap>
#include <QPoint>
#include <QPolygon>
#include <QString>
#include <QStringList>
#include <QVector>

/// A reader of VASSAL modules for tests, written from the format alone and without the code that exports them.
namespace peek {

/// An element of the build file with its children.
struct Element {
    QString name; ///< without "VASSAL.build."
    QMap<QString, QString> attributes;
    QString text;
    QVector<Element> children;

    /// All elements of a class inside it, in their order.
    QVector<const Element*> all(const QString& wanted) const;
    /// The value of an attribute; empty if it has none.
    QString value(const QString& attribute) const { return attributes.value(attribute); }
};

/// A piece of a slot.
struct Piece {
    QString name;
    QString front;
    QStringList layers; ///< pictures of its layers
    int layer = 0;      ///< the one that is up, from 1; 0 without layers
    int facings = 0;
    int facing = 0;
    QString mask;     ///< picture of the mask
    QString maskedBy; ///< who masked it; empty if it is not masked
    QMap<QString, QString> marks;
    QString number; ///< of the slot
    QStringList traits;
    QString fault; ///< what cannot be read; empty if all can
};

/// A zone of a board, or the board itself.
struct Zone {
    QString name;
    QPolygon path;
    QString format;
    const Element* grid = nullptr; ///< HexGrid, SquareGrid or RegionGrid
};

/// The tokens of a text of VASSAL.
QStringList tokens(const QString& text, QChar separator);

/// The root of a build file; its name is empty if the XML cannot be read.
Element rootOf(const QByteArray& xml);

/// The piece of a slot.
Piece pieceOf(const Element& slot);

/// The zones of the board of the main map; the first one with a point counts.
QVector<Zone> zonesOf(const Element& root);

/// The name of the place at a pixel, by the zones and the rules of VASSAL for numbering.
QString placeAt(const QVector<Zone>& zones, QPoint at);

/// All pictures that the module and its pieces name.
QStringList picturesOf(const Element& root);

} // namespace peek
