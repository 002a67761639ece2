// A table cell affects only the rulings that read it. One cell at a time is changed and the sample is played again;
// rulings that did not read the cell must not change.
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/playthroughs/Reading.h"

#include <QTest>

#include <set>

using namespace fw;
using namespace playthroughs;

namespace {

void eachRippled()
{
    QTest::addColumn<Sample>("sample");
    for (const Sample& sample : samples())
        QTest::newRow(sample.name.c_str()) << sample;
}

/// A sample whose orders are all carried out, whatever the rules say, so that a costlier hex stops no unit.
struct Base {
    explicit Base(const Sample& sample)
        : setting(settingOf(sample)), orders(contentOf(sample.orders)), played(play(setting, orders, Level::Record))
    {}
    Setting setting;
    std::string orders;
    Played played;

    Played with(const CellOf& cell, const std::string& word) const
    {
        Setting other = setting;
        put(other, cell, word);
        return play(other, orders, Level::Record);
    }
};

/// The rows with a different ruling, or that only one of the games has.
std::set<std::int64_t> differing(const Game& a, const Game& b)
{
    std::set<std::int64_t> out;
    const std::size_t both = std::min(a.entries().size(), b.entries().size());
    for (std::size_t n = 0; n < both; ++n)
        if (a.entries()[n].action != b.entries()[n].action || a.entries()[n].trace != b.entries()[n].trace)
            out.insert(static_cast<std::int64_t>(n));
    for (std::size_t n = both; n < std::max(a.entries().size(), b.entries().size()); ++n)
        out.insert(static_cast<std::int64_t>(n));
    return out;
}

/// All cells in the long run, else one in three, or one in eight under the sanitizers, if there are more than `many`.
std::vector<CellOf> some(const std::vector<CellOf>& cells, std::size_t many)
{
    const std::size_t step = cells.size() <= many ? 1 : thorough<std::size_t>(1, 3, 8);
    std::vector<CellOf> out;
    for (std::size_t k = 0; k < cells.size(); k += step)
        out.push_back(cells[k]);
    return out;
}

std::string number(std::int64_t n)
{
    return std::to_string(n);
}

} // namespace

class TestRipple : public QObject
{
    Q_OBJECT

private slots:
    // Results: the games are identical up to the first ruling that reads the cell, and different from there. A cell
    // that no ruling reads changes nothing.
    void aResultChangesWhoReadsIt_data() { eachRippled(); }
    void aResultChangesWhoReadsIt()
    {
        QFETCH(Sample, sample);
        const Base base(sample);
        QVERIFY2(base.played.refusal.empty(), base.played.refusal.c_str());
        int read = 0;
        int unread = 0;
        for (const CellOf& cell : some(lookedUpCells(base.setting, *base.played.game), 50)) {
            const std::vector<std::int64_t> readers = readersOf(*base.played.game, cell);
            const Played other = base.with(cell, otherWord(base.setting, cell));
            QVERIFY2(other.game, other.refusal.c_str());
            const std::set<std::int64_t> changed = differing(*base.played.game, *other.game);
            const std::string what = cell.text + ": ";
            if (readers.empty()) {
                ++unread;
                QVERIFY2(changed.empty(), (what + "nobody reads it").c_str());
                QVERIFY2(other.log() == base.played.log(), (what + "another log").c_str());
                continue;
            }
            ++read;
            QVERIFY2(!changed.empty(), (what + "changes nothing").c_str());
            QVERIFY2(*changed.begin() == readers.front(),
                     (what + "row " + number(*changed.begin()) + " changes, read is it first in row "
                      + number(readers.front()))
                         .c_str());
        }
        qInfo("%d cells read and %d not read, each changed once", read, unread);
        QVERIFY(read > 0);
    }

    // Costs: if the game is played on regardless, only moves into that terrain change, and no later ruling does.
    void aCostChangesWhoPaysIt_data() { eachRippled(); }
    void aCostChangesWhoPaysIt()
    {
        QFETCH(Sample, sample);
        const Base base(sample);
        QVERIFY2(base.played.refusal.empty(), base.played.refusal.c_str());
        const std::vector<CellOf> cells = some(costCells(base.setting), 15);
        if (cells.empty())
            QSKIP("its costs stand in no table");
        int rulings = 0;
        int felt = 0;
        for (const CellOf& cell : cells) {
            const Played other = base.with(cell, dearer(cellWord(base.setting, cell)));
            QVERIFY2(other.game, other.refusal.c_str());
            const std::string what = cell.text + ": ";
            QVERIFY2(other.refusal.empty(), (what + other.refusal).c_str());
            const std::set<std::int64_t> payers = payersOf(base.setting, *base.played.game, cell);
            const std::set<std::int64_t> changed = differing(*base.played.game, *other.game);
            for (const std::int64_t row : changed)
                QVERIFY2(payers.contains(row), (what + "row " + number(row) + " pays nothing of it").c_str());
            if (payers.empty())
                QVERIFY2(other.log() == base.played.log(), (what + "another log").c_str());
            felt += !changed.empty();
            rulings += static_cast<int>(changed.size());
        }
        qInfo("%d cost cells, %d of them felt, %d rulings changed", int(cells.size()), felt, rulings);
        QVERIFY(felt > 0);
    }
};

FW_TEST(TestRipple)
#include "tst_Ripple.moc"
