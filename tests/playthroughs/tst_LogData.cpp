// The log of each sample game as data: it matches its schema, and log, orders and all positions can be rebuilt from it.
#include "engine/report/LogForm.h"
#include "engine/report/LogText.h"
#include "engine/report/LogWeb.h"
#include "engine/session/LogData.h"
#include "engine/session/Orders.h"
#include "engine/store/JsonLog.h"
#include "engine/store/Schema.h"
#include "tests/Main.h"
#include "tests/engine/store/SchemaChecker.h"
#include "tests/playthroughs/Played.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <map>
#include <set>

using namespace fw;
using namespace playthroughs;
using nlohmann::json;

namespace {

LogDoc dataOf(const Game& game, const std::string& side = {})
{
    LogOptions options;
    options.data = true;
    options.side = side;
    return makeLog(game, options);
}

LogDoc logOf(const Game& game, bool full, bool brief)
{
    LogOptions options;
    options.full = full;
    options.brief = brief;
    return makeLog(game, options);
}

/// Reads back written data.
LogDoc again(const std::string& data)
{
    const Result<LogDoc> read = readLog(data, "log.json");
    if (!read)
        qFatal("%s", describe(read.error()).c_str());
    return *read;
}

} // namespace

class tst_LogData : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const Sample& sample : samples()) {
            Played played = play(settingOf(sample), contentOf(sample.orders));
            QVERIFY2(played.refusal.empty(), played.refusal.c_str());
            mData[sample.name] = renderJson(dataOf(*played.game));
            mPlayed.emplace(sample.name, std::move(played));
        }
    }

    void fitsItsSchema_data() { rows(); }
    void fitsItsSchema()
    {
        QFETCH(std::string, name);
        const json schema = json::parse(logSchema());
        json data = json::parse(mData[name]);
        Checker checker(schema);
        QVERIFY2(checker.fits(data, schema), checker.wrong.empty() ? "" : checker.wrong.begin()->c_str());
        QVERIFY(checker.keys > 500);
        data["entries"][1]["verbs"] = "move";
        QVERIFY(!Checker(schema).fits(data, schema));
    }

    void theLogCanBeMadeFromIt_data() { rows(); }
    void theLogCanBeMadeFromIt()
    {
        QFETCH(std::string, name);
        const Game& game = *mPlayed.at(name).game;
        const LogDoc read = again(mData[name]);
        QVERIFY(renderJson(read) == mData[name]);
        QVERIFY(renderText(inForm(read, false, false)) == renderText(logOf(game, false, false)));
        QVERIFY(renderText(inForm(read, true, false)) == renderText(logOf(game, true, false)));
        QVERIFY(renderText(inForm(read, false, true)) == renderText(logOf(game, false, true)));
        QVERIFY(renderHtml(inForm(read, false, true)) == renderHtml(logOf(game, false, true)));
        QVERIFY(renderMarkdown(inForm(read, false, false)) == renderMarkdown(logOf(game, false, false)));
    }

    // The orders in the data lead to the same head as the game, and to the same data.
    void theOrdersCanBeMadeFromIt_data() { rows(); }
    void theOrdersCanBeMadeFromIt()
    {
        QFETCH(std::string, name);
        const Game& game = *mPlayed.at(name).game;
        const std::optional<std::string> orders = ordersIn(again(mData[name]));
        QVERIFY(orders);
        QVERIFY(*orders == writeOrders(game));
        const Played replayed = play(settingOf(sampleNamed(name)), *orders);
        QVERIFY2(replayed.refusal.empty(), replayed.refusal.c_str());
        QCOMPARE(replayed.game->journal().lastHash(), game.journal().lastHash());
        QVERIFY(renderJson(dataOf(*replayed.game)) == mData[name]);
    }

    // The changes of each row lead from the start positions of the counters to their end positions.
    void thePositionsCanBeMadeFromIt_data() { rows(); }
    void thePositionsCanBeMadeFromIt()
    {
        QFETCH(std::string, name);
        const Game& game = *mPlayed.at(name).game;
        const Rules& rules = game.rules();
        struct Stands {
            std::string place;
            int steps = 0;
            std::string facing;
            bool operator==(const Stands&) const = default;
        };
        std::map<std::string, Stands> at;
        for (const Unit& unit : rules.scenario().units)
            at[unit.id].steps = unit.steps;
        for (const LogEntry& entry : again(mData[name]).entries) {
            for (const LogChange& change : entry.changes) {
                if (change.unit.empty())
                    continue;
                Stands& one = at.at(change.unit);
                if (change.placeBefore != change.placeAfter) {
                    QCOMPARE(change.placeBefore, one.place);
                    one.place = change.placeAfter;
                }
                if (change.stepsAfter) {
                    if (change.stepsBefore)
                        QCOMPARE(*change.stepsBefore, one.steps);
                    one.steps = *change.stepsAfter;
                }
                if (!change.facingAfter.empty())
                    one.facing = change.facingAfter;
            }
            const Position& now = game.entries()[std::size_t(entry.row)].after.position;
            for (std::size_t u = 0; u < now.units.size(); ++u) {
                const UnitState& unit = now.units[u];
                const Stands& one = at.at(rules.scenario().units[u].id);
                QCOMPARE(one.place, unit.place.valid() ? rules.placeName(unit.place) : std::string());
                QCOMPARE(one.steps, int(unit.steps));
            }
        }
    }

    // Each action has side, kind and fields; each roll its faces; each row that was checked its number.
    void nothingIsWordsAlone()
    {
        for (const auto& [name, data] : mData) {
            const Game& game = *mPlayed.at(name).game;
            const LogDoc log = again(data);
            QCOMPARE(log.entries.size(), game.entries().size());
            std::set<EventKind> kinds;
            for (std::size_t at = 0; at < log.entries.size(); ++at) {
                const Action& action = game.entries()[at].action;
                const LogEntry& entry = log.entries[at];
                if (game.entries()[at].kind != RowKind::Action)
                    continue;
                QCOMPARE(entry.verb, action.verb);
                for (const Argument& one : action.args)
                    QCOMPARE((action.kind == Action::Kind::Dice ? entry.dice : entry.fields).at(one.name), one.values);
            }
            for (const LogBlock& block : log.blocks)
                for (const LogLine& line : block.lines) {
                    kinds.insert(line.kind());
                    const bool row = line.kind() == EventKind::Modifier || line.kind() == EventKind::Stage;
                    QVERIFY2(!row || !line.rule.empty(), plain(line.text).c_str());
                    if (line.kind() == EventKind::Table)
                        QVERIFY2(!line.rule.empty() && (line.is<RowCodeRead>() || !line.as<CellRead>()->cell.empty()),
                                 plain(line.text).c_str());
                    if (line.kind() == EventKind::Roll)
                        QVERIFY((line.is<DieRolled, LotDrawn>()) && !line.rule.empty() && line.row >= 0);
                }
            QVERIFY2(kinds.contains(EventKind::Roll) && kinds.contains(EventKind::Table)
                         && kinds.contains(EventKind::Modifier) && kinds.contains(EventKind::Effect),
                     name.c_str());
        }
    }

    void oneSideGetsNoOrders()
    {
        const Game& game = *mPlayed.at("germantown-sample").game;
        const std::string data = renderJson(dataOf(game, "british"));
        QVERIFY(!ordersIn(again(data)));
        QVERIFY(data.find("\"orders\"") == std::string::npos);
        QVERIFY(data.find(game.journal().lastHash()) == std::string::npos);
    }

    void whatIsNoLogIsRefused_data()
    {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("to");
        QTest::addColumn<QString>("why");
        QTest::newRow("key") << std::string("\"rule\":") << std::string("\"roule\":") << "roule";
        QTest::newRow("word") << std::string("\"kind\": \"begin\"") << std::string("\"kind\": \"began\"") << "began";
        QTest::newRow("number") << std::string("\"row\": 1,") << std::string("\"row\": \"one\",") << "whole number";
        QTest::newRow("newer") << std::string("\"format\": 2") << std::string("\"format\": 9") << "format 9";
    }
    void whatIsNoLogIsRefused()
    {
        QFETCH(std::string, from);
        QFETCH(std::string, to);
        QFETCH(QString, why);
        std::string data = mData.at("outposts");
        const std::size_t at = data.find(from);
        QVERIFY(at != std::string::npos);
        data.replace(at, from.size(), to);
        const Result<LogDoc> read = readLog(data, "log.json");
        QVERIFY(!read);
        const QString said = QString::fromStdString(describe(read.error()));
        QVERIFY2(said.contains(why) && said.startsWith("log.json: line "), qPrintable(said));
    }

    // A web page is complete: all tags are closed, all links lead somewhere, and nothing is loaded or run.
    void webPagesAreSound_data() { rows(); }
    void webPagesAreSound()
    {
        QFETCH(std::string, name);
        const Game& game = *mPlayed.at(name).game;
        for (const auto& [full, brief] : {std::pair(true, false), std::pair(false, true)}) {
            const LogDoc log = logOf(game, full, brief);
            const std::string page = renderHtml(log);
            std::set<std::string> targets;
            std::set<std::string> links;
            readPage(page, targets, links);
            std::size_t rulings = 0;
            for (const LogBlock& block : log.blocks)
                if (block.kind == LogBlock::Kind::Ruling || block.kind == LogBlock::Kind::Remark) {
                    ++rulings;
                    QVERIFY2(targets.contains("row-" + std::to_string(block.row)), name.c_str());
                    QVERIFY(renderMarkdown(log).find("<a id=\"row-" + std::to_string(block.row) + "\"></a>")
                            != std::string::npos);
                }
            QVERIFY(rulings > 0);
            for (const std::string& link : links)
                QVERIFY2(link.starts_with('#') && targets.contains(link.substr(1)), link.c_str());
            for (const char* word : {"<script", "http://", "https://", "url(", "@import", "<img", "<link"})
                QVERIFY2(page.find(word) == std::string::npos, word);
            for (const LogHead& line : log.header)
                if (line.key == "result")
                    QVERIFY(page.find("class=\"result\"") < page.find("<table"));
        }
    }

    void namesAreNoMarkup()
    {
        LogDoc log;
        log.title = "<b>&\"'*x*";
        LogBlock block;
        block.row = 1;
        block.title = Text("{0}", {"1. <script>alert('x')</script> _y_ | [z](w) \u202e"});
        LogLine line;
        line.row = 1;
        line.text = Text("{0}", {"3. # a & b"});
        line.value = "<i>";
        line.cite = "<7.1>";
        line.struck = true;
        block.lines = {line};
        log.blocks = {block};
        const std::string page = renderHtml(log);
        QVERIFY(page.find("<script") == std::string::npos && page.find("<i>") == std::string::npos);
        QVERIFY(page.find("&lt;b&gt;&amp;&quot;&#39;*x*") != std::string::npos);
        QVERIFY(page.find("[&lt;7.1&gt;]") != std::string::npos);
        QVERIFY(page.find("\u202e") == std::string::npos);
        const std::string sheet = renderMarkdown(log);
        QVERIFY(sheet.find("# \\<b\\>&amp;\"'\\*x\\*\n") != std::string::npos);
        QVERIFY(sheet.find("1\\. 1. \\<script\\>") != std::string::npos);
        QVERIFY(sheet.find("\\[z\\](w)") != std::string::npos);
        QVERIFY(sheet.find("- ~~3\\. \\# a &amp; b~~: ~~**\\<i\\>**~~ \\[\\<7.1\\>\\]\n") != std::string::npos);
    }

private:
    static void rows()
    {
        QTest::addColumn<std::string>("name");
        for (const Sample& sample : samples())
            QTest::newRow(sample.name.c_str()) << sample.name;
    }
    static Sample sampleNamed(const std::string& name)
    {
        for (const Sample& sample : samples())
            if (sample.name == name)
                return sample;
        return {};
    }
    /// The page is read as XML after its few tags without an end get one.
    static void readPage(const std::string& page, std::set<std::string>& targets, std::set<std::string>& links)
    {
        QString text = QString::fromStdString(page);
        text.replace("<!DOCTYPE html>\n", "");
        text.replace(QRegularExpression("<meta ([^>]*)>"), "<meta \\1/>");
        QXmlStreamReader reader(text);
        while (!reader.atEnd()) {
            reader.readNext();
            if (const auto id = reader.attributes().value("id"); reader.isStartElement() && !id.isEmpty())
                QVERIFY2(targets.insert(id.toString().toStdString()).second, qPrintable(id.toString()));
            if (reader.isStartElement() && reader.name() == QLatin1String("a"))
                links.insert(reader.attributes().value("href").toString().toStdString());
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    std::map<std::string, Played> mPlayed;
    std::map<std::string, std::string> mData;
};

FW_TEST(tst_LogData)
#include "tst_LogData.moc"
