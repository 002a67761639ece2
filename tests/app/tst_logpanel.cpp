#include "app/referee/log/LogFilter.h"
#include "app/referee/log/LogLook.h"
#include "app/referee/log/LogModel.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/log/LogTree.h"
#include "app/referee/log/LookBack.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace fw;

class LogPanelTest : public QObject
{
    Q_OBJECT

private:
    struct Shown {
        LogPanel panel;
        LogTree* tree = panel.findChild<LogTree*>("logTree");
        LogModel* model = panel.findChild<LogModel*>();
        QLineEdit* words = panel.findChild<QLineEdit*>("logWords");
        QComboBox* show = panel.findChild<QComboBox*>("logShow");
        QSlider* slider = panel.findChild<QSlider*>("lookBackSlider");

        explicit Shown(const Game* game)
        {
            panel.resize(380, 700);
            panel.show();
            panel.setGame(game);
            QTest::qWait(0);
        }
        /// Every row of the model under a parent, two spaces per level.
        QStringList all(const QModelIndex& parent = {}, int level = 0) const
        {
            QStringList out;
            const QAbstractItemModel* of = tree->model();
            for (int i = 0; i < of->rowCount(parent); ++i) {
                const QModelIndex at = of->index(i, 0, parent);
                out << QString(level * 2, ' ') + at.data(Qt::AccessibleTextRole).toString();
                out << all(at, level + 1);
            }
            return out;
        }
        QModelIndex find(const QString& begins, const QModelIndex& parent = {}) const
        {
            const QAbstractItemModel* of = tree->model();
            for (int i = 0; i < of->rowCount(parent); ++i) {
                const QModelIndex at = of->index(i, 0, parent);
                if (at.data().toString().startsWith(begins))
                    return at;
                if (const QModelIndex deeper = find(begins, at); deeper.isValid())
                    return deeper;
            }
            return {};
        }
        const LogItem* item(const QModelIndex& at) const { return at.data(LogModel::itemRole).value<const LogItem*>(); }
    };

private slots:
    void showsTheSameAsThePrintedLog()
    {
        SampleGame sample;
        sample.play();
        const LogDoc log = makeLog(*sample.game);
        Shown s(&*sample.game);
        QAbstractItemModelTester tester(s.model);
        QCOMPARE(s.model->rowCount(), int(log.blocks.size()));
        // The game is over, so the totals are shown too.
        QCOMPARE(s.tree->model()->rowCount(), int(log.blocks.size()));
        int lines = 0;
        for (const LogBlock& block : log.blocks)
            lines += 1 + int(block.lines.size());
        QCOMPARE(s.all().size(), lines);
        const QModelIndex strength = s.find("Strength of the attack");
        QVERIFY(strength.isValid());
        QCOMPARE(s.item(strength)->value, "= 13");
        QCOMPARE(s.item(strength)->cite, "7.4");
        QVERIFY(s.tree->model()->rowCount(strength) > 0);
        QVERIFY(s.tree->isExpanded(strength.parent()));
        QVERIFY(!s.tree->isExpanded(strength));
        QVERIFY(strength.data(Qt::AccessibleTextRole).toString().contains("case 7.4"));
        // The window once counted one row less than the footer of the print.
        const QString where = s.panel.findChild<QLabel*>("lookBackWhere")->text();
        QCOMPARE(where, QString("row %1 (rows: %2)").arg(log.rows - 1).arg(log.rows));
    }

    void tagsRowsBySignAndWord()
    {
        SampleGame sample;
        sample.play();
        Shown s(&*sample.game);
        const LogItem* overruled = s.item(s.find("British: Guards Brigade moves"));
        QCOMPARE(int(overruled->tag), int(LogTag::Overruled));
        QVERIFY(tagWords(overruled->tag).startsWith("! "));
        const LogItem* back = s.item(s.find("British: Hessian Jaegers moves by 0311"));
        QCOMPARE(int(back->tag), int(LogTag::TakenBack));
        QVERIFY(back->struck);
        QCOMPARE(int(s.item(s.find("The referee sets"))->tag), int(LogTag::Set));
        QCOMPARE(int(s.item(s.find("British: Howe moves"))->tag), int(LogTag::None));
    }

    void updatesWithoutRebuilding()
    {
        SampleGame sample;
        Shown s(&*sample.game);
        QAbstractItemModelTester tester(s.model);
        int most = 0;
        int steps = 0;
        while (sample.more()) {
            sample.play(1);
            s.panel.refresh();
            most = qMax(most, s.model->fresh());
            if (++steps % 30 == 0) {
                Shown anew(&*sample.game);
                QCOMPARE(s.all(), anew.all());
            }
        }
        // The end of a turn adds the end of a phase, losses, control, headings and totals.
        QVERIFY2(most <= 12, qPrintable(QString::number(most)));
        Shown anew(&*sample.game);
        QCOMPARE(s.all(), anew.all());
    }

    void keepsExpandedRowsDuringARuling()
    {
        SampleGame sample;
        sample.playTo("british: rout-away");
        Shown s(&*sample.game);
        const QModelIndex strength = s.find("Strength of the attack");
        s.tree->setExpanded(strength, true);
        const QPersistentModelIndex kept(strength);
        sample.play(1);
        s.panel.refresh();
        QVERIFY(kept.isValid());
        QVERIFY(s.tree->isExpanded(kept));
        QVERIFY(s.find("British: Rout").isValid());
    }

    void showsCorrections()
    {
        SampleGame sample;
        sample.playTo("british: rout-away");
        Shown s(&*sample.game);
        QAbstractItemModelTester tester(s.model);
        sample.say("correct combat 4 because the die lay against the board");
        s.panel.refresh();
        const QModelIndex attack = s.find("Colonial: Sullivan's Division and Wayne's Division attack 0504");
        QCOMPARE(int(s.item(attack)->tag), int(LogTag::Corrected));
        QVERIFY(s.item(s.find("combat die: 3"))->struck);
        QVERIFY(!s.item(s.find("combat die: 4"))->struck);
        QVERIFY(s.find("Corrected in row").isValid());
        Shown anew(&*sample.game);
        QCOMPARE(s.all(), anew.all());
    }

    // The log of a resumed game once stayed at a row while later ones were played: a resize of the panel had moved the
    // end of the list.
    void staysAtTheEndAfterAResize()
    {
        SampleGame sample;
        sample.play(28);
        Shown s(&*sample.game);
        QVERIFY(s.tree->atEnd());
        for (const QSize size : {QSize(380, 420), QSize(290, 420), QSize(290, 260), QSize(420, 520)}) {
            s.panel.resize(size);
            QTest::qWait(0);
            QVERIFY(s.tree->atEnd());
            sample.play(2);
            s.panel.refresh();
            QTest::qWait(0);
            QVERIFY(s.tree->atEnd());
        }
        // If the user scrolled away, the position stays.
        s.tree->verticalScrollBar()->setValue(10);
        s.panel.resize(380, 400);
        QTest::qWait(0);
        sample.play(2);
        s.panel.refresh();
        QTest::qWait(0);
        QCOMPARE(s.tree->verticalScrollBar()->value(), 10);
    }

    void followsTheNewestRow()
    {
        SampleGame sample;
        sample.play(40);
        Shown s(&*sample.game);
        QVERIFY(s.tree->verticalScrollBar()->maximum() > 0);
        QVERIFY(s.tree->atEnd());
        sample.play(5);
        s.panel.refresh();
        QTest::qWait(0);
        QVERIFY(s.tree->atEnd());
        // If the user reads further up, the position stays.
        s.tree->verticalScrollBar()->setValue(10);
        sample.play(5);
        s.panel.refresh();
        QTest::qWait(0);
        QCOMPARE(s.tree->verticalScrollBar()->value(), 10);
    }

    void filtersByWordCaseAndUnit()
    {
        SampleGame sample;
        sample.play();
        Shown s(&*sample.game);
        const int all = s.tree->model()->rowCount();
        QTest::keyClicks(s.words, "jaegers");
        const int jaegers = s.tree->model()->rowCount();
        QVERIFY(jaegers > 0 && jaegers < all / 4);
        const auto* found = s.panel.findChild<QLabel*>("logFound");
        QVERIFY(found->isVisible());
        QVERIFY(s.find("Turn 1").isValid());
        s.words->setText("13.2");
        QVERIFY(s.find("British: Guards Brigade moves").isValid());
        QVERIFY(!s.find("Colonial: Sullivan's Division and Wayne's Division attack").isValid());
        s.words->setText("no such word");
        QCOMPARE(s.tree->model()->rowCount(), 0);
        QCOMPARE(found->text(), "Nothing in the log matches.");
        QTest::keyClick(s.words, Qt::Key_Escape);
        QCOMPARE(s.tree->model()->rowCount(), all);
        QVERIFY(!found->isVisible());
        // From the filter to its results by keyboard.
        QTest::keyClicks(s.words, "jaegers");
        QTest::keyClick(s.words, Qt::Key_Down);
        QVERIFY(s.tree->currentIndex().isValid());
    }

    // Rows under the heading of a phase were visible but could not be found.
    void findsRowsUnderAHeading()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.play();
        for (const char* side : {"", "public"}) {
            Shown s(&*sample.game);
            s.panel.setSide(side);
            const auto* found = s.panel.findChild<QLabel*>("logFound");
            for (const char* word : {"discovery", "revealed"}) {
                QStringList lines;
                s.words->clear();
                for (const QString& line : s.all())
                    if (line.contains(word, Qt::CaseInsensitive))
                        lines << line;
                QVERIFY(!lines.isEmpty());
                s.words->setText(word);
                QVERIFY(found->text() != "Nothing in the log matches.");
                const QStringList left = s.all();
                for (const QString& line : lines)
                    QVERIFY2(left.contains(line), qPrintable(line));
            }
            // The heading of the turn stays above a found row, and is not counted.
            QVERIFY(s.find("Turn").isValid());
        }
    }

    void filtersByKind()
    {
        SampleGame sample;
        sample.play();
        Shown s(&*sample.game);
        s.show->setCurrentIndex(2);
        QVERIFY(s.find("British: Guards Brigade moves by 0910").isValid());
        QVERIFY(s.find("Taken back to row").isValid());
        QVERIFY(s.find("Note: the British player").isValid());
        QVERIFY(s.find("The referee sets").isValid());
        QVERIFY(!s.find("Colonial: Sullivan's Division and Wayne's Division attack").isValid());
        s.show->setCurrentIndex(1);
        QVERIFY(s.find("Colonial: Sullivan's Division and Wayne's Division attack").isValid());
        QVERIFY(!s.find("Note: the British player").isValid());
        s.show->setCurrentIndex(3);
        QVERIFY(s.find("Losses in turn 1").isValid());
        QVERIFY(s.find("Totals").isValid());
        QVERIFY(!s.find("Colonial: Sullivan's Division and Wayne's Division attack").isValid());
    }

    void showsRunningTotalsOnlyOnRequest()
    {
        SampleGame sample;
        sample.play(60);
        Shown s(&*sample.game);
        QVERIFY(!s.find("Totals").isValid());
        QVERIFY(s.find("Losses in turn 1").isValid());
        s.show->setCurrentIndex(3);
        QVERIFY(s.find("Totals").isValid());
    }

    void showsRowsThatDidNotApply()
    {
        SampleGame sample;
        sample.playTo("british: rout-away");
        Shown s(&*sample.game);
        const auto before = s.all().size();
        s.panel.findChild<QAction*>("logFull")->setChecked(true);
        QVERIFY(s.all().size() > before);
    }

    void reportsPlacesOfARow()
    {
        SampleGame sample;
        sample.play();
        Shown s(&*sample.game);
        QSignalSpy wanted(&s.panel, &LogPanel::placesWanted);
        const QModelIndex went = s.find("Howe: 1114 to");
        s.tree->setCurrentIndex(went);
        QTest::keyClick(s.tree, Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QVERIFY(wanted.at(0).at(0).toStringList().contains("0909"));
        // For a number, the place is that of its unit.
        const QModelIndex factor = s.find("combat factor");
        s.tree->setCurrentIndex(factor);
        QTest::keyClick(s.tree, Qt::Key_Enter);
        QCOMPARE(wanted.size(), 2);
        QVERIFY(!wanted.at(1).at(0).toStringList().isEmpty());
        s.tree->scrollTo(went);
        const QPoint at = s.tree->visualRect(went).center();
        QTest::mouseClick(s.tree->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(s.tree->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(wanted.size(), 3);
        // Places of a correction are shown on the map too.
        s.tree->setCurrentIndex(s.find("set by the referee: Maxwell"));
        QTest::keyClick(s.tree, Qt::Key_Return);
        QVERIFY(!wanted.at(3).at(0).toStringList().isEmpty());
    }

    void reportsTheChosenRow()
    {
        SampleGame sample;
        sample.play();
        Shown s(&*sample.game);
        QSignalSpy chosen(&s.panel, &LogPanel::rowChosen);
        const QModelIndex howe = s.find("British: Howe moves");
        s.tree->scrollTo(howe);
        QTest::mouseClick(s.tree->viewport(), Qt::LeftButton, {}, s.tree->visualRect(howe).center());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).toLongLong(), s.item(howe)->row);
        s.panel.showRow(15);
        QCOMPARE(chosen.size(), 1); // chosen by the program, not the user
        QVERIFY(s.tree->currentIndex().data().toString().startsWith(
            "Colonial: Sullivan's Division and Wayne's Division attack"));
    }

    void looksBackAndReturns()
    {
        SampleGame sample;
        sample.play(100);
        Shown s(&*sample.game);
        QSignalSpy back(&s.panel, &LogPanel::lookedBack);
        QSignalSpy returned(&s.panel, &LogPanel::returned);
        auto* banner = s.panel.findChild<QWidget*>("lookBackBanner");
        QVERIFY(!banner->isVisible());
        QTest::mouseClick(s.panel.findChild<QToolButton*>("lookBackOlder"), Qt::LeftButton);
        QCOMPARE(back.size(), 1);
        QVERIFY(banner->isVisible());
        QVERIFY(s.panel.isLookingBack());
        s.slider->setValue(20);
        const qint64 row = back.last().at(0).toLongLong();
        QVERIFY(s.panel.findChild<QLabel*>("lookBackWords")->text().contains(QString::number(row)));
        // Continued play does not move the reader.
        const auto before = back.size();
        sample.play(1);
        s.panel.refresh();
        QVERIFY(s.panel.isLookingBack());
        QCOMPARE(back.size(), before);
        QCOMPARE(returned.size(), 0);
        // Choosing a ruling goes to it.
        s.tree->setCurrentIndex(s.find("British: Howe moves"));
        QCOMPARE(back.last().at(0).toLongLong(), s.item(s.find("British: Howe moves"))->row);
        QTest::keyClick(s.tree, Qt::Key_Escape);
        QCOMPARE(returned.size(), 1);
        QVERIFY(!banner->isVisible());
        QVERIFY(!s.panel.isLookingBack());
        // By keyboard, back and forth.
        s.tree->setFocus();
        QTest::keyClick(s.slider, Qt::Key_Home);
        QCOMPARE(back.last().at(0).toLongLong(), 0);
        QTest::keyClick(s.slider, Qt::Key_End);
        QCOMPARE(returned.size(), 2);
        s.slider->setValue(3);
        QTest::mouseClick(s.panel.findChild<QPushButton*>("lookBackReturn"), Qt::LeftButton);
        QCOMPARE(returned.size(), 3);
    }

    void hidesSealedAnswersFromOneSide()
    {
        SampleGame sample("tests/kernel/d", "tactics", "tactics", "tactics");
        sample.play();
        Shown s(&*sample.game);
        QVERIFY(s.all().join('\n').contains("sealed answer, Storm"));
        s.panel.setSide("crown");
        QVERIFY(!s.all().join('\n').contains("sealed answer, Storm"));
        QVERIFY(s.all().join('\n').contains("sealed answer"));
        s.panel.setSide({});
        QVERIFY(s.all().join('\n').contains("sealed answer, Storm"));
    }

    void survivesWithoutAGame()
    {
        Shown s(nullptr);
        QCOMPARE(s.tree->model()->rowCount(), 0);
        s.panel.refresh();
        s.panel.showRow(3);
        s.panel.returnToNow();
        SampleGame sample;
        s.panel.setGame(&*sample.game);
        sample.play(3);
        s.panel.refresh();
        QVERIFY(s.tree->model()->rowCount() > 0);
        s.panel.setGame(nullptr);
        QCOMPARE(s.tree->model()->rowCount(), 0);
    }

    void everythingHasAName()
    {
        SampleGame sample;
        sample.play(60);
        Shown s(&*sample.game);
        for (const QWidget* widget : s.panel.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith("qt_")
                || widget->inherits("QMenu") || widget->inherits("QListView")
                || widget->inherits("QComboBoxPrivateContainer"))
                continue;
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }

    void coloursHaveEnoughContrast_data()
    {
        QTest::addColumn<QColor>("base");
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("highlight");
        QTest::newRow("light") << QColor("#ffffff") << QColor("#000000") << QColor("#308cc6");
        QTest::newRow("dark") << QColor("#1c1d1a") << QColor("#ece7da") << QColor("#7b6a3f");
        QTest::newRow("paper") << QColor("#f7f3e8") << QColor("#2b2820") << QColor("#7b6a3f");
    }

    void coloursHaveEnoughContrast()
    {
        QFETCH(QColor, base);
        QFETCH(QColor, text);
        QFETCH(QColor, highlight);
        QPalette palette;
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::Text, text);
        palette.setColor(QPalette::Highlight, highlight);
        const LogLook look = LogLook::of(palette);
        for (const QColor& behind : {base, look.chosen, look.heading, look.found})
            for (const QColor& ink : {look.text, look.pale, look.warning, look.amended})
                QVERIFY2(contrast(ink, behind) >= 4.5, qPrintable(ink.name() + " on " + behind.name()));
    }
};

FW_TEST(LogPanelTest)
#include "tst_logpanel.moc"
