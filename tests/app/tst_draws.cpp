#include "app/referee/dialogs/CorrectDieDialog.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "editor/view/TableView.h"
#include "engine/session/Game.h"
#include "engine/store/Files.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

/// Named draws and shuffles at the referee's table: tests/kernel/words/chance.
class DrawsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;

    Referee& referee() { return mPage->referee(); }
    QStringList buttons()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // those of the previous question
        QStringList out;
        for (const QPushButton* button : mPage->findChildren<QPushButton*>())
            if (button->objectName().startsWith("face_") && button->isEnabled())
                out << button->text();
        return out;
    }
    void order(const char* words)
    {
        QTest::keyClick(mPage->map(), Qt::Key_Slash);
        auto& line = child<QLineEdit>(*mPage, "orderLine");
        QTest::keyClicks(&line, words);
        QTest::keyClick(&line, Qt::Key_Return);
    }
    void keys(const char* pressed)
    {
        for (const char key : QByteArray(pressed))
            QTest::keyClick(mPage->map(), key == '\n' ? Qt::Key_Return : Qt::Key(key));
    }
    QString said(const char* label)
    {
        auto& shown = child<QLabel>(*mPage, label);
        return shown.isVisible() ? shown.text() : QString();
    }
    void open(Game game)
    {
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
    }
    void begin(const std::string& rulesFile)
    {
        const auto rules = readRulesFile(rulesFile);
        const auto scenario = readScenarioFile(FW_SOURCE_DIR "/tests/kernel/words/chance.scenario.json");
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        QVERIFY(scenario);
        auto game = Game::create({*rules, *scenario, {}, {}, {}}, {}, "2024-05-04 10:00");
        QVERIFY2(game, game ? "" : describe(game.error()).c_str());
        open(std::move(*game));
    }
    /// The same game with other dice instead of the one whose range is computed.
    void beginWith(const QByteArray& dice)
    {
        QFile in(FW_SOURCE_DIR "/tests/kernel/words/chance.rules.json");
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QByteArray bent = R"({"name": "bent", "low": "@game.turn + 1", "high": "@game.turn * 3"})";
        QByteArray text = in.readAll();
        QCOMPARE(text.count(bent), 1);
        QTemporaryDir folder;
        QFile out(folder.filePath("chance.rules.json"));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text.replace(bent, dice)) > 0);
        out.close();
        begin(out.fileName().toStdString());
    }
    QString lastSaid()
    {
        QStringList out;
        for (const Event& line : referee().table.game().entries().back().trace)
            out << QString::fromStdString(plainText(line));
        return out.join('|');
    }

private slots:
    void init() { begin(FW_SOURCE_DIR "/tests/kernel/words/chance.rules.json"); }
    void cleanup() { mPage.reset(); }

    void acceptsDrawsByNumberKeyOrName()
    {
        QCOMPARE(buttons(), (QStringList{"2", "3"})); // a die whose range is computed
        order("dice bent 3");
        QCOMPARE(buttons(), (QStringList{"1  Wild Chit", "2  Lull", "3  Left Wing"}));
        order("Lull");
        QVERIFY2(lastSaid().contains("drawn: Lull, one of 3"), qPrintable(lastSaid()));
        cleanup();
        init();
        order("dice bent 3");
        QTest::keyClick(mPage->map(), Qt::Key_3);
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QVERIFY2(lastSaid().contains("drawn: Left Wing"), qPrintable(lastSaid()));
    }

    void typesOrShufflesAPile()
    {
        order("dice bent 3");
        order("dice chit Lull");
        QCOMPARE(buttons(), (QStringList{"1  Wild Chit", "2  Left Wing"}));
        QVERIFY(referee().dice.roll());
        QVERIFY2(lastSaid().contains("2 counters are shuffled"), qPrintable(lastSaid()));
    }

    // "Oblique march I" and "Oblique march II" were both "Oblique mar…".
    void cardNamesAreNotElided()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("prussia: play Oblique march I");
        open(std::move(*sample.game));
        mPage->setHiddenShown(true);
        const auto& tray = child<QListWidget>(*mPage, "tray");
        QTRY_VERIFY(tray.count() > 1);
        for (int i = 0; i < tray.count(); ++i)
            QVERIFY2(tray.visualItemRect(tray.item(i)).width()
                         > tray.fontMetrics().horizontalAdvance(tray.item(i)->text()) + 6,
                     qPrintable(tray.item(i)->text()));
    }

    // Ten numbers typed fast, one of them twice: the missing one was silently filled in, and Enter took it.
    void cardNamedTwiceLeavesOneOpen()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("dice shuffled");
        open(std::move(*sample.game));
        for (const int card : {1, 1, 7, 2, 4, 5, 6, 8, 9, 10})
            referee().dice.face(card);
        QCOMPARE(referee().dice.faces().size(), std::size_t(9));
        QVERIFY(!referee().draft.mayEnter());
        referee().dice.face(3);
        QVERIFY(referee().draft.mayEnter());
        // If each is given once, the last one needs no answer.
        while (!referee().table.isUntouched())
            referee().draft.back();
        for (const int card : {1, 7, 2, 4, 5, 6, 8, 9, 10})
            referee().dice.face(card);
        QVERIFY(referee().draft.mayEnter());
    }

    // "10" entered card 1 and lost its 0.
    void typesALargePileCardByCard()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("dice shuffled");
        open(std::move(*sample.game));
        QCOMPARE(referee().table.question().dice.size(), std::size_t(10));
        const auto name = [&](int card) {
            return QString::fromStdString(referee().table.question().dice.front().faceName(card));
        };
        keys("1");
        QVERIFY(referee().table.isUntouched());
        QCOMPARE(referee().dice.typed(), QString("1"));
        QVERIFY2(said("diceHint").startsWith("1 may have another digit"), qPrintable(said("diceHint")));
        QVERIFY(child<QPushButton>(*mPage, "accept").isEnabled());
        QCOMPARE(said("namedSoFar"), QString());
        keys("0");
        QCOMPARE(referee().dice.faces(), std::vector<int>{10});
        QCOMPARE(said("namedSoFar"), QString("So far, from the top: 10 " + name(10)));
        // A card that is already given is reported, and no other one replaces it.
        keys("3");
        keys("3");
        QCOMPARE(referee().dice.faces(), (std::vector<int>{10, 3}));
        QVERIFY2(said("refusalWords").contains("3 (" + name(3) + ") is already entered"),
                 qPrintable(said("refusalWords")));
        keys("10");
        QCOMPARE(referee().dice.faces(), (std::vector<int>{10, 3}));
        QVERIFY2(said("refusalWords").contains("10 (" + name(10) + ") is already entered"),
                 qPrintable(said("refusalWords")));
        QVERIFY(!buttons().contains("3  " + name(3)) && buttons().contains("1  " + name(1)));
        QCOMPARE(buttons().size(), 8);
        // Enter and Space end a number; a second Enter enters the pile.
        keys("1\n");
        QCOMPARE(referee().dice.faces(), (std::vector<int>{10, 3, 1}));
        QCOMPARE(said("refusalWords"), QString());
        QCOMPARE(said("namedSoFar"),
                 QString("So far, from the top: 10 " + name(10) + ", 3 " + name(3) + ", 1 " + name(1)));
        keys("245678"); // the last one needs no answer
        QCOMPARE(referee().dice.faces().size(), std::size_t(10));
        const std::size_t rows = referee().table.game().entries().size();
        keys("\n");
        QCOMPARE(referee().table.game().entries().size(), rows + 1);
    }

    // All ten in one line were read as eleven faces, and no Enter entered them.
    void typesAWholePileInOneLine()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("dice shuffled");
        open(std::move(*sample.game));
        const std::size_t rows = referee().table.game().entries().size();
        order("6 1 5 3 4 7 9 8 10 2");
        QCOMPARE(referee().table.game().entries().size(), rows + 1);
        QCOMPARE(referee().table.game().entries().back().action.arg("shuffled").size(), std::size_t(10));
    }

    // The 1 waits for a 0; two digits that are no face together are two faces.
    void losesNoKeyOfAPile()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("dice shuffled");
        open(std::move(*sample.game));
        keys("7123");
        QCOMPARE(referee().dice.faces(), (std::vector<int>{7, 1, 2, 3}));
    }

    void reportsInvalidFaces()
    {
        beginWith(R"({"name": "bent", "low": "1", "high": "6"}, {"name": "other", "low": "1", "high": "6"})");
        order("7");
        QVERIFY2(said("refusalWords").contains("7 is not possible here: enter 1 to 6"),
                 qPrintable(said("refusalWords")));
        order("1 2 3");
        QVERIFY2(said("refusalWords").contains("enter only 2 face(s)"), qPrintable(said("refusalWords")));
        QVERIFY(referee().dice.faces().empty());
    }

    // A wrong last die is corrected by a click on the right face.
    void clickReplacesTheLastFace()
    {
        beginWith(R"({"name": "bent", "low": "1", "high": "6"}, {"name": "other", "low": "1", "high": "6"})");
        keys("25");
        QVERIFY(buttons().contains("4"));
        QTest::mouseClick(&child<QPushButton>(*mPage, "face_other_4"), Qt::LeftButton);
        QCOMPARE(referee().dice.faces(), (std::vector<int>{2, 4}));
        QVERIFY(buttons().contains("3"));
        QTest::mouseClick(&child<QPushButton>(*mPage, "face_bent_3"), Qt::LeftButton);
        QCOMPARE(referee().dice.faces(), (std::vector<int>{3, 4}));
    }

    void collectsTwoDigitFaces()
    {
        beginWith(R"({"name": "bent", "low": "1", "high": "12"}, {"name": "other", "low": "1", "high": "12"})");
        keys("1211");
        QCOMPARE(referee().dice.faces(), (std::vector<int>{12, 11}));
        QTest::keyClick(mPage->map(), Qt::Key_Backspace);
        QCOMPARE(referee().dice.faces(), std::vector<int>{12});
        // Escape drops a waiting digit before it drops a face.
        keys("1");
        QTest::keyClick(mPage->map(), Qt::Key_Escape);
        QCOMPARE(referee().dice.typed(), QString());
        QCOMPARE(referee().dice.faces(), std::vector<int>{12});
        keys("13");
        QCOMPARE(referee().dice.faces(), std::vector<int>{12});
        QVERIFY2(said("refusalWords").contains("13 is not possible here: enter 1 to 12"),
                 qPrintable(said("refusalWords")));
        keys("1 ");
        QCOMPARE(referee().dice.faces(), (std::vector<int>{12, 1}));
        keys("\n");
        QVERIFY(referee().table.question().dice.front().name.starts_with("chit"));
    }

    // Two keys for two dice and one Enter, however fast.
    void oneDigitFacesDoNotWait()
    {
        beginWith(R"({"name": "bent", "low": "1", "high": "6"}, {"name": "other", "low": "0", "high": "9"})");
        keys("10\n");
        QVERIFY(referee().table.question().dice.front().name.starts_with("chit"));
        QCOMPARE(QString::fromStdString(referee().table.game().entries().back().action.arg("other").front()),
                 QString("0"));
    }

    // A waiting digit is a face: it is not rolled again.
    void keepsTypedFaceWhenRollingTheRest()
    {
        beginWith(R"({"name": "bent", "low": "1", "high": "12"}, {"name": "other", "low": "1", "high": "12"})");
        keys("1");
        QVERIFY(referee().dice.roll());
        QCOMPARE(QString::fromStdString(referee().table.game().entries().back().action.arg("bent").front()),
                 QString("1"));
    }

    void correctsADrawByName()
    {
        order("dice bent 3");
        order("dice chit Lull");
        CorrectDieDialog dialog(referee().table.game());
        dialog.show();
        auto& die = child<QComboBox>(dialog, "die");
        QCOMPARE(die.itemText(0), QString("chit (read as Lull)"));
        auto& face = child<QAbstractSpinBox>(dialog, "face");
        QCOMPARE(face.text(), QString("Lull"));
        face.selectAll();
        QTest::keyClicks(&face, "left wing");
        QTest::keyClick(&face, Qt::Key_Tab);
        QCOMPARE(dialog.wanted().face, 3);
    }
};

FW_TEST(DrawsTest)
#include "tst_draws.moc"
