#include "app/referee/dialogs/Adjourn.h"
#include "app/referee/dialogs/SetDialog.h"
#include "app/referee/dialogs/SheetWords.h"
#include "app/referee/log/LogModel.h"
#include "engine/session/OrderHead.h"
#include "engine/session/OrderSet.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/engine/session/LaidOut.h"
#include "tests/fuzz/RandomPlay.h"
#include "tests/fuzz/Systems.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>
#include <QTranslator>

using namespace fw;

/// A language in which every word of a position is different.
class OtherWords : public QTranslator
{
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override
    {
        return qstrcmp(context, "StateWords") == 0 ? QString("xx%1y").arg(text) : QString();
    }
};

/// Set the Position reads the printed adjournment sheet, and the game is the same.
class LaidOutTest : public QObject
{
    Q_OBJECT

private:
    static fuzz::System system(const char* scenario)
    {
        auto loaded = fuzz::load(std::string(FW_SOURCE_DIR "/") + scenario, FW_SOURCE_DIR "/scenarios");
        if (!loaded)
            qFatal("%s", describe(loaded.error()).c_str());
        return std::move(*loaded);
    }
    static Game fresh(const fuzz::System& of)
    {
        auto game = Game::create({of.ruleset, of.scenario, {}, {{"event", "Trial"}}, {}}, {}, "now");
        if (!game)
            qFatal("%s", describe(game.error()).c_str());
        return std::move(*game);
    }
    /// Pastes a sheet into the dialog as a referee would, and carries out its lines.
    static QString layOut(Game& game, const QString& sheet)
    {
        SetDialog dialog(game);
        dialog.findChild<QPlainTextEdit*>("setTyped")->setPlainText(sheet);
        dialog.findChild<QPushButton*>("addTyped")->click();
        if (dialog.findChild<QListWidget*>("setLines")->count() == 0)
            return dialog.findChild<QLabel*>("whyNot")->text();
        dialog.findChild<QLineEdit*>("reason")->setText("from the sheet");
        if (!dialog.findChild<QPushButton*>("doIt")->isEnabled())
            return dialog.findChild<QLabel*>("whyNot")->text();
        for (const QString& line : dialog.lines()) {
            const auto order = readOrder(game.rules(), game.state(), line.toStdString());
            const auto done = order ? carryOut(game, *order, {}) : Result<const Entry*>(tl::unexpected(order.error()));
            if (!done)
                return line + ": " + QString::fromStdString(describe(done.error()));
        }
        return {};
    }
    /// The position by section, without what differs between two game files.
    /// The rows of a game's sheet, without the padding of the first column: it follows the longest label of the sheet.
    static QString tableOf(const Game& game)
    {
        QStringList rows = sheetRows(adjournText(adjournDoc(game)));
        for (QString& row : rows)
            if (const auto padding = QRegularExpression(QStringLiteral("(?<=\\S) {2,}")).match(row); padding.hasMatch())
                row.replace(padding.capturedStart(), padding.capturedLength(), QStringLiteral("  "));
        return rows.join('\n');
    }

private slots:
    void sheetReproducesRandomPositions_data()
    {
        QTest::addColumn<QByteArray>("scenario");
        QTest::addColumn<int>("seeds");
        for (const char* file :
             {"scenarios/musket-and-saber/germantown.scenario.json", "scenarios/brandywine/brandywine.scenario.json"})
            QTest::newRow(file) << QByteArray(file) << 2;
        for (const char* file : {"tests/kernel/b/slopes.scenario.json", "tests/kernel/c/vertices.scenario.json"})
            QTest::newRow(file) << QByteArray(file) << 6;
    }
    void sheetReproducesRandomPositions()
    {
        QFETCH(QByteArray, scenario);
        QFETCH(int, seeds);
        const fuzz::System of = system(scenario.constData());
        int compared = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            fuzz::Looking looking;
            looking.unchanged = looking.orders = looking.replay = false;
            const fuzz::Played played = fuzz::play(*of.rules, std::uint64_t(seed), looking);
            QVERIFY(played.faults.empty());
            if (played.actions.size() < 8)
                continue; // the game ended too soon
            const std::size_t stops[] = {played.actions.size() / 5, played.actions.size() / 2,
                                         played.actions.size() - 3};
            Game game = fresh(of);
            std::size_t done = 0;
            for (const std::size_t stop : stops) {
                for (; done < stop; ++done)
                    QVERIFY(game.apply(played.actions[done], {}).has_value());
                const QString sheet = adjournText(adjournDoc(game));
                Game again = fresh(of);
                const QString refused = layOut(again, sheet);
                QVERIFY2(refused.isEmpty(), qPrintable(refused + '\n' + sheet));
                if (!laidAgain(game.rules(), game.state()).refused.empty())
                    continue;
                ++compared;
                const std::string differs = laidout::difference(game.rules(), again.state().position,
                                                                game.state().position);
                QVERIFY2(differs.empty(), (differs + '\n' + sheet.toStdString()).c_str());
                QCOMPARE(tableOf(again), tableOf(game));
            }
        }
        QVERIFY(compared >= seeds);
    }

    // A sheet printed in another language is read back in that language.
    void readsSheetInAnotherLanguage()
    {
        const fuzz::System of = system("tests/kernel/c/vertices.scenario.json");
        OtherWords words;
        QCoreApplication::installTranslator(&words);
        Game game = fresh(of);
        fuzz::Looking looking;
        looking.unchanged = looking.orders = looking.replay = false;
        const fuzz::Played played = fuzz::play(*of.rules, 3, looking);
        for (std::size_t i = 0; i < played.actions.size() / 2; ++i)
            QVERIFY(game.apply(played.actions[i], {}).has_value());
        const QString sheet = adjournText(adjournDoc(game));
        QVERIFY2(sheet.contains("xxfacingy xx"), qPrintable(sheet));
        Game again = fresh(of);
        const QString refused = layOut(again, sheet);
        QCoreApplication::removeTranslator(&words);
        QVERIFY2(refused.isEmpty(), qPrintable(refused));
        QCOMPARE(laidout::difference(game.rules(), again.state().position, game.state().position), std::string());
        // The game stores orders independent of the language in which they were typed.
        QVERIFY(writeOrders(again).find("xx") == std::string::npos);
    }

    // A hold is on the sheet, a set can be chosen in the dialog, and facings have names.
    void dialogOffersHoldsAndFacings()
    {
        const fuzz::System of = system("scenarios/brandywine/brandywine.scenario.json");
        Game game = fresh(of);
        const std::string held = of.scenario.units[1].id;
        const std::string by = of.scenario.units[30].id;
        SetDialog dialog(game, QString::fromStdString(held));
        auto* facing = dialog.findChild<QComboBox*>("setFacing");
        QCOMPARE(facing->count(), 8);
        QCOMPARE(facing->itemText(3), QString("SE"));
        auto* mark = dialog.findChild<QComboBox*>("setMark");
        QVERIFY(mark->findData("held") >= 0);
        mark->setCurrentIndex(mark->findData("held"));
        auto* members = dialog.findChild<QLineEdit*>("setMembers");
        QVERIFY(members->isVisibleTo(&dialog));
        QCOMPARE(members->text(), QString("none"));
        members->setText(QString::fromStdString(of.scenario.units[30].name));
        dialog.findChild<QPushButton*>("addMark")->click();
        dialog.findChild<QLineEdit*>("reason")->setText("so it lies");
        QCOMPARE(dialog.lines().size(), 1);
        const auto order = readOrder(game.rules(), game.state(), dialog.lines().front().toStdString());
        QVERIFY(order && carryOut(game, *order, {}));
        const QString text = adjournText(adjournDoc(game));
        QVERIFY2(text.contains("held by " + QString::fromStdString(of.scenario.units[30].name)), qPrintable(text));
        QVERIFY2(text.contains(QRegularExpression("facing [NESW]")), qPrintable(text));
        QVERIFY(!text.contains(QRegularExpression("facing [0-9]")));
        // Rows are sorted by the printed numbers, D9 before D10.
        for (const char* line : {"D10", "D9"}) {
            const std::string& id = of.scenario.units[line[1] == '9' ? 3 : 4].id;
            const std::string typed = "set " + id + " at " + line + " because so it lies";
            const auto put = readOrder(game.rules(), game.state(), typed);
            QVERIFY2(put && carryOut(game, *put, {}), typed.c_str());
        }
        const QString sorted = adjournText(adjournDoc(game));
        QVERIFY(sorted.indexOf("\n  D9 ") > 0 && sorted.indexOf("\n  D9 ") < sorted.indexOf("\n  D10 "));
    }

    // Owners, phases and sides are chosen by name.
    void dialogOffersOwnersAndPhases()
    {
        const fuzz::System of = system("scenarios/brandywine/brandywine.scenario.json");
        Game game = fresh(of);
        SetDialog dialog(game);
        auto* about = dialog.findChild<QComboBox*>("setAbout");
        about->setCurrentIndex(3);
        dialog.findChild<QComboBox*>("setSubject")->setCurrentText("D28");
        auto* value = dialog.findChild<QComboBox*>("setValue");
        QVERIFY(value->findText("American") > 0 && value->findText("nobody") == 0);
        value->setCurrentIndex(value->findText("American"));
        dialog.findChild<QPushButton*>("addMark")->click();
        about->setCurrentIndex(4);
        dialog.findChild<QSpinBox*>("setTurn")->setValue(2);
        auto* phase = dialog.findChild<QComboBox*>("setPhase");
        QVERIFY(phase->findText("American: Movement") > 0);
        phase->setCurrentIndex(phase->findText("American: Movement"));
        dialog.findChild<QPushButton*>("addTurn")->click();
        dialog.findChild<QLineEdit*>("reason")->setText("so it is");
        QVERIFY2(dialog.findChild<QPushButton*>("doIt")->isEnabled(),
                 qPrintable(dialog.findChild<QLabel*>("whyNot")->text()));
        for (const QString& line : dialog.lines()) {
            const auto order = readOrder(game.rules(), game.state(), line.toStdString());
            QVERIFY(order && carryOut(game, *order, {}));
        }
        QCOMPARE(game.state().position.turn, 2);
        QCOMPARE(game.rules().mark(game.state().position, "occupier", game.rules().place("D28")),
                 Rational(game.rules().side("american") + 1));
        const QString text = adjournText(adjournDoc(game));
        QVERIFY(text.contains(QRegularExpression("D28 +last occupied by American")));
        QVERIFY(text.contains(QRegularExpression("turn +2, phase American: Movement, under way")));
        // The log tags both as corrections; the one that begins a turn is no violation either.
        LogModel log;
        log.update(makeLog(game), game);
        int sets = 0;
        for (int i = 0; i < log.rowCount(); ++i) {
            const LogItem* item = log.item(log.index(i, 0));
            QVERIFY2(item->tag == LogTag::None || item->tag == LogTag::Set, qPrintable(item->text));
            sets += item->tag == LogTag::Set ? 1 : 0;
        }
        QCOMPARE(sets, 2);
    }

    // While a question is open, the sheet names it and says how to continue from paper.
    void sheetStatesThePendingQuestion()
    {
        const fuzz::System of = system("scenarios/musket-and-saber/germantown.scenario.json");
        Game game = fresh(of);
        fuzz::Looking looking;
        looking.unchanged = looking.orders = looking.replay = false;
        const fuzz::Played played = fuzz::play(*of.rules, 1, looking);
        int open = 0;
        for (std::size_t i = 0; i + 1 < played.actions.size() && open < 3; ++i) {
            QVERIFY(game.apply(played.actions[i], {}).has_value());
            // A die that opens a phase, or follows another die, interrupts nothing.
            if (played.actions[i + 1].kind != Action::Kind::Dice || played.actions[i].verb == "end"
                || played.actions[i].kind == Action::Kind::Dice)
                continue;
            ++open;
            const QString text = adjournText(adjournDoc(game));
            QVERIFY2(text.contains("Under way") && text.contains("Set up from paper"), qPrintable(text));
        }
        QVERIFY(open > 0);
    }

    void refusesInvalidSheetEntirely()
    {
        const fuzz::System of = system("tests/kernel/b/slopes.scenario.json");
        Game game = fresh(of);
        const QString why = layOut(game, "Ash at b2\nAsh at zz9\n");
        QVERIFY2(why.contains("zz9"), qPrintable(why));
        QCOMPARE(game.entries().size(), std::size_t(1));
        // A sheet without line ends is one row; the refusal is short enough for the dialog.
        const QString endless = layOut(game, QString("Ash and no end ").repeated(200));
        QVERIFY2(!endless.isEmpty() && endless.size() < 400, qPrintable(endless));
    }

    // Event, date, players, umpire, options and level survive a round trip through the orders.
    void ordersKeepGameDetails()
    {
        const fuzz::System of = system("scenarios/musket-and-saber/germantown.scenario.json");
        GameStart start{of.ruleset, of.scenario, {}, {}, {}};
        start.meta = {{"event", "Club evening # 3"},
                      {"date", "4 October"},
                      {"players", "A \"Al\" and B"},
                      {"umpire", ""},
                      {"odd: key", "two\nlines"},
                      {"level", " high "},
                      {"Levels", "two"}};
        start.setup.level = Level::Warn;
        for (const Option& option : of.ruleset.options)
            if (option.values.size() > 1 && start.setup.options.size() < 2)
                start.setup.options[option.id] = option.values[option.values.front() == option.standard ? 1 : 0];
        auto game = Game::create(start, {}, "now");
        QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
        QVERIFY(game->note("begun", {}).has_value());
        const std::string written = writeOrders(*game);
        auto lines = readOrders(written, "x.orders");
        QVERIFY(lines.has_value());
        const auto head = takeHead(*lines, "x.orders");
        QVERIFY2(head.has_value(), head ? "" : describe(head.error()).c_str());
        QVERIFY(head->meta == start.meta);
        QVERIFY(head->options == start.setup.options);
        QVERIFY(head->level == Level::Warn);
        QCOMPARE(lines->size(), std::size_t(1));
        // Orders of one game are refused for another.
        auto whole = readOrders(written, "x.orders");
        QCOMPARE(adjudicate(*game, *whole, "x.orders", {}).value_or(-1), 1);
        Game other = fresh(of);
        const auto refused = adjudicate(other, *whole, "x.orders", {});
        QVERIFY(!refused && plain(refused.error().text).find("another game") != std::string::npos);
        for (const char* wrong :
             {"game", "game event", "game \"event: x", "game level: strict", "game event: \"x",
              "game event: a\ngame event: b", "game strictness: refuse", "game Evnt: x", "game house: {}",
              "game levle: warn", "game optoin weather: x", "game option: x", "game level of: x", "game Hause: {}"}) {
            auto bad = readOrders(wrong, "x.orders");
            QVERIFY2(!takeHead(*bad, "x.orders"), wrong);
        }
        auto large = readOrders("game Level: warn\ngame \"Horses\": 3\ngame \"levle\": x", "x.orders");
        const auto read = takeHead(*large, "x.orders");
        QVERIFY2(read.has_value(), read ? "" : describe(read.error()).c_str());
        QVERIFY(read->level == Level::Warn);
        QCOMPARE(read->meta.size(), std::size_t(2));
    }
};

FW_TEST(LaidOutTest)
#include "tst_laidout.moc"
