#include "app/referee/log/CaseDialog.h"
#include "app/referee/log/LogModel.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/log/LogTree.h"
#include "app/referee/view/EngagementCard.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/widgets/TraceView.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace fw;

/// A case number leads to the rule's own row, its options, and every ruling that cites it.
class CaseLookupTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;

    void sit()
    {
        SampleGame game;
        game.playTo("british: rout-away");
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(*game.game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
    }
    CaseDialog* dialog() { return mPage->findChild<CaseDialog*>(); }
    QTreeWidget& tree() { return child<QTreeWidget>(*dialog(), "caseTree"); }
    QString said()
    {
        QStringList out;
        for (QTreeWidgetItemIterator it(&tree()); *it != nullptr; ++it)
            out << (*it)->text(0);
        return out.join('\n');
    }

private slots:
    void initTestCase() { freshSettings("FieldworksCaseLookupTest"); }
    void cleanup() { mPage.reset(); }

    void clickInReckoningOpensTheCase()
    {
        sit();
        auto& trace = child<TraceView>(*mPage, "forecast");
        QTreeWidgetItem* cited = nullptr;
        for (QTreeWidgetItemIterator it(&trace); *it != nullptr && cited == nullptr; ++it)
            if ((*it)->text(2) == "7.4")
                cited = *it;
        QVERIFY(cited != nullptr);
        trace.scrollToItem(cited);
        const QRect row = trace.visualItemRect(cited);
        QTest::mouseClick(trace.viewport(), Qt::LeftButton, {},
                          QPoint(trace.columnViewportPosition(2) + 8, row.center().y()));
        QVERIFY(dialog() != nullptr);
        QCOMPARE(dialog()->cite(), QString("7.4"));
        // The rule's row in words, and the attack at Mount Airy.
        for (const char* words : {"Strength of the attack", "What the rules file says", "used this case",
                                  "Colonial: Sullivan's Division and Wayne's Division attack"})
            QVERIFY2(said().contains(words), qPrintable(said()));
        QVERIFY(namelessControls(*dialog()).isEmpty());
        shot(*dialog(), "case-reckoning");
        // A ruling is a link to its position in the game.
        QTreeWidgetItem* used = tree().topLevelItem(tree().topLevelItemCount() - 1)->child(0);
        QVERIFY(used != nullptr);
        const qint64 wanted = used->data(0, Qt::UserRole).toLongLong();
        tree().setFocus();
        tree().setCurrentItem(used);
        QTest::keyClick(&tree(), Qt::Key_Return);
        QCOMPARE(mPage->shownRow(), wanted);
        QVERIFY(dialog()->isVisible());
        shot(*mPage, "case-looked-back");
        QTest::keyClick(&tree(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);
    }

    void clickInLogOpensTheCase()
    {
        sit();
        auto& log = child<LogTree>(*mPage->log(), "logTree");
        log.scrollToBottom();
        QModelIndex at = log.model()->index(log.model()->rowCount() - 1, 0);
        while (at.isValid() && at.data(LogModel::itemRole).value<const LogItem*>()->cite.isEmpty())
            at = log.indexBelow(at);
        QVERIFY(at.isValid());
        log.scrollTo(at);
        const QString cite = at.data(LogModel::itemRole).value<const LogItem*>()->cite;
        const QRect row = log.visualRect(at);
        QTest::mouseClick(log.viewport(), Qt::LeftButton, {}, QPoint(row.left() + 20, row.top() + 12));
        QVERIFY2(dialog() == nullptr, "the sentence is no link");
        QTest::mouseClick(log.viewport(), Qt::LeftButton, {}, QPoint(row.right() - 12, row.top() + 12));
        QVERIFY(dialog() != nullptr);
        QCOMPARE(dialog()->cite(), cite);
    }

    /// By keyboard: the case of the line with the focus, otherwise the case of the question.
    void keysOpenTheCase()
    {
        sit();
        mPage->map()->setFocus();
        mPage->lookUpCase();
        QVERIFY(dialog() != nullptr);
        QCOMPARE(dialog()->cite().toStdString(), mPage->referee().table.question().cite);
        auto& trace = child<TraceView>(*mPage, "forecast");
        QTreeWidgetItemIterator it(&trace);
        while (*it != nullptr && (*it)->text(2) != "7.4")
            ++it;
        QVERIFY(*it != nullptr);
        mPage->activateWindow();
        trace.setFocus();
        trace.setCurrentItem(*it);
        mPage->lookUpCase();
        QCOMPARE(dialog()->cite(), QString("7.4"));
    }

    /// The options of a case, with the reading of this game.
    void showsOptionsOfTheCase()
    {
        sit();
        const Rules& rules = mPage->referee().table.rules();
        for (const Option& option : rules.ruleset().options) {
            if (option.cite.empty() || option.readings.empty())
                continue;
            CaseDialog shown(QString::fromStdString(option.cite), mPage->referee().table.game(), {});
            auto& tree = child<QTreeWidget>(shown, "caseTree");
            QStringList all;
            for (QTreeWidgetItemIterator it(&tree); *it != nullptr; ++it)
                all << (*it)->text(0);
            const QString text = all.join('\n');
            QVERIFY2(text.contains(QString::fromStdString(option.label)), qPrintable(text));
            QVERIFY2(text.contains(QString::fromStdString(option.readings.front())), qPrintable(text));
            QVERIFY2(text.contains("(in this game)"), qPrintable(text));
            return;
        }
        QFAIL("no option cites a case");
    }

    void cardLinksToTheCase()
    {
        SampleGame game("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                        "germantown-brigades-sample", "battles-of-the-american-revolution");
        game.playTo("american: flank");
        game.say("american: flank");
        game.say("british: stand");
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(*game.game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        auto& label = child<QLabel>(*mPage, "cardShown");
        QVERIFY2(label.text().contains("<a href=\"Tactics\">[Tactics]</a>"), qPrintable(label.text()));
        emit label.linkActivated("Tactics");
        QVERIFY(dialog() != nullptr);
        QCOMPARE(dialog()->cite(), QString("Tactics"));
        QVERIFY(namelessControls(*mPage).isEmpty());
        shot(*mPage, "case-card");
    }
};

FW_TEST(CaseLookupTest)
#include "tst_caselookup.moc"
