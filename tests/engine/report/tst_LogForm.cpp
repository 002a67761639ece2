// Units that add nothing to a sum share a log line; a unit that adds something, or has details, keeps its own.
#include "engine/report/LogForm.h"
#include "engine/report/LogLines.h"
#include "tests/Events.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

namespace {

LogLine line(EventData data, int depth, const char* unit = "")
{
    Event event(std::move(data), "worth");
    event.depth = depth;
    LogLine out = lineOf(event);
    if (*unit != 0)
        out.units = {unit};
    return out;
}

LogLine part(int depth, int total, const char* unit, bool summand = true)
{
    return line(QuantityComputed{"Worth", {}, total, summand}, depth, unit);
}

QStringList told(const std::vector<LogLine>& lines)
{
    LogDoc log;
    log.blocks.emplace_back().lines = lines;
    log = condensed(std::move(log));
    QStringList out;
    for (const LogLine& one : log.blocks.front().lines)
        out << QString::fromStdString(plain(one.text) + (one.units.empty() ? "" : " " + one.units.front()));
    return out;
}

std::vector<LogLine> sum(const std::vector<LogLine>& parts)
{
    std::vector<LogLine> out{line(QuantityComputed{"Points"}, 0)};
    out.insert(out.end(), parts.begin(), parts.end());
    out.push_back(line(BaseTaken{"losses"}, 1));
    return out;
}

} // namespace

class tst_LogForm : public QObject
{
    Q_OBJECT

private slots:
    void mergesLinesThatAddNothing()
    {
        const LogLine why = line(ModifierApplied{"lost", {}, 2, 0, 2}, 2);
        QCOMPARE(told(sum({part(1, 0, "a"), part(1, 2, "b"), why, part(1, 0, "c"), part(1, 0, "d")})),
                 QStringList({"Points", "Worth b", "+2 lost", "Worth, 3 others", "losses 0"}));
        QCOMPARE(told(sum({part(1, 0, "a"), part(1, 0, "b")})), QStringList({"Points", "Worth, all 2", "losses 0"}));
    }
    void keepsASingleLine()
    {
        QCOMPARE(told(sum({part(1, 0, "a"), part(1, 2, "b")})),
                 QStringList({"Points", "Worth a", "Worth b", "losses 0"}));
    }
    void keepsLinesWithDetails()
    {
        const LogLine printed = line(BaseTaken{"printed", 0}, 2);
        QCOMPARE(told(sum({part(1, 0, "a"), printed, part(1, 0, "b"), printed})),
                 QStringList({"Points", "Worth a", "printed 0", "Worth b", "printed 0", "losses 0"}));
        const LogLine no = line(ModifierSkipped{"lost"}, 2);
        QCOMPARE(told(sum({part(1, 0, "a"), no, part(1, 0, "b"), no})),
                 QStringList({"Points", "Worth, all 2", "losses 0"}));
    }
    void keepsLinesThatAreNoSum()
    {
        const LogLine least = part(1, 0, "a", false);
        QCOMPARE(told(sum({least, least})), QStringList({"Points", "Worth a", "Worth a", "losses 0"}));
    }
    // A sum ends at the next row of the journal.
    void keepsJournalRowsApart()
    {
        std::vector<LogLine> lines{part(1, 0, "a"), part(1, 0, "b"), part(1, 0, "a")};
        lines.back().row = 7;
        QCOMPARE(told(lines), QStringList({"Worth, all 2", "Worth a"}));
    }
    void omitsRowsThatDidNotApply()
    {
        const LogLine no = line(ModifierSkipped{"leader"}, 1);
        QCOMPARE(told({line(QuantityComputed{"Points"}, 0), no}), QStringList({"Points"}));
    }
};

FW_TEST(tst_LogForm)
#include "tst_LogForm.moc"
