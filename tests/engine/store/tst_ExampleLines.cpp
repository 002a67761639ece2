#include "engine/store/ExampleLines.h"
#include "engine/store/Schema.h"
#include "tests/Main.h"
#include "tests/engine/store/SchemaChecker.h"

#include <QFile>
#include <QTest>

using namespace fw;
using nlohmann::json;

namespace {

std::string example(const char* kind)
{
    QFile file(QString(FW_SOURCE_DIR "/resources/vocabulary/words.%1.json").arg(kind));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The schema of a kind of row, as the field table calls it, in the schema of a file; null where there is none.
json schemaOf(const json& file, const char* whole, std::string row)
{
    if (row == whole)
        return file;
    std::replace(row.begin(), row.end(), ' ', '-');
    return file["$defs"].contains(row) ? file["$defs"][row] : json();
}

} // namespace

/// The worked lines of the vocabulary, which are drawn from files.
class tst_ExampleLines : public QObject
{
    Q_OBJECT

private slots:
    void cutsDownWhatIsLong()
    {
        ExampleLines lines;
        const std::string text = R"({"format": 3, "id": "r", "version": "1", "defs": [)"
                                 R"({"id": "a", "label": "one", "if": ["turn >= 1", "turn >= 2"]},)"
                                 R"({"id": "b", "label": "a label that goes on and on", "if": "turn >= 3"}]})";
        QVERIFY(lines.draw(text, rulesSchema(), "ruleset"));
        QCOMPARE(lines.line("definition", "if"), std::string(R"("if": ["turn >= 1", "turn >= 2"])"));
        QCOMPARE(lines.line("ruleset", "defs"),
                 std::string(R"("defs": [{"id": "a", "label": "one", "if": ["turn >= 1"]}])"));
        QCOMPARE(lines.row("definition"), std::string("{\"id\": \"a\", \"label\": \"one\", "
                                                      "\"if\": [\"turn >= 1\", \"turn >= 2\"]}\n"));
        QCOMPARE(lines.line("definition", "cite"), std::string());
        QCOMPARE(lines.row("modifier"), std::string());
        QVERIFY(!lines.draw("no JSON", rulesSchema(), "ruleset"));
    }

    void findsRowsByAWord()
    {
        ExampleLines lines;
        QVERIFY(lines.draw(example("rules"), rulesSchema(), "ruleset"));
        QVERIFY(lines.rowWhere("trigger", "event", "marked").find("\"marked:state\"") != std::string::npos);
        QCOMPARE(lines.rowWhere("trigger", "event", "mark"), std::string());
        QVERIFY(lines.row("verb turn").find("\"turn\"") != std::string::npos);
    }

    /// Each key of each row has a worked line in the example files, and the line fits the form of the files also where
    /// it is cut down.
    void everyKeyHasALineThatFits()
    {
        struct File {
            const char* whole;
            json form;
        };
        ExampleLines lines;
        std::vector<File> files;
        for (const auto& [kind, whole, schema] : {std::tuple{"rules", "ruleset", rulesSchema()},
                                                  {"extending.rules", "ruleset", rulesSchema()},
                                                  {"scenario", "scenario", scenarioSchema()},
                                                  {"map", "map", mapSchema()},
                                                  {"places", "map", mapSchema()}}) {
            QVERIFY2(lines.draw(example(kind), schema, whole), kind);
            files.push_back({whole, json::parse(schema)});
        }
        QStringList wrong;
        for (const FieldHelp& field : fieldHelp()) {
            const std::string line = lines.line(field.row, field.key);
            const QString name = QString::fromStdString(field.row + "." + field.key);
            if (line.empty()) {
                wrong << name + " has no worked line: write one into resources/vocabulary/words.*.json";
                continue;
            }
            const json read = json::parse("{" + line + "}", nullptr, false);
            bool fits = false;
            for (const File& file : files) {
                const json row = schemaOf(file.form, file.whole, field.row);
                if (read.is_discarded() || row.is_null() || !row["properties"].contains(field.key))
                    continue;
                Checker checker(file.form);
                fits = fits || checker.fits(read[field.key], row["properties"][field.key]);
            }
            if (!fits)
                wrong << name + " does not fit: " + QString::fromStdString(line);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
    }
};

FW_TEST(tst_ExampleLines)
#include "tst_ExampleLines.moc"
