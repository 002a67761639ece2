// The picture of the engine's rooms shows what CMake links. resources/pictures/rooms draws it again.
#include "tests/Main.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

namespace {

/// A room, and the rooms that it links with.
using RoomLinks = QMap<QString, QSet<QString>>;

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The links of lines such as "fw_grid fw_base".
RoomLinks linkedRooms(QString lines)
{
    RoomLinks links;
    for (const QString& line : lines.remove("fw_").split('\n', Qt::SkipEmptyParts)) {
        const QStringList names = line.split(' ', Qt::SkipEmptyParts);
        links.insert(names.front(), QSet<QString>(names.begin() + 1, names.end()));
    }
    return links;
}

/// The boxes of a picture by their names, and the arrows by the rooms that they join.
RoomLinks pictured(const QString& svg)
{
    RoomLinks links;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("text"))
            links[xml.readElementText()];
        else if (const QString from = xml.attributes().value("data-from").toString(); !from.isEmpty())
            links[from].insert(xml.attributes().value("data-to").toString());
    }
    if (xml.hasError())
        links.insert(xml.errorString(), {});
    return links;
}

/// Every room that a room reaches along links.
QSet<QString> reachedFrom(const QString& room, const RoomLinks& links)
{
    QSet<QString> reached, waiting = links.value(room);
    while (!waiting.isEmpty()) {
        const QString next = *waiting.begin();
        waiting.remove(next);
        if (!reached.contains(next)) {
            reached.insert(next);
            waiting.unite(links.value(next));
        }
    }
    return reached;
}

/// The links without those that a chain of others replaces.
RoomLinks direct(const RoomLinks& links)
{
    RoomLinks out = links;
    for (auto room = out.begin(); room != out.end(); ++room)
        for (const QString& other : links.value(room.key()))
            room->subtract(reachedFrom(other, links));
    return out;
}

QStringList listed(const RoomLinks& links)
{
    QStringList out;
    for (auto room = links.begin(); room != links.end(); ++room) {
        out.append(room.key());
        for (const QString& other : *room)
            out.append(room.key() + " -> " + other);
    }
    out.sort();
    return out;
}

} // namespace

class RoomsTest : public QObject
{
    Q_OBJECT

private slots:
    void chainsReplaceLinks()
    {
        const RoomLinks links = linkedRooms("fw_base \nfw_grid fw_base\nfw_model fw_base fw_grid\n");
        QCOMPARE(listed(direct(links)), QStringList({"base", "grid", "grid -> base", "model", "model -> grid"}));
        QCOMPARE(pictured("<svg><path data-from='grid' data-to='base'/><text>grid</text><text>base</text></svg>"),
                 linkedRooms("base\ngrid base"));
    }

    void thePictureShowsWhatLinks()
    {
        const RoomLinks links = linkedRooms(textOf(FW_ROOMS));
        QVERIFY(links.size() > 5);
        const QStringList drawn = listed(pictured(textOf(FW_SOURCE_DIR "/resources/pictures/rooms.svg")));
        QVERIFY2(drawn == listed(direct(links)), "run resources/pictures/rooms, which draws the picture again");
    }

    void theTableOfTheReadmeHasTheSameRooms()
    {
        static const QRegularExpression table("\\| room \\|.*?\n\n", QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression row("^\\| `([a-z]+)` \\|", QRegularExpression::MultilineOption);
        QStringList rooms;
        const QString text = table.match(textOf(FW_SOURCE_DIR "/engine/README.md")).captured(0);
        for (auto at = row.globalMatch(text); at.hasNext();)
            rooms.append(at.next().captured(1));
        rooms.sort();
        QCOMPARE(rooms, linkedRooms(textOf(FW_ROOMS)).keys());
    }
};

FW_TEST(RoomsTest)
#include "tst_rooms.moc"
