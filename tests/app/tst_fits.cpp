#include "app/referee/controller/Referee.h"
#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "tests/app/AllDialogs.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QLabel>
#include <QProcess>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace fw;

namespace {

/// The smallest supported screen. The program restarts for each scale, since Qt reads the font size only at the start;
/// a larger scale makes the screen smaller in device-independent pixels.
constexpr int dotsWide = 1280, dotsHigh = 800;
int wide = 0, high = 0; ///< in device-independent pixels
constexpr const char* scaleVariable = "QT_FONT_DPI";
constexpr const char* scales[] = {"96", "120", "144"};
constexpr const char* smallScreen = R"({"synchronousWindowSystemEvents": false, "windowFrameMargins": false,
    "screens": [{"name": "small", "x": 0, "y": 0, "width": 1280, "height": 800,
                 "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})";
/// The size of a window frame around a dialog.
constexpr int frameWide = 16, frameHigh = 48;

/// The widgets with a large minimum size, one line each, children indented.
QString setCulprit(const QWidget& top, int depth = 0)
{
    QString out;
    for (const QObject* object : top.children()) {
        const auto* widget = qobject_cast<const QWidget*>(object);
        if (widget == nullptr || widget->isWindow() || widget->isHidden())
            continue;
        const QSize least = widget->minimumSizeHint().expandedTo(widget->minimumSize());
        if (least.width() < 200 && least.height() < 200)
            continue;
        out += QString("%1%2 %3: %4 x %5\n")
                   .arg(QString(2 * depth, ' '), widget->metaObject()->className(), widget->objectName())
                   .arg(least.width())
                   .arg(least.height());
        out += setCulprit(*widget, depth + 1);
    }
    return out;
}

/// Whether it is inside a scroll area.
bool scrolled(const QWidget& widget, const QWidget& top)
{
    for (const QWidget* at = widget.parentWidget(); at != nullptr && at != &top; at = at->parentWidget())
        if (at->inherits("QAbstractScrollArea"))
            return true;
    return false;
}

/// Labels and controls on the page with less room than they need, each named.
QStringList cut(const QWidget& top)
{
    QStringList out;
    // A widget that cannot be scrolled sideways must be visible.
    for (const QScrollArea* area : top.findChildren<QScrollArea*>())
        if (area->isVisible() && area->widget() != nullptr
            && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
            && area->widget()->width() > area->viewport()->width())
            out << QString("%1: %2 of %3")
                       .arg(area->accessibleName())
                       .arg(area->viewport()->width())
                       .arg(area->widget()->width());
    for (const QWidget* widget : top.findChildren<QWidget*>()) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool said = (label != nullptr && !label->wordWrap() && !label->text().isEmpty())
                          || (button != nullptr && !button->text().isEmpty())
                          || qobject_cast<const QComboBox*>(widget) != nullptr;
        if (!said || !widget->isVisible() || widget->minimumWidth() > 0)
            continue;
        const QSize least = widget->minimumSizeHint().boundedTo(widget->maximumSize());
        // Every widget is inside its parent, unless that can be scrolled vertically.
        const QWidget* holder = widget->parentWidget();
        const int right = widget->mapTo(&top, QPoint(widget->width(), 0)).x();
        const int bottom = widget->mapTo(&top, QPoint(0, widget->height())).y();
        if (widget->width() < least.width() || widget->height() < least.height() || right > top.width()
            || widget->x() + widget->width() > holder->width() || (bottom > top.height() && !scrolled(*widget, top)))
            out << QString("%1 %2 “%3”: %4 x %5 of %6 x %7, ends at %8 of %9")
                       .arg(widget->metaObject()->className(), widget->objectName(),
                            label != nullptr    ? label->text()
                            : button != nullptr ? button->text()
                                                : QString())
                       .arg(widget->width())
                       .arg(widget->height())
                       .arg(least.width())
                       .arg(least.height())
                       .arg(right)
                       .arg(top.width());
    }
    return out;
}

} // namespace

/// 13.8: On a small screen, with letters of three sizes, every page and dialog fits, and no text is cut off.
class FitsTest : public QObject
{
    Q_OBJECT

    const QString mScenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
    QTemporaryDir mFolder;
    std::unique_ptr<MainWindow> mWindow;
    std::unique_ptr<AllDialogs> mDialogs;

    QStackedWidget& pages() const { return *qobject_cast<QStackedWidget*>(mWindow->centralWidget()); }
    void fits(const QString& what)
    {
        // A change deep inside reaches the window level by level.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the dice of the previous question
        for (int level = 0; level < 10; ++level) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::processEvents();
        }
        const QSize least = mWindow->minimumSizeHint();
        QVERIFY2(least.width() <= wide && least.height() <= high,
                 qPrintable(QString("%1 wants %2 x %3\n").arg(what).arg(least.width()).arg(least.height())
                            + setCulprit(*mWindow)));
        QCOMPARE(mWindow->size(), QSize(wide, high));
        const QStringList wrong = cut(*mWindow);
        QVERIFY2(wrong.isEmpty(), qPrintable(what + ":\n" + wrong.join('\n')));
        shot(*mWindow,
             "fits-" + qEnvironmentVariable(scaleVariable) + '-' + QString(what).replace(' ', '-').remove('&'));
    }
    /// The page and each of its tabs.
    void everyTabFits(const QString& what)
    {
        fits(what);
        for (QTabWidget* tabs : pages().currentWidget()->findChildren<QTabWidget*>())
            for (int i = 0; i < tabs->count() && tabs->isVisible(); ++i) {
                tabs->setCurrentIndex(i);
                fits(what + ' ' + tabs->tabText(i));
                if (QTest::currentTestFailed())
                    return;
            }
    }

private slots:
    void initTestCase() { freshSettings("FieldworksFitsTest"); }
    void init()
    {
        mWindow = std::make_unique<MainWindow>();
        mWindow->resize(wide, high);
        mWindow->show();
    }
    void cleanup() { mWindow.reset(); }

    void usesTheRequestedLetterSize()
    {
        const double scale = mWindow->devicePixelRatioF();
        QCOMPARE(qRound(mWindow->logicalDpiX() * scale), qEnvironmentVariableIntValue(scaleVariable));
        QVERIFY(std::abs(wide * scale - dotsWide) <= 1 && std::abs(high * scale - dotsHigh) <= 1);
    }

    /// A page that is added to the window must be opened here too.
    void coversEveryPageOfTheWindow()
    {
        QSet<QString> added;
        static const QRegularExpression adding("mPages->addWidget\\((\\w+)\\)");
        QDirIterator files(FW_SOURCE_DIR "/app/shell", {"*.cpp"}, QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto it = adding.globalMatch(text); it.hasNext();)
                added << it.next().captured(1);
        }
        QCOMPARE(added, QSet<QString>({"mStart", "mLook", "mDesk", "mRulesPage", "mReferee", "mEdit", "mPlaytest"}));
    }

    void dialogsFitTheScreen_data()
    {
        QTest::addColumn<int>("which");
        mDialogs = std::make_unique<AllDialogs>();
        for (std::size_t i = 0; i < mDialogs->all().size(); ++i)
            QTest::newRow(qPrintable(mDialogs->all()[i].name)) << int(i);
    }
    /// However large the dialog is, the button that closes it is reachable.
    void dialogsFitTheScreen()
    {
        QFETCH(int, which);
        const AllDialogs::One& one = mDialogs->all()[std::size_t(which)];
        const AllDialogs::Opened opened = one.open();
        QDialog& dialog = *opened.dialog;
        dialog.show();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        const QSize room(wide - frameWide, high - frameHigh);
        const QSize least = dialog.minimumSizeHint();
        shot(dialog, "fits-" + qEnvironmentVariable(scaleVariable) + '-' + QString(one.name).replace(' ', '-'));
        QVERIFY2(least.width() <= room.width() && least.height() <= room.height(),
                 qPrintable(QString("wants %1 x %2\n").arg(least.width()).arg(least.height()) + setCulprit(dialog)));
        QVERIFY2(dialog.width() <= room.width() && dialog.height() <= room.height(),
                 qPrintable(QString("takes %1 x %2\n").arg(dialog.width()).arg(dialog.height())));
        const QStringList wrong = cut(dialog);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>()) {
            const QRect at(button->mapTo(&dialog, QPoint()), button->size());
            if (button->isVisible() && !scrolled(*button, dialog))
                QVERIFY2(dialog.rect().contains(at), qPrintable(button->text()));
        }
    }

    void startPageFitsTheScreen()
    {
        fits("start");
        QTRY_VERIFY_WITH_TIMEOUT(child<QAbstractButton>(*mWindow, "cardNewGame").isEnabled(), 20000);
        fits("start filled");
    }
    void lookPageFitsTheScreen()
    {
        QVERIFY(mWindow->open(mScenario));
        fits("look");
    }
    void deskFitsTheScreen()
    {
        mWindow->showDesk();
        everyTabFits("desk");
    }
    void playtestFitsTheScreen()
    {
        mWindow->showPlaytest();
        everyTabFits("playtest empty");
        mWindow->showPlaytest();
        QVERIFY(mWindow->open(mScenario));
        mWindow->showPlaytest();
        auto& page = *pages().currentWidget();
        child<QSpinBox>(page, "playtestGames").setValue(3);
        for (const char* player : {"playtestPlayer1", "playtestPlayer2"})
            child<QComboBox>(page, player).setCurrentIndex(0); // random, the quickest
        child<QAbstractButton>(page, "playtestPlay").click();
        QTRY_VERIFY_WITH_TIMEOUT(child<QAbstractButton>(page, "playtestPlay").isEnabled(), 60000);
        for (const char* player : {"playtestPlayer1", "playtestPlayer2"})
            child<QComboBox>(page, player).setCurrentIndex(2); // with a field for its nodes
        everyTabFits("playtest played");
    }
    void mapEditorFitsTheScreen()
    {
        QVERIFY(mWindow->editMap(mScenario));
        everyTabFits("map");
        for (QAction* action : pages().currentWidget()->findChildren<QAction*>()) {
            if (!action->objectName().startsWith("tool-"))
                continue;
            action->trigger();
            fits("map " + action->objectName());
            if (QTest::currentTestFailed())
                return;
        }
    }
    void rulesPageFitsTheScreen_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("many counters") << mScenario;
        QTest::newRow("odds") << QString(FW_SOURCE_DIR "/scenarios/templates/odds.scenario.json");
        QTest::newRow("differential") << QString(FW_SOURCE_DIR "/scenarios/templates/differential.scenario.json");
    }
    void rulesPageFitsTheScreen()
    {
        QFETCH(QString, file);
        mWindow->editRules(file);
        everyTabFits("rules");
        auto& tabs = child<QTabWidget>(*mWindow, "editTabs");
        // The Undo action contains the name of the change; the bar does not grow with it.
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.tabText(i).contains("Examples"))
                tabs.setCurrentIndex(i);
        child<QAbstractButton>(*mWindow, "exampleNew").click();
        fits("rules changed");
        for (QAction* action : mWindow->findChildren<QAction*>("editUndo"))
            action->trigger();
    }
    /// Wherever Tab goes in the form of a counter, its labels stay visible.
    void counterFormLabelsStayVisible()
    {
        mWindow->editRules(mScenario);
        auto& tabs = child<QTabWidget>(*mWindow, "editTabs");
        auto& name = child<QWidget>(*mWindow, "unitName");
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.widget(i)->isAncestorOf(&name))
                tabs.setCurrentIndex(i);
        QScrollArea* form = nullptr;
        for (QWidget* at = &name; at != nullptr && form == nullptr; at = at->parentWidget())
            form = qobject_cast<QScrollArea*>(at);
        QVERIFY(form != nullptr);
        QCoreApplication::processEvents();
        QVERIFY2(form->widget()->width() <= form->viewport()->width(),
                 qPrintable(QString("%1 of %2\n").arg(form->viewport()->width()).arg(form->widget()->width())
                            + setCulprit(*form)));
    }
    void tableFitsTheScreen_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<int>("orders");
        QTest::newRow("musket-and-saber") << QString("scenarios/musket-and-saber") << QString("germantown") << 1000;
        // Shuffles ten cards, and has hands below the map.
        QTest::newRow("drums-and-muskets") << QString("scenarios/drums-and-muskets") << QString("leuthen") << 40;
    }
    void tableFitsTheScreen()
    {
        QFETCH(QString, folder);
        QFETCH(QString, scenario);
        QFETCH(int, orders);
        const SampleGame sample(folder, scenario, scenario + "-sample", QTest::currentDataTag());
        QVERIFY(mWindow->open(sample.writeTo(mFolder.filePath(scenario + ".game"), 0)));
        Referee& referee = mWindow->refereePage()->referee();
        fits("game");
        for (const OrderLine& line : sample.lines()) {
            if (QTest::currentTestFailed() || orders-- == 0)
                return;
            if (referee.table.question().wait == Wait::Dice && referee.table.question().dice.front().once) {
                // The longest message appears when a card is named twice.
                referee.dice.face(1);
                referee.dice.face(1);
                fits("game with a card named twice");
            }
            if (referee.table.question().wait == Wait::Dice)
                referee.draft.drop();
            if (!referee.orders.carryOut(QString::fromStdString(line.text)))
                break;
            if (referee.draft.mayEnter())
                referee.draft.accept();
            fits("game after " + QString::fromStdString(line.text).left(20));
        }
    }
};

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet(scaleVariable)) {
        QCoreApplication app(argc, argv);
        int worst = 0;
        QTemporaryDir folder;
        QFile screen(folder.filePath("screen.json"));
        if (!screen.open(QIODevice::WriteOnly) || screen.write(smallScreen) < 0 || !screen.flush())
            return 255;
        for (const char* scale : scales) {
            QProcess child;
            QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
            surroundings.insert(scaleVariable, scale);
            surroundings.insert("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName());
            child.setProcessEnvironment(surroundings);
            child.setProcessChannelMode(QProcess::ForwardedChannels);
            std::printf("letters of %s dots an inch\n", scale);
            std::fflush(stdout);
            child.start(QCoreApplication::applicationFilePath(), QCoreApplication::arguments().mid(1));
            child.waitForFinished(-1);
            worst = std::max(worst, child.exitStatus() == QProcess::NormalExit ? child.exitCode() : 255);
        }
        return worst;
    }
    QApplication app(argc, argv);
    wide = QGuiApplication::primaryScreen()->size().width();
    high = QGuiApplication::primaryScreen()->size().height();
    FitsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_fits.moc"
