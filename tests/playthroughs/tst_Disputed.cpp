// Rulings that were wrong once, each as a few orders in disputed.txt.
#include "engine/report/LogText.h"
#include "engine/session/Log.h"
#include "engine/session/Orders.h"
#include "engine/store/Files.h"
#include "engine/store/Json.h"
#include "tests/Main.h"

#include <QFile>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace fw;

namespace {

std::string contentOf(const char* path)
{
    QFile file(QString(FW_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Germantown with the counters of disputed.json, which has each arm.
GameStart start()
{
    using Json = nlohmann::ordered_json;
    Json battle = Json::parse(contentOf("scenarios/musket-and-saber/germantown.scenario.json"));
    const Json more = Json::parse(contentOf("tests/playthroughs/disputed.json"));
    for (const char* list : {"units", "setup"})
        for (const Json& row : more[list])
            battle[list].push_back(row);
    battle["markers"] = Json::array();
    battle["accepted"] = Json::array();
    const auto rules = readRulesFile(FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json");
    const auto scenario = readScenario(battle.dump(), "germantown with every arm");
    if (!rules || !scenario)
        qFatal("%s", describe(rules ? scenario.error() : rules.error()).c_str());
    GameStart out;
    out.rules = *rules;
    out.scenario = *scenario;
    out.setup.options["fog_ma_die"] = "off"; // blocks about it set it themselves
    return out;
}

/// A shipped scenario without changes: the folder of its system, a slash, the stem of its file.
GameStart start(const QString& battle)
{
    const QString system = battle.section('/', 0, 0);
    const auto read = [&](const QString& name) { return QString(FW_SOURCE_DIR "/scenarios/") + system + '/' + name; };
    const auto rules = readRulesFile(read(system + ".rules.json").toStdString());
    const auto scenario = readScenarioFile(read(battle.section('/', 1) + ".scenario.json").toStdString());
    if (!rules || !scenario)
        qFatal("%s", describe(rules ? scenario.error() : rules.error()).c_str());
    GameStart out;
    out.rules = *rules;
    out.scenario = *scenario;
    return out;
}

/// Removes the first word of a line if it is `word`; false otherwise.
bool begins(QString& line, const QString& word)
{
    if (!line.startsWith(word + ' '))
        return false;
    line = line.mid(word.size() + 1);
    return true;
}

/// Removes the first word of a line and returns it.
QString first(QString& line)
{
    const QString word = line.section(' ', 0, 0);
    line = line.section(' ', 1);
    return word;
}

/// Carries out an order; returns the refusal, or nothing.
std::optional<Problem> say(Game& game, const QString& line)
{
    const auto order = readOrder(game.rules(), game.state(), line.toStdString());
    if (!order)
        return order.error();
    const auto done = carryOut(game, *order, {});
    return done ? std::nullopt : std::optional<Problem>(done.error());
}

QString logOf(const Game& game, const std::string& side)
{
    LogOptions options;
    options.side = side;
    return QString::fromStdString(renderText(makeLog(game, options))).simplified();
}

} // namespace

class TestDisputed : public QObject
{
    Q_OBJECT
private slots:
    void rulings_data()
    {
        QTest::addColumn<QStringList>("lines");
        const QStringList blocks = QString::fromStdString(contentOf("tests/playthroughs/disputed.txt")).split("\n== ");
        for (const QString& block : blocks.mid(1)) {
            QStringList lines = block.split('\n', Qt::SkipEmptyParts);
            const QString title = lines.takeFirst();
            QTest::newRow(qPrintable(title)) << lines;
        }
    }
    void rulings()
    {
        QFETCH(QStringList, lines);
        QString option;
        const bool other = !lines.isEmpty() && begins(option = lines.front(), "battle");
        GameStart begun = other ? start(option) : start();
        if (other)
            lines.removeFirst();
        while (!lines.isEmpty() && begins(option = lines.front(), "option")) {
            begun.setup.options[option.section('=', 0, 0).toStdString()] = option.section('=', 1).toStdString();
            lines.removeFirst();
        }
        auto game = Game::create(begun, {}, {});
        QVERIFY2(game, game ? "" : describe(game.error()).c_str());
        QString told; // by the last refusal
        for (const QString& written : lines) {
            QString line = written;
            if (begins(line, "says")) {
                const QString log = logOf(*game, {});
                QVERIFY2(log.contains(line), qPrintable(written + "\n" + log.right(900)));
            } else if (begins(line, "tells")) {
                QVERIFY2(told.contains(line), qPrintable(written + "\n" + told));
            } else if (begins(line, "hides")) {
                const std::string side = first(line).toStdString();
                QVERIFY2(logOf(*game, {}).contains(line), qPrintable(written));
                QVERIFY2(!logOf(*game, side).contains(line), qPrintable(written));
            } else if (begins(line, "refused")) {
                // A case number of several words is in brackets.
                const bool named = line.startsWith('[');
                const QString cite = named ? line.section(']', 0, 0).mid(1) : first(line);
                if (named)
                    line = line.section(']', 1).trimmed();
                const auto refused = say(*game, line);
                QVERIFY2(refused, qPrintable("carried out: " + line));
                QCOMPARE(QString::fromStdString(refused->cite), cite);
                told = QString::fromStdString(describe(*refused));
            } else {
                const auto refused = say(*game, line);
                QVERIFY2(!refused, refused ? qPrintable(line + ": " + describe(*refused).c_str()) : "");
            }
        }
    }
};

FW_TEST(TestDisputed)
#include "tst_Disputed.moc"
