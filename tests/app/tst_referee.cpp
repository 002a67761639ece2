#include "app/referee/ChoiceList.h"
#include "app/referee/QuestionPanel.h"
#include "editor/view/TableView.h"
#include "engine/session/ActionText.h"
#include "engine/session/StateText.h"
#include "tests/app/Hand.h"
#include "tests/app/SampleGame.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace fw;

/// A game of Germantown at the table, driven as a referee would.
class RefereeTest : public QObject
{
    Q_OBJECT

private:
    static std::unique_ptr<RefereePage> page(Game game, const QString& file = {})
    {
        auto shown = std::make_unique<RefereePage>(
            std::make_unique<Referee>(std::move(game), file), false);
        shown->resize(1280, 800);
        shown->show();
        return shown;
    }
    /// What the journal of a game says, without times.
    static QStringList rows(const Game& game)
    {
        QStringList out;
        for (const Entry& e : game.entries())
            out << QString("%1 %2 %3 %4 %5")
                       .arg(int(e.kind))
                       .arg(QString::fromStdString(actionText(e.action)))
                       .arg(e.struck)
                       .arg(QString::fromStdString(e.reason + e.text + e.newFace))
                       .arg(qHash(canonical(*e.rules, e.after)));
        return out;
    }
    static void grab(QWidget* widget, const QString& name)
    {
        const QByteArray to = qgetenv("FW_GRABS");
        if (to.isEmpty())
            return;
        QTest::qWait(30);
        widget->grab().save(QString::fromLocal8Bit(to) + '/' + name + ".png");
    }

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName("Fieldworks");
        QCoreApplication::setApplicationName("FieldworksTest");
        QStandardPaths::setTestModeEnabled(true);
        QSettings().clear();
    }

    /// Must show: the whole sample game by mouse and keys is the game its orders file makes.
    void theSampleGameByHand()
    {
        SampleGame asked;
        SampleGame told;
        told.play();
        auto shown = page(std::move(*asked.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        Hand hand(*shown);
        int n = 0;
        QElapsedTimer clock;
        clock.start();
        for (const OrderLine& line : asked.lines()) {
            hand.play(line.text);
            if (QTest::currentTestFailed())
                qFatal("line %d: %s", line.line, line.text.c_str());
            if (++n == 40)
                grab(shown.get(), "move");
        }
        qInfo("%d orders by hand in %lld ms", n, static_cast<long long>(clock.elapsed()));
        const Game& game = shown->referee().game();
        // Its own orders make the same game again, row by row.
        SampleGame again(asked.start(), writeOrders(game));
        again.play();
        QCOMPARE(rows(*again.game), rows(game));
        QCOMPARE(QString::fromStdString(canonical(game.rules(), game.state())),
                 QString::fromStdString(canonical(told.game->rules(), told.game->state())));
    }
};

QTEST_MAIN(RefereeTest)
#include "tst_referee.moc"
