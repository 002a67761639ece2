#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/store/Json.h"
#include "engine/store/Schema.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/engine/store/Everything.h"
#include "tests/engine/store/SchemaChecker.h"

#include <QDirIterator>
#include <QTest>

#include <nlohmann/json.hpp>

#include <array>
#include <set>

using namespace fw;
using nlohmann::json;

namespace {

/// Finds bytes of a row that neither a field nor padding covers: a member that the table lacks.
class Coverage
{
public:
    std::set<std::string> gaps;
    std::set<std::string> rows;

    template <class T>
    void check(const T&)
    {
        if constexpr (!rowName<T>.empty()) {
            std::string name(rowName<T>);
            if constexpr (requires { T::kindWord; })
                name += std::string(" ") + T::kindWord;
            if (!rows.insert(name).second)
                return;
            if constexpr (std::is_empty_v<T>)
                return; // a kind without fields of its own
            static const T row{};
            Members members{*this, reinterpret_cast<const char*>(&row), {}};
            fields(members, row);
            // The folder of a file cannot be in the file.
            if constexpr (std::is_same_v<T, Map>)
                members.found.push_back(
                    {static_cast<std::size_t>(reinterpret_cast<const char*>(&row.folder) - members.start),
                     sizeof(row.folder), alignof(std::string)});
            // Nor can what is found from the places and links of a map.
            if constexpr (std::is_same_v<T, Grid>)
                members.found.push_back(
                    {static_cast<std::size_t>(reinterpret_cast<const char*>(&row.graph) - members.start),
                     sizeof(row.graph), alignof(std::shared_ptr<const PlaceGraph>)});
            std::size_t end = 0;
            std::sort(members.found.begin(), members.found.end());
            members.found.push_back({sizeof(T), 0, alignof(T)});
            for (const auto& [offset, size, align] : members.found) {
                if ((end + align - 1) / align * align != offset)
                    gaps.insert(name + " at byte " + std::to_string(end));
                end = offset + size;
            }
        }
    }
    template <class T>
    void check(const std::optional<T>&)
    {
        check(T{});
    }
    template <class T>
    void check(const std::vector<T>&)
    {
        check(T{});
    }
    template <class T>
    void check(const std::map<std::string, T>&)
    {
        check(T{});
    }

private:
    struct Members {
        Coverage& coverage;
        const char* start;
        std::vector<std::array<std::size_t, 3>> found; ///< offset, size, alignment

        template <class M>
        void operator()(const char*, const M& member, FieldFlags, const char*)
        {
            const auto offset = reinterpret_cast<const char*>(&member) - start;
            found.push_back({static_cast<std::size_t>(offset), sizeof(M), alignof(M)});
            coverage.check(member);
        }
        template <class... Ts>
        void own(const std::variant<Ts...>&)
        {
            KindList<std::variant<Ts...>>::each([&](const auto& one) { coverage.check(one); });
        }
    };
};

QByteArray listed(const std::set<std::string>& words)
{
    QByteArray out;
    for (const std::string& word : words)
        out += word.c_str() + QByteArray(" ");
    return out;
}

} // namespace

class tst_Schema : public QObject
{
    Q_OBJECT

private slots:
    void fileWithEveryKeyFits()
    {
        Checker rules(json::parse(rulesSchema()));
        QVERIFY2(rules.fits(json::parse(writeRules(everything::rules())), json::parse(rulesSchema())),
                 listed(rules.wrong));
        QVERIFY(rules.keys > 500);
        std::set<std::string> kinds;
        walk(everything::rules(), [&](const auto& row) {
            if constexpr (std::is_same_v<std::decay_t<decltype(row)>, Node>)
                kinds.insert(wordOf(row.kind));
        });
        QCOMPARE(kinds.size(), std::variant_size_v<NodeKind>);
        Checker scenario(json::parse(scenarioSchema()));
        QVERIFY2(scenario.fits(json::parse(writeScenario(everything::scenario())), json::parse(scenarioSchema())),
                 listed(scenario.wrong));
        Checker named(json::parse(scenarioSchema()));
        QVERIFY(named.fits(json::parse(writeScenario(everything::scenario(), "a.map.json")),
                           json::parse(scenarioSchema())));
        Checker map(json::parse(mapSchema()));
        QVERIFY2(map.fits(json::parse(writeMap(everything::scenario().map)), json::parse(mapSchema())),
                 listed(map.wrong));
    }

    /// Each shipped file names its schema, which is next to the folders of the systems, as the program writes it.
    void shippedFilesFitTheSchema()
    {
        const QDir shipped(FW_SOURCE_DIR "/scenarios");
        const auto text = [](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
        };
        int files = 0;
        for (const auto& [kind, schema] : {std::pair<QString, std::string>("rules", rulesSchema()),
                                           {"scenario", scenarioSchema()},
                                           {"map", mapSchema()},
                                           {"log", logSchema()}}) {
            const QString name = kind + ".schema.json";
            QVERIFY2(text(shipped.filePath(name)) == schema,
                     qPrintable("fieldworks schema " + kind + " > scenarios/" + name));
            QDirIterator each(shipped.path(), {"*." + kind + ".json"}, QDir::Files, QDirIterator::Subdirectories);
            while (each.hasNext()) {
                const QString path = each.next();
                const json file = json::parse(text(path));
                QVERIFY2(file.contains("$schema"), qPrintable(path));
                const QString named = QString::fromStdString(file["$schema"].get<std::string>());
                QCOMPARE(QDir::cleanPath(each.fileInfo().dir().filePath(named)), shipped.filePath(name));
                Checker checker(json::parse(schema));
                QVERIFY2(checker.fits(file, json::parse(schema)), qPrintable(path + ": " + listed(checker.wrong)));
                ++files;
            }
        }
        QVERIFY(files >= 8);
    }

    void refusedFilesDoNotFit_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("unknown key") << R"({"id":"r","version":"1","ruels":[]})";
        QTest::newRow("no id") << R"({"version":"1"})";
        QTest::newRow("type") << R"({"id":"r","version":1})";
        QTest::newRow("word") << R"({"id":"r","version":"1","takeBack":"maybe"})";
        QTest::newRow("fraction") << R"({"id":"r","version":"1","modifiers":[{"id":"m","quantity":"q","amount":0.5}]})";
        QTest::newRow("empty is") << R"({"id":"r","version":"1","defs":[{"id":"m","if":[{"is":[]}]}]})";
        QTest::newRow("unknown kind") << R"({"id":"r","version":"1","codes":[{"id":"c","do":[{"node":"rol"}]}]})";
        QTest::newRow("no kind") << R"({"id":"r","version":"1","codes":[{"id":"c","do":[{"label":"roll"}]}]})";
        QTest::newRow("unread key")
            << R"({"id":"r","version":"1","codes":[{"id":"c","do":[{"node":"roll","table":"t"}]}]})";
        QTest::newRow("type in a kind")
            << R"({"id":"r","version":"1","codes":[{"id":"c","do":[{"node":"choose","auto":"yes"}]}]})";
        QTest::newRow("type beside it")
            << R"({"id":"r","version":"1","codes":[{"id":"c","do":[{"node":"end","id":1}]}]})";
        QTest::newRow("format") << R"({"format":9,"id":"r","version":"1"})";
    }
    void refusedFilesDoNotFit()
    {
        QFETCH(QString, text);
        QVERIFY(!readRules(text.toStdString(), "r"));
        Checker checker(json::parse(rulesSchema()));
        QVERIFY(!checker.fits(json::parse(text.toStdString()), json::parse(rulesSchema())));
    }

    void everyKeyIsListedWithHelp()
    {
        const json rules = json::parse(rulesSchema());
        const json scenario = json::parse(scenarioSchema());
        QCOMPARE(rules["$schema"].get<std::string>(), std::string("https://json-schema.org/draft/2020-12/schema"));
        const auto properties = [&](std::string row) -> json {
            std::replace(row.begin(), row.end(), ' ', '-');
            if (row == "ruleset")
                return rules["properties"];
            if (row == "scenario")
                return scenario["properties"];
            return scenario["$defs"].contains(row) ? scenario["$defs"][row]["properties"]
                                                   : rules["$defs"][row]["properties"];
        };
        std::set<std::string> rows;
        const std::vector<FieldHelp> all = fieldHelp();
        for (const FieldHelp& one : all) {
            rows.insert(one.row);
            const json known = properties(one.row);
            QVERIFY2(known.contains(one.key), (one.row + " " + one.key).c_str());
            QCOMPARE(known[one.key]["description"].get<std::string>(), one.help);
            QVERIFY(!one.help.empty() && !one.type.text().empty());
        }
        // Every row kind of the model headers is there.
        for (const char* row :
             {"amount",        "condition", "definition", "rule",       "option",     "preset", "feature",
              "rating column", "rating",    "mark",       "box",        "count step", "stage",  "quantity",
              "modifier",      "band",      "axis",       "table row",  "table",      "zone",   "field",
              "menu entry",    "die",       "verb",       "node",       "procedure",  "code",   "trigger",
              "path mode",     "path tier", "path",       "constraint", "ruleset",    "grid",   "numbering",
              "hexside",       "way",       "area",       "place name", "map",        "side",   "arrival",
              "unit",          "placement", "scenario",   "example",    "acceptance", "marker", "scan point",
              "scan",          "panel"})
            QVERIFY2(rows.contains(row), row);
        for (const QString& kind : QString(KindList<NodeKind>::words.data()).split('|'))
            QVERIFY2(rows.contains("node " + kind.toStdString()), qPrintable(kind));
        // The verb turn has no fields.
        QCOMPARE(rows.size(), 57 + std::variant_size_v<NodeKind> + std::variant_size_v<VerbKind>);
        QVERIFY(all.size() > 300);
    }

    void fieldTableCoversEveryMember()
    {
        Coverage coverage;
        coverage.check(Ruleset{});
        coverage.check(Scenario{});
        QCOMPARE(coverage.rows.size(), 58 + std::variant_size_v<NodeKind> + std::variant_size_v<VerbKind>);
        QVERIFY2(coverage.gaps.empty(), listed(coverage.gaps));
    }

    void helpTextIsWellFormed()
    {
        const QString help = QString::fromStdString(fieldHelpText());
        QVERIFY(help.contains("modifier\n  id (text, required): name by which"));
        QVERIFY(help.contains(
            "  op (word): what it does; add when absent; one of add, times, set, at-least, at-most, count\n"));
        QVERIFY(help.contains("node roll\n  by (path): side that rolls\n  dice (list: die): the dice asked for\n"));
        QVERIFY(help.contains("  event (word, required): what sets it off; such as about-to-enter"));
    }
};

FW_TEST(tst_Schema)
#include "tst_Schema.moc"
