// Who adds nothing to a sum shares a line in the log; who adds something, or has something to say, keeps his own.
#include "engine/rules/Summand.h"
#include "engine/session/LogGather.h"

#include <QTest>

using namespace fw;

namespace {

TraceLine line(TraceKind kind, int depth, const char* text, int after, const char* unit = "")
{
    TraceLine out;
    out.kind = kind;
    out.depth = depth;
    out.row = "worth";
    out.text = text;
    out.after = after;
    if (*unit != 0)
        out.units = {unit};
    return out;
}

TraceLine part(int depth, int after, const char* unit)
{
    TraceLine out = line(TraceKind::Quantity, depth, "Worth", after, unit);
    out.word = summand;
    return out;
}

QStringList told(const Trace& trace, const char* unseen = "")
{
    QStringList out;
    for (const TraceLine& one :
         withoutIdle(trace, [&](const TraceLine& of) { return !of.units.empty() && of.units.front() == unseen; }))
        out << QString::fromStdString(plain(one.text) + (one.units.empty() ? "" : " " + one.units.front()));
    return out;
}

Trace sum(const Trace& parts)
{
    Trace out{line(TraceKind::Quantity, 0, "Points", 0)};
    out.insert(out.end(), parts.begin(), parts.end());
    out.push_back(line(TraceKind::Base, 1, "losses", 0));
    return out;
}

} // namespace

class tst_LogGather : public QObject
{
    Q_OBJECT

private slots:
    void gathersWhatAddsNothing()
    {
        const TraceLine why = line(TraceKind::Modifier, 2, "+2 lost", 2);
        QCOMPARE(told(sum({part(1, 0, "a"), part(1, 2, "b"), why, part(1, 0, "c"), part(1, 0, "d")})),
                 QStringList({"Points", "Worth b", "+2 lost", "Worth, 3 others", "losses"}));
        QCOMPARE(told(sum({part(1, 0, "a"), part(1, 0, "b")})), QStringList({"Points", "Worth, all 2", "losses"}));
    }
    void leavesOneAlone()
    {
        QCOMPARE(told(sum({part(1, 0, "a"), part(1, 2, "b")})),
                 QStringList({"Points", "Worth a", "Worth b", "losses"}));
    }
    void keepsWhoHasSomethingToSay()
    {
        const TraceLine printed = line(TraceKind::Base, 2, "printed 0", 0);
        QCOMPARE(told(sum({part(1, 0, "a"), printed, part(1, 0, "b"), printed})),
                 QStringList({"Points", "Worth a", "printed 0", "Worth b", "printed 0", "losses"}));
        TraceLine no = line(TraceKind::NotApplied, 2, "lost: no", 0);
        no.applied = false;
        QCOMPARE(told(sum({part(1, 0, "a"), no, part(1, 0, "b"), no})),
                 QStringList({"Points", "Worth, all 2", "losses"}));
    }
    void keepsWhatIsNoSum()
    {
        TraceLine least = part(1, 0, "a");
        least.word.clear();
        QCOMPARE(told(sum({least, least})), QStringList({"Points", "Worth a", "Worth a", "losses"}));
    }
    void doesNotCountWhatLiesFaceDown()
    {
        QCOMPARE(told(sum({part(1, 0, "a"), part(1, 0, "b"), part(1, 0, "c")}), "b"),
                 QStringList({"Points", "Worth b", "Worth, 2 others", "losses"}));
    }
};

QTEST_GUILESS_MAIN(tst_LogGather)
#include "tst_LogGather.moc"
