#include "app/referee/log/LogPanel.h"
#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "engine/report/LogText.h"
#include "engine/session/Log.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>

using namespace fw;

/// Games at levels that refuse nothing: violations are chosen, entered and continued like legal actions, and the log
/// names the rule.
class LevelsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;

    Referee& referee() { return mPage->referee(); }
    std::size_t rows() { return referee().table.game().entries().size(); }
    ChoiceList& list() { return *mPage->panel()->choices(); }
    bool clickUnit(const char* id) { return referee().map.clickUnit(referee().table.rules().unit(id)); }
    bool clickCell(const char* cell) { return referee().map.clickCell(referee().table.rules().place(cell)); }
    QString logged() { return QString::fromStdString(renderText(makeLog(referee().table.game()))); }
    QString warned() { return mPage->panel()->findChild<QLabel*>("refusalWords")->text(); }

    /// A table at a level, after the sample's orders up to a line and then the given ones.
    void sit(Level level, const std::string& upTo, const std::vector<std::string>& more = {})
    {
        const SampleGame like;
        GameStart start = like.start();
        start.setup.level = level;
        std::string lines;
        for (const OrderLine& line : like.lines())
            lines += line.text + "\n";
        SampleGame game(start, lines);
        game.playTo(upTo);
        for (const std::string& line : more)
            game.say(line);
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(*game.game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
    }
    int lineSaying(const QString& words)
    {
        for (int k = 0; k < list().count(); ++k)
            if (list().item(k)->text().contains(words))
                return k;
        return -1;
    }
    void levels()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<QString>("words");
        QTest::newRow("record") << int(Level::Record) << "recorded as not allowed: ";
        QTest::newRow("warn") << int(Level::Warn) << "against the rules: ";
    }
    /// Enters the ready action, of which the panel warns: the game gets a row, and the log names the violated rule.
    void enterBroken(const QString& words, const QString& cite)
    {
        const std::size_t before = rows();
        QVERIFY2(referee().draft.mayEnter(), qPrintable(warned()));
        QVERIFY2(warned().contains(words) && warned().contains('[' + cite + ']'), qPrintable(warned()));
        QVERIFY(referee().draft.accept());
        QVERIFY(rows() > before);
        QVERIFY(!referee().table.refusal());
        // The sentence to read aloud says that the violation was let pass; before dice it gives the numbers for the
        // roll.
        const bool rolled = referee().table.question().wait == Wait::Dice;
        const QString said = rolled ? QString() : mPage->findChild<QLabel*>("aloud")->text();
        QVERIFY2(said.isEmpty() || said.contains(words, Qt::CaseInsensitive), qPrintable(said));
        mSaid += said.isEmpty() ? 0 : 1;
        const QString log = logged();
        const QRegularExpression told(QRegularExpression::escape(words) + "[^\\[]*\\["
                                      + QRegularExpression::escape(cite) + "\\]");
        const QString end = log.mid(std::max<qsizetype>(0, log.lastIndexOf(words) - 400)); // several may be broken
        QVERIFY2(told.match(end).hasMatch(), qPrintable(end));
        QVERIFY(referee().table.question().wait != Wait::Over);
        QVERIFY(list().count() > 0 || referee().table.question().wait == Wait::Dice);
    }

    int mSaid = 0; ///< sentences that were read

private slots:
    void initTestCase() { freshSettings("FieldworksLevelsTest"); }
    void cleanupTestCase() { QVERIFY(mSaid > 0); }
    void cleanup() { mPage.reset(); }

    void letsPassUndoneObligation_data() { levels(); }
    void letsPassUndoneObligation()
    {
        QFETCH(int, level);
        QFETCH(QString, words);
        sit(Level(level), "british: place",
            {"british: place 3rd Brigade at 0711", "british: place 4th Brigade at 0711"});
        const int end = lineSaying("End");
        QVERIFY(end >= 0);
        const QString line = list().item(end)->text();
        QVERIFY2(line.contains(words) && line.contains("[13.3]"), qPrintable(line));
        QVERIFY(list().pick(end));
        QVERIFY(!referee().table.refusal());
        enterBroken(words, "13.3");
    }

    void letsPassMoveBeyondAllowance_data() { levels(); }
    void letsPassMoveBeyondAllowance()
    {
        QFETCH(int, level);
        QFETCH(QString, words);
        sit(Level(level), "overrule british: move Guards");
        QVERIFY(list().pick(lineSaying("Move")));
        QVERIFY(clickUnit("guards"));
        // No legal path leads there: the path goes as far as legal and then straight on.
        QVERIFY(clickCell("0904"));
        enterBroken(words, "13.2");
    }

    void letsPassIllegalAttacker_data() { levels(); }
    void letsPassIllegalAttacker()
    {
        QFETCH(int, level);
        QFETCH(QString, words);
        sit(Level(level), "colonial: attack 0504");
        QVERIFY(clickCell("0504"));
        QVERIFY(clickUnit("stephens-division")); // far from there
        enterBroken(words, "7.1");
    }
};

FW_TEST(LevelsTest)
#include "tst_levels.moc"
