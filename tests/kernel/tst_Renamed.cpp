// The proof games play the same when rows that orders do not name have other ids.
#include "engine/model/Procedures.h"
#include "engine/rules/References.h"
#include "tests/Main.h"
#include "tests/kernel/Systems.h"

#include <map>

using namespace fw;
using namespace kernel;

namespace {

const std::string mark = "zqz"; ///< begins every new name, and is in no file

std::string withoutMark(std::string text)
{
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at))
        text.erase(at, mark.size());
    return text;
}

std::map<std::string, std::string> renamed(const auto& rows)
{
    std::map<std::string, std::string> out;
    for (const auto& row : rows)
        out.emplace(row.id, mark + row.id);
    return out;
}

void renameQuietRows(Ruleset& rules, Scenario& scenario)
{
    const auto change = [&](const char* list, const std::map<std::string, std::string>& names) {
        changeNames(rules, &scenario, list, {}, names);
    };
    change("defs", renamed(rules.defs));
    change("quantities", renamed(rules.quantities));
    change("modifiers", renamed(rules.modifiers));
    change("tables", renamed(rules.tables));
    change("zones", renamed(rules.zones));
    change("sights", renamed(rules.sights));
    change("groups", renamed(rules.groups));
    change("paths", renamed(rules.paths));
    change("procedures", renamed(rules.procedures));
    change("constraints", renamed(rules.constraints));
    change("triggers", renamed(rules.triggers));
    change("ratings", renamed(rules.ratings));
    std::map<std::string, std::string> modes, tiers;
    for (const PathRow& path : rules.paths) {
        modes.merge(renamed(path.modes));
        tiers.merge(renamed(path.tiers));
    }
    change("modes", modes);
    change("tiers", tiers);
}

} // namespace

class tst_Renamed : public QObject
{
    Q_OBJECT

private slots:
    void playsTheSame_data()
    {
        QTest::addColumn<QString>("path");
        for (const Folder& folder : folders)
            QTest::newRow(folder.path) << folder.path;
    }
    void playsTheSame()
    {
        QFETCH(QString, path);
        const std::string name = path.toStdString();
        const Folder folder{name.c_str()};
        const std::string orders = folder.read(".orders");
        if (orders.find("#? ") != std::string::npos)
            QSKIP("tried orders are for tst_Kernel");
        Result<Ruleset> rules = readRules(folder.read(".rules.json"), "rules");
        Result<Scenario> scenario = readScenario(folder.read(".scenario.json"), "scenario");
        QVERIFY(rules && scenario);
        const Played before = played(*rules, *scenario, orders);
        renameQuietRows(*rules, *scenario);
        const Played after = played(*rules, *scenario, orders);
        QCOMPARE(after.refusal ? describe(*after.refusal) : std::string(),
                 before.refusal ? describe(*before.refusal) : std::string());
        QCOMPARE(QString::fromStdString(withoutMark(after.log)), QString::fromStdString(before.log));
        QCOMPARE(QString::fromStdString(withoutMark(after.orders)), QString::fromStdString(before.orders));
    }

private:
    static Played played(const Ruleset& rules, const Scenario& scenario, const std::string& orders)
    {
        Played out;
        Result<Game> game = Game::create({rules, scenario, {}, {}, {}}, {}, "test");
        if (!game) {
            out.refusal = game.error();
            return out;
        }
        out.refusal = carryAll(*game, orders, out.tried);
        LogDoc log = makeLog(*game);
        log.chain = "(not compared)";
        std::erase_if(log.header, [](const auto& line) { return line.key == "digest"; });
        out.log = renderText(log);
        out.orders = writeOrders(*game);
        return out;
    }
};

FW_TEST(tst_Renamed)
#include "tst_Renamed.moc"
