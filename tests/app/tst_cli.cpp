// Long because: it is one list of what each verb answers, and of what it refuses.
#include "engine/session/Game.h"
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// The command line as people use it: exit codes, and exact words where they are the program's own.
class CliTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;

    QString path(const QString& name) const { return mHome.filePath(name); }
    Ran run(const QStringList& words, const QString& output = {}) const
    {
        return fieldworks(mHome.path(), words, output);
    }

    static QString brandywineFolder() { return FW_SOURCE_DIR "/scenarios/brandywine/"; }
    static QStringList sampleLines(const QString& file) { return QString::fromUtf8(content(file)).split('\n'); }
    /// The lines before the first with this beginning.
    static QString before(const QStringList& lines, const QString& begins)
    {
        QString out;
        for (const QString& one : lines) {
            if (one.startsWith(begins))
                break;
            out += one + '\n';
        }
        return out;
    }
    static QStringList brandywine() { return sampleLines(brandywineFolder() + "brandywine-sample.orders"); }

private slots:
    void init()
    {
        QDir(mHome.path()).removeRecursively();
        QVERIFY(QDir().mkpath(mHome.path()));
        const QString from = FW_SOURCE_DIR "/tests/kernel/a/";
        for (const char* name : {"outposts.rules.json", "outposts.scenario.json", "outposts.orders"})
            QVERIFY(QFile::copy(from + name, path(name)));
    }

    void answersVersionAndHelp()
    {
        QCOMPARE(run({"--version"}).out, QString("fieldworks 0.9.0\n"));
        const Ran whole = run({"--help"});
        QCOMPARE(whole.code, 0);
        QCOMPARE(whole.err, QString());
        for (const char* verb : {"check", "adjudicate", "log", "orders", "verify", "rule", "diff", "export", "import",
                                 "outline", "playtest", "tidy", "recipes", "schema", "help"}) {
            QVERIFY(whole.out.contains(QString("\n  %1 ").arg(verb)));
            const Ran help = run({verb, "--help"});
            QCOMPARE(help.code, 0);
            QVERIFY(help.out.startsWith(QString("usage: fieldworks %1 ").arg(verb)));
            QVERIFY(help.out.endsWith("4 cannot be written, 64 wrong usage.\n"));
            QCOMPARE(help.err, QString());
            for (const QString& line : help.out.split('\n'))
                QVERIFY2(line.size() <= 100, qPrintable(line));
        }
    }

    void refusesWrongUsage_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("err");
        QTest::newRow("no file") << QStringList{"check"}
                                 << "fieldworks: FILE is required\nTry: fieldworks check --help\n";
        QTest::newRow("unknown flag") << QStringList{"verify", "a.game", "--loud"}
                                      << "fieldworks: The following argument was not expected: --loud\n"
                                         "Try: fieldworks verify --help\n";
        QTest::newRow("two files") << QStringList{"a", "b"}
                                   << "fieldworks: FILE: At Most 1 required but received 2\n"
                                      "Try: fieldworks --help\n";
        QTest::newRow("bad option") << QStringList{"adjudicate", "s", "o", "--option", "crt"}
                                    << "fieldworks: --option: crt is not name=value\n"
                                       "Try: fieldworks adjudicate --help\n";
        QTest::newRow("kinds") << QStringList{"diff", "outposts.rules.json", "outposts.scenario.json"}
                               << "outposts.rules.json and outposts.scenario.json are files of "
                                  "different kinds\n";
        QTest::newRow("no display")
            << QStringList{"outposts.scenario.json"}
            << "fieldworks: there is no display, so no window can open; fieldworks --help lists "
               "the commands that need no display\n";
        QTest::newRow("picture") << QStringList{"export", "outposts.scenario.json", "--to", "m.gif"}
                                 << "m.gif: the name must end in .svg, .png, .pdf, .tmx, .tmj, .txt or .vmod\n";
    }
    void refusesWrongUsage()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, err);
        const Ran ran = run(words);
        QCOMPARE(ran.err, err);
        QCOMPARE(ran.out, QString());
        QCOMPARE(ran.code, 64);
    }

    /// Words without a meaning were once silently ignored or taken for something else.
    void refusesMeaninglessOptions_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("says");
        const auto row = [](const QStringList& words, const char* says) {
            QTest::newRow(qPrintable(words.join(' '))) << words << QString(says);
        };
        row({"nofile", "check", "a.rules.json"}, "a word before check");
        row({"somefile", "log", "a.game"}, "a word before log");
        row({"log", "a.game", "--side", ""}, "--side: the name of the side is empty");
        for (const char* seed : {"", "99999999999999999999999", "18446744073709551616", "1.5", "x"})
            row({"adjudicate", "a", "b", "--seed", seed}, "--seed: ");
        for (const char* option : {"--gutter", "--bleed", "--back-right", "--back-down"})
            row({"export", "a", "--what", "counters", "--to", "x.pdf", option, "nan"},
                "is not a number of millimetres");
        row({"export", "a", "--what", "roster", "--to", "x.pdf", "--dpi", "100"}, "does not apply to --what roster");
        row({"export", "a", "--what", "roster", "--to", "x.md", "--page", "letter"}, "does not apply to --what roster");
        row({"export", "a", "--what", "setup", "--to", "x.csv", "--dark"}, "does not apply to --what setup");
        row({"export", "a", "--what", "tables", "--to", "x", "--dpi", "100"}, "does not apply to --what tables");
        row({"export", "a", "--what", "map-data", "--to", "x.json", "--force"}, "does not apply to --what map-data");
        row({"export", "a", "--what", "faces", "--to", "x", "--sheet", "A3"}, "does not apply to --what faces");
        row({"export", "a", "--to", "x.svg", "--format", "svg"}, "does not apply to --what map");
        row({"export", "a", "--to", "x.svg", "--dpi", "100"}, "only a PNG picture has dots; name the file .png");
        row({"export", "a.game", "--what", "result", "--to", "x.pdf", "--dpi", "100"}, "only a PNG picture has dots");
        row({"export", "a.game", "--what", "result", "--to", "x.txt", "--page", "letter"},
            "does not apply to --what result");
        row({"export", "a", "--what", "aids", "--to", "x.pdf", "--dark"}, "does not apply to --what aids");
        row({"export", "a", "--what", "setup-card", "--to", "x.pdf", "--tiled"}, "does not apply to --what setup-card");
        row({"export", "a", "--what", "counters", "--to", "x.pdf", "--tiled"}, "does not apply to --what counters");
        row({"export", "a", "--what", "roster", "--to", "x.pdf", "--style", "winter"},
            "does not apply to --what roster");
        row({"export", "a", "--what", "mix", "--to", "x.csv", "--dark"}, "does not apply to --what mix");
        row({"export", "a", "--what", "setup", "--to", "x.svg", "--markers"}, "does not apply to --what setup");
        for (const char* option : {"--gutter=1", "--die=15", "--flip=short", "--force", "--back-down=1", "--fold"})
            row({"export", "a", "--to", "x.svg", option}, "does not apply to --what map");
        for (const char* option : {"--bleed=1", "--sheet=A3"})
            row({"export", "a", "--to", "x.svg", option}, "only a PDF of the map");
        row({"export", "a", "--job", "b", "--to", "c", "--dark"}, "does not apply to --job");
        row({"export", "a", "--job", "", "--to", "c"}, "the name of the job is empty");
        row({"export", "a", "--to", "x.svg", "--page", "a4"}, "add --tiled");
    }
    void refusesMeaninglessOptions()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, says);
        const Ran ran = run(words);
        QCOMPARE(ran.code, 64);
        QVERIFY2(ran.err.contains(says), qPrintable(ran.err));
        QCOMPARE(ran.out, QString());
    }
    void refusesScenarioOptionForAScenario()
    {
        const QString germantown = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
        const Ran ran = run({"rule", germantown, "x", "--scenario", "none.scenario.json"});
        QCOMPARE(ran.code, 64);
        QVERIFY2(ran.err.contains("--scenario is for a rules file"), qPrintable(ran.err));
    }

    void refusesUnknownFormat()
    {
        const Ran ran = run({"log", "a.game", "--format", "rtf"});
        QCOMPARE(ran.code, 64);
        QVERIFY(ran.err.startsWith("fieldworks: --format: "));
        QVERIFY(ran.err.endsWith("Try: fieldworks log --help\n"));
    }

    void refusesUnreadableFile_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("window") << QStringList{"none.scenario.json"};
        QTest::newRow("check") << QStringList{"check", "none.rules.json"};
        QTest::newRow("check kind") << QStringList{"check", "none.txt"};
        QTest::newRow("adjudicate") << QStringList{"adjudicate", "none.scenario.json", "outposts.orders"};
        QTest::newRow("orders") << QStringList{"adjudicate", "outposts.scenario.json", "none.orders"};
        QTest::newRow("log") << QStringList{"log", "none.game"};
        QTest::newRow("orders of") << QStringList{"orders", "none.game"};
        QTest::newRow("verify") << QStringList{"verify", "none.game"};
        QTest::newRow("rule") << QStringList{"rule", "none.rules.json", "attack: brigade"};
        QTest::newRow("diff") << QStringList{"diff", "outposts.rules.json", "none.rules.json"};
        QTest::newRow("export") << QStringList{"export", "none.scenario.json", "--to", "m.png"};
        QTest::newRow("not a game") << QStringList{"log", "outposts.orders"};
    }
    void refusesUnreadableFile()
    {
        QFETCH(QStringList, words);
        const Ran ran = run(words);
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.out, QString());
        QVERIFY(ran.err.endsWith("\n"));
        QCOMPARE(ran.err.count('\n'), 1);
        const QString file = words.filter("none").value(0, "outposts.orders");
        QVERIFY2(ran.err.startsWith(file + ": "), qPrintable(ran.err));
    }

    void refusesMalformedFile()
    {
        QByteArray rules = content(path("outposts.rules.json"));
        QVERIFY(put(path("cut.rules.json"), rules.left(rules.size() / 2)));
        const Ran cut = run({"check", "cut.rules.json"});
        QCOMPARE(cut.code, 2);
        QVERIFY2(cut.err.startsWith("cut.rules.json: "), qPrintable(cut.err));
        QVERIFY(
            put(path("odd.scenario.json"), content(path("outposts.scenario.json")).replace("\"units\"", "\"unitz\"")));
        const Ran odd = run({"check", "odd.scenario.json"});
        QCOMPARE(odd.code, 2);
        QVERIFY(odd.err.contains("unitz"));
    }

    void checkIsQuietOnGoodFiles()
    {
        const Ran ran = run({"check", "outposts.rules.json", "outposts.scenario.json", "outposts.orders"});
        QCOMPARE(ran.err, QString());
        QVERIFY2(!ran.out.contains("error"), qPrintable(ran.out));
        // Warnings are findings.
        QCOMPARE(ran.code, ran.out.isEmpty() ? 0 : 1);
    }

    void checkNamesTheFaultyRow()
    {
        QByteArray rules = content(path("outposts.rules.json"));
        const int at = int(rules.indexOf("\"quantity\": \""));
        QVERIFY(at > 0);
        rules.insert(at + 13, "no-such-");
        QVERIFY(put(path("odd.rules.json"), rules));
        const Ran ran = run({"check", "odd.rules.json"});
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.out.startsWith("odd.rules.json: line "), qPrintable(ran.out));
        QVERIFY2(ran.out.contains(", /modifiers/0/quantity: modifier "), qPrintable(ran.out));
        QVERIFY(ran.out.contains("no-such-"));
    }

    /// A scenario is not correct if its rules are not.
    void checkOfScenarioChecksItsRules()
    {
        QByteArray rules = content(path("outposts.rules.json"));
        QVERIFY(rules.contains("\"code\": \"result\""));
        rules.replace("\"code\": \"result\"", "\"code\": \"reslt\"");
        QVERIFY(QDir(path("")).mkpath("misspelt"));
        QVERIFY(put(path("misspelt/outposts.rules.json"), rules));
        QVERIFY(put(path("misspelt/outposts.scenario.json"), content(path("outposts.scenario.json"))));
        const Ran ran = run({"check", "misspelt/outposts.scenario.json"});
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.out.contains("outposts.rules.json: line ")
                     && ran.out.contains("nothing has written the local 'reslt' here; "
                                         "did you mean 'result'?"),
                 qPrintable(ran.out));
        const Ran both = run({"check", "misspelt/outposts.rules.json", "misspelt/outposts.scenario.json"});
        QCOMPARE(both.out.count("the local 'reslt'"), 1);
    }

    void adjudicatesAnOrdersFile()
    {
        const Ran plain = run({"adjudicate", "outposts.scenario.json", "outposts.orders"});
        QCOMPARE(plain.err, QString());
        QCOMPARE(plain.code, 0);
        QVERIFY(plain.out.contains("Turn 1"));
        const Ran kept = run({"adjudicate", "outposts.scenario.json", "outposts.orders", "--game", "a.game"});
        QCOMPARE(kept.code, 0);
        QCOMPARE(kept.out, plain.out);
        QCOMPARE(run({"log", "a.game"}).out, plain.out);
        QCOMPARE(run({"adjudicate", "outposts.scenario.json", "outposts.orders", "-o", "l.txt"}).out, QString());
        QCOMPARE(QString::fromUtf8(content(path("l.txt"))), plain.out);
    }

    void doesNotOverwriteGames()
    {
        const QStringList words{"adjudicate", "outposts.scenario.json", "outposts.orders", "--game", "a.game"};
        QCOMPARE(run(words).code, 0);
        const QByteArray before = content(path("a.game"));
        const Ran again = run(words);
        QCOMPARE(again.code, 4);
        QCOMPARE(again.out, QString());
        QCOMPARE(again.err, QString("a.game: the file exists; --force replaces it\n"));
        QCOMPARE(content(path("a.game")), before);
        QVERIFY(put(path("bad.orders"), "nonsense here\n"));
        // A scenario that cannot be read leaves the old game unchanged, with or without --force.
        QCOMPARE(run({"adjudicate", "none.scenario.json", "outposts.orders", "--game", "a.game", "--force"}).code, 2);
        QCOMPARE(content(path("a.game")), before);
        QCOMPARE(run(words + QStringList{"--force"}).code, 0);
    }

    // A game that is open in another program is not replaced, but can be read.
    void doesNotReplaceOpenGame()
    {
        const QStringList words{"adjudicate", "outposts.scenario.json", "outposts.orders", "--game", "a.game"};
        QCOMPARE(run(words).code, 0);
        std::optional<fw::Result<fw::Game>> game = fw::Game::open({path("a.game").toStdString(), {}});
        QVERIFY(*game && !(*game)->readOnly());
        const QByteArray before = content(path("a.game"));
        for (const QStringList& bad :
             {words + QStringList{"--force"}, words, {"export", "a.game", "--side", "red", "--to", "a.game"}}) {
            const Ran refused = run(bad);
            QCOMPARE(refused.code, 4);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.startsWith("a.game: "), qPrintable(refused.err));
        }
        QVERIFY2(QRegularExpression(
                     "^a\\.game: the game is open in another program \\(app_tests, process [0-9]+\\); close it "
                     "there first, or choose another name\n$")
                     .match(run(words + QStringList{"--force"}).err)
                     .hasMatch(),
                 qPrintable(run(words + QStringList{"--force"}).err));
        for (const QStringList& good : {QStringList{"log", "a.game"},
                                        {"orders", "a.game"},
                                        {"verify", "a.game"},
                                        {"export", "a.game", "--side", "red", "--to", "red.game"}})
            QCOMPARE(run(good).code, 0);
        QCOMPARE(content(path("a.game")), before);
        QVERIFY((*game)->note("still mine", "now").has_value());
        game.reset();
        QCOMPARE(run(words + QStringList{"--force"}).code, 0);
        QCOMPARE(content(path("a.game")), before); // byte for byte, since this game hides nothing
        QCOMPARE(QDir(mHome.path()).entryList({".fieldworks-*"}, QDir::Files | QDir::Hidden), QStringList());
    }

    void stopsAtTheFirstRefusal()
    {
        QVERIFY(put(path("bad.orders"), "# first a good one\n"
                                        "red: march ash to 0403\n"
                                        "\n"
                                        "red: attack ash on 0503 # not in this phase\n"
                                        "red: halt\n"));
        const Ran ran = run({"adjudicate", "outposts.scenario.json", "bad.orders", "--game", "a.game"});
        QCOMPARE(ran.code, 3);
        QVERIFY2(ran.err.startsWith("bad.orders: line 4: "), qPrintable(ran.err));
        QVERIFY2(ran.err.endsWith("would have been legal:\n  march\n  halt\n"), qPrintable(ran.err));
        QVERIFY(ran.out.contains("Ash's Regiment: 0303 to 0403"));
        QVERIFY(ran.out.contains("Turn 1"));
        // Rows acknowledged before the refusal are kept.
        QCOMPARE(run({"verify", "a.game"}).code, 0);
        QCOMPARE(run({"log", "a.game"}).out, ran.out);
    }

    void refusesUnparsableOrder()
    {
        QVERIFY(put(path("bad.orders"), "red: march ash to 0808\n"));
        const Ran ran = run({"adjudicate", "outposts.scenario.json", "bad.orders"});
        QCOMPARE(ran.code, 3);
        QCOMPARE(ran.err, QString("bad.orders: line 1: there is no place '0808'\n"));
    }

    // Missing fields are refused at every level, since a level concerns complete actions only.
    void refusesIncompleteOrderAtEveryLevel_data()
    {
        QTest::addColumn<QString>("until");
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("lacks");
        QTest::addColumn<QString>("form");
        const QString fight = "british: battle";
        QTest::newRow("battle") << fight << "british: battle 1st Light Infantry"
                                << "Defenders is missing"
                                << "battle <Attackers> on <Defenders> [with <Commander>]";
        QTest::newRow("battle on") << fight << "british: battle 1st Light Infantry on"
                                   << "Defenders is missing"
                                   << "battle <Attackers> on <Defenders> [with <Commander>]";
        QTest::newRow("march") << "# One to one"
                               << "british: march Left wing guns"
                               << "Way is missing"
                               << "march <Unit> to <Way> [facing <Facing>]";
        QTest::newRow("bombard") << "american: bombard"
                                 << "american: bombard Proctor's guns"
                                 << "Square is missing"
                                 << "bombard <Guns> at <Square> [unit <Unit>] [with <Commander>]";
        QTest::newRow("overruled") << fight << "overrule battle 1st Light Infantry because agreed"
                                   << "Defenders is missing"
                                   << "battle <Attackers> on <Defenders>";
    }
    void refusesIncompleteOrderAtEveryLevel()
    {
        QFETCH(QString, until);
        QFETCH(QString, order);
        QFETCH(QString, lacks);
        QFETCH(QString, form);
        QString lines = before(brandywine(), until);
        if (until.startsWith('#')) // still in the movement phase
            lines = lines.left(lines.lastIndexOf("british: end"));
        QVERIFY(put(path("b.orders"), (lines + order + '\n').toUtf8()));
        for (const char* level : {"record", "warn", "refuse"}) {
            const QString game = QString(level) + ".game";
            const Ran ran = run({"adjudicate", brandywineFolder() + "brandywine.scenario.json", "b.orders", "--level",
                                 level, "--game", game, "--force"});
            QVERIFY2(ran.code == 3, qPrintable(level + ran.err));
            QVERIFY2(ran.err.contains(lacks), qPrintable(ran.err));
            QVERIFY2(ran.err.contains(form), qPrintable(ran.err));
            // The game contains nothing of the order.
            const QString kept = run({"orders", game}).out;
            QVERIFY2(!kept.section('\n', -2).contains(order.section(' ', 1, 2)), qPrintable(kept));
            QVERIFY(!run({"log", game}).out.contains("6-1"));
        }
    }

    void refusesRetreatWithoutPath()
    {
        const QString folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        const QString lines = before(sampleLines(folder + "germantown-sample.orders"), "british: rout-away");
        QVERIFY(put(path("g.orders"), (lines + "british: rout-away\n").toUtf8()));
        for (const char* level : {"record", "warn", "refuse"}) {
            const Ran ran = run({"adjudicate", folder + "germantown.scenario.json", "g.orders", "--level", level});
            QCOMPARE(ran.code, 3);
            QVERIFY2(ran.err.contains("is missing") && ran.err.contains("rout-away <"), qPrintable(ran.err));
            QVERIFY2(ran.out.contains("next: Rout"), qPrintable(ran.out.right(400)));
        }
    }

    void logNamesTheViolatedRule()
    {
        QString lines = before(brandywine(), "american: decline");
        lines.replace("british: battle 1st Light Infantry on Maxwell", "british: battle 1st Grenadiers on Maxwell");
        QVERIFY(put(path("b.orders"), lines.toUtf8()));
        const QStringList words{"adjudicate", brandywineFolder() + "brandywine.scenario.json", "b.orders"};
        QCOMPARE(run(words).code, 3);
        const QString rule = "every attacker needs a defender in its front";
        for (const auto& [level, sentence] :
             {std::pair<QString, QString>{"record", "recorded as not allowed: "}, {"warn", "against the rules: "}}) {
            const Ran text = run(words + QStringList{"--level", level});
            QCOMPARE(text.code, 0);
            QVERIFY2(text.out.contains(sentence + rule), qPrintable(text.out.right(1500)));
            QVERIFY(text.out.contains(QRegularExpression(rule + "[^\\[]*\\[13\\.0\\]")));
            const Ran json = run(words + QStringList{"--level", level, "--log", "json"});
            const QByteArray data = json.out.toUtf8();
            bool named = false;
            for (const auto& block : QJsonDocument::fromJson(data).object()["blocks"].toArray())
                for (const auto& one : block.toObject()["lines"].toArray())
                    named = named
                            || (one.toObject()["text"].toString().startsWith(sentence + rule)
                                && one.toObject()["case"].toString() == "13.0"
                                && one.toObject()["style"].toString() == "warning");
            QVERIFY(named);
            QCOMPARE(run(words + QStringList{"--level", level, "--log", "pdf", "-o", "b.pdf"}).code, 0);
            QProcess pdf;
            pdf.start("pdftotext", {"-layout", path("b.pdf"), "-"});
            QVERIFY(pdf.waitForFinished());
            QVERIFY(QString::fromUtf8(pdf.readAllStandardOutput()).contains(sentence.trimmed()));
        }
    }

    void untilStopsAfterTheTurn()
    {
        const Ran all = run({"adjudicate", "outposts.scenario.json", "outposts.orders"});
        const Ran one = run({"adjudicate", "outposts.scenario.json", "outposts.orders", "--until", "1"});
        QCOMPARE(one.code, 0);
        QVERIFY(one.out.size() <= all.out.size());
        QCOMPARE(run({"adjudicate", "outposts.scenario.json", "outposts.orders", "--until", "0"}).code, 64);
    }

    /// The log ends before the heading of the next turn.
    void untilTellsNoFurtherTurn()
    {
        const QString sample = FW_SOURCE_DIR "/scenarios/templates/odds";
        const QStringList words{"adjudicate", sample + ".scenario.json", sample + "-sample.orders"};
        const auto turns = [](const Ran& ran) { return ran.out.count("\nTurn "); };
        QVERIFY(turns(run(words)) > 1);
        const Ran one = run(words + QStringList{"--until", "1"});
        QCOMPARE(one.code, 0);
        QCOMPARE(turns(one), 1);
        QCOMPARE(one.out.count("Losses in turn"), 1);
    }

    void seededDiceAreReproducible()
    {
        QByteArray orders;
        for (const QByteArray& line : content(path("outposts.orders")).split('\n'))
            if (!line.contains("attack") && !line.contains("counter"))
                orders += line.startsWith("dice") ? QByteArray() : line + "\n";
        QVERIFY(put(path("nodice.orders"), orders));
        const QStringList words{"adjudicate", "outposts.scenario.json", "nodice.orders", "--seed"};
        const Ran a = run(words + QStringList{"7"});
        const Ran b = run(words + QStringList{"7"});
        QCOMPARE(a.out, b.out);
        QVERIFY(a.out.contains("die: "));
    }

    void refusesUnwritableOutput()
    {
        const QStringList words{"adjudicate", "outposts.scenario.json", "outposts.orders"};
        const Ran log = run(words + QStringList{"-o", "no/such/folder/l.txt"});
        QCOMPARE(log.code, 4);
        QVERIFY(log.err.startsWith("no/such/folder/l.txt: cannot be written: "));
        QCOMPARE(run(words + QStringList{"--game", "no/such/folder/a.game"}).code, 4);
        const Ran full = run(words, "/dev/full");
        QCOMPARE(full.code, 4);
        QCOMPARE(full.err, QString("fieldworks: standard output cannot be written\n"));
        QCOMPARE(run({"export", "outposts.scenario.json", "--to", "no/such/m.png"}).code, 4);
    }

    void verifyFindsAChangedByte()
    {
        QCOMPARE(
            run({"adjudicate", "outposts.scenario.json", "outposts.orders", "--game", "a.game", "-o", "l.txt"}).code,
            0);
        const Ran good = run({"verify", "a.game"});
        QCOMPARE(good.code, 0);
        QVERIFY2(good.out.startsWith("a.game: intact, "), qPrintable(good.out));
        const QByteArray bytes = content(path("a.game"));
        for (const double share : {0.2, 0.5, 0.8, 0.97}) {
            QByteArray changed = bytes;
            const auto at = qsizetype(share * double(bytes.size()));
            changed[at] = char(changed[at] ^ 1);
            QVERIFY(put(path("b.game"), changed));
            const Ran bad = run({"verify", "b.game"});
            QVERIFY2(bad.code == 1 || bad.code == 2, qPrintable(QString::number(share)));
            QVERIFY((bad.out + bad.err).startsWith("b.game: "));
        }
    }

    void ordersReproduceTheGame()
    {
        QCOMPARE(
            run({"adjudicate", "outposts.scenario.json", "outposts.orders", "--game", "a.game", "-o", "l.txt"}).code,
            0);
        const Ran orders = run({"orders", "a.game"});
        QCOMPARE(orders.code, 0);
        QVERIFY(put(path("back.orders"), orders.out.toUtf8()));
        const Ran again = run({"adjudicate", "outposts.scenario.json", "back.orders"});
        QCOMPARE(again.err, QString());
        QCOMPARE(again.out, QString::fromUtf8(content(path("l.txt"))));
    }

    void writesLogInEveryFormat()
    {
        QCOMPARE(
            run({"adjudicate", "outposts.scenario.json", "outposts.orders", "--game", "a.game", "-o", "l.txt"}).code,
            0);
        const Ran json = run({"log", "a.game", "--format", "json"});
        QCOMPARE(json.code, 0);
        QVERIFY(!QJsonDocument::fromJson(json.out.toUtf8()).isNull());
        for (const auto& [form, begins] : {std::pair("html", "<!DOCTYPE html>"), {"markdown", "<!-- Fieldworks"}}) {
            const Ran whole = run({"log", "a.game", "--format", form, "-o", "l.page"});
            QCOMPARE(whole.code, 0);
            const QByteArray page = content(path("l.page"));
            QVERIFY(page.startsWith(begins));
            QCOMPARE(run({"log", "a.game", "--format", form, "--short", "-o", "l.page"}).code, 0); // same kind of file
            QVERIFY(content(path("l.page")).size() < page.size());
            QVERIFY(QFile::remove(path("l.page")));
        }
        // The option also has its name from adjudicate, --log.
        QCOMPARE(run({"log", "a.game", "--log", "short"}).out, run({"log", "a.game", "--format", "short"}).out);
        QVERIFY(!run({"log", "a.game", "--log", "short"}).out.isEmpty());
        const Ran pdf = run({"log", "a.game", "--format", "pdf", "-o", "l.pdf"});
        QCOMPARE(pdf.code, 0);
        QCOMPARE(pdf.err, QString());
        QVERIFY(content(path("l.pdf")).startsWith("%PDF-"));
        QVERIFY(run({"log", "a.game", "--full"}).out.size() >= run({"log", "a.game"}).out.size());
        const Ran side = run({"log", "a.game", "--side", "nobody"});
        QCOMPARE(side.code, 64);
        QVERIFY(side.err.startsWith("there is no side nobody; the sides are "));
    }

    void readsLogsSavedAsJson()
    {
        QCOMPARE(run({"adjudicate", "outposts.scenario.json", "outposts.orders", "--game", "a.game", "--log", "json",
                      "-o", "a.json"})
                     .code,
                 0);
        QVERIFY(run({"log", "a.game", "--format", "json"}).out == QString::fromUtf8(content(path("a.json"))));
        for (const QStringList& form : {QStringList{},
                                        {"--full"},
                                        {"--short"},
                                        {"--format", "json"},
                                        {"--format", "html"},
                                        {"--format", "markdown", "--short"}}) {
            const Ran kept = run(QStringList{"log", "a.json"} + form);
            QCOMPARE(kept.code, 0);
            QVERIFY2(kept.out == run(QStringList{"log", "a.game"} + form).out, qPrintable(form.join(' ')));
        }
        // The orders in the log lead to a game with the same head.
        QCOMPARE(run({"orders", "a.json", "-o", "b.orders"}).code, 0);
        QCOMPARE(content(path("b.orders")), run({"orders", "a.game"}).out.toUtf8());
        QCOMPARE(run({"adjudicate", "outposts.scenario.json", "b.orders", "--game", "b.game", "-o", "l.txt"}).code, 0);
        const QString head = run({"verify", "a.game"}).out.section("in full ", 1);
        QVERIFY(!head.isEmpty());
        QCOMPARE(run({"verify", "b.game"}).out.section("in full ", 1), head);
        // What the log cannot answer is refused by name.
        QCOMPARE(run({"log", "a.game", "--format", "json", "--short"}).code, 64);
        const Ran side = run({"log", "a.json", "--side", "red"});
        QCOMPARE(side.code, 64);
        QVERIFY2(side.err.contains("a saved log cannot be filtered"), qPrintable(side.err));
        QCOMPARE(run({"log", "a.game", "--format", "json", "--side", "red", "-o", "red.json"}).code, 0);
        const Ran none = run({"orders", "red.json"});
        QCOMPARE(none.code, 64);
        QVERIFY2(none.err.contains("no orders"), qPrintable(none.err));
        QVERIFY(put(path("bad.json"), content(path("a.json")).replace("\"kind\": \"begin\"", "\"kind\": \"began\"")));
        for (const char* verb : {"log", "orders"}) {
            const Ran bad = run({verb, "bad.json"});
            QCOMPARE(bad.code, 2);
            QVERIFY2(bad.err.startsWith("bad.json: line "), qPrintable(bad.err));
        }
    }

    void diffReportsChanges()
    {
        const Ran same = run({"diff", "outposts.rules.json", "outposts.rules.json"});
        QCOMPARE(same.code, 0);
        QCOMPARE(same.out + same.err, QString());
        QVERIFY(put(path("new.rules.json"), content(path("outposts.rules.json")).replace("Outposts", "Inposts")));
        const Ran changed = run({"diff", "outposts.rules.json", "new.rules.json"});
        QCOMPARE(changed.code, 1);
        QVERIFY2(changed.out.contains("Inposts"), qPrintable(changed.out));
        const Ran orders = run({"diff", "outposts.orders", "outposts.orders"});
        QCOMPARE(orders.code, 64);
    }

    void outlinePrintsSequenceOfPlay()
    {
        const Ran text = run({"outline", "outposts.rules.json"});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.startsWith("Outposts\n\n1. "), qPrintable(text.out));
        const Ran json = run({"outline", "outposts.rules.json", "--format", "json"});
        QCOMPARE(json.code, 0);
        const QJsonArray steps = QJsonDocument::fromJson(json.out.toUtf8()).array();
        QVERIFY(!steps.isEmpty());
        QCOMPARE(steps[0].toObject()["number"].toString(), QString("1"));
        QCOMPARE(steps[0].toObject()["kind"].toString(), QString("repeat"));
        // A level less is a shorter text, and a scenario has an outline as well.
        const Ran flat = run({"outline", "outposts.rules.json", "--depth", "2"});
        QVERIFY(flat.out.size() < text.out.size() && !flat.out.contains("1.1.1"));
        QCOMPARE(run({"outline", "outposts.scenario.json"}).code, 0);
        QVERIFY(run({"outline", "outposts.rules.json", "--format", "markdown"}).out.startsWith("# Outposts"));
        const Ran check = run({"check", "outposts.rules.json", "--outline"});
        QCOMPARE(check.code, 0);
        QVERIFY(check.out.endsWith(text.out));
        QCOMPARE(run({"check", "outposts.rules.json", "--outline", "--format", "json"}).code, 64);
        QCOMPARE(run({"outline", "outposts.orders"}).code, 64);
        QCOMPARE(run({"outline", "missing.rules.json"}).code, 2);
    }

    void insertsRecipes()
    {
        const Ran list = run({"recipes"});
        QCOMPARE(list.code, 0);
        QVERIFY(list.out.contains("\nweather "));
        QVERIFY(run({"recipes", "weather"}).out.contains("--set mud-cost=1"));
        const QString odds = run({"recipes", "odds-combat"}).out;
        QVERIFY2(odds.contains("${crt}") && odds.contains("${quantity}"), qPrintable(odds)); // changes and removes
        const QByteArray rules = content(FW_SOURCE_DIR "/scenarios/templates/odds.rules.json");
        QVERIFY(put(path("odds.rules.json"), rules));
        QCOMPARE(run({"recipes", "rail-capacity", "--into", "odds.rules.json", "--set", "way=rail"}).code, 3);
        QCOMPARE(content(path("odds.rules.json")), rules);
        QCOMPARE(run({"recipes", "weather", "--into", "odds.rules.json", "--set", "mud-cost=2"}).code, 0);
        const QByteArray changed = content(path("odds.rules.json"));
        QVERIFY(changed.contains("\"muddy\""));
        QCOMPARE(run({"recipes", "weather", "--into", "odds.rules.json"}).code, 3);
        QCOMPARE(content(path("odds.rules.json")), changed);
        QCOMPARE(run({"recipes", "wether"}).code, 64);
        QCOMPARE(run({"recipes", "weather", "--set", "mud-cost=2"}).code, 64);
    }

    /// Nothing is written while a line is refused or a question is open.
    void importsAListOfCounters()
    {
        const QByteArray before = content(path("outposts.scenario.json"));
        QCOMPARE(run({"export", "outposts.scenario.json", "--what", "counters", "--to", "own.csv"}).code, 0);
        const Ran same = run({"import", "outposts.scenario.json", "own.csv"});
        QCOMPARE(same.code, 0);
        QCOMPARE(same.err, QString());
        QVERIFY2(same.out.contains("0 added, 0 changed, 6 unchanged, 0 refused"), qPrintable(same.out));
        QCOMPARE(content(path("outposts.scenario.json")), before);

        QVERIFY(put(path("list.csv"), "Kennung;Angriff;Hexfeld;Notiz\nash;5,5;0403;x\nkent;viel;0503;\n"));
        const Ran refused = run({"import", "outposts.scenario.json", "list.csv", "--force", "--dry-run"});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("list.csv: line 3, column 2: kent: "), qPrintable(refused.err));
        QVERIFY2(refused.err.contains("column 4: \"Notiz\""), qPrintable(refused.err));
        QVERIFY2(refused.out.contains("line 2: ash: changed"), qPrintable(refused.out));
        QCOMPARE(run({"import", "outposts.scenario.json", "list.csv", "--column", "Notiz=none"}).code, 1);
        QCOMPARE(content(path("outposts.scenario.json")), before);

        QCOMPARE(run({"import", "outposts.scenario.json", "list.csv", "--force", "-o", "new.scenario.json"}).code, 1);
        const QByteArray after = content(path("new.scenario.json"));
        QVERIFY(after.contains("\"full\": \"11/2\"") && after.contains("{\"unit\": \"ash\", \"at\": \"4,3\"}"));
        QVERIFY(put(path("list.csv"), "Kennung;Angriff;Notiz\nash;5,5;x\n"));
        QCOMPARE(run({"import", "outposts.scenario.json", "list.csv", "--column", "Notiz=none"}).code, 0);
        QVERIFY(content(path("outposts.scenario.json")).contains("11/2"));
    }
    void refusesBadListsAndColumns()
    {
        QVERIFY(put(path("list.csv"), "id,name\nash,\"Ash\n"));
        const Ran open = run({"import", "outposts.scenario.json", "list.csv"});
        QCOMPARE(open.code, 2);
        QVERIFY2(open.err.contains("list.csv") && open.err.contains("line 2, column 2"), qPrintable(open.err));
        QVERIFY(put(path("list.csv"), "id,name\nash,Ash\n"));
        QCOMPARE(run({"import", "outposts.scenario.json", "list.csv", "--column", "nom=name"}).code, 64);
        QCOMPARE(run({"import", "outposts.scenario.json", "list.csv", "--column", "name=nom"}).code, 64);
        QCOMPARE(run({"import", "outposts.scenario.json", "none.csv"}).code, 2);
        QCOMPARE(run({"import", "outposts.scenario.json"}).code, 64);
        QCOMPARE(run({"export", "outposts.scenario.json", "--what", "counters", "--die", "15", "--to", "a.csv"}).code,
                 64);
        QVERIFY(put(path("empty.csv"), "id,name\n"));
        QCOMPARE(run({"import", "outposts.scenario.json", "empty.csv"}).code, 2);
    }

    void tidyWritesConditionsAsLines()
    {
        const QByteArray before = content(path("outposts.rules.json"));
        QCOMPARE(run({"tidy", "outposts.rules.json", "--trees", "-o", "trees.rules.json"}).code, 0);
        const QByteArray trees = content(path("trees.rules.json"));
        QVERIFY(trees.contains("\"fact\": ") && trees.size() > before.size());
        const Ran ran = run({"tidy", "trees.rules.json"});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("before"), qPrintable(ran.out));
        QCOMPARE(content(path("trees.rules.json")), before);
        const Ran again = run({"tidy", "trees.rules.json"});
        QVERIFY2(again.out.contains("is tidy already"), qPrintable(again.out));
        // A condition that cannot be parsed stays as it is.
        const QByteArray broken = QByteArray(before).replace("unit.terrain = woods", "unit.terrain == woods");
        QVERIFY(put(path("broken.rules.json"), broken));
        const Ran refused = run({"tidy", "broken.rules.json"});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("character 14") && refused.err.contains("write ="), qPrintable(refused.err));
        QCOMPARE(content(path("broken.rules.json")), broken);
        QCOMPARE(run({"tidy", "outposts.scenario.json", "-o", "tidy.scenario.json"}).code, 0);
        QCOMPARE(run({"diff", "outposts.scenario.json", "tidy.scenario.json"}).out, QString());
        QCOMPARE(run({"tidy", "outposts.orders"}).code, 64);
        QCOMPARE(run({"tidy"}).code, 64);
    }

    void printsSchemas()
    {
        for (const char* kind : {"rules", "scenario", "map", "log", "map-data"}) {
            const Ran ran = run({"schema", kind});
            QCOMPARE(ran.code, 0);
            QVERIFY(ran.out
                    == QString::fromUtf8(content(QString(FW_SOURCE_DIR "/scenarios/%1.schema.json").arg(kind))));
        }
        QCOMPARE(run({"schema"}).code, 64);
        const Ran other = run({"schema", "orders"});
        QCOMPARE(other.code, 64);
        QVERIFY2(other.err.contains("rules"), qPrintable(other.err));
    }

    void listsTheChecks()
    {
        const Ran text = run({"check", "--list"});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("\nbands/gap "));
        const QJsonArray rows =
            QJsonDocument::fromJson(run({"check", "--list", "--format", "json"}).out.toUtf8()).array();
        QCOMPARE(rows.size(), text.out.count('\n'));
        for (const QJsonValue& row : rows)
            QVERIFY(!row["id"].toString().isEmpty() && !row["title"].toString().isEmpty()
                    && QStringList({"error", "warning", "note"}).contains(row["severity"].toString()));
        const Ran page = run({"check", "--list", "--format", "markdown"});
        QCOMPARE(page.out, QString::fromUtf8(content(FW_SOURCE_DIR "/resources/guide/checks.md")));
        QCOMPARE(run({"check"}).code, 64);
        QCOMPARE(run({"check", "--list", "outposts.scenario.json"}).code, 64);
    }

    void exportsTheMap()
    {
        for (const char* name : {"m.png", "m.svg", "m.pdf"}) {
            const Ran ran = run({"export", "outposts.scenario.json", "--what", "setup", "--to", name});
            QCOMPARE(ran.code, 0);
            QCOMPARE(ran.out + ran.err, QString());
        }
        QVERIFY(content(path("m.png")).startsWith("\x89PNG"));
        QVERIFY(content(path("m.svg")).contains("<svg"));
        const QByteArray pdf = content(path("m.pdf"));
        QVERIFY(pdf.startsWith("%PDF-"));
        // Vectors only.
        QVERIFY(!pdf.contains("/Subtype /Image"));
    }
};

FW_TEST(CliTest)
#include "tst_cli.moc"
