// Who adds nothing to a sum shares a line in the log; who adds something, or has something to say, keeps his own.
#include "engine/rules/Summand.h"
#include "engine/session/LogGather.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

namespace {

LogLine line(TraceKind kind, int depth, const char* text, int after, const char* unit = "")
{
    LogLine out;
    out.kind = kind;
    out.depth = depth;
    out.rule = "worth";
    out.text = out.label = text;
    out.after = after;
    if (*unit != 0)
        out.units = {unit};
    return out;
}

LogLine part(int depth, int after, const char* unit)
{
    LogLine out = line(TraceKind::Quantity, depth, "Worth", after, unit);
    out.word = summand;
    return out;
}

QStringList told(const std::vector<LogLine>& lines)
{
    LogDoc log;
    log.blocks.emplace_back().lines = lines;
    log = usual(std::move(log));
    QStringList out;
    for (const LogLine& one : log.blocks.front().lines)
        out << QString::fromStdString(plain(one.text) + (one.units.empty() ? "" : " " + one.units.front()));
    return out;
}

std::vector<LogLine> sum(const std::vector<LogLine>& parts)
{
    std::vector<LogLine> out{line(TraceKind::Quantity, 0, "Points", 0)};
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
        const LogLine why = line(TraceKind::Modifier, 2, "+2 lost", 2);
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
        const LogLine printed = line(TraceKind::Base, 2, "printed 0", 0);
        QCOMPARE(told(sum({part(1, 0, "a"), printed, part(1, 0, "b"), printed})),
                 QStringList({"Points", "Worth a", "printed 0", "Worth b", "printed 0", "losses"}));
        LogLine no = line(TraceKind::NotApplied, 2, "lost: no", 0);
        no.applied = false;
        QCOMPARE(told(sum({part(1, 0, "a"), no, part(1, 0, "b"), no})),
                 QStringList({"Points", "Worth, all 2", "losses"}));
    }
    void keepsWhatIsNoSum()
    {
        LogLine least = part(1, 0, "a");
        least.word.clear();
        QCOMPARE(told(sum({least, least})), QStringList({"Points", "Worth a", "Worth a", "losses"}));
    }
    // One sum ends where the next row of the game begins.
    void keepsRowsApart()
    {
        std::vector<LogLine> lines{part(1, 0, "a"), part(1, 0, "b"), part(1, 0, "a")};
        lines.back().row = 7;
        QCOMPARE(told(lines), QStringList({"Worth, all 2", "Worth a"}));
    }
    void leavesOutWhatDidNotApply()
    {
        LogLine no = line(TraceKind::Modifier, 1, "+1 leader", 0);
        no.applied = false;
        QCOMPARE(told({line(TraceKind::Quantity, 0, "Points", 0), no}), QStringList({"Points"}));
    }
};

FW_TEST(tst_LogGather)
#include "tst_LogGather.moc"
