#include "engine/proof/Checks.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/engine/session/Outside.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace fw;

namespace {

/// A test report as JUnit readers see it.
struct Junit {
    QStringList failed;   ///< "file check" of each test case with a failure
    QStringList errors;   ///< file of each test case with an error
    QStringList lines;    ///< the lines of all failures, errors and outputs
    QStringList messages; ///< of failures
    int cases = 0;
    int skipped = 0;
    int counted = 0; ///< the sum of the attributes `tests` of the suites
    QString error;   ///< why it is not XML
};

Junit readJunit(const QString& text)
{
    Junit out;
    QXmlStreamReader xml(text);
    QString at;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto attribute = [&](const char* name) { return xml.attributes().value(name).toString(); };
        const QString name = xml.name().toString();
        if (name == "testsuite") {
            out.counted += attribute("tests").toInt();
        } else if (name == "testcase") {
            ++out.cases;
            at = attribute("classname") + ' ' + attribute("name");
        } else if (name == "skipped") {
            ++out.skipped;
        } else if (name == "failure" || name == "error" || name == "system-out") {
            if (name == "failure") {
                out.failed << at;
                out.messages << attribute("message");
            } else if (name == "error") {
                out.errors << at.section(' ', 0, 0);
            }
            out.lines << xml.readElementText().split('\n');
        }
    }
    if (xml.hasError())
        out.error = xml.errorString();
    return out;
}

/// The faults of a SARIF log against the required properties of SARIF 2.1.0.
class SarifChecker
{
public:
    explicit SarifChecker(const QJsonObject& log)
    {
        need(log["version"] == "2.1.0" && log["$schema"].isString() && log["runs"].isArray(), "log");
        for (const QJsonValue& run : log["runs"].toArray())
            checkRun(run.toObject());
    }
    QStringList faults;

private:
    void need(bool holds, const QString& what)
    {
        if (!holds)
            faults << what;
    }
    void checkMessage(const QJsonValue& message, const QString& what)
    {
        need(!message["text"].toString().isEmpty(), what + ".message");
    }
    void checkRegion(const QJsonValue& region, const QString& what)
    {
        need(region["startLine"].toInt() >= 1, what + ".startLine");
        if (!region["endLine"].isUndefined())
            need(region["startColumn"].toInt() >= 1 && region["endLine"].toInt() >= region["startLine"].toInt()
                     && (region["endLine"] != region["startLine"]
                         || region["endColumn"].toInt() > region["startColumn"].toInt()),
                 what + ".region");
    }
    void checkLocation(const QJsonValue& location, const QString& what)
    {
        const QJsonValue physical = location["physicalLocation"];
        const QString uri = physical["artifactLocation"]["uri"].toString();
        need(!uri.isEmpty() && !uri.contains(' ') && QUrl(uri, QUrl::StrictMode).isValid(), what + ".uri");
        need(uri.startsWith("file://") == physical["artifactLocation"]["uriBaseId"].isUndefined(), what + ".base");
        if (!physical["region"].isUndefined())
            checkRegion(physical["region"], what);
    }
    void checkResult(const QJsonObject& result, const QJsonArray& rules)
    {
        const QString id = result["ruleId"].toString();
        need(rules.at(result["ruleIndex"].toInt(-1))["id"] == id, "ruleIndex of " + id);
        need(QStringList({"error", "warning", "note"}).contains(result["level"].toString()), "level");
        checkMessage(result["message"], id);
        need(result["locations"].toArray().size() == 1, "locations of " + id);
        for (const QJsonValue& location : result["locations"].toArray())
            checkLocation(location, id);
        for (const QJsonValue& suppression : result["suppressions"].toArray())
            need(suppression["kind"] == "inSource" && !suppression["justification"].toString().isEmpty(),
                 "suppression of " + id);
        for (const QJsonValue& fix : result["fixes"].toArray())
            for (const QJsonValue& change : fix["artifactChanges"].toArray())
                for (const QJsonValue& replacement : change["replacements"].toArray()) {
                    checkRegion(replacement["deletedRegion"], "fix of " + id);
                    checkMessage(replacement["insertedContent"], "fix of " + id);
                }
    }
    void checkRun(const QJsonObject& run)
    {
        const QJsonValue driver = run["tool"]["driver"];
        need(driver["name"] == "fieldworks" && driver["version"].isString(), "driver");
        const QJsonArray rules = driver["rules"].toArray();
        need(rules.size() == qsizetype(allChecks().size()), "rules");
        for (const QJsonValue& rule : rules) {
            need(!rule["id"].toString().isEmpty(), "rule.id");
            need(!rule["shortDescription"]["text"].toString().isEmpty(), "rule.shortDescription");
        }
        need(run["columnKind"] == "unicodeCodePoints", "columnKind");
        for (const QJsonValue& one : run["artifacts"].toArray())
            need(!one["location"]["uri"].toString().isEmpty(), "artifact");
        for (const QJsonValue& invocation : run["invocations"].toArray()) {
            need(invocation["executionSuccessful"].isBool(), "executionSuccessful");
            for (const QJsonValue& notification : invocation["toolExecutionNotifications"].toArray())
                checkMessage(notification["message"], "notification");
        }
        for (const QJsonValue& result : run["results"].toArray())
            checkResult(result.toObject(), rules);
    }
};

} // namespace

/// `check --format`: each form of the findings says what the text says.
class CheckFormatsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;

    QString path(const QString& name) const { return mHome.filePath(name); }
    Ran run(const QStringList& words) const { return fieldworks(mHome.path(), words); }
    QJsonObject json(const QStringList& words) const
    {
        return QJsonDocument::fromJson(run(words).out.toUtf8()).object();
    }
    static QJsonArray results(const QJsonObject& sarif) { return sarif["runs"][0]["results"].toArray(); }
    /// Writes a file with some words replaced; each must be there.
    void plant(const QString& file, const QString& from, const QList<std::pair<QByteArray, QByteArray>>& changes = {})
    {
        QByteArray text = content(path(from));
        for (const auto& [before, after] : changes) {
            QVERIFY2(text.contains(before), before);
            text.replace(before, after);
        }
        QVERIFY(put(path(file), text));
    }
    /// Adds a list of acceptances to a file.
    static std::pair<QByteArray, QByteArray> accepting(const QByteArray& rows)
    {
        return {"\"format\": 4,", "\"format\": 4, \"accepted\": [" + rows + "],"};
    }
    /// The acceptance of each finding that has one of these checks, with a reason.
    QByteArray acceptances(const QString& file, const QString& check, const QByteArray& reason) const
    {
        QByteArrayList rows;
        for (const QJsonValue& one : json({"check", file, "--format", "json"})["findings"].toArray())
            if (one["check"] == check && one["file"] == file)
                rows << "{\"finding\": \"" + (check.section('/', 0, 0) + ": " + one["row"].toString()).toUtf8()
                            + "\", \"what\": \"" + check.section('/', 1).toUtf8()
                            + "\", \"values\": " + QJsonDocument(one["values"].toArray()).toJson(QJsonDocument::Compact)
                            + ", \"reason\": \"" + reason + "\"}";
        return rows.join(", ");
    }

private slots:
    void init()
    {
        QDir(mHome.path()).removeRecursively();
        QVERIFY(QDir().mkpath(mHome.path()));
        const QString from = FW_SOURCE_DIR "/tests/kernel/a/";
        for (const char* name : {"outposts.rules.json", "outposts.scenario.json", "outposts.orders"})
            QVERIFY(QFile::copy(from + name, path(name)));
        // Wrong words, a name for no font and for no XML, two counters in one place, a colour that is none.
        plant("odd.scenario.json", "outposts.scenario.json",
              {{"\"Ash's Regiment\"", "\"मेरठ <&]]>\\u0007\\u001b[31m\""},
               {"\"Cole's Militia\", \"side\": \"red\", \"type\": \"militia\"",
                "\"Cole's Militia\", \"side\": \"red\", \"type\": \"militai\""},
               {"#3050b0", "mauve"},
               {"\"at\": \"8,5\"", "\"at\": \"5,3\""}});
        // Nothing asks for a decision, so that no game begins.
        QVERIFY(QDir(path("")).mkpath("endless"));
        plant("endless/outposts.scenario.json", "outposts.scenario.json");
        plant("endless/outposts.rules.json", "outposts.rules.json",
              {{"\"node\": \"repeat\", \"id\": \"turns\", \"most\": \"@game.last-turn\"",
                "\"node\": \"repeat\", \"until\": \"@game.turn >= 1000\", \"do\": [{\"node\": \"note\", "
                "\"text\": \"x\"}]}, {\"node\": \"repeat\", \"id\": \"turns\", \"most\": \"@game.last-turn\""}});
        plant("no.scenario.json", "outposts.scenario.json", {{"\"units\"", "\"unitz\""}});
        QVERIFY(put(path("bad.orders"), "red: end\nred: \x07\n"));
        QVERIFY(put(path("odd.txt"), "nothing"));
        QVERIFY(put(path("alone.map.json"),
                    "{\"format\": 4, \"title\": \"मेरठ\", \"grid\": {\"shape\": \"hex-flat\", \"columns\": 2, "
                    "\"rows\": 1}, \"scan\": {\"image\": \"none.png\"}}"));
    }

    void formatsAgree_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::newRow("nothing") << QStringList{"outposts.orders"};
        QTest::newRow("rules") << QStringList{"outposts.rules.json"};
        QTest::newRow("scenario") << QStringList{"odd.scenario.json"};
        QTest::newRow("both") << QStringList{"outposts.rules.json", "odd.scenario.json"};
        QTest::newRow("start") << QStringList{"endless/outposts.scenario.json"};
        QTest::newRow("map") << QStringList{"alone.map.json"};
        QTest::newRow("unreadable") << QStringList{"no.scenario.json", "bad.orders", "odd.txt", "none.rules.json"};
        QTest::newRow("all") << QStringList{"odd.scenario.json", "no.scenario.json", "outposts.rules.json",
                                            "alone.map.json"};
    }
    void formatsAgree()
    {
        QFETCH(QStringList, files);
        for (const QStringList& strict : {QStringList(), QStringList{"--strict"}}) {
            const QStringList words = QStringList{"check"} + files + strict;
            const Ran text = run(words);
            const QStringList lines = text.out.split('\n', Qt::SkipEmptyParts);
            const QStringList complaints = text.err.split('\n', Qt::SkipEmptyParts);

            const Ran asJson = run(words + QStringList{"--format", "json"});
            QCOMPARE(asJson.err, QString());
            const QJsonObject data = QJsonDocument::fromJson(asJson.out.toUtf8()).object();
            const QJsonArray findings = data["findings"].toArray();
            QCOMPARE(findings.size(), lines.size());
            bool counts = false;
            for (int i = 0; i < findings.size(); ++i) {
                const QJsonValue one = findings[i];
                QVERIFY2(checkNamed(one["check"].toString().toStdString()) != nullptr, lines[i].toUtf8());
                QVERIFY2(lines[i].startsWith(one["file"].toString() + ": "), lines[i].toUtf8());
                const QJsonValue place = one["place"];
                QCOMPARE(place["line"].toInt(),
                         QRegularExpression(": line (\\d+), /").match(lines[i]).captured(1).toInt());
                counts = counts || one["counts"].toBool();
            }
            QCOMPARE(data["problems"].toArray().size(), complaints.size());
            for (int i = 0; i < complaints.size(); ++i)
                QVERIFY(complaints[i].contains(data["problems"][i]["message"].toString()));
            QCOMPARE(data["exitCode"].toInt(), text.code);
            QCOMPARE(text.code, !complaints.empty() ? 2 : counts ? 1 : 0);

            const Ran asSarif = run(words + QStringList{"--format", "sarif"});
            QCOMPARE(asSarif.err, QString());
            const QJsonObject sarif = QJsonDocument::fromJson(asSarif.out.toUtf8()).object();
            const SarifChecker checker(sarif);
            QVERIFY2(checker.faults.isEmpty(), checker.faults.join(", ").toUtf8());
            QCOMPARE(results(sarif).size(), findings.size());
            for (int i = 0; i < findings.size(); ++i) {
                const QJsonValue result = results(sarif)[i], location = result["locations"][0];
                QCOMPARE(result["ruleId"], findings[i]["check"]);
                QCOMPARE(result["level"], findings[i]["severity"]);
                QCOMPARE(location["physicalLocation"]["region"]["startLine"], findings[i]["place"]["line"]);
                QCOMPARE(location["physicalLocation"]["region"]["startColumn"], findings[i]["place"]["column"]);
            }
            const QJsonValue invocation = sarif["runs"][0]["invocations"][0];
            QCOMPARE(invocation["toolExecutionNotifications"].toArray().size(), complaints.size());
            QCOMPARE(invocation["executionSuccessful"].toBool(), complaints.empty());

            const Ran asJunit = run(words + QStringList{"--format", "junit"});
            QCOMPARE(asJunit.err, QString());
            const Junit junit = readJunit(asJunit.out);
            QCOMPARE(junit.error, QString());
            QCOMPARE(junit.counted, junit.cases);
            QCOMPARE(QSet<QString>(junit.lines.begin(), junit.lines.end()),
                     QSet<QString>(lines.begin(), lines.end()) + QSet<QString>(complaints.begin(), complaints.end()));
            QStringList failing;
            for (const QJsonValue& one : findings)
                if (one["counts"].toBool())
                    failing << one["file"].toString() + ' ' + one["check"].toString();
            QCOMPARE(QSet<QString>(junit.failed.begin(), junit.failed.end()),
                     QSet<QString>(failing.begin(), failing.end()));
            QCOMPARE(junit.errors.size(), complaints.size());
            for (const Ran& other : {asJson, asSarif, asJunit})
                QCOMPARE(other.code, text.code);
        }
    }

    void formatsHoldWhatIsPlanted()
    {
        const QJsonObject data = json({"check", "odd.scenario.json", "alone.map.json", "--format", "json"});
        QSet<QString> checks;
        for (const QJsonValue& one : data["findings"].toArray())
            checks << one["check"].toString();
        for (const char* check : {"letters", "colours/unread", "setup/contested", "drawings/unusable"})
            QVERIFY2(checks.contains(check), check);
        QCOMPARE(data["files"].toArray().size(), 3); // the rules to which the scenario leads are among them
        QCOMPARE(data["tool"]["name"].toString(), "fieldworks");
    }

    void startIsCheckedOnlyWithoutOtherFindings()
    {
        const QString file = "endless/outposts.scenario.json";
        const Junit junit = readJunit(run({"check", file, "--format", "junit"}).out);
        QCOMPARE(junit.failed, QStringList{file + " start"});
        QCOMPARE(junit.skipped, 0);
        QCOMPARE(readJunit(run({"check", "odd.scenario.json", "--format", "junit"}).out).skipped, 1);
    }

    /// A misspelt word has a correction; applied, it removes the finding.
    void fixesCanBeApplied()
    {
        const QJsonObject sarif = json({"check", "odd.scenario.json", "--format", "sarif"});
        QStringList lines = QString::fromUtf8(content(path("odd.scenario.json"))).split('\n');
        int fixed = 0;
        for (const QJsonValue& result : results(sarif))
            for (const QJsonValue& fix : result["fixes"].toArray()) {
                const QJsonValue replacement = fix["artifactChanges"][0]["replacements"][0];
                const QJsonValue region = replacement["deletedRegion"];
                QCOMPARE(region["startLine"], region["endLine"]);
                const int from = region["startColumn"].toInt() - 1, to = region["endColumn"].toInt() - 1;
                QString& line = lines[region["startLine"].toInt() - 1];
                QCOMPARE(line.mid(from, to - from), QString("\"militai\""));
                line.replace(from, to - from, replacement["insertedContent"]["text"].toString());
                ++fixed;
            }
        QVERIFY(fixed > 0);
        QVERIFY(put(path("odd.scenario.json"), lines.join('\n').toUtf8()));
        QCOMPARE(results(json({"check", "odd.scenario.json", "--format", "sarif"})).size(),
                 results(sarif).size() - fixed);
    }

    void acceptedFindingsAreSuppressed()
    {
        const QByteArray rows = acceptances("odd.scenario.json", "colours/unread", "as printed");
        QVERIFY(!rows.isEmpty());
        plant("accepted.scenario.json", "odd.scenario.json", {accepting(rows)});
        const QStringList words{"check", "accepted.scenario.json", "--format"};
        QVERIFY(!run({"check", "accepted.scenario.json"}).out.contains("mauve"));
        int accepted = 0;
        for (const QJsonValue& one : json(words + QStringList{"json"})["findings"].toArray())
            if (one["accepted"].toBool()) {
                ++accepted;
                QCOMPARE(one["check"].toString(), "colours/unread");
                QCOMPARE(one["reason"].toString(), "as printed");
                QVERIFY(!one["counts"].toBool());
            }
        QCOMPARE(accepted, 1);
        int suppressed = 0;
        for (const QJsonValue& one : results(json(words + QStringList{"sarif"})))
            suppressed += one["suppressions"].toArray().size();
        QCOMPARE(suppressed, 1);
        const Junit junit = readJunit(run(words + QStringList{"junit"}).out);
        QVERIFY(!junit.failed.contains("accepted.scenario.json colours/unread"));
        QVERIFY(junit.lines.filter("mauve").size() == 1);
    }

    void strictCountsNotesChangesAndMissingReasons()
    {
        // A note: a modifier without a case number.
        const Ran plain = run({"check", "outposts.rules.json"});
        QCOMPARE(plain.code, 0);
        plant("outposts.rules.json.proofed", "outposts.rules.json", {{"\"Outposts\"", "\"Pickets\""}});
        const Ran changed = run({"check", "outposts.rules.json"});
        QCOMPARE(changed.code, 0);
        QCOMPARE(run({"check", "outposts.rules.json", "--strict"}).code, 1);
        const QJsonArray findings = json({"check", "outposts.rules.json", "--format", "json"})["findings"].toArray();
        qsizetype changes = 0;
        for (const QJsonValue& one : findings)
            changes += one["check"].toString() == "changes" ? 1 : 0;
        QCOMPARE(changes, changed.out.count('\n') - plain.out.count('\n'));
        QVERIFY(changed.out.count('\n') > plain.out.count('\n'));

        const QByteArray rows = acceptances("odd.scenario.json", "colours/unread", " ");
        plant("silent.scenario.json", "odd.scenario.json", {accepting(rows)});
        QVERIFY(!run({"check", "silent.scenario.json"}).out.contains("mauve"));
        QVERIFY(run({"check", "silent.scenario.json", "--strict"}).out.contains("mauve"));
    }

    void reportsTheJournalOfAGame()
    {
        QCOMPARE(run({"adjudicate", "outposts.scenario.json", "outposts.orders", "--game", "a.game"}).code, 0);
        const Junit good = readJunit(run({"check", "a.game", "--format", "junit"}).out);
        QCOMPARE(good.cases, 2); // reading and the journal
        QVERIFY(good.failed.isEmpty());
        QVERIFY(outside::alter(path("a.game").toStdString(),
                               "UPDATE content SET body=replace(body, '\"title\": \"', '\"title\": \"X') "
                               "WHERE name='rules.json'"));
        const Ran text = run({"check", "a.game"});
        QCOMPARE(text.code, 1);
        const QJsonArray findings = json({"check", "a.game", "--format", "json"})["findings"].toArray();
        QCOMPARE(findings.size(), text.out.count('\n'));
        QCOMPARE(findings[0]["check"].toString(), "journal");
        QCOMPARE(readJunit(run({"check", "a.game", "--format", "junit"}).out).failed, QStringList{"a.game journal"});
    }

    void filesOutsideTheFolderAreUrls()
    {
        QTemporaryDir other;
        const QString file = other.filePath("a b%.scenario.json");
        QVERIFY(put(file, content(path("odd.scenario.json"))));
        QVERIFY(QFile::copy(path("outposts.rules.json"), other.filePath("outposts.rules.json")));
        const QJsonObject sarif = json({"check", file, "--format", "sarif"});
        QVERIFY(SarifChecker(sarif).faults.isEmpty());
        QVERIFY(!results(sarif).isEmpty());
        for (const QJsonValue& result : results(sarif))
            QCOMPARE(QUrl(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].toString()),
                     QUrl::fromLocalFile(file));
    }

    void refusesOtherFormats()
    {
        for (const QString& format : {"markdown", "xml", "short", ""}) {
            const Ran ran = run({"check", "outposts.rules.json", "--format", format});
            QCOMPARE(ran.code, 64);
            QVERIFY2(ran.err.contains("text, json, sarif, junit"), qPrintable(ran.err));
        }
        for (const QString& format : {"sarif", "junit", "xml"}) {
            const Ran ran = run({"check", "--list", "--format", format});
            QCOMPARE(ran.code, 64);
            QVERIFY2(ran.err.contains("text, json, markdown"), qPrintable(ran.err));
        }
        QCOMPARE(run({"check", "--list", "--strict"}).code, 64);
        QCOMPARE(run({"check", "outposts.orders", "--format", "SARIF"}).code, 0);
    }
};

FW_TEST(CheckFormatsTest)
#include "tst_checkformats.moc"
