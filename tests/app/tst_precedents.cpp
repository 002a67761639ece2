#include "app/referee/dialogs/OverruleDialog.h"
#include "app/referee/dialogs/PrecedentsDialog.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace fw;

/// Earlier rulings, of this game and of others, which are found when the same case comes up again.
class PrecedentsTest : public QObject
{
    Q_OBJECT

private:
    const std::string mRefused = "british: move Guards to 0910 0909";

    /// A game in which the refused move is allowed.
    std::unique_ptr<SampleGame> ruled() const
    {
        auto sample = std::make_unique<SampleGame>();
        sample->playTo("overrule");
        sample->say("overrule " + mRefused + " because we played it so in 2019");
        return sample;
    }

private slots:
    void initTestCase() { freshSettings("precedents"); }

    void overrulingIsAPrecedent()
    {
        const auto sample = ruled();
        const std::vector<Precedent> found = precedents(*sample->game);
        QVERIFY(!found.empty());
        QCOMPARE(found[0].reason, std::string("we played it so in 2019"));
        QVERIFY(!found[0].cite.empty());
        QVERIFY2(!QString::fromStdString(plain(found[0].what)).contains("2019"), plain(found[0].what).c_str());
        QCOMPARE(found[0].row, sample->game->entries().back().n);
        const Result<const Entry*> back = sample->game->takeBack(sample->game->rowBefore(1), "a slip", {});
        QVERIFY(back.has_value());
        QVERIFY(precedents(*sample->game).empty());
    }

    /// The same rule again: the dialog shows the first ruling.
    void offersPrecedentForTheSameCase()
    {
        SampleGame before;
        before.playTo("overrule");
        const OverruleDialog first(*before.game, QString::fromStdString(mRefused));
        QVERIFY(!child<QLabel>(first, "stands").text().contains("Ruled before"));
        const auto sample = ruled();
        const std::string cite = precedents(*sample->game)[0].cite;
        QVERIFY(precedentWords(*sample->game, cite).join('\n').contains("we played it so in 2019"));
        QVERIFY(precedentWords(*sample->game, "").isEmpty());
    }

    void findsPrecedentsOfOtherGames()
    {
        QTemporaryDir dir;
        const auto other = ruled();
        const QString file = dir.filePath("Last year.game");
        {
            Result<Game> kept = Game::create(other->start(), {file.toStdString(), {}}, "now");
            QVERIFY(kept.has_value());
            for (const Entry& entry : other->game->entries())
                if (entry.kind == RowKind::Action)
                    QVERIFY(kept->apply(entry.action, "now").has_value());
        }
        QSettings().setValue("recent", QStringList{dir.filePath("gone.game"), file});
        SampleGame sample;
        sample.playTo("overrule");
        PrecedentsDialog dialog(*sample.game, {});
        dialog.show();
        auto& list = child<QTreeWidget>(dialog, "precedents");
        QCOMPARE(list.topLevelItemCount(), 0);
        QVERIFY(child<QLabel>(dialog, "precedentsFound").text().startsWith("No ruling"));
        QVERIFY(!child<QPushButton>(dialog, "showPrecedent").isEnabled());
        child<QPushButton>(dialog, "otherGames").click();
        QVERIFY(list.topLevelItemCount() > 0);
        QVERIFY(list.topLevelItem(0)->text(3).startsWith("Last year, row "));
        child<QLineEdit>(dialog, "precedentWords").setText("2019");
        QVERIFY(!list.topLevelItem(0)->isHidden());
        child<QLineEdit>(dialog, "precedentWords").setText("nobody said this");
        QVERIFY(list.topLevelItem(0)->isHidden());
    }

    void showsPrecedentInTheLog()
    {
        const auto sample = ruled();
        PrecedentsDialog dialog(*sample->game, {});
        dialog.show();
        auto& list = child<QTreeWidget>(dialog, "precedents");
        QCOMPARE(list.currentItem(), list.topLevelItem(0)); // ready for Enter
        child<QPushButton>(dialog, "showPrecedent").click();
        QCOMPARE(dialog.wanted(), qint64(sample->game->entries().back().n));
    }
};

FW_TEST(PrecedentsTest)
#include "tst_precedents.moc"
