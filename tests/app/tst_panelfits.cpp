#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/widgets/CompressibleScrollArea.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QTest>

using namespace fw;

/// With any question and any letter size, the question panel cuts no text and overlaps no widgets; what does not fit is
/// in a scroll area.
class PanelFitsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;
    QFont mUsual;

    Referee& referee() { return mPage->referee(); }
    static QString nameOf(const QWidget* at)
    {
        const auto* label = qobject_cast<const QLabel*>(at);
        return QString(at->metaObject()->className()) + ' ' + at->objectName() + (label ? ": " + label->text() : "");
    }
    /// The faults of a widget and its children; empty if there are none.
    static QString faultIn(const QWidget* of)
    {
        QList<const QWidget*> parts;
        for (const QWidget* at : of->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (at->isVisible() && !at->isWindow())
                parts << at;
        for (const QWidget* at : parts) {
            if (const auto* label = qobject_cast<const QLabel*>(at); label != nullptr && !label->text().isEmpty()) {
                const int wants = label->hasHeightForWidth() ? label->heightForWidth(label->width())
                                                             : label->sizeHint().height();
                if (label->height() < wants)
                    return QString("cut: %1 (%2 of %3)").arg(nameOf(at)).arg(label->height()).arg(wants);
            }
            for (const QWidget* other : parts)
                if (other != at && other->geometry().intersects(at->geometry()) && of->layout() != nullptr)
                    return QString("%1 over %2").arg(nameOf(at), nameOf(other));
            if (at->inherits("QAbstractItemView") || at->inherits("QAbstractSpinBox"))
                continue;
            if (const QString inside = faultIn(at); !inside.isEmpty())
                return inside;
        }
        return {};
    }

private slots:
    void initTestCase()
    {
        freshSettings("FieldworksPanelFitsTest");
        mUsual = QApplication::font();
    }
    void cleanup()
    {
        mPage.reset();
        QApplication::setFont(mUsual);
    }

    /// Also below a long card in large letters; otherwise Enter would seem to do nothing.
    void refusalAndSentenceStayVisible()
    {
        QFont font = mUsual;
        font.setPointSizeF(mUsual.pointSizeF() * 1.5);
        QApplication::setFont(font);
        SampleGame game("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                        "germantown-brigades-sample", "battles-of-the-american-revolution");
        game.playTo("british: march 2nd-light to 2915").playTo("american: again");
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(*game.game), QString()), false);
        mPage->resize(1280, 740);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        QTRY_VERIFY(!mPage->panel()->ahead().pending());
        // The sentence to read aloud is visible without scrolling.
        const auto& loud = child<QLabel>(*mPage, "aloud");
        QTRY_VERIFY(loud.isVisible() && loud.visibleRegion() == QRegion(loud.rect())
                    && loud.text().contains("modifier"));
        QTRY_VERIFY(loud.height() >= loud.heightForWidth(loud.width()));
        QVERIFY(!referee().orders.carryOut("no such thing"));
        const auto& refusal = child<QLabel>(*mPage, "refusalWords");
        const auto inSight = [&] { return refusal.isVisible() && refusal.visibleRegion() == QRegion(refusal.rect()); };
        QTRY_VERIFY(inSight());
    }

    void cutsNoTextInThePanel_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<double>("letters");
        for (const double letters : {1.0, 1.5}) {
            const QString in = letters > 1 ? " in large letters" : "";
            QTest::newRow(qPrintable("Musket & Saber" + in)) << "musket-and-saber"
                                                             << "germantown" << letters;
            QTest::newRow(qPrintable("Brandywine" + in)) << "brandywine"
                                                         << "brandywine" << letters;
            QTest::newRow(qPrintable("Drums & Muskets" + in)) << "drums-and-muskets"
                                                              << "leuthen" << letters;
            QTest::newRow(qPrintable("Battles" + in)) << "battles-of-the-american-revolution"
                                                      << "germantown-brigades" << letters;
        }
    }
    void cutsNoTextInThePanel()
    {
        QFETCH(QString, folder);
        QFETCH(QString, scenario);
        QFETCH(double, letters);
        QFont font = mUsual;
        font.setPointSizeF(mUsual.pointSizeF() * letters);
        QApplication::setFont(font);
        SampleGame game("scenarios/" + folder, scenario, scenario + "-sample", folder);
        const std::vector<OrderLine> lines = game.lines();
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(*game.game), QString()), false);
        mPage->resize(1280, 740);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        const auto looked = [&](const std::string& at) {
            QTRY_VERIFY(!mPage->panel()->ahead().pending());
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            for (int k = 0; k < 6; ++k) // a resized widget asks for room and gets it
                QCoreApplication::processEvents();
            const QString fault = faultIn(mPage->panel());
            if (!fault.isEmpty())
                shot(*mPage, "cut");
            QVERIFY2(fault.isEmpty(), qPrintable(QString::fromStdString(at) + ": " + fault));
        };
        int ruled = 0;
        for (const OrderLine& line : lines) {
            looked(line.text);
            // Also with the first lines chosen.
            if (referee().table.question().wait != Wait::Over && !referee().table.hands().isPending()) {
                for (int k = 0; k < 3 && mPage->panel()->choices()->count() > 0; ++k)
                    mPage->panel()->choices()->pick(0);
                looked(line.text + ", begun");
                referee().draft.drop();
            }
            if (QTest::currentTestFailed())
                return;
            QVERIFY2(referee().orders.carryOut(QString::fromStdString(line.text)), line.text.c_str());
            if (++ruled > (letters > 1 ? 45 : 30))
                break;
        }
        QVERIFY(ruled > 20);
    }
};

FW_TEST(PanelFitsTest)
#include "tst_panelfits.moc"
