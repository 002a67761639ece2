// Whole games from their orders to their printed logs, and back from each form in which they are stored.
#include "engine/report/LogText.h"
#include "engine/session/Orders.h"
#include "engine/session/StateText.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/Trees.h"
#include "tests/logcheck/Audit.h"
#include "tests/playthroughs/Played.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;
using namespace playthroughs;

namespace {

/// One action that counts, with its result.
struct Counted {
    Action action;
    Trace trace;
    std::string after;
};

std::vector<Counted> counted(const Game& game)
{
    std::vector<Counted> out;
    for (const Entry& e : game.entries())
        if (e.kind == RowKind::Action && !e.struck)
            out.push_back({e.action, e.trace, canonical(*e.rules, e.after)});
    return out;
}

/// The first difference between two games in words; empty if there is none.
std::string difference(const Game& a, const Game& b)
{
    const std::vector<Counted> one = counted(a);
    const std::vector<Counted> two = counted(b);
    for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i) {
        const std::string where = "action " + std::to_string(i) + ": ";
        if (one[i].action != two[i].action)
            return where + "'" + one[i].action.verb + "' and '" + two[i].action.verb + "'";
        for (std::size_t k = 0; k < std::min(one[i].trace.size(), two[i].trace.size()); ++k)
            if (one[i].trace[k] != two[i].trace[k])
                return where + "'" + plainText(one[i].trace[k]) + "' and '" + plainText(two[i].trace[k]) + "'";
        if (one[i].trace.size() != two[i].trace.size())
            return where + "one reckoning is longer";
        if (one[i].after != two[i].after)
            return where + "the states differ";
    }
    return one.size() == two.size() ? std::string() : "one game is longer";
}

void eachSample()
{
    QTest::addColumn<Sample>("sample");
    for (const Sample& sample : samples())
        QTest::newRow(sample.name.c_str()) << sample;
}

Played played(const Sample& sample, const QString& gameFile = {})
{
    return play(settingOf(sample), contentOf(sample.orders), Level::Refuse, gameFile);
}

/// Compares line by line, so that a failure shows the first difference.
bool sameLines(const std::string& got, const std::string& want)
{
    const QList<QByteArray> a = QByteArray::fromStdString(got).split('\n');
    const QList<QByteArray> b = QByteArray::fromStdString(want).split('\n');
    for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i)
        if (a[i] != b[i]) {
            qWarning("line %d\n  got  %s\n  want %s", int(i + 1), a[i].constData(), b[i].constData());
            return false;
        }
    return a.size() == b.size();
}

} // namespace

class TestPlaythroughs : public QObject
{
    Q_OBJECT

private slots:
    void thereAreSamples() { QVERIFY(samples().size() >= 4); }

    void endsInItsLog_data() { eachSample(); }
    void endsInItsLog()
    {
        QFETCH(Sample, sample);
        const Played first = played(sample);
        QVERIFY2(first.refusal.empty(), first.refusal.c_str());
        QVERIFY2(QFile::exists(sample.log), "no golden log yet: tests/playthroughs/regenerate");
        QVERIFY(sameLines(first.log(), contentOf(sample.log)));
        QVERIFY(first.log() == contentOf(sample.log));
    }

    // The game file is intact, and when it is opened again, it is the same game with the same reckonings.
    void itsFileGivesItBack_data() { eachSample(); }
    void itsFileGivesItBack()
    {
        QFETCH(Sample, sample);
        const QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("sample.game"));
        const Played first = played(sample, file);
        QVERIFY2(first.refusal.empty(), first.refusal.c_str());
        const Result<JournalCheck> check = Game::verify({file.toStdString(), {}});
        QVERIFY2(check, check ? "" : describe(check.error()).c_str());
        QVERIFY2(check->intact(), check->intact() ? "" : describe(check->findings.front()).c_str());
        QVERIFY2(check->everyByte, plain(check->remark).c_str());
        const Result<Game> again = Game::open({file.toStdString(), {}}, false);
        QVERIFY2(again, again ? "" : describe(again.error()).c_str());
        QVERIFY(again->state() == first.game->state());
        QCOMPARE(difference(*first.game, *again), std::string());
        QVERIFY(sameLines(renderText(makeLog(*again)), renderText(makeLog(*first.game))));
    }

    void itsOrdersGiveItBack_data() { eachSample(); }
    void itsOrdersGiveItBack()
    {
        QFETCH(Sample, sample);
        const Played first = played(sample);
        QVERIFY2(first.refusal.empty(), first.refusal.c_str());
        const Played again = play(settingOf(sample), writeOrders(*first.game));
        QVERIFY2(again.refusal.empty(), again.refusal.c_str());
        QCOMPARE(canonical(again.game->rules(), again.game->state()),
                 canonical(first.game->rules(), first.game->state()));
        QCOMPARE(difference(*first.game, *again.game), std::string());
    }

    // The orders contain all dice, so a second play gives an identical game.
    void playsTheSameTwice_data() { eachSample(); }
    void playsTheSameTwice()
    {
        QFETCH(Sample, sample);
        const Played first = played(sample);
        const Played again = played(sample);
        QVERIFY(first.game && again.game);
        QVERIFY(renderText(makeLog(*first.game)) == renderText(makeLog(*again.game)));
        QVERIFY(first.game->state() == again.game->state());
    }

    void addsUp_data() { eachSample(); }
    void addsUp()
    {
        QFETCH(Sample, sample);
        const Played first = played(sample);
        logcheck::Rulebook rules(asTrees(contentOf(sample.rules)));
        const logcheck::Verdict verdict = logcheck::Audit::of(rules, first.log());
        for (const logcheck::Disagreement& one : verdict.said)
            qWarning("line %d: %s", one.line, one.text.c_str());
        QVERIFY(verdict.rulings > 0);
        QVERIFY(verdict.said.empty());
    }
};

FW_TEST(TestPlaythroughs)
#include "tst_Playthroughs.moc"
