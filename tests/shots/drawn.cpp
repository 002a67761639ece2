// Draws a map of 25 by 18 hexes in the window by mouse and keys, and writes pictures of it: the window, the map as a
// published one, the same map as plain hexes, and its terrain in Tiled where that is installed.
#include "app/print/Export.h"
#include "app/shell/MainWindow.h"
#include "editor/render/PlainPainter.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QProcess>

#include <cstdio>

using namespace fw;

namespace {

void drawGround(MapHand& hand)
{
    hand.key(Qt::Key_B);
    hand.pick("terrainList", "River"); // the lake
    hand.drag({"6,4", "7,4", "8,5", "8,4"});
    hand.drag({"7,3", "8,3"});
    hand.pick("terrainList", "Light woods");
    hand.drag({"2,2", "3,2", "4,3", "3,3", "2,3"});
    hand.drag({"2,4", "3,4"});
    hand.drag({"18,3", "19,3", "20,4", "21,4", "20,3", "19,2"});
    hand.drag({"4,13", "5,13", "5,14", "6,15", "4,14", "3,14"});
    hand.drag({"22,12", "23,12", "23,13"});
    hand.pick("terrainList", "Heavy woods");
    hand.drag({"20,5", "21,5", "22,6", "22,5"});
    hand.drag({"5,15", "4,15", "4,16"});
    hand.pick("terrainList", "Building");
    hand.drag({"13,9", "14,9", "13,10"}); // the town
    hand.click("5,8");
    hand.click("21,15");
    hand.key(Qt::Key_E);
    hand.drag({"10,13", "11,14", "12,14", "12,15", "11,15", "10,14", "10,15"});
    hand.drag({"17,10", "18,10", "19,11", "18,11", "19,10"});
    hand.drag({"18,10", "19,11"});
}

void drawWaterAndRoads(MapHand& hand)
{
    hand.key(Qt::Key_H);
    hand.pick("sideList", "Creek"); // out of the lake, past the town, to the lower edge
    const std::pair<const char*, const char*> creek[] = {
        {"8,5", "8,6"},     {"9,6", "8,6"},     {"9,6", "9,7"},     {"10,6", "10,7"},   {"9,7", "10,6"},
        {"10,7", "11,7"},   {"11,8", "11,7"},   {"12,7", "12,8"},   {"11,8", "12,7"},   {"12,8", "13,8"},
        {"12,8", "13,9"},   {"12,9", "13,9"},   {"12,9", "13,10"},  {"12,10", "13,10"}, {"13,11", "13,10"},
        {"14,10", "14,11"}, {"13,11", "14,10"}, {"14,11", "15,11"}, {"14,11", "15,12"}, {"14,12", "15,12"},
        {"15,13", "15,12"}, {"15,13", "16,12"}, {"16,12", "16,13"}, {"16,13", "17,13"}, {"16,13", "17,14"},
        {"16,14", "17,14"}, {"16,14", "17,15"}, {"16,15", "17,15"}, {"16,15", "17,16"}, {"16,16", "17,16"},
        {"16,16", "17,17"}, {"16,17", "17,17"}, {"16,17", "17,18"}, {"16,18", "17,18"}};
    for (const auto& [a, b] : creek)
        hand.clickSide(a, b);
    hand.key(Qt::Key_P);
    hand.type("wayName", "Lake Road");
    hand.drag({"1,9", "3,9", "5,8", "7,8", "9,8", "11,9", "13,9", "14,9", "17,8", "20,8", "25,7"});
    hand.type("wayName", "Forge Road");
    hand.drag({"13,1", "13,4", "13,6", "14,8", "14,9", "15,10", "17,12", "19,13", "21,15", "22,18"});
    hand.type("wayName", " ");
    hand.pick("wayList", "Trail");
    hand.drag({"5,8", "6,10", "8,12", "8,15", "7,18"});
}

/// Types a name into the field on the map.
void name(MapHand& hand, const char* cell, const QString& text)
{
    hand.click(cell);
    hand.type("nameEdit", text);
}

QImage plainPicture(const Ruleset& rules, const Drawing& drawing, double pixels)
{
    const MapGeometry geometry(drawing.rest.map);
    const QRectF box = geometry.bounds().adjusted(-3, -3, 3, 3);
    QImage image((box.size() * pixels).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels, pixels);
    painter.translate(-box.topLeft());
    PlainPainter(rules, MapStyle::light()).paint(painter, drawing, geometry, box);
    return image;
}

/// Exports the map for Tiled and has Tiled draw it.
void drawInTiled(EditPage& page, const QString& folder)
{
    if (!page.exportMapTo(folder + "/drawn.tmx", {}))
        qFatal("the map of Tiled cannot be written");
    if (QProcess::execute("tmxrasterizer", {folder + "/drawn.tmx", folder + "/drawn-tiled.png"}) != 0)
        std::fprintf(stderr, "Tiled is not installed, so there is no picture by it\n");
}

} // namespace

// drawn FOLDER
int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    freshSettings("FieldworksDrawn");
    const QString folder = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("drawn");
    QDir().mkpath(folder);
    const auto window = beginMap(25, 18, "Tannery Lake",
                                 FW_SOURCE_DIR
                                 "/scenarios/battles-of-the-american-revolution/germantown-brigades.scenario.json");
    EditPage* page = window->editPage();
    if (page == nullptr)
        qFatal("there is no map editor");
    MapHand hand(*page);
    drawGround(hand);
    drawWaterAndRoads(hand);
    hand.key(Qt::Key_T);
    name(hand, "7,5", "Tannery Lake");
    name(hand, "13,11", "Millbrook");
    name(hand, "5,7", "Quaker Cross");
    name(hand, "21,14", "Forge");
    page->view()->settle();
    QTest::qWait(400); // the overview follows after a pause
    window->grab().save(folder + "/drawn-window.png");
    if (!page->saveTo(folder + "/drawn.scenario.json") || !page->exportMapTo(folder + "/drawn-map.png", {}))
        qFatal("the map cannot be written");
    if (!plainPicture(page->document().rules(), page->bench().drawing(), 6).save(folder + "/drawn-plain.png"))
        qFatal("the plain picture cannot be written");
    drawInTiled(*page, folder);
    std::printf("%d gestures\n", hand.gestures());
    return 0;
}
