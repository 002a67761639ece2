// Long because: each check of a scenario as a whole needs a few lines.
#include "engine/base/Rows.h"
#include "engine/proof/Band.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/Lookalikes.h"
#include "engine/proof/Mix.h"
#include "engine/rules/LintKinds.h"
#include "tests/Main.h"
#include "tests/engine/proof/Shipped.h"

using namespace fw;

/// Acceptances, the counter mix, and single checks of the proof.
class tst_Proof : public QObject
{
    Q_OBJECT

private slots:
    /// Must show: every finding of the shipped files is accepted.
    void shippedFilesReportNothing_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("hexes") << "musket-and-saber/musket-and-saber"
                               << "musket-and-saber/germantown";
        QTest::newRow("squares") << "brandywine/brandywine"
                                 << "brandywine/brandywine";
        QTest::newRow("corners") << "drums-and-muskets/drums-and-muskets"
                                 << "drums-and-muskets/leuthen";
        QTest::newRow("tactics") << "battles-of-the-american-revolution/battles-of-the-american-revolution"
                                 << "battles-of-the-american-revolution/germantown-brigades";
        QTest::newRow("odds") << "templates/odds"
                              << "templates/odds";
        QTest::newRow("differential") << "templates/differential"
                                      << "templates/differential";
        QTest::newRow("operational") << "templates/operational"
                                     << "templates/operational";
        QTest::newRow("tactical") << "templates/tactical"
                                  << "templates/tactical";
        QTest::newRow("card-driven") << "templates/card-driven"
                                     << "templates/card-driven";
    }
    void shippedFilesReportNothing()
    {
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        const Shipped s(rules.toStdString(), scenario.toStdString());
        QCOMPARE(s.open(s.scenario), QStringList());
        for (const auto& list : {s.rules.accepted, s.scenario.accepted})
            for (const Acceptance& one : list)
                QVERIFY2(one.reason.size() > 10, one.finding.c_str());
    }

    /// A chart that is read at the terrain of cells needs no rows for hexside features.
    void cellChartNeedsNoHexsideRows()
    {
        Ruleset rules;
        rules.id = "r";
        for (const char* word : {"woods", "hill", "town"})
            rules.features.push_back({word, word, FeatureKind::Terrain, "", {}});
        for (const char* word : {"stream", "bridge"})
            rules.features.push_back({word, word, FeatureKind::Hexside, "", {}});
        Table chart;
        chart.id = "ground";
        chart.axes = {{"kind", "Ground", AxisKind::Label, {}}};
        for (const char* word : {"woods", "hill", "town"}) {
            Band band;
            band.label = word;
            chart.axes[0].bands.push_back(band);
            TableRow row;
            row.row = word;
            row.cells = {"1"};
            chart.rows.push_back(row);
        }
        rules.tables = {chart};
        const auto lacking = [&] {
            FindingCollector found;
            proveTerrain(rules, rules.tables, found);
            return found.list.size();
        };
        QCOMPARE(lacking(), std::size_t(2));
        Modifier row;
        row.id = "each-ground";
        row.each = "to/features";
        Amount number, it;
        it.local = "it";
        number.table = "ground";
        number.at = {it};
        row.amount = number;
        rules.modifiers = {row};
        QCOMPARE(lacking(), std::size_t(0));
        // A missing row for a terrain of cells is still reported.
        rules.features.push_back({"marsh", "marsh", FeatureKind::Terrain, "", {}});
        QCOMPARE(lacking(), std::size_t(1));
    }

    /// Charts of odds with word headings, of parts `attacker/defender` and of one axis are checked along their order
    /// too.
    void findsExchangedCells_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("cell");
        QTest::addColumn<bool>("down"); // exchanged with the cell below, otherwise with the next one
        const QString boar = "battles-of-the-american-revolution/battles-of-the-american-revolution";
        const QString brigades = "battles-of-the-american-revolution/germantown-brigades";
        const QString squares = "brandywine/brandywine";
        QTest::newRow("results along") << squares << squares << "results" << 6 << 6 << false;
        QTest::newRow("results down") << squares << squares << "results" << 8 << 4 << true;
        QTest::newRow("one axis") << squares << squares << "odds" << 4 << 0 << true;
        QTest::newRow("one row") << boar << brigades << "odds" << 0 << 3 << false;
        QTest::newRow("parts along") << boar << brigades << "close-combat" << 7 << 5 << false;
        QTest::newRow("parts down") << boar << brigades << "close-combat" << 10 << 3 << true;
    }
    void findsExchangedCells()
    {
        QFETCH(QString, system);
        QFETCH(QString, scenario);
        QFETCH(QString, table);
        QFETCH(int, row);
        QFETCH(int, cell);
        QFETCH(bool, down);
        Shipped s(system.toStdString(), scenario.toStdString());
        const auto broken = [&] { return s.open().filter("monotony: table " + table).size(); };
        QCOMPARE(broken(), 0);
        auto& rows = s.table(table.toStdString()).rows;
        std::string& one = rows[std::size_t(row)].cells[std::size_t(cell)];
        std::string& other = rows[std::size_t(row + down)].cells[std::size_t(cell + !down)];
        QVERIFY(one != other);
        std::swap(one, other);
        QVERIFY(broken() > 0);
    }

    void findsSingleEmptyCell()
    {
        Shipped s;
        const auto empty = [&] { return s.open().filter("cells: table arms").size(); };
        QCOMPARE(empty(), 0);
        s.table("arms").rows[0].cells[0].clear();
        QCOMPARE(empty(), 1);
    }

    /// Red and green of equal lightness look the same to many people.
    void findsColoursAlikeToColourBlind_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("alike");
        QTest::newRow("red and green") << "#b05030"
                                       << "#6f7a30" << true;
        QTest::newRow("red and blue") << "#a5282c"
                                      << "#27406f" << false;
        QTest::newRow("blue and green") << "#2f7fa8"
                                        << "#2f8f8a" << true;
        QTest::newRow("light and dark") << "#e0c080"
                                        << "#403020" << false;
    }
    void findsColoursAlikeToColourBlind()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(bool, alike);
        Shipped s;
        s.scenario.sides[0].colour = first.toStdString();
        s.scenario.sides[1].colour = second.toStdString();
        const QStringList open = s.open();
        QCOMPARE(!open.filter("colour vision: side " + QString::fromStdString(s.scenario.sides[1].id)).isEmpty(),
                 alike);
    }

    void checksContrastOfCounterText()
    {
        Shipped s;
        s.unit("guards").colour = "#7a7a7a"; // the grey on which black and white are equally hard to read
        QVERIFY(s.open().contains("contrast: unit guards"));
        s.unit("guards").colour = "#8a2020";
        QVERIFY(!s.open().contains("contrast: unit guards"));
    }

    /// One wrong sign in a matrix of tactics against tactics is found at its place.
    void findsAsymmetryOfTacticsMatrix()
    {
        Shipped s("battles-of-the-american-revolution/battles-of-the-american-revolution",
                  "battles-of-the-american-revolution/germantown-brigades");
        const QStringList before = s.open();
        QCOMPARE(before.filter("mirror"), QStringList());
        std::string& cell = s.table("tactics").rows[1].cells[4];
        const std::string printed = cell;
        cell = "2";
        QCOMPARE(s.open().filter("mirror"), QStringList{"mirror: table tactics, row echelon, column assault"});
        cell = printed;
        s.table("tactics").rows[3].cells[3] = "1"; // withdrawal against withdrawal was no combat
        QCOMPARE(s.open().filter("mirror"), QStringList{"mirror: table tactics, row withdraw, column withdraw"});
        for (TableRow& row : s.table("tactics").rows)
            for (std::string& one : row.cells)
                one = "1";
        QCOMPARE(s.open().filter("mirror"), QStringList()); // not meant as a mirror
    }

    /// The rules give the lowest value of a rating; without that it is 0.
    void respectsLowestRating()
    {
        Shipped s;
        s.unit("guards").ratings["morale"]["full"] = -1;
        const QStringList open = s.open().filter("ratings: unit guards");
        QCOMPARE(open.size(), 1);
        for (Rating& rating : s.rules.ratings)
            rating.lowest = -2;
        QCOMPARE(s.open().filter("ratings: unit guards"), QStringList());
    }

    void acceptanceSilencesFinding()
    {
        Shipped s;
        s.table("crt-revised").rows[2].cells[6] = "Ac";
        CheckResult found;
        for (const CheckResult& proved : prove(s.rules))
            if (proved.check == "monotony")
                found = proved;
        QVERIFY(found.open());
        s.rules.accepted.push_back(acceptance(found, "as printed"));
        QCOMPARE(s.open(), QStringList());
        for (const CheckResult& proved : prove(s.rules))
            if (proved.check == "monotony")
                QCOMPARE(proved.reason, std::string("as printed"));
    }

    /// As many formations as counters: each name is looked up, not compared with all others.
    void checksManyFormationsQuickly()
    {
        Scenario s;
        std::uint32_t random = 1;
        for (int i = 0; i < 8000; ++i) {
            Unit unit;
            unit.id = "u" + std::to_string(i);
            unit.side = "red";
            for (int k = 0; k < 12; ++k)
                unit.formation += char('a' + (random = random * 1664525 + 1013904223) / 65536 % 26);
            s.units.push_back(std::move(unit));
        }
        s.units[0].formation = s.units[7999].formation;
        std::swap(s.units[0].formation[3], s.units[0].formation[4]);
        for (const bool listed : {false, true}) {
            if (listed)
                for (const Unit& unit : s.units)
                    s.formations.push_back(unit.formation == s.units[0].formation ? "none" : unit.formation);
            FindingCollector found;
            proveUnits({}, s, found);
            QStringList told;
            for (const CheckResult& proved : found.list)
                if (proved.finding.place.ends_with("/formation"))
                    told << proved.finding.row.c_str();
            QCOMPARE(told, QStringList{"unit u0"}); // the other band is reported
        }
    }

    void changedFindingNeedsNewAcceptance()
    {
        Shipped s;
        s.table("crt-revised").rows[2].cells[6] = "Ac";
        for (const CheckResult& proved : prove(s.rules))
            if (proved.check == "monotony")
                s.rules.accepted.push_back(acceptance(proved, "as printed"));
        s.table("crt-revised").rows[2].cells[6] = "Ar";
        const QStringList open = s.open();
        QCOMPARE(open, QStringList{"monotony: table crt-revised, row 3, column +5..+6"});
        for (const CheckResult& proved : prove(s.rules))
            if (proved.open())
                QVERIFY2(plain(proved.finding.remedy).find("as printed") != std::string::npos,
                         plain(proved.finding.remedy).c_str());
    }

    /// Findings of drawings are accepted like the rest, and their acceptance is not called unused where drawings are
    /// not checked.
    void acceptsFindingsOfDrawings()
    {
        Shipped s;
        FindingCollector drawn;
        drawn.doubt("texts", {"text", "Mill Creek", {}, {}}, "it is over water", {}, {7});
        QCOMPARE(prove(s.rules, s.scenario, drawn.list).back().open(), true);
        letStand(s.scenario.accepted, drawn.list.front(), "it is its name", {});
        QCOMPARE(prove(s.rules, s.scenario, drawn.list).back().reason, std::string("it is its name"));
        QCOMPARE(s.open(), QStringList());
    }

    /// Two findings of one row by one check are separate: accepting the second keeps the first acceptance.
    void acceptsTwoFindingsOfOneRowSeparately()
    {
        FindingCollector found;
        for (const char* check : {"texts/road", "texts/water"})
            found.doubt(check, {"text", "Mill Creek", {}, {}}, "it stands there", {}, {7});
        std::vector<Acceptance> accepted;
        for (const int i : {0, 1}) {
            letStand(accepted, found.list[std::size_t(i)], "as printed", found.list);
            accept(found.list, accepted);
        }
        QCOMPARE(accepted.size(), std::size_t(2));
        QVERIFY(found.list[0].accepted && found.list[1].accepted);
        // An acceptance of a vanished finding is replaced by the new one.
        FindingCollector later;
        later.doubt("texts/houses", {"text", "Mill Creek", {}, {}}, "it stands there", {}, {7});
        letStand(accepted, later.list[0], "as printed", later.list);
        QCOMPARE(accepted.size(), std::size_t(1));
    }

    /// An acceptance matches check, place and values, not the wording; a changed value is reported again.
    void acceptanceSurvivesRewording()
    {
        const auto found = [](const char* pattern, const char* value) {
            FindingCollector out;
            out.doubt("ratings/too-large", {"unit", "guards", {}, {}}, Text(pattern, {value}), {}, {});
            return out.list;
        };
        std::vector<Acceptance> accepted{acceptance(found("attack is {0}", "12").front(), "as printed")};
        std::vector<CheckResult> reworded = found("The counter shows {0}.", "12");
        accept(reworded, accepted);
        QVERIFY(reworded.size() == 1 && reworded.front().accepted);
        std::vector<CheckResult> changed = found("attack is {0}", "13");
        accept(changed, accepted);
        QVERIFY(changed.size() == 1 && !changed.front().accepted);
    }

    /// A finding of lint is accepted by its kind and field; files once stored only the field.
    void acceptsFindingsOfLintByKind()
    {
        Finding lint{Severity::Error, "modifier m", {}, Text("no stage '{0}'", {"x"}), {}, "/modifiers/3/stage"};
        lint.kind = LintKind::UnknownPart;
        const auto accepted = [&](const Acceptance& row) {
            FindingCollector found;
            found.add(std::vector{lint});
            accept(found.list, {row});
            return found.list.front().accepted;
        };
        FindingCollector found;
        found.add(std::vector{lint});
        QCOMPARE(found.list.front().what, std::string("unknown-part"));
        const Acceptance now = acceptance(found.list.front(), "as printed");
        QCOMPARE(now.what, std::string("unknown-part/stage"));
        Acceptance old = now, kind = now, field = now, value = now;
        old.what = "stage";
        kind.what = "unknown-word/stage";
        field.what = "unknown-part/quantity";
        value.values = {"y"};
        QVERIFY(accepted(now) && accepted(old));
        QVERIFY(!accepted(kind) && !accepted(field) && !accepted(value));
        // Without a place: the row as a whole.
        lint.place.clear();
        old.what.clear();
        kind.what = "unknown-part";
        QVERIFY(accepted(old) && accepted(kind) && !accepted(now));
    }

    /// Format 2 stored a hash of the sentence: such acceptances are recognised and rewritten.
    void convertsOldAcceptances()
    {
        Shipped s;
        const std::vector<Acceptance> now = s.scenario.accepted;
        QVERIFY(now.size() > 2);
        for (Acceptance& row : s.scenario.accepted) // as in the file of format 2
            if (row.finding == "formations: unit washington")
                row = {row.finding, {}, {}, row.reason, "0352890447cea68a"};
            else if (row.finding == "markers: marker charging")
                row = {row.finding, {}, {}, row.reason, "6310af59f28ad45b"};
        QVERIFY(s.scenario.accepted != now);
        QCOMPARE(s.open(), QStringList());
        renewAcceptances(s.rules, s.scenario);
        QVERIFY(s.scenario.accepted == now);
        // An acceptance that matches nothing stays as it is and is reported.
        s.scenario.accepted.front() = {now.front().finding, {}, {}, "so it was", "0000000000000000"};
        renewAcceptances(s.rules, s.scenario);
        QCOMPARE(s.scenario.accepted.front().fingerprint, std::string("0000000000000000"));
        QCOMPARE(s.open().size(), qsizetype(1));
    }

    void unusedAcceptanceIsAFinding()
    {
        Shipped s;
        s.scenario.accepted.push_back({"back: unit guards", "higher", {"attack"}, "so it is printed", {}});
        QCOMPARE(s.open(), QStringList{"accepted: acceptance back: unit guards"});
    }

    void mixCountsEveryCounterOnce()
    {
        const Shipped s;
        const auto mix = mixOf(s.rules, s.scenario);
        int count = 0, setUp = 0, arriving = 0;
        for (const MixLine& line : mix) {
            if (line.marker)
                continue;
            count += line.count;
            setUp += line.setUp;
            arriving += line.arriving;
            QCOMPARE(line.count, int(line.units.size()));
            QCOMPARE(line.names.size(), line.units.size());
            for (std::size_t i = 0; i < line.units.size(); ++i) {
                const Unit* unit = byId(s.scenario.units, line.units[i]);
                QCOMPARE(line.names[i], unit->name);
                // The back has its own numbers where a rating has another number than that of the front.
                const bool own = std::ranges::any_of(s.rules.ratings, [&](const Rating& rating) {
                    const auto printed = unit->ratings.find(rating.id);
                    if (printed == unit->ratings.end())
                        return false;
                    const auto first = std::ranges::find_if(rating.columns, [&](const RatingColumn& column) {
                        return printed->second.count(column.column) > 0;
                    });
                    return printed->second.at(first->column) != printed->second.at(rating.columns.back().column);
                });
                QCOMPARE(line.back.empty(), !own);
            }
        }
        QCOMPARE(count, int(s.scenario.units.size()));
        QCOMPARE(setUp + arriving, count);
        const QString csv = QString::fromStdString(mixCsv(mix));
        QVERIFY(csv.startsWith("side,kind,formation,numbers,count,set up,arriving,needed,pile,back,names\r\n"));
        QCOMPARE(csv.count("\r\n"), int(mix.size()) + 2);
    }

    void mixCountsCardsOfEachPile()
    {
        const Shipped s("drums-and-muskets/drums-and-muskets", "drums-and-muskets/leuthen");
        QStringList piles;
        int cards = 0;
        for (const MixLine& line : mixOf(s.rules, s.scenario)) {
            QCOMPARE(line.pile.empty(), line.what != "card");
            cards += line.pile.empty() ? 0 : line.count;
            if (!line.pile.empty())
                piles << QString("%1 %2 %3").arg(line.side.c_str(), line.pile.c_str()).arg(line.count);
        }
        QCOMPARE(piles, (QStringList{"prussia Draw pile 10", "austria Draw pile 10"}));
        QCOMPARE(cards, 20);
        QVERIFY(mixCsv(mixOf(s.rules, s.scenario)).find("prussia,card,,,10,0,0,,Draw pile,,") != std::string::npos);
        QVERIFY(pilesOf(Shipped().rules, Shipped().scenario).empty());
    }

    /// The counters of one side with its dummies are one group; the cards of one side's pile are another.
    void groupsUnitsWithEqualBacks()
    {
        const Shipped s("drums-and-muskets/drums-and-muskets", "drums-and-muskets/leuthen");
        QStringList groups;
        for (const Lookalikes& group : lookalikesOf(s.rules, s.scenario))
            groups << QString("%1 %2 %3").arg(group.side.c_str(), group.pile.c_str()).arg(group.units.size());
        QCOMPARE(groups, (QStringList{"prussia  10", "austria  15", "prussia draw 10", "austria draw 10"}));
        QVERIFY(lookalikesOf(Shipped().rules, Shipped().scenario).empty());
    }

    /// Every card describes its effect with words of the rules that are no refusals.
    void describesEffectsOfCards()
    {
        const Shipped s("drums-and-muskets/drums-and-muskets", "drums-and-muskets/leuthen");
        for (const Lookalikes& pile : pilesOf(s.rules, s.scenario))
            for (const int card : pile.units) {
                const auto effects = effectsOf(s.rules, s.scenario.units[std::size_t(card)]);
                QVERIFY2(!effects.empty(), s.scenario.units[std::size_t(card)].id.c_str());
                for (const std::string& effect : effects)
                    QVERIFY2(!effect.starts_with("it is"), effect.c_str());
            }
        Unit once;
        once.tags = {"once", "steadies"};
        QCOMPARE(effectsOf(s.rules, once).size(), std::size_t(2));
    }

    void csvQuotesSpecialCharacters()
    {
        MixLine line;
        line.what = "foot, \"old\"";
        QVERIFY(mixCsv({line}).find("\"foot, \"\"old\"\"\"") != std::string::npos);
    }

    void shortensNamesForCounters()
    {
        Scenario s;
        for (const char* of : {"II", "Left Wing", "Élan vital", "Wayne", "Washington", "Wood", "L"}) {
            Unit unit;
            unit.side = "red";
            unit.formation = of;
            s.units.push_back(unit);
        }
        s.units.back().side = "blue"; // no formation of the same side
        const auto sign = [signs = bandSigns(s)](const char* of) { return signs.at({"red", of}); };
        QCOMPARE(sign("II"), std::string("II"));
        QCOMPARE(sign("Left Wing"), std::string("L"));
        QCOMPARE(sign("Élan vital"), std::string("É"));
        QCOMPARE(sign("Wayne"), std::string("Way"));
        QCOMPARE(sign("Washington"), std::string("Was"));
        QCOMPARE(sign("Wood"), std::string("Wo"));
        // A row of the scenario gives another sign; a row for one side is before one for all.
        s.formationSigns = {{"Wayne", "", "2", ""}, {"Wayne", "red", "PA", ""}, {"Wood", "blue", "X", ""}};
        QCOMPARE(bandSigns(s).at({"red", "Wayne"}), std::string("PA"));
        QCOMPARE(bandSigns(s).at({"red", "Wood"}), std::string("Wo"));
        QVERIFY(nameFits("Guards"));
        QVERIFY(!nameFits("Stephen's Division of the Left Column"));
        // A bracket stays if it fits in narrow letters; only a bracket at the end is dropped.
        QCOMPARE(printedName("Left (2nd Light Infantry)"), std::string("Left (2nd Light Infantry)"));
        QCOMPARE(printedName("Left (2nd Light Infantry of the Line)"), std::string("Left"));
        QCOMPARE(printedName("Guards (1st Foot) of the Left Column, all of it"),
                 std::string("Guards (1st Foot) of the Left Column, all of it"));
    }
};

FW_TEST(tst_Proof)
#include "tst_Proof.moc"
