// Proves that one kernel serves all games: rule systems of a page each, without C++ of their own, are played from
// orders to their printed logs.
#include "tests/Main.h"
#include "tests/kernel/Systems.h"

using namespace fw;
using namespace kernel;

namespace {

std::string sentence(const std::optional<Problem>& refusal)
{
    return refusal ? describe(*refusal) : std::string();
}

void eachFolder()
{
    QTest::addColumn<QByteArray>("letter");
    for (const Folder& folder : folders)
        QTest::newRow(folder.path) << QByteArray(folder.path);
}

} // namespace

class TestKernel : public QObject
{
    Q_OBJECT

private slots:
    void rulesLintClean_data() { eachFolder(); }
    void rulesLintClean()
    {
        QFETCH(QByteArray, letter);
        const Folder folder = folderOf(letter);
        const Result<Ruleset> rules = readRules(folder.read(".rules.json"), folder.path);
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        const Result<Scenario> scenario = readScenario(folder.read(".scenario.json"), folder.path);
        QVERIFY2(scenario, scenario ? "" : describe(scenario.error()).c_str());
        std::vector<Finding> findings = lint(*rules);
        for (const Finding& finding : lint(*rules, *scenario))
            findings.push_back(finding);
        for (const Finding& finding : findings)
            QFAIL((finding.row + ": " + plain(finding.text)).c_str());
    }

    void aboutOnePage_data() { eachFolder(); }
    void aboutOnePage()
    {
        QFETCH(QByteArray, letter);
        const std::string text = folderOf(letter).read(".rules.json");
        // The limit is about two hundred lines as people write them, without indentation.
        std::size_t size = text.size();
        for (std::size_t i = 1; i < text.size(); ++i)
            size -= text[i] == ' ' && (text[i - 1] == '\n' || text[i - 1] == ' ');
        // A folder of words that no other system uses is no game. Games with a booklet may be half as large again, and
        // one with supply, weather and rail a little more.
        const bool booklet = QByteArray("fgij").contains(letter.front());
        const std::size_t most = letter.startsWith("words") ? 30'000
                                 : letter.startsWith("k/")  ? 22'000
                                 : booklet                  ? 20'000
                                                            : 13'500;
        QVERIFY2(size <= most, std::to_string(size).c_str());
    }

    void playsToItsLog_data() { eachFolder(); }
    void playsToItsLog()
    {
        QFETCH(QByteArray, letter);
        const Folder folder = folderOf(letter);
        const Played played = play(folder);
        QVERIFY2(!played.refusal, sentence(played.refusal).c_str());
        QVERIFY(played.end.over);
        const QList<QByteArray> got = QByteArray::fromStdString(played.log).split('\n');
        const QList<QByteArray> want = QByteArray::fromStdString(folder.read(".log")).split('\n');
        if (got != want) { // stored in the build folder, to be reviewed before it is accepted
            QFile file(QString::fromLatin1(letter).replace('/', '-') + QStringLiteral(".kernel.log"));
            if (file.open(QIODevice::WriteOnly))
                file.write(QByteArray::fromStdString(played.log));
        }
        for (qsizetype i = 0; i < std::min(got.size(), want.size()); ++i)
            QCOMPARE(got[i], want[i]);
        QCOMPARE(got.size(), want.size());
    }

    void itsOrdersLeadBack_data() { eachFolder(); }
    void itsOrdersLeadBack()
    {
        QFETCH(QByteArray, letter);
        const Folder folder = folderOf(letter);
        const Played first = play(folder);
        const Played again = play(folder, folder.read(".rules.json"), first.orders);
        QVERIFY2(!again.refusal, sentence(again.refusal).c_str());
        QVERIFY(again.end == first.end);
    }

    // All rules are data: one changed number gives another log.
    void oneNumberChangesTheLog_data()
    {
        QTest::addColumn<QByteArray>("letter");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* name, const char* letter, const char* from, const char* to) {
            QTest::newRow(name) << QByteArray(letter) << QByteArray(from) << QByteArray(to);
        };
        row("a: a counterattack is tripled", "a", R"("op": "times", "amount": 2,
      "if": "attackers)",
            R"("op": "times", "amount": 3,
      "if": "attackers)");
        row("a: woods shelter better", "a", R"("quantity": "guard", "stage": "ground", "op": "add", "amount": 1)",
            R"("quantity": "guard", "stage": "ground", "op": "add", "amount": 2)");
        row("a: a natural 2 fails", "a", "\"failFaces\": [6],\n          \"else\"",
            "\"failFaces\": [2, 6],\n          \"else\"");
        row("a: an unsafe way costs no step", "a",
            R"("cite": "6.6", "verbs": [{"verb": "lose", "of": "unit", "value": 1)",
            R"("cite": "6.6", "verbs": [{"verb": "lose", "of": "unit", "value": 0)");
        row("b: the front doubles", "b", R"(["front", 1])", R"(["front", 2])");
        row("b: the oblique does not", "b", R"(["oblique", 2])", R"(["oblique", 1])");
        row("b: the hill must be two levels higher", "b", R"(unit.level - 1)", R"(unit.level - 2)");
        row("b: even odds hold", "b", R"([2, "DH", "D2",)", R"([2, "DH", "DH",)");
        row("c: no pace is lent", "c", R"("stage": "cards", "op": "add", "amount": 1)",
            R"("stage": "cards", "op": "add", "amount": 0)");
        row("c: the first change costs", "c", R"("amount": -1, "if": "$step = 1")",
            R"("amount": 0, "if": "$step = 1")");
        row("c: the flank is worth less", "c", R"("stage": "place", "op": "add", "amount": 2)",
            R"("stage": "place", "op": "add", "amount": 1)");
        row("d: the matrix", "d", R"(["stand", -1, 2,)", R"(["stand", -1, 1,)");
        row("d: six points are not enough", "d", R"(["6 or more", 6, null]]})", R"(["6 or more", 7, null]]})");
        row("d: the reroll is free", "d", R"("mark": "luck", "value": -1)", R"("mark": "luck", "value": 0)");
        row("d: the track is deeper", "d", R"(subject.spirit <= 0)", R"(subject.spirit <= -1)");
        row("e: raking triples", "e", R"("op": "times", "amount": 2)", R"("op": "times", "amount": 3)");
        row("e: beating costs two more", "e", R"(["NE", "with", "with", "with",)",
            R"(["NE", "with", "with", "against",)");
        row("e: a die less deadly", "e", R"(["3-4", 0, 1, 2])", R"(["3-4", 0, 1, 1])");
        row("e: nobody is so crippled", "e", R"(it.steps <= 1)", R"(it.steps <= 0)");
        row("f: the river does not matter", "f", R"("op": "times", "amount": "1/2")", R"("op": "times", "amount": 1)");
        row("f: woods shelter twice", "f", R"("op": "add", "amount": -1,
      "if": "any targets: terrain = woods")",
            R"("op": "add", "amount": -2,
      "if": "any targets: terrain = woods")");
        row("f: nobody loses heart", "f", R"(it.points-lost >= 40)", R"(it.points-lost >= 90)");
        row("f: guns bombard at one hex", "f", R"(every targets: distance(self) <= 2)",
            R"(every targets: distance(self) <= 1)");
        row("f: an exchange is none", "f", R"([2, "AR", "AR", "EX",)", R"([2, "AR", "AR", "AR",)");
        row("f: six are enough", "f", R"(#@box:gone >= 7)", R"(#@box:gone >= 6)");
        row("g: fire carries farther", "g", R"([2, "1/2", 1])", R"([2, 1, 1])");
        row("g: eight is a hit", "g", R"(["6-8", "-", "-", "M", "S1"])", R"(["6-8", "-", "-", "S1", "S1"])");
        row("g: one lull ends the turn", "g", R"($lulls >= 2)", R"($lulls >= 1)");
        row("g: leaders are worth less", "g", R"("op": "add", "amount": 2,)", R"("op": "add", "amount": 1,)");
        row("g: panic comes sooner", "g", R"($steady.target + 4)", R"($steady.target + 2)");
        row("g: nobody watches", "g", R"(it.distance(mover) <= 2)", R"(it.distance(mover) <= 0)");
    }
    void oneNumberChangesTheLog()
    {
        QFETCH(QByteArray, letter);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const Folder folder = folderOf(letter);
        QByteArray rules = QByteArray::fromStdString(folder.read(".rules.json"));
        QCOMPARE(rules.count(from), 1);
        rules.replace(from, to);
        QVERIFY(readRules(rules.toStdString(), folder.path));
        const Played other = play(folder, rules.toStdString(), folder.read(".orders"));
        QVERIFY(other.log != play(folder).log);
    }

    // Orders that break a rule are refused with its case number.
    void refusesByCaseNumber_data()
    {
        QTest::addColumn<QByteArray>("letter");
        QTest::addColumn<QByteArray>("after"); // the order in the game after which it is tried
        QTest::addColumn<QByteArray>("order");
        QTest::addColumn<QByteArray>("cite");
        const auto row = [](const char* letter, const char* after, const char* order, const char* cite) {
            const QByteArray name = QByteArray(order).replace('\n', "; ");
            QTest::addRow("%s %s: %s", letter, cite, name.constData())
                << QByteArray(letter) << QByteArray(after) << QByteArray(order) << QByteArray(cite);
        };
        row("a", "", "red: march ash to 0403 0404", "3.2");
        row("a", "red: halt", "red: attack ash on 0601", "4.1");
        row("a", "red: halt", "red: fall-back 0504", "6.4"); // a path that is asked for elsewhere
        row("a", "dice morale 6", "blue: fall-back 0504 0505", "6.6");
        row("a", "blue: fall-back 0504", "blue: rout 0505 0506", "6.7");
        row("a", "blue: fall-back 0504", "blue: rout 0604 0605 0606", "6.5");
        row("b", "red: halt", "red: enough", "5.1");
        row("b", "red: halt", "red: battle ash, birch, cedar on kent", "5.2");
        row("b", "red: halt", "red: battle cedar, ash on moray", "4.2");
        row("b", "red: enough", "blue: march kent to B4", "7.2");
        row("b", "blue: halt", "blue: battle moray on cedar", "7.2");
        row("b", "red: retreat B4 A4", "blue: battle moray on cedar", "7.2");
        row("b", "dice combat 2", "red: retreat B4 B3", "6.6");
        row("c", "white: hasten adler", "white: march adler to 0304 0404", "2.2");
        row("c", "white: hasten adler", "white: march adler to @7 0304", "2.0");
        row("c", "white: hasten adler", "white: march dachs to 0404 0403 0502 0501", "2.1");
        row("c", "", "white: keep\nwhite: march bock to 0303 0403 0503 @3", "2.1");
        row("c", "green: enough", "white: march bock to @9 0303 0203", "2.1");
        row("c", "green: halt", "green: attack erle on adler", "5.1");
        row("c", "dice combat 5", "white: retreat 0602", "5.5");
        row("d", "dice damage 6", "league: fire falk on lark", "3.1");
        row("d", "league: cease", "league: assault jost on D3", "5.0");
        row("e", "dice wind 3", "white: fire argo at corsair", "1.1");
        row("e", "dice wind 3", "white: sail argo to 0306 0307", "3.0");
        row("e", "dice wind 3", "white: sail argo to 0404 0504 @4", "3.1");
        row("e", "white: anchor", "white: fire bellona at corsair", "4.1");
        row("e", "green: grapple Corsair on Argo", "green: grapple dryad on argo", "5.1");
        row("f", "blue: march 3rd Division to 0305", "blue: march third to 0306", "2.0");
        row("f", "blue: march 1st Division to 0404", "blue: march guard to 0505 0404", "2.5");
        row("f", "blue: march 1st Division to 0404", "blue: march lancers to 0804 0803 0802", "3.2");
        row("f", "blue: halt", "blue: enough", "4.1");
        row("f", "blue: halt", "blue: attack landwehr with third, first", "4.1");
        row("f", "blue: halt", "blue: attack grenadiers with third", "4.3");
        row("f", "blue: halt", "blue: attack grenadiers with light-guns", "4.4");
        row("f", "dice combat 1", "blue: retreat 0305", "5.1");
        row("f", "blue: retreat 0402", "blue: displace 0502", "5.3");
        row("f", "blue: retreat 0303", "blue: advance third to 0303", "6.1");
        row("f", "blue: march 3rd Division to off", "blue: march hussars to 0202", "8.3");
        row("f", "blue: march 3rd Division to off", "blue: march great-guns to off", "2.0");
        row("g", "dice chit Grey Wild", "grey: wild van", "2.2");
        row("g", "dice chit Grey Left", "grey: march dole to 0404", "3.2");
        row("g", "dice chit Red Van", "red: march elm to 0503 0502", "3.4");
        row("g", "dice chit Grey Left", "grey: march ash to 0304", "3.5");
        row("g", "dice nerve 8", "grey: fire birch at fir", "4.1");
        row("g", "dice chit Grey Left", "grey: fire ash at elm", "4.4");
        row("g", "dice chit Red Van", "red: melee fir on birch", "4.5");
        row("g", "red: march Elm to 0503", "grey: snipe dole", "5.1");
        row("g", "dice nerve 10", "grey: flee 0504", "6.3");
    }
    void refusesByCaseNumber()
    {
        QFETCH(QByteArray, letter);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, order);
        QFETCH(QByteArray, cite);
        const Folder folder = folderOf(letter);
        QByteArray orders;
        bool found = after.isEmpty();
        for (const QByteArray& line : QByteArray::fromStdString(folder.read(".orders")).split('\n')) {
            if (found)
                break;
            orders += line + '\n';
            found = line == after;
        }
        QVERIFY(found);
        const Played played = play(folder, folder.read(".rules.json"), (orders + order + '\n').toStdString());
        QVERIFY(played.refusal);
        QCOMPARE(QByteArray::fromStdString(played.refusal->cite), cite);
        QVERIFY(played.refusal->trouble == Trouble::Refused);
        // Exactly this order is refused, none before it.
        const auto at = QByteArray::number((orders + order).count('\n') + 1);
        QVERIFY2(QByteArray::fromStdString(played.refusal->place).contains(at), sentence(played.refusal).c_str());
    }
};

FW_TEST(TestKernel)
#include "tst_Kernel.moc"
