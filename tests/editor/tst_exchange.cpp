#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvPlan.h"
#include "editor/exchange/Headings.h"
#include "editor/exchange/UnitsCsv.h"
#include "engine/store/Files.h"
#include "tests/Main.h"

#include <QDir>
#include <QFile>
#include <QStringEncoder>
#include <QTest>
#include <random>

using namespace fw;

/// Spreadsheets: what their bytes, headings and cells mean, and that what is exported reads back equal.
class TestExchange : public QObject
{
    Q_OBJECT

private:
    Ruleset mRules;
    Scenario mScenario;

    CsvPlan planOf(const std::string& text, const CsvChoices& choices = {}) const
    {
        const Sheet sheet = *readSheet(text);
        return planSheet(mRules, mScenario, sheet, guessTargets(mRules, mScenario, sheet), choices);
    }
    static Placement placed(const CsvPlan& plan, const std::string& id)
    {
        const auto found = std::ranges::find(plan.setup, id, &Placement::unit);
        return found == plan.setup.end() ? Placement() : *found;
    }
    Cell cell(const char* number) const { return mScenario.map.numbering.parse(mScenario.map.grid, number); }
    /// The list as LibreOffice saves it in a German locale: semicolons, a decimal comma, Windows-1252.
    static std::string germanLibreOffice(const std::string& csv)
    {
        std::string out;
        const Sheet sheet = *readSheet(csv);
        for (const SheetLine& line : sheet.lines) {
            for (std::size_t c = 0; c < line.cells.size(); ++c) {
                const std::string& cell = line.cells[c];
                const bool quoted = cell.find_first_of(";\"") != std::string::npos;
                out += (c == 0 ? "" : ";") + (quoted ? '"' + cell + '"' : cell == "3/2" ? std::string("1,5") : cell);
            }
            out += "\r\n";
        }
        return QString::fromStdString(out).toLatin1().toStdString();
    }

private slots:
    void init()
    {
        const std::string folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        mRules = *readRulesFile(folder + "musket-and-saber.rules.json");
        mScenario = *readScenarioFile(folder + "germantown.scenario.json");
        // Numbers such as "9,12" look like decimal numbers.
        mScenario.map.numbering.separator = ",";
        mScenario.map.numbering.columnDigits = mScenario.map.numbering.rowDigits = 0;
    }

    void readsFormats_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("encoding");
        QTest::addColumn<char>("separator");
        const QString text = QString::fromUtf8("id;name\r\n1;D\xC3\xBCppel\r\n");
        const auto in = [&](QStringConverter::Encoding encoding, QStringConverter::Flags flags) {
            QStringEncoder encoder(encoding, flags);
            const QByteArray bytes = encoder(text);
            return bytes;
        };
        const auto row = [](const char* name, const QByteArray& bytes, TextEncoding encoding, char separator) {
            QTest::newRow(name) << bytes << int(encoding) << separator;
        };
        constexpr auto mark = QStringConverter::Flag::WriteBom;
        constexpr auto none = QStringConverter::Flag::Default;
        row("utf-8", in(QStringConverter::Utf8, none), TextEncoding::Utf8, ';');
        row("utf-8 with mark", in(QStringConverter::Utf8, mark), TextEncoding::Utf8, ';');
        row("utf-16le", in(QStringConverter::Utf16LE, mark), TextEncoding::Utf16LittleEndian, ';');
        row("utf-16be", in(QStringConverter::Utf16BE, mark), TextEncoding::Utf16BigEndian, ';');
        row("windows-1252", text.toLatin1(), TextEncoding::Windows1252, ';');
        row("tab", QByteArray("id\tname\n1\tD\xC3\xBCppel\n"), TextEncoding::Utf8, '\t');
        row("comma", QByteArray("id,name\r1,D\xC3\xBCppel\r"), TextEncoding::Utf8, ',');
        row("blank lines first", QByteArray("\r\n\r\nid;name\r\n1;D\xC3\xBCppel"), TextEncoding::Utf8, ';');
        row("quoted", QByteArray("\"id\";\"name\"\n\"1\";\"D\xC3\xBCppel\" \n"), TextEncoding::Utf8, ';');
        row("blank columns", QByteArray("id;name;;\n1;D\xC3\xBCppel;; \n"), TextEncoding::Utf8, ';');
    }
    void readsFormats()
    {
        QFETCH(QByteArray, bytes);
        const Result<Sheet> sheet = readSheet(bytes.toStdString());
        QVERIFY(sheet);
        QTEST(int(sheet->encoding), "encoding");
        QTEST(sheet->separator, "separator");
        QCOMPARE(sheet->lines.size(), std::size_t(2));
        QCOMPARE(sheet->headings(), (std::vector<std::string>{"id", "name"}));
        QCOMPARE(sheet->lines[1].cells, (std::vector<std::string>{"1", "D\xC3\xBCppel"}));
    }

    void aChosenFormatReplacesTheGuess()
    {
        const Sheet sheet = *readSheet("a;b,c\n1;\xC3\xBC,2\n", {TextEncoding::Windows1252, ','});
        QCOMPARE(sheet.headings(), (std::vector<std::string>{"a;b", "c"}));
        QCOMPARE(sheet.lines[1].cells[0], std::string("1;\xC3\x83\xC2\xBC"));
        QVERIFY(!readSheet("a\n\xFC\n", {TextEncoding::Utf8, {}}));
    }

    void refusesTooMuchWithItsPlace()
    {
        std::string wide = "name";
        for (int c = 0; c < 1000; ++c)
            wide += ",h" + std::to_string(c);
        const Result<Sheet> columns = readSheet(wide + "\n");
        QVERIFY(!columns);
        QCOMPARE(QString::fromStdString(columns.error().place), QString("line 1, column 251"));
        QVERIFY(readSheet("name" + std::string(1000, ',') + "\nA\n")); // blank columns are none
        std::string many;
        for (std::size_t l = 0; l <= mostSheetLines; ++l)
            many += "x\n";
        const Result<Sheet> lines = readSheet(many);
        QVERIFY(!lines);
        QCOMPARE(QString::fromStdString(lines.error().place), QString("line 20001, column 1"));
        const Result<Sheet> bytes = readSheet(std::string(mostSheetBytes + 1, ' '));
        QVERIFY(!bytes);
        QVERIFY(!bytes.error().remedy.empty());
    }

    void vocabularyHasEachWordOnce()
    {
        QCOMPARE(headingLanguages().size(), std::size_t(5));
        for (const HeadingLanguage& language : headingLanguages())
            for (const HeadingWords* section : {&language.columns, &language.faces, &language.ratings}) {
                QVERIFY2(!section->empty(), language.code.c_str());
                std::map<std::string, std::string> seen;
                for (const auto& [meaning, words] : *section) {
                    QVERIFY2(!words.empty(), (language.code + " " + meaning).c_str());
                    for (const std::string& word : words) {
                        const auto [other, first] = seen.try_emplace(word, meaning);
                        QVERIFY2(first, (language.code + " " + word + ": " + other->second + ", " + meaning).c_str());
                    }
                }
            }
        const std::vector<CsvTarget> targets = csvTargets(mRules);
        for (const auto& [meaning, words] : headingLanguages().front().columns)
            QVERIFY2(std::ranges::find(targets, meaning, &CsvTarget::key) != targets.end(), meaning.c_str());
    }

    void guessesHeadings_data()
    {
        QTest::addColumn<QString>("headings");
        const auto row = [](const char* name, const char* headings) {
            QTest::newRow(name) << QString::fromUtf8(headings);
        };
        row("en", "Unit Name;Army;Unit type;Step count;Attack Strength;Attack (reduced);Defense;Hex number;"
                  "Turn of arrival;Entry area;Quantity");
        row("de", "Bezeichnung;Partei;Waffengattung;Stufen;Angriff;Angriff (R\xC3\xBC"
                  "ckseite);Verteidigungsst\xC3\xA4rke;Startfeld;Ankunftszug;Eintrittsfeld;Anzahl");
        row("fr", "Nom de l'unit\xC3\xA9;Camp;Arme;Pas;Attaque;Attaque r\xC3\xA9"
                  "duite;D\xC3\xA9"
                  "fense;Case de d\xC3\xA9part;Tour d\xE2\x80\x99"
                  "arriv\xC3\xA9"
                  "e;Case d'entr\xC3\xA9"
                  "e;Nombre");
        row("es", "Nombre;Bando;Tipo de unidad;Pasos;Ataque;Ataque (reverso);Fuerza de defensa;"
                  "Hex\xC3\xA1gono;Turno;Lugar de llegada;Cantidad");
        row("it", "Unit\xC3\xA0;Fazione;Tipo di unit\xC3\xA0;Livelli;Attacco;Attacco ridotto;Difesa;Esagono;"
                  "Turno di arrivo;Luogo di arrivo;Quantit\xC3\xA0");
        row("umlauts written out", "Einheit;Seite;Truppentyp;Staerkestufen;Angriffsstaerke;Angriff hinten;Abwehr;Feld;"
                                   "Runde;Ankunftsort;Stueck");
    }
    void guessesHeadings()
    {
        QFETCH(QString, headings);
        const std::vector<std::string> wanted{"name",
                                              "side",
                                              "type",
                                              "steps",
                                              "rating attack full",
                                              "rating attack reduced",
                                              "rating defence full",
                                              "hex",
                                              "arrival turn",
                                              "arrival hex",
                                              "copies"};
        std::vector<std::string> given;
        for (const QString& heading : headings.split(';'))
            given.push_back(heading.toStdString());
        const auto guessed = guessTargets(mRules, given);
        QCOMPARE(guessed.size(), wanted.size());
        for (std::size_t c = 0; c < wanted.size(); ++c)
            QVERIFY2(guessed[c] == wanted[c], (given[c] + ": " + guessed[c]).c_str());
    }

    /// Rules with other ids for the same ratings and sides of the counter have the same headings.
    void guessesRatingsByTheirMeaning()
    {
        mRules.ratings = {{"combat", "Combat", Rational(0), {{"back", {}}, {"front", {}}}},
                          {"move", "", Rational(0), {{"any", {}}}}};
        QCOMPARE(guessTargets(mRules, {"Kampfst\xC3\xA4rke", "Kampfst\xC3\xA4rke reduziert", "Bewegungspunkte",
                                       "Bewegung reduziert", "Moral"}),
                 (std::vector<std::string>{"rating combat front", "rating combat back", "rating move any", "", ""}));
    }

    void exactHeadingsWinAndTheFirstOfTwoIsTaken()
    {
        QCOMPARE(guessTargets(mRules, {"unit", "name"}), (std::vector<std::string>{"", "name"}));
        QCOMPARE(guessTargets(mRules, {"Einheit", "Bezeichnung"}), (std::vector<std::string>{"name", ""}));
        QCOMPARE(guessTargets(mRules, {"attack", "attack"}),
                 (std::vector<std::string>{"rating attack full", "rating attack full"})); // planSheet refuses it
    }

    void guessesByContent()
    {
        const Sheet sheet = *readSheet("A;B;C;D;E;F;G;H\n"
                                       "Alpha;british;brigade;11,14;#aabbcc;4;;hessian\n"
                                       "Beta;colonial;leader;'5,10;#001122;5;;militia\n");
        QCOMPARE(guessTargets(mRules, mScenario, sheet),
                 (std::vector<std::string>{"name", "side", "type", "hex", "colour", "", "", "tags"}));
    }

    void readsTheDecimalSign()
    {
        const auto attack = [this](const char* line, const CsvChoices& choices = {}) {
            const CsvPlan plan = planOf(std::string("id;attack;defence\nguards;") + line + "\n", choices);
            return plan.count(CsvChange::Kind::Refused) > 0
                       ? Rational::invalid()
                       : std::ranges::find(plan.units, "guards", &Unit::id)->ratings.at("attack").at("full");
        };
        QCOMPARE(attack("1,5;2"), Rational::of(3, 2));
        QCOMPARE(attack("2.25;2"), Rational::of(9, 4));
        QCOMPARE(attack("3/2;2,5"), Rational::of(3, 2));
        QCOMPARE(attack("\xE2\x88\x92"
                        "0,5;2")
                     .valid(),
                 false);                     // below the lowest attack
        QVERIFY(!attack("1,5;2.5").valid()); // one of the two is no decimal sign
        QVERIFY(!attack("1.500;2").valid()); // perhaps a thousand and a half
        QVERIFY(!attack("1,5;2", {CsvJoin::Change, '.', false}).valid());
        QVERIFY(!attack("1,5;2", {CsvJoin::Change, '\0', false}).valid());
    }

    void readsTheSetUp()
    {
        const CsvPlan plan = planOf("id;hex;arrival turn;arrival hex\n"
                                    "guards;9,12;;\n"
                                    "1st-brigade;;0630;Entry E / A\n"
                                    "2nd-brigade;arrivals;500;12,1 15,3\n"
                                    "howe;To arrive;3;'5,10\n");
        for (const CsvChange& change : plan.changes)
            QVERIFY2(change.kind != CsvChange::Kind::Refused, change.unit.c_str());
        QCOMPARE(placed(plan, "guards").at, cell("9,12"));
        QCOMPARE(placed(plan, "1st-brigade").at, noCell);
        QCOMPARE(placed(plan, "1st-brigade").arrives.turn, 2);
        QCOMPARE(placed(plan, "1st-brigade").arrives.at, (std::vector<Cell>{cell("12,15"), cell("1,8")}));
        QCOMPARE(placed(plan, "1st-brigade").oneOf.size(), std::size_t(4)); // a field without a column stays
        QCOMPARE(placed(plan, "2nd-brigade").box, std::string("arrivals"));
        QCOMPARE(placed(plan, "2nd-brigade").arrives.turn, 1); // "0500" without its zero
        QCOMPARE(placed(plan, "howe").arrives.turn, 3);
        QCOMPARE(placed(plan, "howe").arrives.at, (std::vector<Cell>{cell("5,10")}));
    }

    void anEmptyHexTakesTheCounterOffTheMap()
    {
        const std::size_t before = mScenario.setup.size();
        const CsvPlan plan = planOf("id;hex\nguards;\n");
        QCOMPARE(plan.setup.size(), before - 1);
        QCOMPARE(placed(plan, "guards").unit, std::string());
    }

    void restoresZerosThatSpreadsheetsDrop()
    {
        mScenario.map.numbering = fourDigits();
        QCOMPARE(placed(planOf("id,hex\nguards,912\n"), "guards").at, cell("0912"));
    }

    void refusesBadSetUpWithItsPlace_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("hex") << "guards;99,99;;;" << 2;
        QTest::newRow("turn") << "guards;;10;;" << 3;
        QTest::newRow("arrival hex") << "guards;;2;Entry Z;" << 4;
        QTest::newRow("facing") << "guards;;;;7" << 5;
    }
    void refusesBadSetUpWithItsPlace()
    {
        QFETCH(QString, line);
        const CsvPlan plan = planOf("id;hex;arrival turn;arrival hex;facing\n" + line.toStdString() + "\n");
        QCOMPARE(int(plan.changes.front().kind), int(CsvChange::Kind::Refused));
        QCOMPARE(plan.changes.front().line, 2);
        QTEST(int(plan.changes.front().column), "column");
        QCOMPARE(plan.setup, mScenario.setup);
    }

    void aLineStandsForSeveralCopies()
    {
        const std::string list = "name,side,type,hex,count\nPicket,british,regiment,\"9,11\",3\n";
        CsvPlan plan = planOf(list);
        QCOMPARE(plan.count(CsvChange::Kind::Added), 3);
        QCOMPARE(plan.units.size(), mScenario.units.size() + 3);
        for (const char* id : {"picket", "picket-british", "picket-2"})
            QCOMPARE(placed(plan, id).at, cell("9,11"));
        mScenario.units = plan.units;
        mScenario.setup = plan.setup;
        plan = planOf(list);
        QCOMPARE(plan.count(CsvChange::Kind::Same), 3);
        QCOMPARE(plan.units, mScenario.units);
        for (const char* bad : {"0", "100", "two", "1/2"})
            QCOMPARE(planOf(std::string("name,side,type,count\nPicket,british,regiment,") + bad + "\n")
                         .changes.front()
                         .column,
                     std::size_t(4));
        QCOMPARE(planOf("id,count\nguards,2\n").changes.front().column, std::size_t(2));
    }

    void takesTheRestOfAListWithRefusedLines()
    {
        const std::string list = "id;steps\nguards;many\nhowe;3\n";
        QCOMPARE(planOf(list).units, mScenario.units);
        const CsvPlan rest = planOf(list, {CsvJoin::Change, {}, true});
        QCOMPARE(int(rest.changes.front().kind), int(CsvChange::Kind::Refused));
        QCOMPARE(std::ranges::find(rest.units, "howe", &Unit::id)->steps, 3);
        QCOMPARE(std::ranges::find(rest.units, "guards", &Unit::id)->steps,
                 std::ranges::find(mScenario.units, "guards", &Unit::id)->steps);
        QCOMPARE(rest.count(CsvChange::Kind::Missing), int(mScenario.units.size()) - 2); // guards is in the list
    }

    void exportedListsReadBackEqual()
    {
        Unit& guards = *std::ranges::find(mScenario.units, "guards", &Unit::id);
        guards.ratings["attack"]["full"] = Rational::of(3, 2);
        guards.name = "Gr\xC3\xBCne, \"=die\"; 1.";
        guards.symbol = "light";
        guards.size = "XX";
        const std::string csv = unitsCsv(mRules, mScenario);
        const CsvPlan same = planOf(csv);
        QCOMPARE(same.count(CsvChange::Kind::Same), int(mScenario.units.size()));
        QCOMPARE(same.units, mScenario.units);
        QCOMPARE(same.setup, mScenario.setup);
        const Scenario whole = mScenario;
        mScenario.units.clear();
        mScenario.setup.clear();
        const CsvPlan anew = planOf(csv);
        QCOMPARE(anew.units.size(), whole.units.size());
        mScenario.units = anew.units;
        mScenario.setup = anew.setup;
        QCOMPARE(unitsCsv(mRules, mScenario), csv);
    }

    void listsSavedByAGermanLibreOfficeReadBackEqual()
    {
        Unit& guards = *std::ranges::find(mScenario.units, "guards", &Unit::id);
        guards.ratings["attack"]["full"] = Rational::of(3, 2);
        guards.name = "Gr\xC3\xBC"
                      "ne Garde";
        const std::string list = germanLibreOffice(unitsCsv(mRules, mScenario));
        QVERIFY(list.find(";1,5;") != std::string::npos);
        QCOMPARE(readSheet(list)->encoding, TextEncoding::Windows1252);
        const CsvPlan plan = planOf(list);
        QCOMPARE(plan.count(CsvChange::Kind::Same), int(mScenario.units.size()));
        QCOMPARE(plan.units, mScenario.units);
        QCOMPARE(plan.setup, mScenario.setup);
    }

    /// Whatever bytes a file has, it is read or refused.
    void survivesMutatedFiles()
    {
        std::vector<std::string> seeds{unitsCsv(mRules, mScenario).substr(0, 1500)};
        const QDir folder(FW_SOURCE_DIR "/tests/app/lists");
        for (const QString& name : folder.entryList(QDir::Files)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            seeds.push_back(file.readAll().toStdString());
        }
        std::mt19937 random(7);
        const auto below = [&](std::size_t most) { return std::size_t(random()) % most; };
        const std::string odd("\0\"',;\t\r\n\xFF\xFE\xC3/.=9", 16);
        int read = 0;
        for (int n = 0; n < 3000; ++n) {
            std::string bytes = seeds[below(seeds.size())];
            for (std::size_t times = 1 + below(6); times > 0 && !bytes.empty(); --times) {
                const std::size_t at = below(bytes.size());
                switch (below(4)) {
                case 0: bytes[at] = odd[below(odd.size())]; break;
                case 1: bytes.insert(at, 1 + below(3), odd[below(odd.size())]); break;
                case 2: bytes.erase(at, 1 + below(9)); break;
                default: bytes.insert(at, bytes.substr(below(bytes.size()), below(40))); break;
                }
            }
            const Result<Sheet> sheet = readSheet(bytes);
            if (!sheet) {
                QVERIFY(!sheet.error().text.empty());
                continue;
            }
            ++read;
            const auto targets = guessTargets(mRules, mScenario, *sheet);
            QCOMPARE(targets.size(), sheet->headings().size());
            const CsvPlan plan = planSheet(mRules, mScenario, *sheet, targets, {CsvJoin::Change, {}, true});
            QVERIFY(plan.changes.size() + 1 >= sheet->lines.size());
        }
        QVERIFY(read > 500);
    }
};

FW_TEST(TestExchange)
#include "tst_exchange.moc"
