// The short form of each sample's log has one to three lines for a ruling and omits no event.
#include "engine/report/LogText.h"
#include "tests/Main.h"
#include "tests/playthroughs/Played.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <set>

using namespace fw;
using namespace playthroughs;

class tst_Short : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingThatHappenedIsLeftOut_data() { rows(); }
    void nothingThatHappenedIsLeftOut();
    void rulingsTakeThreeLines_data() { rows(); }
    void rulingsTakeThreeLines();
    void eachFightIsNamed();
    void aFightThatBeginsByItselfIsOneRuling();
    void whatIsChosenInsteadIsTold();
    void aDifferenceSaysWhatItIsMadeOf();
    void whyItCameSoIsTold();
    void whoTookPartIsNamed_data() { rows(); }
    void whoTookPartIsNamed();
    void whatIsSpentIsToldAfterWhatItWasSpentOn();
    void controlIsToldWhenItChanges();
    void itIsFarShorter();

private:
    static void rows();
    std::map<std::string, Played> mPlayed;
};

namespace {

Sample sampleCalled(const std::string& name)
{
    for (const Sample& sample : samples())
        if (sample.name == name)
            return sample;
    qFatal("no such sample");
}

LogDoc logOf(const Played& played, bool brief)
{
    LogOptions options;
    options.brief = brief;
    return makeLog(*played.game, options);
}

QString textOf(const LogDoc& log)
{
    return QString::fromStdString(renderText(log));
}

} // namespace

void tst_Short::initTestCase()
{
    for (const Sample& sample : samples()) {
        Played played = play(settingOf(sample), contentOf(sample.orders));
        QVERIFY2(played.refusal.empty(), played.refusal.c_str());
        mPlayed.emplace(sample.name, std::move(played));
    }
}

void tst_Short::rows()
{
    QTest::addColumn<std::string>("name");
    for (const Sample& sample : samples())
        QTest::newRow(sample.name.c_str()) << sample.name;
}

void tst_Short::nothingThatHappenedIsLeftOut()
{
    QFETCH(std::string, name);
    // Changes, losses and overruled rules, line by line; the short form has those of one ruling on one line.
    const auto happened = [](const LogDoc& log) {
        std::vector<std::string> out;
        for (const LogBlock& block : log.blocks)
            if (block.kind == LogBlock::Kind::Ruling)
                for (const LogLine& line : block.lines)
                    if (line.depth == 0 && !line.meaning && !line.is<RowCodeRead>() // the cell already shows it
                        && (line.style == LogStyle::Effect || line.style == LogStyle::Result
                            || line.style == LogStyle::Warning))
                        out.push_back(plain(line.text));
        return out;
    };
    auto whole = happened(logOf(mPlayed.at(name), false));
    QVERIFY(!whole.empty());
    const auto brief = happened(logOf(mPlayed.at(name), true));
    // The short form may omit the column of a table when it shows the number and the dice.
    const auto withoutColumn = [](std::string line) {
        const std::size_t from = line.find(" ["), to = line.find("] = ");
        return from == std::string::npos || to == std::string::npos ? line : line.erase(from, to + 1 - from);
    };
    // The short form may omit a placement when the next words give the place from which the unit moves on.
    std::size_t at = 0, over = 0;
    for (const std::string& line : whole) {
        if (at < brief.size() && (brief[at] == line || brief[at] == withoutColumn(line))) {
            ++at;
            continue;
        }
        ++over;
        QVERIFY2(line.find(" is placed in ") != std::string::npos || line.find(" are placed in ") != std::string::npos,
                 line.c_str());
        const std::string place = line.substr(line.find_last_of(" -") + 1);
        const bool goesOn = std::any_of(brief.begin() + std::ptrdiff_t(at), brief.end(), [&](const std::string& later) {
            return later.find(place + " to ") != std::string::npos;
        });
        QVERIFY2(goesOn, line.c_str());
    }
    QCOMPARE(at, brief.size());
    QVERIFY2(over * 3 < whole.size(), qPrintable(QString::number(over)));
}

void tst_Short::rulingsTakeThreeLines()
{
    QFETCH(std::string, name);
    const QStringList lines = textOf(logOf(mPlayed.at(name), true)).split('\n');
    int rulings = 0, longest = 0, used = 0, now = 0;
    for (const QString& line : lines) {
        const bool numbered = line.size() > 5 && line[0].isDigit() && line.left(5).contains('.');
        now = numbered ? 1 : line.startsWith("     ") && now > 0 ? now + 1 : 0;
        rulings += numbered ? 1 : 0;
        used += now > 0 ? 1 : 0;
        longest = std::max(longest, now);
    }
    qInfo("%d rulings in %d lines, the longest of %d", rulings, used, longest);
    QVERIFY(rulings > 0);
    // Three lines on average, because a ruling in which eight units fall back separately needs more.
    QVERIFY2(used <= 4 * rulings, qPrintable(QString::number(used)));
    QVERIFY2(rulings < 30 || used <= 3 * rulings, qPrintable(QString::number(used)));
}

void tst_Short::eachFightIsNamed()
{
    // If one answer starts several fights, each begins with its name.
    const Played& sample = mPlayed.at("leuthen-sample");
    const QString brief = textOf(logOf(sample, true)).simplified();
    int named = 0;
    for (const LogBlock& block : logOf(sample, false).blocks) {
        for (const LogLine& line : block.lines)
            QVERIFY2(!QString::fromStdString(plain(line.text)).contains("resolved now: "), "a fight within another");
        const QString title = QString::fromStdString(plain(block.title));
        if (!title.contains("resolved now: "))
            continue;
        ++named;
        QVERIFY2(brief.contains(title.simplified()), qPrintable(title));
    }
    QVERIFY(named > 5);
}

/// If only one attack was declared, there is no question which one is resolved first.
void tst_Short::aFightThatBeginsByItselfIsOneRuling()
{
    const Sample sample = sampleCalled("leuthen-sample");
    const std::string all = contentOf(sample.orders);
    const Played played = play(settingOf(sample), all.substr(0, all.find("prussia: attack Wedell on"))
                                                      + "prussia: enough\nprussia: pass\ndice combat 4\n");
    QVERIFY2(played.refusal.empty(), played.refusal.c_str());
    const QString brief = textOf(logOf(played, true)).simplified();
    QVERIFY2(brief.contains("resolved now: Attack on Nostitz; combat die: 4"), qPrintable(brief));
    QVERIFY2(brief.contains("Attack = 10; Defence = 2; Die = 5 (+1 supporting fire); Combat results [odds 4-1, die 5]"),
             qPrintable(brief));
    const LogDoc whole = logOf(played, false);
    const auto fight = std::find_if(whole.blocks.begin(), whole.blocks.end(), [](const LogBlock& block) {
        return plain(block.title) == "Prussia: End the declarations";
    });
    QVERIFY(fight != whole.blocks.end());
    QVERIFY(std::any_of(fight->lines.begin(), fight->lines.end(),
                        [](const LogLine& line) { return line.is<CellRead>() && line.as<CellRead>()->cell == "DX"; }));
}

void tst_Short::whatIsChosenInsteadIsTold()
{
    const QString brief = textOf(logOf(mPlayed.at("germantown-sample"), true)).simplified();
    QVERIFY2(brief.contains("2 against 5, passed; British: Retreat instead; "), qPrintable(brief));
}

void tst_Short::aDifferenceSaysWhatItIsMadeOf()
{
    const QString brief = textOf(logOf(mPlayed.at("germantown-sample"), true)).simplified();
    QVERIFY2(brief.contains("Differential = 10 (attack 13, -3 defence); Combat results, Germantown = Dm(Dr); "),
             qPrintable(brief));
    // For a modified die only its modifiers are shown, because the die was shown before.
    const QString dice = textOf(logOf(mPlayed.at("brandywine-sample"), true)).simplified();
    QVERIFY(!dice.contains(" (die"));
    QVERIFY2(dice.contains("Modified roll = 5 (-1 commander of the attackers); Dice roll table"), qPrintable(dice));
    QVERIFY(textOf(logOf(mPlayed.at("germantown-brigades-sample"), true))
                .simplified()
                .contains("Modified die = 8 (+1 American surprise, +1 Wayne's fury, +2 commander of the attackers, "));
    // A check without a consequence is shown as such.
    QVERIFY2(brief.contains("Guards Brigade: 2 against 5, passed; result NE: no effect"), qPrintable(brief));
}

void tst_Short::whyItCameSoIsTold()
{
    const QString brief = textOf(logOf(mPlayed.at("leuthen-sample"), true)).simplified();
    QVERIFY(brief.contains("4 against 5, passed; Zieten: no way at all; Zieten: Eliminated"));
    QVERIFY(brief.contains("Eugen rallies without a test. Eugen: shaken"));
    // After a move, the answer about the way of moving is not shown.
    QVERIFY(!brief.contains("marches by"));
}

void tst_Short::whoTookPartIsNamed()
{
    // Units that support, lead or defend are named too, even without a result for them.
    QFETCH(std::string, name);
    const LogDoc brief = logOf(mPlayed.at(name), true);
    int asked = 0;
    for (const LogBlock& whole : logOf(mPlayed.at(name), false).blocks) {
        if (whole.kind != LogBlock::Kind::Ruling)
            continue;
        const auto told = std::find_if(brief.blocks.begin(), brief.blocks.end(), [&](const LogBlock& block) {
            return block.kind == whole.kind && block.row == whole.row;
        });
        if (told == brief.blocks.end())
            continue; // the ruling had no effect
        std::set<std::string> named;
        if (!told->untitled)
            named.insert(told->units.begin(), told->units.end());
        for (const LogLine& line : told->lines)
            if (told->untitled ? line.rule != "reveal" : true)
                named.insert(line.units.begin(), line.units.end());
        std::vector<std::string> took = whole.units;
        for (const LogLine& line : whole.lines)
            if (line.kind() == EventKind::Declared && line.depth == 0)
                took.insert(took.end(), line.units.begin(), line.units.end());
        for (const std::string& unit : took) {
            ++asked;
            QVERIFY2(named.contains(unit), qPrintable(QString::number(whole.row) + ": " + unit.c_str()));
        }
    }
    QVERIFY(asked > 0);
}

void tst_Short::whatIsSpentIsToldAfterWhatItWasSpentOn()
{
    const QString brief = textOf(logOf(mPlayed.at("germantown-brigades-sample"), true)).simplified();
    QVERIFY(brief.contains("American: Throw again; American: momentum 1 to 0; combat die: 4"));
}

void tst_Short::controlIsToldWhenItChanges()
{
    const QString brief = textOf(logOf(mPlayed.at("germantown-sample"), true)).simplified();
    QVERIFY(brief.contains("Control at the end of turn 1. Market square: nobody yet, 0808; British camp: "));
    QVERIFY(!brief.contains("Control at the end of turn 2"));
    QVERIFY(brief.contains("Control at the end of turn 3. Market square: British, 0808 "));
    QCOMPARE(brief.count("British camp: "), 1);
}

void tst_Short::itIsFarShorter()
{
    const Played& sample = mPlayed.at("germantown-sample");
    const auto whole = textOf(logOf(sample, false)).count('\n');
    const auto brief = textOf(logOf(sample, true)).count('\n');
    QVERIFY2(brief * 3 <= whole, qPrintable(QString("%1 of %2 lines").arg(brief).arg(whole)));
}

FW_TEST(tst_Short)
#include "tst_Short.moc"
