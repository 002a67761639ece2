// Wording has no effect: with other words in all engine sentences, the games, the accepted findings and the written
// files are the same.
#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/UnavailableEntry.h"
#include "engine/proof/Proof.h"
#include "engine/session/Orders.h"
#include "engine/session/Precedents.h"
#include "engine/session/TurningPoints.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/playthroughs/Played.h"
#include "tests/reworded/Reworded.h"

#include <QTest>

using namespace fw;
using namespace playthroughs;

namespace {

/// Orders without the headings, which are comments.
std::string ordersOf(const Game& game)
{
    std::string out;
    for (const QString& line : QString::fromStdString(writeOrders(game)).split('\n'))
        if (!line.startsWith('#'))
            out += line.toStdString() + '\n';
    return out;
}

/// The events of a log without their words.
std::vector<EventData> told(const LogDoc& log)
{
    std::vector<EventData> out;
    for (const LogBlock& block : log.blocks)
        for (const LogLine& line : block.lines)
            out.push_back(line.data);
    return out;
}

/// The unavailable entries at the end of a game, with the rules that close them.
std::vector<std::pair<std::string, std::string>> closed(const Game& game)
{
    std::vector<std::pair<std::string, std::string>> out;
    for (const UnavailableEntry& one : barred(game.rules(), game.state(), legal(game.rules(), game.state(), {})))
        out.emplace_back(one.entry->id, one.why.cite + ' ' + one.why.rule);
    return out;
}

/// The identity of each finding, and whether it is accepted.
std::vector<std::tuple<std::string, std::string, std::vector<std::string>, bool>> findings(const Setting& on)
{
    std::vector<std::tuple<std::string, std::string, std::vector<std::string>, bool>> out;
    for (const CheckResult& one : prove(on.rules, on.scenario))
        out.emplace_back(one.id(), one.what, one.values(), one.accepted);
    return out;
}

} // namespace

class tst_Reworded : public QObject
{
    Q_OBJECT

private slots:
    void everySentenceIsAnother()
    {
        const reworded::Rewording anew;
        QCOMPARE(plain(Text("{0}: no way at all", {"Guards"})), std::string("Guards; uv dhf ha hss"));
    }

    void gamesAreTheSame_data()
    {
        QTest::addColumn<Sample>("sample");
        for (const Sample& sample : samples())
            QTest::newRow(sample.name.c_str()) << sample;
    }
    void gamesAreTheSame()
    {
        QFETCH(Sample, sample);
        const Setting on = settingOf(sample);
        const std::string orders = contentOf(sample.orders);
        const Played plainly = play(on, orders);
        const LogDoc full = makeLog(*plainly.game, {true}), brief = makeLog(*plainly.game, {false, {}, true});
        const auto turning = rollsOf(*plainly.game, full).size();
        const auto shut = closed(*plainly.game);

        const reworded::Rewording anew;
        const Played other = play(on, orders);
        QCOMPARE(other.refusal, plainly.refusal);
        QCOMPARE(other.game->entries().size(), plainly.game->entries().size());
        for (std::size_t at = 0; at < plainly.game->entries().size(); ++at) {
            const Entry &one = plainly.game->entries()[at], &two = other.game->entries()[at];
            QVERIFY(one.action == two.action && one.after == two.after);
            QVERIFY2(one.trace == two.trace, sample.name.c_str());
        }
        QCOMPARE(other.game->journal().lastHash(), plainly.game->journal().lastHash());
        QCOMPARE(ordersOf(*other.game), ordersOf(*plainly.game));
        QVERIFY(told(makeLog(*other.game, {true})) == told(full));
        QVERIFY(told(makeLog(*other.game, {false, {}, true})) == told(brief));
        QCOMPARE(precedents(*other.game).size(), precedents(*plainly.game).size());
        QCOMPARE(rollsOf(*other.game, makeLog(*other.game, {true})).size(), turning);
        QVERIFY(closed(*other.game) == shut);
    }

    void findingsAndFilesAreTheSame_data() { gamesAreTheSame_data(); }
    void findingsAndFilesAreTheSame()
    {
        QFETCH(Sample, sample);
        const Setting on = settingOf(sample);
        const auto found = findings(on);
        const std::string rules = writeRules(on.rules), scenario = writeScenario(on.scenario);
        const reworded::Rewording anew;
        QVERIFY(findings(on) == found);
        QCOMPARE(writeRules(on.rules), rules);
        QCOMPARE(writeScenario(on.scenario), scenario);
    }
};

FW_TEST(tst_Reworded)
#include "tst_Reworded.moc"
