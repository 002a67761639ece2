#include "tests/bench/BesideTiled.h"

#include "engine/store/Json.h"
#include "tests/bench/Country.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace bench {

namespace {

constexpr int tileWide = 64;
constexpr int tileHigh = 56;
constexpr int runs = 3;

struct Cost {
    double seconds = 0;
    double megabytes = 0;
    bool done = false;
};

/// Runs a command and returns its median time of three runs and its largest memory.
Cost costOf(const QStringList& words)
{
    std::vector<double> times;
    Cost cost;
    for (int i = 0; i < runs; ++i) {
        std::vector<QByteArray> held;
        for (const QString& word : words)
            held.push_back(word.toLocal8Bit());
        std::vector<char*> argv;
        for (QByteArray& word : held)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        const auto start = std::chrono::steady_clock::now();
        const pid_t child = fork();
        if (child == 0) {
            setenv("QT_QPA_PLATFORM", "offscreen", 1); // Tiled aborts without a display
            execvp(argv[0], argv.data());
            _exit(127);
        }
        int status = 0;
        rusage used{};
        if (child < 0 || wait4(child, &status, 0, &used) != child || status != 0)
            return cost;
        times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        cost.megabytes = std::max(cost.megabytes, double(used.ru_maxrss) / 1024);
    }
    std::sort(times.begin(), times.end());
    cost.seconds = times[times.size() / 2];
    cost.done = true;
    return cost;
}

/// Writes eight tiles, each a hexagon of one colour.
void writeTiles(const QString& file)
{
    QImage image(tileWide * 8, tileHigh, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter p(&image);
    for (int i = 0; i < 8; ++i) {
        p.setBrush(QColor::fromHsv(i * 45, 90, 200));
        const double x = i * tileWide;
        p.drawPolygon(QPolygonF{{x, tileHigh / 2.0},
                                {x + 16, 0.0},
                                {x + 48, 0.0},
                                {x + 63, tileHigh / 2.0},
                                {x + 48, tileHigh - 1.0},
                                {x + 16, tileHigh - 1.0}});
    }
    p.end();
    image.save(file);
}

void writeTmx(const fw::Scenario& scenario, const QString& file)
{
    const fw::Map& map = scenario.map;
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return;
    out.write(QString("<?xml version=\"1.0\"?>\n<map version=\"1.8\" orientation=\"hexagonal\" "
                      "width=\"%1\" height=\"%2\" tilewidth=\"%3\" tileheight=\"%4\" "
                      "hexsidelength=\"32\" staggeraxis=\"x\" staggerindex=\"odd\">\n"
                      "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"%3\" tileheight=\"%4\" "
                      "tilecount=\"8\" columns=\"8\"><image source=\"tiles.png\" width=\"512\" "
                      "height=\"56\"/></tileset>\n<layer id=\"1\" name=\"l\" width=\"%1\" "
                      "height=\"%2\"><data encoding=\"csv\">\n")
                  .arg(map.grid.columns)
                  .arg(map.grid.rows)
                  .arg(tileWide)
                  .arg(tileHigh)
                  .toUtf8());
    QByteArray text;
    for (fw::Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
        const auto& words = map.terrain[std::size_t(cell)];
        text += QByteArray::number(words.empty() ? 1 : 2 + int(words[0].size() + words[0][0]) % 7);
        if (cell + 1 < map.grid.cellCount())
            text += (cell + 1) % map.grid.columns == 0 ? ",\n" : ",";
    }
    out.write(text + "\n</data></layer></map>\n");
}

} // namespace

int besideTiled()
{
    QTemporaryDir folder;
    writeTiles(folder.filePath("tiles.png"));
    std::printf("%-34s %10s %10s %10s %10s %8s\n", "hexes to PNG, process and all", "ours s", "ours MB", "Tiled s",
                "Tiled MB", "ratio");
    struct Work {
        int side;
        double scale; ///< scale of Tiled's tiles
    };
    for (const Work work : {Work{100, 0.125}, {300, 0.125}, {1000, 0.125}, {300, 1.0}}) {
        fw::Scenario s = country(work.side, work.side);
        s.map.ways.clear(); // Tiled has neither ways nor sides
        s.map.sides.clear();
        s.map.cellMillimetres = 5;
        const QString ours = folder.filePath("ours.map.json");
        QFile file(ours);
        if (!file.open(QIODevice::WriteOnly))
            return 1;
        file.write(QByteArray::fromStdString(fw::writeMap(s.map)));
        file.close();
        writeTmx(s, folder.filePath("tiled.tmx"));
        // A hex has the same height in both pictures.
        const int dpi = std::max(30, int(tileHigh * work.scale / 5 * 25.4 + 0.5));
        const Cost mine = costOf(
            {FW_PROGRAM, "export", ours, "--dpi", QString::number(dpi), "--to", folder.filePath("ours.png")});
        const Cost theirs = costOf({"tmxrasterizer", "--scale", QString::number(work.scale),
                                    folder.filePath("tiled.tmx"), folder.filePath("tiled.png")});
        const QString name = QString("%1 x %1 at %2 pixels").arg(work.side).arg(int(tileHigh * work.scale));
        if (!mine.done || !theirs.done) {
            std::printf("%-34s %s failed\n", qPrintable(name), mine.done ? "Tiled" : "ours");
            continue;
        }
        std::printf("%-34s %10.3f %10.0f %10.3f %10.0f %8.2f\n", qPrintable(name), mine.seconds, mine.megabytes,
                    theirs.seconds, theirs.megabytes, mine.seconds / theirs.seconds);
    }
    return 0;
}

} // namespace bench
