#include "app/referee/QuestionPanel.h"
#include "app/referee/RefereePage.h"
#include "app/table/CorrectDieDialog.h"
#include "editor/view/TableView.h"
#include "engine/session/Game.h"
#include "engine/store/Files.h"
#include "tests/app/Widgets.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace fw;

/// What chance names and shuffles, at the referee's table: tests/kernel/words/chance.
class DrawsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;

    Referee& table() { return mPage->referee(); }
    QStringList buttons()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // those of the question before
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
    QString lastSaid()
    {
        QStringList out;
        for (const TraceLine& line : table().game().entries().back().trace)
            out << QString::fromStdString(plain(line.text));
        return out.join('|');
    }

private slots:
    void init()
    {
        const std::string stem = FW_SOURCE_DIR "/tests/kernel/words/chance";
        const auto rules = readRulesFile(stem + ".rules.json");
        const auto scenario = readScenarioFile(stem + ".scenario.json");
        QVERIFY(rules && scenario);
        auto game = Game::create({*rules, *scenario, {}, {}, {}}, {}, "2024-05-04 10:00");
        QVERIFY2(game, game ? "" : describe(game.error()).c_str());
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(*game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
    }
    void cleanup() { mPage.reset(); }

    void aDrawIsANumberAKeyOrAName()
    {
        QCOMPARE(buttons(), (QStringList{"2", "3"})); // a die whose faces are reckoned
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

    void aPileIsTypedOrShuffled()
    {
        order("dice bent 3");
        order("dice chit Lull");
        QCOMPARE(buttons(), (QStringList{"1  Wild Chit", "2  Left Wing"}));
        QVERIFY(table().roll());
        QVERIFY2(lastSaid().contains("2 counters are shuffled"), qPrintable(lastSaid()));
    }

    void aDrawIsCorrectedByName()
    {
        order("dice bent 3");
        order("dice chit Lull");
        CorrectDieDialog dialog(table().game());
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

QTEST_MAIN(DrawsTest)
#include "tst_draws.moc"
