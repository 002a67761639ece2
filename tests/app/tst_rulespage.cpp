// Long because: every test begins with the same page over the same two files.
#include "app/Shipped.h"
#include "app/print/SheetDialog.h"
#include "app/ruleseditor/counters/CountersTab.h"
#include "app/ruleseditor/counters/CsvDialog.h"
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/tables/FindingsPanel.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/ruleseditor/tables/TableModel.h"
#include "app/shell/MainWindow.h"
#include "app/shell/Palettes.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <QWheelEvent>
#include <cmath>

using namespace fw;

/// Rules and counters edited in the window, by keyboard and mouse.
class RulesPageTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    QString mScenario, mRules;
    std::unique_ptr<RulesPage> mPage;

    QTableView& grid() { return child<QTableView>(*mPage, "tableGrid"); }
    RulesAndCounters& document() { return *mPage->document(); }
    const std::string& cell(int row, int column) const
    {
        return mPage->document()->rules().tables[0].rows[std::size_t(row)].cells[std::size_t(column)];
    }
    void waitForProof() { QTRY_VERIFY_WITH_TIMEOUT(!mPage->findings()->pending(), 60000); }
    static double luminance(const QColor& colour)
    {
        const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    }
    /// Answers the next dialog, whatever opens it.
    template <class F>
    void answer(F with)
    {
        auto* timer = new QTimer(this);
        timer->setInterval(20);
        connect(timer, &QTimer::timeout, this, [timer, with] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                timer->stop();
                timer->deleteLater();
                with(qobject_cast<QDialog*>(dialog));
            }
        });
        timer->start();
    }
    static void type(QDialog* dialog, const QString& text)
    {
        dialog->findChild<QLineEdit*>()->setText(text);
        dialog->accept();
    }

private slots:
    void initTestCase() { freshSettings("RulesPageTest"); }
    void init()
    {
        const QString from = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"}) {
            QFile::remove(mFolder.filePath(name));
            QVERIFY(QFile::copy(from + name, mFolder.filePath(name)));
        }
        mScenario = mFolder.filePath("germantown.scenario.json");
        mRules = mFolder.filePath("musket-and-saber.rules.json");
        auto opened = openRules(mScenario);
        QVERIFY(opened.has_value());
        mPage = std::make_unique<RulesPage>(std::move(*opened));
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
    }
    void cleanup() { mPage.reset(); }

    void typesCellsLikeASpreadsheet()
    {
        QTableView& view = grid();
        view.setFocus();
        view.setCurrentIndex(view.model()->index(0, 0));
        QTest::keyClicks(&view, "A");
        auto* editor = view.viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, "r");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(cell(0, 0), std::string("Ar")); // views process Enter in a queued call
        QCOMPARE(view.currentIndex().row(), 1);      // Enter moves down
        QTest::keyClick(&view, Qt::Key_Delete);
        QCOMPARE(cell(1, 0), std::string());
        child<QAction>(*mPage, "editUndo").trigger();
        child<QAction>(*mPage, "editUndo").trigger();
        QCOMPARE(cell(0, 0), std::string("Am"));
        QVERIFY(!document().modified());
    }

    // 45.3: The sheets contain the last change, and the proof of them does too.
    void sheetsUseProofOfLatestChange()
    {
        const auto warned = [this] {
            bool shown = false;
            QTimer look;
            connect(&look, &QTimer::timeout, this, [&] {
                if (auto* dialog = qobject_cast<SheetDialog*>(QApplication::activeModalWidget())) {
                    shown = child<QCheckBox>(*dialog, "sheetAnyway").isVisible();
                    dialog->reject();
                }
            });
            look.start(5);
            mPage->printSheets();
            return shown;
        };
        QVERIFY(!warned());
        document().edit("Break a counter",
                        [](RulesContent& content) { content.scenario->units[0].type = "no-such-type"; });
        QVERIFY(warned());
        child<QAction>(*mPage, "editUndo").trigger();
        QVERIFY(!warned());
    }

    void escapeRestoresTheCell()
    {
        QTableView& view = grid();
        view.setFocus();
        view.setCurrentIndex(view.model()->index(0, 0));
        QTest::keyClicks(&view, "Z");
        auto* editor = view.viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClick(editor, Qt::Key_Escape);
        QCOMPARE(cell(0, 0), std::string("Am"));
        QCOMPARE(steps(document()), 0);
    }

    void copiesAndPastesBlocks()
    {
        QTableView& view = grid();
        view.setFocus();
        view.setCurrentIndex(view.model()->index(0, 0));
        QApplication::clipboard()->setText("Ax\tAr\nAr\tAc\n"); // as LibreOffice Calc copies it
        QTest::keySequence(&view, QKeySequence::Paste);
        QCOMPARE(cell(0, 1), std::string("Ar"));
        QCOMPARE(cell(1, 0), std::string("Ar"));
        QCOMPARE(steps(document()), 1);
        view.selectionModel()->select({view.model()->index(0, 0), view.model()->index(1, 1)},
                                      QItemSelectionModel::ClearAndSelect);
        QTest::keySequence(&view, QKeySequence::Copy);
        QCOMPARE(QApplication::clipboard()->text(), QString("Ax\tAr\nAr\tAc\n"));
    }

    void changesColumnsByMenu()
    {
        QTableView& view = grid();
        view.setCurrentIndex(view.model()->index(0, 4));
        const int columns = view.model()->columnCount();
        child<QAction>(*mPage, "columnMerge").trigger();
        QCOMPARE(view.model()->columnCount(), columns - 1);
        QCOMPARE(view.model()->headerData(4, Qt::Horizontal).toString(), QString("1..4"));
        answer([](QDialog* dialog) { type(dialog, "3"); });
        child<QAction>(*mPage, "columnSplit").trigger();
        QCOMPARE(view.model()->columnCount(), columns);
        child<QAction>(*mPage, "columnDelete").trigger();
        child<QAction>(*mPage, "columnBefore").trigger();
        QCOMPARE(view.model()->columnCount(), columns);
        answer([](QDialog* dialog) {
            QCOMPARE(dialog->objectName(), QString("bandDialog"));
            dialog->findChild<QLineEdit*>("bandLabel")->setText("one");
            dialog->reject();
        });
        child<QAction>(*mPage, "columnHeading").trigger();
        QVERIFY(view.model()->headerData(4, Qt::Horizontal).toString() != "one"); // cancelled
    }

    void showsOpensAndAcceptsFindings()
    {
        waitForProof();
        auto& summary = child<QLabel>(*mPage, "findingsSummary");
        QVERIFY2(summary.text().startsWith("Nothing to report"), qPrintable(summary.text()));
        document().edit("x", [](RulesContent& c) { c.rules.tables[0].rows[2].cells[6] = "Ac"; });
        auto& tree = child<QTreeWidget>(*mPage, "findings");
        QTRY_VERIFY_WITH_TIMEOUT(tree.topLevelItemCount() > 0, 60000);
        waitForProof();
        tree.setCurrentItem(tree.topLevelItem(0));
        child<QPushButton>(*mPage, "findingGo").click();
        QCOMPARE(grid().currentIndex().row(), 2);
        QCOMPARE(grid().currentIndex().column(), 6);
        const int before = tree.topLevelItemCount();
        answer([](QDialog* dialog) { type(dialog, "as printed"); });
        child<QPushButton>(*mPage, "findingAccept").click();
        QCOMPARE(document().rules().accepted.size(), std::size_t(1));
        waitForProof();
        QCOMPARE(tree.topLevelItemCount(), before - 1);
    }

    void comparesTwoTables()
    {
        document().edit("x", [](RulesContent& c) {
            Table copy = c.rules.tables[0];
            copy.id = "other";
            copy.rows[1].cells[3] = "Zz";
            c.rules.tables.push_back(copy);
        });
        answer([](QDialog* dialog) {
            QCOMPARE(dialog->objectName(), QString("compareDialog"));
            auto* right = dialog->findChild<QComboBox*>("compareRight");
            for (int i = 0;
                 i < right->count() && !dialog->findChild<QLabel*>("compareSummary")->text().startsWith("1 of"); ++i)
                right->setCurrentIndex(i);
            QVERIFY(dialog->findChild<QLabel*>("compareSummary")->text().startsWith("1 of"));
            auto* grid = dialog->findChild<QTableWidget*>("compareGrid");
            QVERIFY(grid->item(1, 3)->text().contains("Zz"));
            QVERIFY(grid->item(1, 3)->text().startsWith(QString::fromUtf8("≠")));
            shot(*dialog, "compare");
            dialog->findChild<QCheckBox*>("compareOnly")->click();
            QCOMPARE(grid->rowCount(), 1);
            dialog->reject();
        });
        child<QPushButton>(*mPage, "tableCompare").click();
    }

    void editsCountersInTheForm()
    {
        child<QTabWidget>(*mPage, "editTabs").setCurrentIndex(2);
        auto& list = child<QTableView>(*mPage, "counterList");
        child<QLineEdit>(*mPage, "counterSearch").setText("Grenadiers");
        QCOMPARE(list.model()->rowCount(), 3);
        list.selectAll();
        auto& attack = child<QLineEdit>(*mPage, "rating-attack-full");
        attack.selectAll();
        QTest::keyClicks(&attack, "5");
        int changed = 0;
        for (const Unit& unit : document().scenario()->units)
            changed += unit.name.find("Grenadiers") != std::string::npos
                       && unit.ratings.at("attack").at("full") == Rational(5);
        QCOMPARE(changed, 3); // one field of several counters
        child<QAction>(*mPage, "editUndo").trigger();
        QVERIFY(!document().modified());
    }

    void customDrawingReplacesGeneratedFace()
    {
        child<QTabWidget>(*mPage, "editTabs").setCurrentIndex(2);
        const QString drawing = mFolder.filePath("drawn.svg");
        QVERIFY(put(drawing, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
                             "<circle cx='5' cy='5' r='5' fill='#00a0a0'/></svg>"));
        auto* tab = mPage->findChild<CountersTab*>();
        mPage->goTo({"unit", "guards", {}, {}});
        QVERIFY(tab->takeArt(drawing, false));
        QVERIFY(QFile::exists(mFolder.filePath("counters/guards.svg")));
        QCOMPARE(child<QLabel>(*mPage, "unitArt").text(), QString("guards.svg"));
        shot(*mPage, "art");
        QTRY_VERIFY(!mPage->findings()->pending()); // the new file is checked
        // Undo does not restore a file, so the program asks first.
        answer([](QDialog* dialog) { dialog->reject(); });
        QTest::mouseClick(&child<QPushButton>(*mPage, "artNone"), Qt::LeftButton);
        QVERIFY(QFile::exists(mFolder.filePath("counters/guards.svg")));
        answer([](QDialog* dialog) {
            for (QPushButton* button : dialog->findChildren<QPushButton*>())
                if (qobject_cast<QMessageBox*>(dialog)->buttonRole(button) == QMessageBox::DestructiveRole)
                    return QTest::mouseClick(button, Qt::LeftButton);
        });
        QTest::mouseClick(&child<QPushButton>(*mPage, "artNone"), Qt::LeftButton);
        QVERIFY(!QFile::exists(mFolder.filePath("counters/guards.svg")));
        QVERIFY(mPage->findings()->pending());
        QVERIFY(put(drawing, "no drawing"));
        answer([](QDialog* dialog) { dialog->reject(); });
        QVERIFY(!tab->takeArt(drawing, false));
        QVERIFY(!QFile::exists(mFolder.filePath("counters/guards.svg")));
    }

    void acceptsProofAndListsLaterChanges()
    {
        for (const char* name : {"musket-and-saber.rules.json.proofed", "germantown.scenario.json.proofed"})
            QFile::remove(mFolder.filePath(name));
        waitForProof();
        answer([](QDialog* dialog) {
            QCOMPARE(dialog->objectName(), QString("sinceDialog"));
            QVERIFY(dialog->findChild<QLabel*>("sinceSays")->text().startsWith("No proof"));
            dialog->findChild<QPushButton*>("sinceAccept")->click();
            QVERIFY(dialog->findChild<QLabel*>("sinceSays")->text().startsWith("Nothing changed"));
            dialog->reject();
        });
        child<QPushButton>(*mPage, "findingsSince").click();
        document().edit("x", [](RulesContent& c) { c.rules.tables[0].rows[0].cells[0] = "Ax"; });
        QTRY_VERIFY_WITH_TIMEOUT(!mPage->findings()->pending(), 60000);
        answer([](QDialog* dialog) {
            QVERIFY(dialog->findChild<QLabel*>("sinceSays")->text().startsWith("1 change"));
            QCOMPARE(dialog->findChild<QListWidget*>("sinceList")->count(), 1);
            QVERIFY(!dialog->findChild<QPushButton*>("sinceAccept")->isEnabled()); // not saved
            dialog->reject();
        });
        child<QPushButton>(*mPage, "findingsSince").click();
        QVERIFY(mPage->save());
        const Ran ran = fieldworks(mFolder.path(), {"check", "musket-and-saber.rules.json"});
        QVERIFY2(ran.out.contains("changed since the accepted proof"), qPrintable(ran.out));
    }

    void pastesThreeHundredCounters()
    {
        child<QTabWidget>(*mPage, "editTabs").setCurrentIndex(2);
        QString text = "name\tside\ttype\tsteps\tattack\tdefence\tmorale\tmovement\n";
        for (int i = 1; i <= 300; ++i)
            text += QString("Company %1\tbritish\tbattalion\t1\t%2\t%2\t4\t4\n").arg(i).arg(i % 5 + 1);
        QApplication::clipboard()->setText(text);
        const auto before = document().scenario()->units.size();
        answer([](QDialog* dialog) {
            QCOMPARE(dialog->objectName(), QString("csvDialog"));
            const CsvPlan& plan = static_cast<CsvDialog*>(dialog)->plan();
            QCOMPARE(plan.count(CsvChange::Kind::Added), 300);
            QCOMPARE(dialog->findChild<QTableWidget*>("csvPreview")->rowCount(), int(plan.changes.size()));
            QPushButton* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(!ok->isEnabled()); // new names need a confirmation
            for (QCheckBox* box : dialog->findChildren<QCheckBox*>())
                if (!box->isHidden())
                    box->click();
            QVERIFY(ok->isEnabled());
            ok->click();
        });
        child<QPushButton>(*mPage, "counterPaste").click();
        QCOMPARE(document().scenario()->units.size(), before + 300);
        QCOMPARE(steps(document()), 1);
        QVERIFY(child<QLabel>(*mPage, "mixSummary").text().startsWith(QString::number(before + 300)));
        child<QAction>(*mPage, "editUndo").trigger();
        QCOMPARE(document().scenario()->units.size(), before);
        answer([](QDialog* dialog) { dialog->reject(); });
        child<QPushButton>(*mPage, "counterPaste").click();
        QCOMPARE(document().scenario()->units.size(), before); // cancelled
    }

    /// Nothing is imported while a line is refused or a question is open.
    void asksBeforeImportingCounterList()
    {
        const auto before = document().scenario()->units;
        auto* counters = mPage->findChild<CountersTab*>();
        QVERIFY(counters != nullptr);
        const auto list = [](const char* name) {
            return content(QString(FW_SOURCE_DIR "/tests/app/lists/") + name).toStdString();
        };
        const auto ok = [](QDialog* dialog) {
            return dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        };
        for (const char* name : {"same-id.csv", "numbers.csv", "line-break.csv"}) {
            answer([&](QDialog* dialog) {
                for (QCheckBox* box : dialog->findChildren<QCheckBox*>())
                    box->setChecked(box->objectName() != "csvRefused");
                QVERIFY(!ok(dialog)->isEnabled());
                dialog->reject();
            });
            counters->importText(list(name));
        }
        answer([](QDialog* dialog) {
            QVERIFY(qobject_cast<QMessageBox*>(dialog) != nullptr);
            dialog->reject();
        });
        counters->importText(list("open-quote.csv"));
        QCOMPARE(document().scenario()->units, before);
        // The guessed encoding is a separate question.
        answer([&](QDialog* dialog) {
            auto* letters = dialog->findChild<QCheckBox*>("csvEncoding");
            for (QCheckBox* box : dialog->findChildren<QCheckBox*>())
                box->setChecked(box != letters);
            QVERIFY(!letters->isHidden());
            QVERIFY(!ok(dialog)->isEnabled());
            letters->setChecked(true);
            ok(dialog)->click();
        });
        counters->importText(list("windows-1252.csv"));
        QCOMPARE(document().scenario()->units.size(), before.size() + 1);
    }

    /// A column without a target is named, with the headings that it may be a misspelling of.
    void skipsColumnOnlyAfterConfirmation()
    {
        answer([](QDialog* dialog) {
            QPushButton* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            auto* left = dialog->findChild<QCheckBox*>("csvLeftOut");
            QVERIFY(!left->isHidden());
            for (const char* word : {"atack full", "attack full", "notes"})
                QVERIFY2(left->text().contains(word), word);
            shot(*dialog, "csvleftout");
            QVERIFY(!ok->isEnabled());
            left->click();
            QVERIFY(ok->isEnabled());
            auto* column = dialog->findChild<QComboBox*>("csvColumn2");
            column->setCurrentIndex(column->findData("rating attack full"));
            QVERIFY(!left->text().contains("atack"));
            QVERIFY(!ok->isEnabled()); // the rest needs a new confirmation
            left->click();
            ok->click();
        });
        mPage->findChild<CountersTab*>()->importText(
            content(FW_SOURCE_DIR "/tests/app/lists/heading-slip.csv").toStdString());
        const auto& units = document().scenario()->units;
        const auto guards = std::ranges::find(units, "guards", &Unit::id);
        QCOMPARE(guards->ratings.at("attack").at("full"), Rational(5));
        QCOMPARE(guards->ratings.at("defence").at("full"), Rational(5));
        child<QAction>(*mPage, "editUndo").trigger();
    }

    /// A counter that is found only by its name changes only if the user chooses that.
    void joinsByNameOnlyOnRequest()
    {
        const Unit first = document().scenario()->units.front();
        const std::string text = "name,side,formation,steps\n" + first.name + "," + first.side + "," + first.formation
                                 + "," + std::to_string(first.steps + 1) + "\n";
        answer([](QDialog* dialog) {
            QPushButton* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            auto* join = dialog->findChild<QComboBox*>("csvJoin");
            QVERIFY(!join->isHidden());
            for (QCheckBox* box : dialog->findChildren<QCheckBox*>())
                if (!box->isHidden())
                    box->setChecked(true);
            QVERIFY(!ok->isEnabled());
            join->setCurrentIndex(1);
            for (QCheckBox* box : dialog->findChildren<QCheckBox*>())
                if (!box->isHidden())
                    box->setChecked(true);
            QVERIFY(ok->isEnabled());
            ok->click();
        });
        mPage->findChild<CountersTab*>()->importText(text);
        QCOMPARE(document().scenario()->units.front().steps, first.steps + 1);
    }

    void savingChangesOneLine()
    {
        const QByteArray was = content(mRules);
        document().edit("x", [](RulesContent& c) { c.rules.tables[0].rows[0].cells[0] = "Ax"; });
        child<QAction>(*mPage, "editSave").trigger();
        QVERIFY(!document().modified());
        const QList<QByteArray> a = was.split('\n'), b = content(mRules).split('\n');
        int different = 0;
        for (int i = 0; i < std::min(a.size(), b.size()); ++i)
            different += a[i] != b[i];
        QCOMPARE(different, 1);
        const Ran ran = fieldworks(
            mFolder.path(), {"diff", FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json", mRules});
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.out.count('\n'), 1);
    }

    void asksBeforeOverwritingExternalChange()
    {
        document().edit("x", [](RulesContent& c) { c.rules.tables[0].rows[0].cells[0] = "Ax"; });
        QVERIFY(put(mRules, content(mRules) + "\n"));
        const QByteArray theirs = content(mRules);
        auto& notice = child<QLabel>(*mPage, "rulesNotice");
        QTRY_VERIFY(!notice.isHidden());
        answer([](QDialog* dialog) {
            QCOMPARE(dialog->objectName(), QString("writeOver"));
            dialog->reject();
        });
        QVERIFY(!mPage->save());
        QCOMPARE(content(mRules), theirs);
        QVERIFY(document().modified());
        answer([](QDialog* dialog) {
            for (QAbstractButton* button : qobject_cast<QMessageBox*>(dialog)->buttons())
                if (qobject_cast<QMessageBox*>(dialog)->buttonRole(button) == QMessageBox::DestructiveRole)
                    return button->click();
        });
        QVERIFY(mPage->save());
        QVERIFY(content(mRules) != theirs);
        QVERIFY(!document().modified());
        QVERIFY(notice.isHidden());
    }

    void everyControlHasAName()
    {
        for (int tab = 0; tab < 5; ++tab) {
            child<QTabWidget>(*mPage, "editTabs").setCurrentIndex(tab);
            QCOMPARE(namelessControls(*mPage).join('\n'), QString());
            shot(*mPage, QString("edit-%1-light").arg(tab));
        }
    }

    void isReadableInDarkColours()
    {
        const QPalette day = QApplication::palette();
        QApplication::setPalette(darkPalette());
        document().edit("x", [](RulesContent& c) { c.rules.tables[0].rows[2].cells[6] = "Ac"; });
        waitForProof();
        for (int tab = 0; tab < 5; ++tab) {
            child<QTabWidget>(*mPage, "editTabs").setCurrentIndex(tab);
            shot(*mPage, QString("edit-%1-dark").arg(tab));
        }
        // The heat colours keep the contrast of the letters, by day and by night.
        for (const QPalette& palette : {day, darkPalette()}) {
            const QColor ink = palette.color(QPalette::Text), ground = palette.color(QPalette::Base);
            for (const double rank : {0.0, 0.25, 0.5, 0.75, 1.0}) {
                const double a = luminance(heatColour(ground, rank)), b = luminance(ink);
                QVERIFY2((std::max(a, b) + 0.05) / (std::min(a, b) + 0.05) >= 4.5,
                         qPrintable(QString("%1: %2 %3").arg(rank).arg(a).arg(b)));
            }
        }
        QApplication::setPalette(day);
    }

    void windowAsksBeforeLeavingChanges()
    {
        mPage.reset(); // it has the same rules open, so nothing would be lost
        MainWindow window;
        window.show();
        QVERIFY(window.open(mRules));
        auto* page = window.findChild<RulesPage*>();
        QVERIFY(page != nullptr && page->isVisible());
        page->document()->edit("x", [](RulesContent& c) { c.rules.title = "other"; });
        QVERIFY(window.windowTitle().contains("(changed)"));
        answer([](QDialog* dialog) {
            QCOMPARE(dialog->objectName(), QString("unsaved"));
            static_cast<QMessageBox*>(dialog)->button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!window.close());
        answer([](QDialog* dialog) { static_cast<QMessageBox*>(dialog)->button(QMessageBox::Discard)->click(); });
        QVERIFY(window.close());
    }

    /// The wheel scrolls a form, and changes no box that is under the pointer.
    void wheelChangesNoBoxOfAForm()
    {
        MainWindow window;
        window.resize(1000, 500);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.editRules(FW_SOURCE_DIR "/scenarios/templates/odds.rules.json");
        auto& rules = child<FileTab>(window, "rulesTree");
        child<QTabWidget>(window, "editTabs").setCurrentWidget(&rules);
        QVERIFY(rules.goTo("/modifiers/0"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto* box = qobject_cast<QComboBox*>(rules.findChild<RowForm*>()->field("op")->focusProxy());
        QVERIFY(box != nullptr && box->count() > 1);
        box->setFocus();
        const QString was = box->currentText();
        auto* area = rules.findChild<RowForm*>()->findChild<QScrollArea*>();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        const int above = area->verticalScrollBar()->value();
        for (const int by : {-120, 120, -120}) {
            const QPointF at = box->rect().center();
            QWheelEvent wheel(at, box->mapToGlobal(at), {}, {0, by}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                              false);
            QApplication::sendEvent(box, &wheel);
            QCOMPARE(box->currentText(), was);
        }
        QVERIFY(area->verticalScrollBar()->value() != above);
    }

    void newSystemIsPlayableAtOnce_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < 2; ++i)
            QTest::addRow("%d", i) << i;
    }
    void newSystemIsPlayableAtOnce()
    {
        QFETCH(int, index);
        // In the build of the tests, the templates are in the source tree.
        SystemTemplate from;
        from.id = index == 0 ? "odds" : "differential";
        from.rulesPath = QString(FW_SOURCE_DIR "/scenarios/templates/%1.rules.json").arg(from.id);
        from.scenarioPath = QString(FW_SOURCE_DIR "/scenarios/templates/%1.scenario.json").arg(from.id);
        QTemporaryDir folder;
        const auto made = makeSystem(from, folder.filePath("mine"), "mine", "Mine");
        QVERIFY(made.has_value());
        QVERIFY(!makeSystem(from, folder.filePath("mine"), "mine", "Mine")); // never overwrites a file
        const Ran checked = fieldworks(folder.filePath("mine"), {"check", "mine.rules.json", "mine.scenario.json"});
        QCOMPARE(checked.out, QString());
        QCOMPARE(checked.code, 0);
        QVERIFY(put(folder.filePath("mine/turn.orders"),
                    "red: move red-1 to 0305 0404 0505 0604\nred: end\nred: attack 0704 with red-1\n"
                    "dice 6\nred: end\nblue: end\nblue: end\n"));
        const Ran played = fieldworks(folder.filePath("mine"), {"adjudicate", "mine.scenario.json", "turn.orders"});
        QCOMPARE(played.err, QString());
        QCOMPARE(played.code, 0);
        QVERIFY2(played.out.contains("Combat results"), qPrintable(played.out));
    }
};

FW_TEST(RulesPageTest)
#include "tst_rulespage.moc"
