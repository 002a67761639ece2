// Modules of VASSAL that the program writes, read by a reader that knows only the format.
#include "app/Places.h"
#include "editor/exchange/Archive.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/VassalPeek.h"

#include <QElapsedTimer>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <set>

using namespace fw;

class VassalOutTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mHome;

    static QString text(const std::string& from) { return QString::fromStdString(from); }
    static QString sideOf(const Scenario& scenario, const std::string& side)
    {
        for (const Army& army : scenario.sides)
            if (army.id == side)
                return text(army.name.empty() ? army.id : army.name);
        return text(side);
    }
    static const Unit* unitOf(const Scenario& scenario, const peek::Piece& piece)
    {
        const std::string id = piece.marks.value("Id").toStdString();
        const auto found = std::ranges::find(scenario.units, id, &Unit::id);
        return found == scenario.units.end() ? nullptr : &*found;
    }
    static const Placement* placementOf(const Scenario& scenario, const Unit& unit)
    {
        const auto found = std::ranges::find(scenario.setup, unit.id, &Placement::unit);
        return found == scenario.setup.end() ? nullptr : &*found;
    }

    /// Where the scenario sets a counter up, in the words of the board.
    static QString wantedPlace(const Loaded& loaded, const Placement& placement)
    {
        const Scenario& s = loaded.scenario;
        if (placement.at != noCell && s.map.grid.linked()) {
            const MapPlace& place = s.map.grid.places[std::size_t(placement.at)];
            return text(place.label.empty() ? place.id : place.label);
        }
        if (placement.at != noCell)
            return text(s.map.numbering.label(s.map.grid, placement.at));
        if (placement.arrives.turn > 0)
            return QString("Turn %1").arg(placement.arrives.turn);
        for (const Box& box : loaded.rules.boxes)
            if (box.id == placement.box)
                return text(box.label.empty() ? box.id : box.label);
        return {};
    }

    /// The marks that a counter must have, by names in small letters.
    static QMap<QString, QString> wantedMarks(const Loaded& loaded, const Unit& unit)
    {
        QMap<QString, QString> out{{"id", text(unit.id)},
                                   {"side", sideOf(loaded.scenario, unit.side)},
                                   {"formation", text(unit.formation)},
                                   {"type", text(unit.type)},
                                   {"symbol", text(unit.symbol)},
                                   {"size", text(unit.size)},
                                   {"steps", QString::number(unit.steps)}};
        QStringList tags;
        for (const std::string& tag : unit.tags)
            tags << text(tag);
        out["tags"] = tags.join("; ");
        for (const Rating& rating : loaded.rules.ratings)
            if (const auto own = unit.ratings.find(rating.id); own != unit.ratings.end())
                for (const auto& [column, value] : own->second)
                    out[text(rating.columns.size() > 1 ? rating.id + '.' + column : rating.id).toLower()] = text(
                        value.text());
        out.removeIf([](const auto& mark) { return mark.value().isEmpty(); });
        return out;
    }

    static void checkSlot(const Loaded& loaded, const peek::Piece& piece, std::set<std::string>& seen)
    {
        QCOMPARE(piece.fault, QString());
        const Unit* unit = unitOf(loaded.scenario, piece);
        QVERIFY2(unit != nullptr, qPrintable(piece.name));
        QVERIFY2(seen.insert(unit->id).second, unit->id.c_str());
        QCOMPARE(piece.name, text(unit->name.empty() ? unit->id : unit->name));
        QMap<QString, QString> marks;
        for (auto mark = piece.marks.begin(); mark != piece.marks.end(); ++mark)
            if (mark.key() != "Arrives" && mark.key() != "ArrivalHex" && mark.key() != "StepsLost")
                marks[mark.key().toLower()] = mark.value();
        QCOMPARE(marks, wantedMarks(loaded, *unit));
    }

    static void checkAtStart(const Loaded& loaded, const peek::Piece& piece)
    {
        QCOMPARE(piece.fault, QString());
        const Unit* unit = unitOf(loaded.scenario, piece);
        QVERIFY(unit != nullptr);
        const Placement* placement = placementOf(loaded.scenario, *unit);
        QVERIFY(placement != nullptr);
        if (piece.facings > 0)
            QCOMPARE(piece.facing, placement->facing);
        if (piece.layer > 0)
            QCOMPARE(piece.layer, placement->stepsLost > 0 ? 2 : 1);
        const bool hidden = std::ranges::any_of(loaded.rules.marks, [&](const Mark& mark) {
            return !mark.hides.empty() && placement->marks.contains(mark.id) && placement->marks.at(mark.id) != "0";
        });
        if (hidden) {
            QVERIFY(!piece.mask.isEmpty());
            QCOMPARE(piece.maskedBy, sideOf(loaded.scenario, unit->side));
        }
    }

    QString exported(const QString& file, const QString& name)
    {
        const Ran ran = fieldworks(mHome.path(), {"export", file, "--to", name});
        return ran.code == 0 ? mHome.filePath(name) : ran.err;
    }

private slots:
    void modulesAreWhatTheScenarioIs_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"scenarios/musket-and-saber/germantown", "scenarios/brandywine/brandywine",
              "scenarios/drums-and-muskets/leuthen", "scenarios/battles-of-the-american-revolution/germantown-brigades",
              "scenarios/templates/card-driven", "scenarios/templates/odds", "scenarios/templates/operational",
              "tests/kernel/b/slopes", "tests/kernel/i/assault", "tests/kernel/c/vertices", "tests/kernel/l/shadows",
              "tests/kernel/z/screens"})
            QTest::newRow(file) << QString(FW_SOURCE_DIR "/") + file + ".scenario.json";
    }

    void modulesAreWhatTheScenarioIs()
    {
        QFETCH(QString, file);
        const auto loaded = loadScenario(file.toStdString());
        QVERIFY(loaded.has_value());
        const Scenario& scenario = loaded->scenario;
        const QString tag = QFileInfo(file).baseName();
        const QString once = exported(file, tag + "-1.vmod"), again = exported(file, tag + "-2.vmod");
        QVERIFY2(QFile::exists(once), qPrintable(once));
        QVERIFY(content(once) == content(again));
        QCOMPARE(exported(file, tag + "-2.vmod"), again); // replaces its own kind
        const auto archive = ArchiveReader::open(once.toStdString());
        QVERIFY(archive.has_value());
        const peek::Element root = peek::rootOf(QByteArray::fromStdString(*archive->read("buildFile.xml", 1 << 26)));
        QCOMPARE(root.name, QString("GameModule"));
        QVERIFY(archive->has("moduledata"));
        for (const QString& picture : peek::picturesOf(root))
            QVERIFY2(archive->has("images/" + picture.toStdString()), qPrintable(picture));
        for (const peek::Element* page : root.all("widget.HtmlChart"))
            QVERIFY(archive->has(page->value("fileName").toStdString()));

        // The palette: a tab for each side with its counters.
        const QVector<const peek::Element*> windows = root.all("module.PieceWindow");
        QCOMPARE(windows.size(), qsizetype(1));
        const QVector<const peek::Element*> tabs = windows[0]->all("widget.ListWidget");
        QVERIFY(tabs.size() >= qsizetype(scenario.sides.size()));
        std::set<std::string> seen;
        for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
            QCOMPARE(tabs[qsizetype(i)]->value("entryName"), sideOf(scenario, scenario.sides[i].id));
            for (const peek::Element* slot : tabs[qsizetype(i)]->all("widget.PieceSlot")) {
                const peek::Piece piece = peek::pieceOf(*slot);
                QCOMPARE(piece.marks.value("Side"), tabs[qsizetype(i)]->value("entryName"));
                checkSlot(*loaded, piece, seen);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QCOMPARE(seen.size(), scenario.units.size());

        // The set-up: each counter in the place with its printed number.
        const QVector<peek::Zone> zones = peek::zonesOf(root);
        std::set<std::string> set;
        const auto take = [&](const peek::Element& slot) {
            const peek::Piece piece = peek::pieceOf(slot);
            checkAtStart(*loaded, piece);
            QVERIFY2(set.insert(piece.marks.value("Id").toStdString()).second, qPrintable(piece.name));
        };
        for (const peek::Element* stack : root.all("module.map.SetupStack")) {
            QCOMPARE(stack->value("useGridLocation"), QString("false"));
            const QPoint at(stack->value("x").toInt(), stack->value("y").toInt());
            for (const peek::Element* slot : stack->all("widget.PieceSlot")) {
                const peek::Piece piece = peek::pieceOf(*slot);
                const Unit* unit = unitOf(scenario, piece);
                if (unit == nullptr) {
                    QCOMPARE(piece.marks.value("Type"), QString("marker"));
                    continue;
                }
                QCOMPARE(peek::placeAt(zones, at), wantedPlace(*loaded, *placementOf(scenario, *unit)));
                take(*slot);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        const std::size_t cards = set.size();
        for (const peek::Element* slot : root.all("widget.CardSlot"))
            take(*slot);
        for (const Unit& unit : scenario.units)
            if (placementOf(scenario, unit) != nullptr)
                QVERIFY2(set.contains(unit.id), unit.id.c_str());
        if (tag.startsWith("card-driven"))
            QVERIFY(set.size() > cards && root.all("module.map.DrawPile").size() >= 2
                    && root.all("module.PlayerHand").size() == 2);
        QCOMPARE(root.all("module.turn.TurnTracker").size(), qsizetype(scenario.turns() > 0 ? 1 : 0));
        if (file.contains("/scenarios/")) {
            QVERIFY(!root.all("module.DiceButton").isEmpty());
            QVERIFY(!root.all("widget.Chart").isEmpty());
        }
        QStringList names;
        const QVector<const peek::Element*> rosters = root.all("module.PlayerRoster");
        QCOMPARE(rosters.size(), qsizetype(1));
        for (const peek::Element& entry : rosters[0]->children)
            names << entry.text;
        QCOMPARE(names.size(), qsizetype(scenario.sides.size()));
    }

    void everyCellHasItsPrintedNumber()
    {
        // A name for each cell, not only for those with counters.
        const QString file = FW_SOURCE_DIR
            "/scenarios/battles-of-the-american-revolution/germantown-brigades.scenario.json";
        const auto loaded = loadScenario(file.toStdString());
        QVERIFY(loaded.has_value());
        const QString module = exported(file, "cells.vmod");
        const auto archive = ArchiveReader::open(module.toStdString());
        QVERIFY2(archive.has_value(), qPrintable(module));
        const peek::Element root = peek::rootOf(QByteArray::fromStdString(*archive->read("buildFile.xml", 1 << 26)));
        const QVector<peek::Zone> zones = peek::zonesOf(root);
        QVERIFY(!zones.isEmpty() && zones.back().grid != nullptr);
        const peek::Element& grid = *zones.back().grid;
        const double dx = grid.value("dx").toDouble(), dy = grid.value("dy").toDouble();
        const Map& map = loaded->scenario.map;
        QCOMPARE(map.grid.shape, GridShape::HexFlat);
        const double left = grid.value("x0").toInt(), top = grid.value("y0").toInt();
        const QString first = text(map.numbering.label(map.grid, 0));
        QCOMPARE(peek::placeAt(zones, QPoint(int(left), int(top))), first);
        for (Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
            const int column = map.grid.column(cell), row = map.grid.row(cell);
            const double shoved = map.grid.shoved(cell) ? dy / 2 : 0;
            const QPoint at(int(std::lround(left + column * dx)), int(std::lround(top + row * dy + shoved)));
            QCOMPARE(peek::placeAt(zones, at), text(map.numbering.label(map.grid, cell)));
        }
    }

    void boardsHaveTheAskedScale()
    {
        const QString file = FW_SOURCE_DIR "/scenarios/templates/odds.scenario.json";
        QSize small;
        for (const int dpi : {50, 100}) {
            const QString name = QString("scale%1.vmod").arg(dpi);
            const Ran ran = fieldworks(mHome.path(), {"export", file, "--dpi", QString::number(dpi), "--to", name});
            QVERIFY2(ran.code == 0, qPrintable(ran.err));
            const auto archive = ArchiveReader::open(mHome.filePath(name).toStdString());
            QVERIFY(archive.has_value());
            const QImage board = QImage::fromData(
                QByteArray::fromStdString(archive->read("images/board.png", 1 << 26).value_or("")));
            QVERIFY(!board.isNull());
            if (small.isEmpty())
                small = board.size();
            else
                QVERIFY(std::abs(board.width() - 2 * small.width()) <= 1);
        }
    }

    void runningNumbersAreNotWritten()
    {
        QByteArray file = content(FW_SOURCE_DIR "/scenarios/templates/odds.scenario.json");
        const QByteArray rules = content(FW_SOURCE_DIR "/scenarios/templates/odds.rules.json");
        QVERIFY(put(mHome.filePath("odds.rules.json"), rules));
        const qsizetype at = file.indexOf("\"grid\":");
        QVERIFY(at > 0);
        file.insert(at, "\"numbering\": {\"scheme\": \"running\"}, ");
        QVERIFY(put(mHome.filePath("running.scenario.json"), file));
        const Ran ran = fieldworks(mHome.path(), {"export", "running.scenario.json", "--to", "running.vmod"});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QVERIFY(!ran.err.isEmpty());
        const auto archive = ArchiveReader::open(mHome.filePath("running.vmod").toStdString());
        QVERIFY(archive.has_value());
        const peek::Element root = peek::rootOf(QByteArray::fromStdString(*archive->read("buildFile.xml", 1 << 26)));
        QCOMPARE(root.all("module.map.boardPicker.board.HexGrid").size(), qsizetype(1));
        QVERIFY(root.all("module.map.boardPicker.board.mapgrid.HexGridNumbering").isEmpty());
    }

    void uselessOptionsAreRefused()
    {
        const QString file = FW_SOURCE_DIR "/scenarios/templates/odds.scenario.json";
        for (const QStringList& words : {QStringList{"--page", "a4"}, QStringList{"--tiled"}, QStringList{"--press"},
                                         QStringList{"--bleed", "1"}, QStringList{"--what", "roster"}}) {
            const Ran ran = fieldworks(mHome.path(), QStringList{"export", file, "--to", "no.vmod"} + words);
            QCOMPARE(ran.code, 64);
            QVERIFY(!QFile::exists(mHome.filePath("no.vmod")));
        }
    }
};

FW_TEST(VassalOutTest)
#include "tst_vassalout.moc"
