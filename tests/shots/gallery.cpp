// Writes the counter layouts of the program at true size on one page of A4, with sample counters of each period.
#include "editor/render/CounterPainter.h"
#include "editor/render/Lettering.h"

#include <QGuiApplication>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <cstdio>

using namespace fw;

namespace {

constexpr double pageWidth = 210, pageHeight = 297; ///< millimetres
constexpr double left = 14, top = 36, pitch = 42.5;

/// A counter of the gallery, and what is written under it.
struct Sample {
    CounterFace face;
    QString caption;
};

struct Row {
    const char* layout;
    QString says;
    std::vector<Sample> samples;
};

CounterFace unit(const char* name, const char* colour, const char* symbol, const char* size, const char* formation,
                 const char* band, const QStringList& ratings, int steps = 1)
{
    CounterFace face;
    face.name = QString::fromUtf8(name);
    face.colour = QColor(colour);
    face.symbol = symbol;
    face.size = QString::fromUtf8(size);
    face.formation = QString::fromUtf8(formation);
    face.band = QColor(band);
    int number = 0;
    for (const QString& value : ratings)
        face.ratings.push_back({QString::number(++number), value});
    face.factors = factorsOf(face.ratings);
    face.steps = face.stepsLeft = steps;
    return face;
}

CounterFace as(CounterFace face, FaceKind kind)
{
    face.kind = kind;
    return face;
}

/// The back of a counter after a loss.
CounterFace reduced(CounterFace face, const QStringList& ratings)
{
    for (std::size_t i = 0; i < face.ratings.size(); ++i)
        face.ratings[i].value = ratings[int(i)];
    face.factors = factorsOf(face.ratings);
    face.reduced = true;
    face.stepsLeft = std::max(1, face.steps - 1);
    return face;
}

CounterFace with(CounterFace face, const char* state)
{
    face.states = QStringList{state};
    return face;
}

CounterFace facing(CounterFace face, int heading)
{
    face.heading = heading;
    return face;
}

CounterFace marker(const char* name, const char* state)
{
    CounterFace face = unit(name, "#e9dfc4", "", "", "", "", {});
    face.kind = FaceKind::Marker;
    face.states = QStringList{state};
    return face;
}

Row linear()
{
    const char *british = "#a5282c", *colonial = "#27406f";
    const CounterFace wayne = unit("Wayne's Division", colonial, "infantry", "XX", "L", "#8fb8de", {"6", "7", "4"}, 2);
    return {"linear-1777",
            "A coloured band with the sign of the wing, the arm in a cream panel, the size mark above.",
            {{wayne, "front"},
             {reduced(wayne, {"3", "6", "4"}), "back"},
             {unit("40th Foot", british, "infantry", "III", "4", "#e8c547", {"5", "8", "4"}, 2), "regiment"},
             {unit("1st Light Infantry", british, "light", "II", "A", "#7fb069", {"4", "8", "5"}), "light infantry"},
             {facing(unit("Royal Artillery", british, "gun", "I", "R", "#e08e45", {"3", "6", "3"}), 60), "facing"},
             {unit("16th Dragoons", british, "horse", "II", "C", "#c38d9e", {"2", "7", "8"}), "cavalry"},
             {unit("Howe", british, "leader", "", "HQ", "#e8c547", {"2", "8"}), "leader"},
             {with(wayne, "disrupted"), "with a state"},
             {marker("State", "routed"), "marker"}}};
}

Row grand()
{
    const char *french = "#2b4a7e", *allied = "#b23a2e", *prussian = "#4a4a4a";
    const CounterFace guard = unit("Vieille Garde", french, "guard", "X", "Gd", "#e8c547", {"12", "8", "4"}, 3);
    return {"grand-1815",
            "Strength in a white box, a dot for each step, leaders in a frame of their own.",
            {{guard, "front"},
             {reduced(guard, {"8", "7", "4"}), "back"},
             {unit("Milhaud", french, "horse", "XX", "IV", "#e08e45", {"9", "7", "7"}, 2), "cavalry"},
             {facing(unit("Picton", allied, "infantry", "XX", "Rs", "#7fb069", {"10", "7", "4"}, 4), 120), "facing"},
             {unit("Royal Horse Art.", allied, "gun", "I", "Rs", "#7fb069", {"4", "3", "6"}), "artillery"},
             {unit("Zieten", prussian, "infantry", "XXX", "I", "#8fb8de", {"14", "6", "4"}, 5), "corps"},
             {as(unit("Wellington", allied, "leader", "XXXX", "", "", {"5", "8"}), FaceKind::Leader), "leader"},
             {marker("Morale", "shaken"), "marker"}}};
}

Row brigades()
{
    const char *union_ = "#34568b", *southern = "#8b8d86";
    const CounterFace iron = unit("Meredith's Iron Brigade", union_, "infantry", "X", "1/I", "#d9534f", {"9", "A", "6"},
                                  4);
    return {
        "brigade-1863",
        "The name over two lines, a column for size, steps and parent, strength apart from morale and march.",
        {{iron, "front"},
         {reduced(iron, {"5", "B", "6"}), "back"},
         {unit("Hood's Texas Brigade", southern, "infantry", "X", "H", "#e8c547", {"8", "A", "6"}, 4), "brigade"},
         {facing(unit("Buford's Cavalry", union_, "horse", "X", "Cv", "#e8c547", {"4", "B", "10"}, 2), 0), "facing"},
         {unit("Alexander's Battalion", southern, "gun", "II", "I", "#7fb069", {"6", "B", "7"}, 2), "artillery"},
         {unit("Berdan's Sharpshooters", union_, "light", "III", "III", "#8fb8de", {"3", "A", "6"}), "light infantry"},
         {as(unit("Longstreet", southern, "leader", "", "I", "#7fb069", {"4", "3"}), FaceKind::Leader), "leader"},
         {with(iron, "low ammo"), "with a state"},
         {marker("Fire", "fired"), "marker"}}};
}

Row nato()
{
    const char *german = "#8f9a86", *american = "#7c8450", *british = "#c8a873", *panzer = "#33383c";
    const CounterFace lehr = unit("Panzer Lehr", german, "armour", "XX", "47", "#e08e45", {"8", "6", "7"}, 4);
    return {
        "nato-1944",
        "Map symbols under their size mark, the parent in a coloured box, large factors in one line.",
        {{lehr, "front"},
         {reduced(lehr, {"4", "4", "7"}), "back"},
         {unit("1st Infantry", american, "infantry", "XX", "V", "#8fb8de", {"5", "6", "5"}, 3), "infantry"},
         {unit("12 SS Pz", panzer, "armour", "XX", "I", "#c9c9c9", {"9", "7", "7"}, 4), "dark side"},
         {unit("7th Armoured", british, "armour", "XX", "30", "#d9534f", {"7", "5", "8"}, 3), "armour"},
         {unit("4th Cavalry Group", american, "light", "III", "VII", "#e8c547", {"2", "2", "9"}), "recon"},
         {unit("AGRA", british, "gun", "X", "30", "#d9534f", {"3", "2", "6"}, 2), "artillery"},
         {as(unit("XXX Corps", british, "headquarters", "XXX", "30", "#d9534f", {"3", "7"}), FaceKind::Headquarters),
          "headquarters"},
         {with(lehr, "no fuel"), "with a state"},
         {marker("Supply", "isolated"), "marker"}}};
}

Row naval()
{
    const char *british = "#7a2130", *french = "#274472", *grey = "#6d7b84";
    const CounterFace victory = unit("Victory", british, "ship-of-the-line", "1st", "V", "#e8c547", {"12", "10", "3"},
                                     6);
    return {"naval",
            "The whole width for the hull above the waterline, guns in a ring, a dot for each box of damage.",
            {{victory, "front"},
             {reduced(victory, {"6", "8", "2"}), "back"},
             {facing(unit("Bucentaure", french, "ship-of-the-line", "2nd", "C", "#7fb069", {"10", "8", "3"}, 5), 60),
              "facing"},
             {unit("Euryalus", british, "frigate", "5th", "F", "#8fb8de", {"4", "4", "6"}, 3), "frigate"},
             {unit("Hood", grey, "battleship", "BC", "H", "#e08e45", {"8", "6", "31"}, 7), "battleship"},
             {unit("Suffolk", grey, "cruiser", "CA", "C", "#c38d9e", {"4", "3", "31"}, 3), "cruiser"},
             {with(victory, "dismasted"), "with a state"},
             {marker("Wind", "north-west"), "marker"}}};
}

Row cards()
{
    const char *blue = "#27406f", *red = "#8f2a2a", *green = "#3f5f3a";
    const CounterFace napoleon = as(unit("Napoleon", blue, "leader", "", "E", "#e8c547", {"5", "3", "8"}),
                                    FaceKind::Leader);
    const CounterFace corps = unit("III Corps", blue, "infantry", "XXX", "III", "#e08e45", {"8", "6", "3"}, 3);
    return {
        "cards",
        "A medallion, ratings down the side, the name on a ribbon; corps in the same frame.",
        {{napoleon, "leader"},
         {as(unit("Archduke Charles", red, "leader", "", "K", "#c9c9c9", {"4", "2", "6"}), FaceKind::Leader), "leader"},
         {as(unit("Kutuzov", green, "leader", "", "R", "#d9534f", {"3", "2", "5"}), FaceKind::Leader), "leader"},
         {corps, "front"},
         {reduced(corps, {"4", "5", "3"}), "back"},
         {with(corps, "forced march"), "with a state"},
         {marker("Command", "out of supply"), "marker"}}};
}

/// `align` is -1, 0 or 1: the text begins at the point, has its middle there, or ends there.
void caption(QPainter& p, QPointF at, const QString& text, double size, bool bold, bool serif, int align = -1)
{
    Lettering hand{.serif = serif, .bold = bold, .ink = QColor("#1a1510")};
    hand.capital = size * capitalShare(hand.face());
    const double width = hand.box(text).width();
    hand.draw(p, {at.x() - align * width / 2, at.y()}, text);
}

void paintRow(QPainter& p, Row row, double y)
{
    const CounterLayoutPtr layout = usableCounterLayout(row.layout, {});
    caption(p, {left, y}, layout->title, 5.2, true, true);
    caption(p, {left, y + 4.6}, row.says, 2.9, false, true);
    caption(p, {pageWidth - left, y}, QString("%1, %2 mm").arg(layout->id).arg(layout->side), 2.9, false, false, 1);
    p.setPen(QPen(QColor("#9a8f78"), 0.15));
    p.drawLine(QPointF(left, y + 6.6), QPointF(pageWidth - left, y + 6.6));
    const double room = pageWidth - 2 * left;
    const double step = std::min(layout->side + 7.5, (room - layout->side) / double(row.samples.size() - 1));
    double x = left;
    for (Sample& sample : row.samples) {
        sample.face.layout = layout;
        paintCounter(p, sample.face, QRectF(x, y + 9.3, layout->side, layout->side), 1e3);
        caption(p, {x + layout->side / 2, y + 9.3 + layout->side + 3.6}, sample.caption, 2.4, false, false, 0);
        x += step;
    }
}

void paintPage(QPainter& p)
{
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(QRectF(0, 0, pageWidth, pageHeight), Qt::white);
    caption(p, {left, 18}, "Counters", 10, true, true);
    caption(p, {left, 24.5}, "The six layouts of the program, at true size when printed on A4 without scaling.", 3.4,
            false, true);
    double y = top;
    for (const Row& row : {linear(), grand(), brigades(), nato(), naval(), cards()}) {
        paintRow(p, row, y);
        y += pitch;
    }
    p.setPen(QPen(Qt::black, 0.15));
    p.drawLine(QPointF(left, 290), QPointF(left + 50, 290));
    for (int i = 0; i <= 5; ++i)
        p.drawLine(QPointF(left + 10 * i, 290), QPointF(left + 10 * i, i % 5 == 0 ? 288 : 288.8));
    caption(p, {left + 52, 290}, "50 mm", 2.6, false, false);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    if (argc < 2) {
        std::fputs("usage: gallery FILE.pdf|FILE.png [DPI]\n", stderr);
        return 64;
    }
    const QString file = argv[1];
    if (file.endsWith(".pdf")) {
        QPdfWriter pdf(file);
        pdf.setPageSize(QPageSize(QPageSize::A4));
        pdf.setPageMargins({0, 0, 0, 0});
        pdf.setResolution(1200);
        QPainter p(&pdf);
        if (!p.isActive())
            return 4;
        p.scale(1200 / 25.4, 1200 / 25.4);
        paintPage(p);
        return 0;
    }
    const double dots = (argc > 2 ? QString(argv[2]).toDouble() : 200) / 25.4;
    QImage image(int(pageWidth * dots), int(pageHeight * dots), QImage::Format_RGB32);
    QPainter p(&image);
    p.scale(dots, dots);
    paintPage(p);
    p.end();
    return image.save(file) ? 0 : 4;
}
