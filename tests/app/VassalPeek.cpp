#include "tests/app/VassalPeek.h"

#include <QXmlStreamReader>
#include <cmath>

namespace peek {

namespace {

void collect(const Element& element, const QString& wanted, QVector<const Element*>& out)
{
    for (const Element& child : element.children) {
        if (child.name == wanted)
            out.push_back(&child);
        collect(child, wanted, out);
    }
}

Element elementOf(QXmlStreamReader& in)
{
    Element out;
    out.name = in.name().toString();
    if (out.name.startsWith("VASSAL.build."))
        out.name = out.name.mid(int(QString("VASSAL.build.").size()));
    for (const QXmlStreamAttribute& attribute : in.attributes())
        out.attributes[attribute.name().toString()] = attribute.value().toString();
    while (!in.atEnd()) {
        switch (in.readNext()) {
        case QXmlStreamReader::StartElement: out.children.push_back(elementOf(in)); break;
        case QXmlStreamReader::Characters: out.text += in.text().toString(); break;
        case QXmlStreamReader::EndElement: return out;
        default: break;
        }
    }
    return out;
}

/// Splits a text once: what is before the first separator without a backslash, and the rest.
QStringList split(const QString& text, QChar separator, bool once)
{
    QStringList out;
    QString token;
    qsizetype i = 0;
    const auto take = [&] {
        if (token.size() >= 2 && token.startsWith('\'') && token.endsWith('\''))
            token = token.mid(1, token.size() - 2);
        out << token;
        token.clear();
    };
    for (; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == separator) {
            token += separator;
            ++i;
        } else if (text[i] == separator) {
            take();
            if (once) {
                // The rest is one token, which is decoded like the others.
                const QStringList rest = split(text.mid(i + 1), separator, false);
                if (rest.size() == 1)
                    out << rest;
                else
                    out << "(two tokens)"
                        << "(two tokens)";
                return out;
            }
        } else {
            token += text[i];
        }
    }
    take();
    return out;
}

void readTrait(Piece& piece, const QString& type, const QString& state)
{
    const QStringList fields = tokens(type, ';');
    const QString& kind = fields.first();
    piece.traits << kind;
    if (kind == "mark") {
        const QStringList names = tokens(type.mid(5), ','), values = tokens(state, ',');
        if (names.size() != values.size())
            piece.fault = "marks without values";
        for (qsizetype i = 0; i < std::min(names.size(), values.size()); ++i)
            piece.marks[names[i]] = values[i];
    } else if (kind == "emb2") {
        piece.layers = tokens(fields.value(16), ',');
        piece.layer = state.toInt();
    } else if (kind == "rotate") {
        piece.facings = fields.value(1).toInt();
        piece.facing = state.toInt();
    } else if (kind == "obs") {
        piece.mask = fields.value(2);
        const QString by = tokens(state, ';').first();
        piece.maskedBy = by == "null" ? QString() : by;
    } else if (kind == "piece") {
        piece.front = fields.value(3);
        piece.name = fields.value(4);
        if (tokens(state, ';').value(3) != piece.number)
            piece.fault = "the number of the piece is not that of its slot";
    } else if (kind != "delete" && kind != "clone" && kind != "hide") {
        piece.fault = "unknown trait " + kind;
    }
}

QString number(int value, int leading)
{
    const QString digits = QString::number(std::abs(value)).rightJustified(leading + 1, '0');
    return value < 0 ? '-' + digits : digits;
}

QString letters(int value)
{
    if (value < 0)
        return '-' + letters(-value);
    QString out;
    for (int times = value / 26; times >= 0; --times)
        out += QChar('A' + value % 26);
    return out;
}

QString part(const Element& n, const char* axis, int value)
{
    const QString a = axis;
    const int shown = value + n.value(a + "Off").toInt();
    return n.value(a + "Type") == "A" ? letters(shown) : number(shown, n.value(a + "Leading").toInt());
}

QString hexName(const Element& grid, const Element& n, QPoint at, QSize size)
{
    const bool sideways = grid.value("sideways") == "true";
    const double x0 = grid.value("x0").toDouble(), y0 = grid.value("y0").toDouble();
    const double dx = grid.value("dx").toDouble(), dy = grid.value("dy").toDouble();
    const double x = sideways ? at.y() : at.x(), y = sideways ? at.x() : at.y();
    const int rawColumn = int(std::floor((x - x0) / dx + 0.5));
    const bool odd = rawColumn % 2 != 0;
    const int rawRow = int(std::floor((y - y0 - (odd ? dy / 2 : 0)) / dy + 0.5));
    const int mostRows = int(std::floor(size.height() / dx + 0.5));
    const int mostColumns = int(std::floor(size.width() / dy + 0.5));
    const bool right = n.value("hDescend") == "true", down = n.value("vDescend") == "true";
    int column = rawColumn, row = rawRow;
    if (!sideways && right)
        column = mostColumns - column;
    if (sideways && down)
        column = mostRows - column;
    if (!sideways && down)
        row = mostRows - row;
    if (sideways && right)
        row = mostColumns - row;
    const bool stagger = n.value("stagger") == "true";
    if (n.name.endsWith("ObliqueHexGridNumbering"))
        row = stagger ? row + column / 2 : row - column / 2 + 1;
    else if (stagger && odd)
        row += (sideways ? right : down) ? -1 : 1;
    const QString h = part(n, "h", column), v = part(n, "v", row), sep = n.value("sep");
    return n.value("first") == "H" ? h + sep + v : v + sep + h;
}

QString squareName(const Element& grid, const Element& n, QPoint at, QSize size)
{
    const double dx = grid.value("dx").toDouble(), dy = grid.value("dy").toDouble();
    int column = int(std::floor((at.x() - grid.value("x0").toDouble()) / dx + 0.5));
    int row = int(std::floor((at.y() - grid.value("y0").toDouble()) / dy + 0.5));
    if (n.value("hDescend") == "true")
        column = int(std::floor(size.width() / dx + 0.5)) - column;
    if (n.value("vDescend") == "true")
        row = int(std::floor(size.height() / dy + 0.5)) - row;
    const QString h = part(n, "h", column), v = part(n, "v", row), sep = n.value("sep");
    return n.value("first") == "H" ? h + sep + v : v + sep + h;
}

QString regionName(const Element& grid, QPoint at)
{
    QString nearest;
    double least = 1e9;
    for (const Element& region : grid.children) {
        const double far = std::hypot(region.value("originx").toInt() - at.x(),
                                      region.value("originy").toInt() - at.y());
        if (far < least) {
            least = far;
            nearest = region.value("name");
        }
    }
    return nearest;
}

QString gridName(const Zone& zone, QPoint at)
{
    if (zone.grid == nullptr)
        return {};
    if (zone.grid->name.endsWith("RegionGrid"))
        return regionName(*zone.grid, at);
    // As in Java, a rectangle of a polygon reaches from its least to its greatest coordinate.
    const QRect box = zone.path.boundingRect();
    const QSize size(box.width() - 1, box.height() - 1);
    for (const Element& child : zone.grid->children)
        if (child.name.endsWith("GridNumbering"))
            return zone.grid->name.endsWith("HexGrid") ? hexName(*zone.grid, child, at, size)
                                                       : squareName(*zone.grid, child, at, size);
    return {};
}

} // namespace

QVector<const Element*> Element::all(const QString& wanted) const
{
    QVector<const Element*> out;
    collect(*this, wanted, out);
    return out;
}

QStringList tokens(const QString& text, QChar separator)
{
    return split(text, separator, false);
}

Element rootOf(const QByteArray& xml)
{
    QXmlStreamReader in(xml);
    if (!in.readNextStartElement())
        return {};
    Element root = elementOf(in);
    return in.hasError() ? Element() : root;
}

Piece pieceOf(const Element& slot)
{
    Piece piece;
    piece.number = slot.value("gpid");
    const QStringList parts = tokens(slot.text, '/');
    if (parts.size() != 4 || parts[0] != "+" || parts[1] != "null") {
        piece.fault = "no command that adds a piece";
        return piece;
    }
    QString type = parts[2], state = parts[3];
    for (bool more = true; more;) {
        const QStringList types = split(type, '\t', true), states = split(state, '\t', true);
        if (types.size() != states.size() || types.size() > 2) {
            piece.fault = "types and states do not match";
            return piece;
        }
        readTrait(piece, types[0], states[0]);
        more = types.size() == 2;
        type = types.value(1);
        state = states.value(1);
    }
    if (piece.traits.last() != "piece")
        piece.fault = "no piece inside the traits";
    return piece;
}

QVector<Zone> zonesOf(const Element& root)
{
    QVector<Zone> out;
    for (const Element* map : root.all("module.Map")) {
        if (map->value("mapName") != "Main Map")
            continue;
        for (const Element* element : map->all("module.map.boardPicker.board.mapgrid.Zone")) {
            Zone zone{element->value("name"), {}, element->value("locationFormat"), nullptr};
            for (const QString& point : element->value("path").split(';'))
                zone.path << QPoint(point.section(',', 0, 0).toInt(), point.section(',', 1, 1).toInt());
            for (const Element& child : element->children)
                if (child.name.endsWith("HexGrid") || child.name.endsWith("SquareGrid")
                    || child.name.endsWith("RegionGrid"))
                    zone.grid = &child;
            out.push_back(zone);
        }
    }
    return out;
}

QString placeAt(const QVector<Zone>& zones, QPoint at)
{
    for (const Zone& zone : zones)
        if (zone.path.containsPoint(at, Qt::OddEvenFill)) {
            QString out = zone.format;
            return out.replace("$name$", zone.name).replace("$gridLocation$", gridName(zone, at));
        }
    return {};
}

QStringList picturesOf(const Element& root)
{
    QStringList out;
    for (const Element* board : root.all("module.map.boardPicker.Board"))
        if (!board->value("image").isEmpty())
            out << board->value("image");
    for (const Element* chart : root.all("widget.Chart"))
        out << chart->value("fileName");
    for (const char* kind : {"widget.PieceSlot", "widget.CardSlot"})
        for (const Element* slot : root.all(kind)) {
            const Piece piece = pieceOf(*slot);
            out << piece.front << piece.layers;
            if (!piece.mask.isEmpty())
                out << piece.mask;
        }
    return out;
}

} // namespace peek
