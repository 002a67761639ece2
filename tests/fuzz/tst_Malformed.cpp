// Shipped files with errors are accepted, or refused with file and place; the program never crashes.
#include "engine/session/Orders.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/fuzz/Feed.h"
#include "tests/fuzz/Mutate.h"
#include "tests/fuzz/Systems.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>

class TestMalformed : public QObject
{
    Q_OBJECT
private slots:
    void texts_data();
    void texts();
    void games();

private:
    static int times(int standard);
};

namespace {

std::string textOf(const std::string& path)
{
    const auto read = fw::readText(path);
    return read ? read->text : std::string();
}

/// The file next to a scenario with an ending, empty if there is none.
std::string besides(const std::string& scenario, const QString& ending)
{
    const QFileInfo info(QString::fromStdString(scenario));
    const QStringList found = info.dir().entryList({"*" + ending}, QDir::Files, QDir::Name);
    return found.isEmpty() ? std::string() : info.dir().filePath(found.front()).toStdString();
}

} // namespace

/// FW_TIMES multiplies the number of texts.
int TestMalformed::times(int standard)
{
    const char* more = std::getenv("FW_TIMES");
    return standard * (more ? std::max(1, std::atoi(more)) : 1);
}

void TestMalformed::texts_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("count");
    for (const std::string& path : fuzz::everyScenario(FW_SOURCE_DIR)) {
        const bool large = textOf(besides(path, ".rules.json")).size() > 60000;
        QTest::newRow(path.substr(path.rfind('/') + 1).c_str())
            << QString::fromStdString(path) << times(large ? sanitized(50, 4) : sanitized(150, 12));
    }
}

void TestMalformed::texts()
{
    QFETCH(QString, path);
    QFETCH(int, count);
    const auto system = fuzz::load(path.toStdString(), FW_SOURCE_DIR "/scenarios");
    QVERIFY2(system, system ? "" : fw::describe(system.error()).c_str());
    std::string rules = textOf(besides(system->path, ".rules.json"));
    if (rules.find("\"extends\"") != std::string::npos) // only a file can extend others
        rules = fw::writeRules(system->ruleset);
    const std::string scenario = textOf(system->path);
    const std::string orders = textOf(besides(system->path, ".orders"));
    QVERIFY(!rules.empty() && !scenario.empty());
    QVERIFY2(fuzz::feedRules(rules, system->scenario).empty(), "the shipped rules are refused");
    fw::Random chance(static_cast<std::uint64_t>(count));
    QStringList complaints;
    for (int k = 0; k < count; ++k) {
        const std::string badRules = fuzz::mutate(rules, scenario, chance);
        const std::string badScenario = fuzz::mutate(scenario, rules, chance);
        const std::string badOrders = fuzz::mutate(orders, scenario, chance);
        const std::string wrong[] = {
            fuzz::feedRules(badRules, system->scenario), fuzz::feedScenario(badScenario, system->ruleset),
            orders.empty() ? "" : fuzz::feedOrders(badOrders, system->ruleset, system->scenario)};
        for (const std::string& text : wrong)
            if (!text.empty())
                complaints += QString("%1: %2").arg(k).arg(text.c_str());
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.mid(0, 10).join("\n")));
}

void TestMalformed::games()
{
    const std::string kernel = FW_SOURCE_DIR "/tests/kernel/a/outposts";
    const auto system = fuzz::load(kernel + ".scenario.json", FW_SOURCE_DIR "/scenarios");
    QVERIFY(system);
    QTemporaryDir folder;
    const std::string good = folder.filePath("good.game").toStdString();
    {
        fw::GameStart start;
        start.rules = system->ruleset;
        start.scenario = system->scenario;
        auto game = fw::Game::create(start, {good, {}}, "today");
        QVERIFY2(game, game ? "" : fw::describe(game.error()).c_str());
        const auto lines = fw::readOrders(textOf(kernel + ".orders"), kernel + ".orders");
        QVERIFY(lines);
        const auto played = fw::adjudicate(*game, *lines, "outposts.orders", "today");
        QVERIFY2(played, played ? "" : fw::describe(played.error()).c_str());
    }
    const std::string bytes = textOf(good);
    QVERIFY(bytes.size() > 4096);
    const std::string bad = folder.filePath("bad.game").toStdString();
    fw::Random chance(5);
    QStringList complaints;
    const int count = times(sanitized(100, 60));
    for (int k = 0; k < count; ++k) {
        std::string broken = bytes;
        const int kind = chance.between(0, 3);
        if (kind == 0)
            broken.resize(chance.below(broken.size()));
        else if (kind == 1)
            broken = fuzz::mutate(bytes, bytes, chance);
        else
            for (int n = chance.between(1, 8); n > 0; --n)
                broken[chance.below(kind == 2 ? 100 : broken.size())] = static_cast<char>(chance.below(256));
        const std::string wrong = fuzz::feedGame(broken, bad);
        if (!wrong.empty())
            complaints += QString("%1: %2").arg(k).arg(wrong.c_str());
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.mid(0, 10).join("\n")));
}

FW_TEST(TestMalformed)
#include "tst_Malformed.moc"
