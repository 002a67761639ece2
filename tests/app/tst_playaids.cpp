// The printed play aids: each table of the shipped systems is read back and compared with the rules.
#include "app/Places.h"
#include "app/print/AidCharts.h"
#include "app/print/Manifest.h"
#include "app/print/ModifierCharts.h"
#include "app/print/PlayAids.h"
#include "app/print/SetupCard.h"
#include "app/print/StartWords.h"
#include "editor/Translated.h"
#include "editor/render/ChartWords.h"
#include "editor/rules/RangeWords.h"
#include "engine/base/Rows.h"
#include "engine/desk/UnitWords.h"
#include "engine/model/Nodes.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/rules/Rules.h"
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace fw;

namespace {

const QString minus(QChar(0x2212));

QString shipped(const QString& name)
{
    return FW_SOURCE_DIR "/scenarios/" + name + ".scenario.json";
}

/// A shipped scenario with its rules in force.
Loaded inForceOf(const QString& name)
{
    Result<Loaded> loaded = loadScenario(shipped(name).toStdString());
    if (!loaded)
        qFatal("%s", describe(loaded.error()).c_str());
    loaded->rules = rowsInForce(loaded->rules, loaded->scenario);
    return *loaded;
}

/// The text of a PDF in the order in which it is drawn, without line breaks.
QString pdfText(const QByteArray& pdf)
{
    QTemporaryDir folder;
    QFile file(folder.filePath("a.pdf"));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    file.close();
    QProcess reader;
    reader.start("pdftotext", {"-raw", file.fileName(), "-"});
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput()).normalized(QString::NormalizationForm_KC).simplified();
}

/// A printed number as in the rules: "−1", "+2", "3-2".
std::optional<Rational> numberOf(QString text, bool ratio)
{
    text.replace(minus, "-").remove('+');
    if (ratio)
        text.replace('-', '/');
    const Rational value = Rational::parse(text.toStdString());
    return value.valid() ? std::optional(value) : std::nullopt;
}

/// Reads the printed words of the aids from their start.
class Reader
{
public:
    explicit Reader(QString text) : mText(std::move(text)) {}

    /// Takes a text that must come next; capital and small letters are the same.
    bool take(const QString& wanted)
    {
        const QString next = wanted.normalized(QString::NormalizationForm_KC).simplified();
        if (!mText.startsWith(next, Qt::CaseInsensitive))
            return false;
        mText = mText.mid(next.size()).trimmed();
        return true;
    }
    /// Takes the words of a range and returns its band; nothing if no range comes next.
    std::optional<Band> range(bool ratio)
    {
        const QString number = QString("((?:%1|\\+)?\\d+(?:[-/]\\d+)?)").arg(minus);
        const auto match = [&](const QString& form) {
            const auto found =
                QRegularExpression("^" + QString(form).replace("N", number) + "(?=\\s|\\)|$)").match(mText);
            if (found.hasMatch())
                mText = mText.mid(found.capturedLength()).trimmed();
            return found;
        };
        if (const auto all = match("N to N"); all.hasMatch())
            return Band{{}, numberOf(all.captured(1), ratio), numberOf(all.captured(2), ratio)};
        if (const auto most = match("N or less"); most.hasMatch())
            return Band{{}, {}, numberOf(most.captured(1), ratio)};
        for (const char* form : {"N and up", "from N"})
            if (const auto least = match(form); least.hasMatch())
                return Band{{}, numberOf(least.captured(1), ratio), {}};
        if (const auto one = match("N"); one.hasMatch()) {
            const auto value = numberOf(one.captured(1), ratio);
            // Odds are known by their lower end.
            return Band{{}, value, ratio ? std::nullopt : value};
        }
        return std::nullopt;
    }
    const QString& text() const { return mText; }

private:
    QString mText;
};

/// Compares what is printed of one table with the rules.
class TableReader
{
public:
    TableReader(const Loaded& loaded, const Table& table, const QString& text)
        : mRules(loaded.rules), mScenario(loaded.scenario), mTable(table), mReader(text)
    {}

    /// The first difference; empty when the whole table is as in the rules.
    QString differs()
    {
        if (mTable.axes.size() > 1)
            mReader.take("columns: " + QString::fromStdString(mTable.axes[1].label));
        if (!mReader.take(QString::fromStdString(mTable.axes[0].label)))
            return at("no corner");
        for (std::size_t a = 1; a < mTable.axes.size(); ++a)
            for (std::size_t b = 0; b < mTable.axes[a].bands.size(); ++b)
                if (!band(mTable.axes[a], b))
                    return at("column " + QString::number(b));
        const bool extra = std::ranges::any_of(mTable.rows, [](const TableRow& row) { return !row.extra.empty(); });
        if (extra && !mReader.take("+"))
            return at("no extra column");
        for (std::size_t r = 0; r < mTable.rows.size(); ++r) {
            if (!band(mTable.axes[0], r))
                return at("row " + QString::number(r));
            for (const std::string& cell : mTable.rows[r].cells)
                if (!mReader.take(cellText(cell)))
                    return at(QString("row %1, cell %2").arg(r).arg(QString::fromStdString(cell)));
                else
                    ++mCells;
            if (const std::string& more = mTable.rows[r].extra; !more.empty() && !any({codeLabel(more), plain(more)}))
                return at("extra of row " + QString::number(r));
        }
        return {};
    }
    int cells() const { return mCells; }
    Reader& rest() { return mReader; }

private:
    QString at(const QString& what) const
    {
        return QString("%1, %2: %3").arg(QString::fromStdString(mTable.id), what, mReader.text().left(60));
    }
    static QString plain(const std::string& id)
    {
        return QString::fromStdString(id).replace(QRegularExpression("(?<=[a-z])-(?=[a-z])|_"), " ");
    }
    QString codeLabel(const std::string& id) const
    {
        const Code* code = byId(mRules.codes, id);
        return code == nullptr ? QString() : QString::fromStdString(code->label);
    }
    QString cellText(const std::string& cell) const
    {
        if (const Feature* feature = byId(mRules.features, cell))
            return QString::fromStdString(feature->label);
        QString text = plain(cell);
        return Rational::parse(cell).valid() && text.startsWith('-') ? minus + text.mid(1) : text;
    }
    bool any(const QStringList& texts)
    {
        return std::ranges::any_of(texts,
                                   [this](const QString& text) { return !text.isEmpty() && mReader.take(text); });
    }
    bool band(const Axis& axis, std::size_t index)
    {
        const bool own = index < axis.bands.size();
        const std::string id = own ? axis.bands[index].label : mTable.rows[index].row;
        if (axis.kind == AxisKind::Label || !own)
            return label(id);
        const Band& wanted = axis.bands[index];
        const bool ratio = axis.kind == AxisKind::Ratio;
        const QString text = QString::fromStdString(id);
        if (!wanted.min && !wanted.max) // a label, or the first odds: "1-3 or less"
            return any({text + " or less", text});
        const bool named = text.contains(QRegularExpression("[A-Za-z]"));
        QString after;
        if (named && !mReader.take(text + " (")) { // "2 to 3 hexes"
            after = text.section(' ', 1);
        }
        const std::optional<Band> read = mReader.range(ratio);
        if (named && !mReader.take(after.isEmpty() ? ")" : after))
            return false;
        const bool lower = ratio && index + 1 < axis.bands.size() && !wanted.max;
        return read && read->min == wanted.min && (lower || read->max == wanted.max);
    }
    /// The label of the row of the rules with this id, if there is one, otherwise the id in words.
    bool label(const std::string& id)
    {
        QStringList labels;
        walk(mRules, [&]<class X>(const X& row) {
            if constexpr (std::is_same_v<X, MenuEntry>)
                if (row.id == id)
                    labels << QString::fromStdString(row.label);
        });
        if (const Feature* feature = byId(mRules.features, id))
            return mReader.take(QString::fromStdString(feature->label));
        if (const Quantity* quantity = byId(mRules.quantities, id))
            labels.prepend(QString::fromStdString(quantity->label));
        else
            labels << plain(id);
        if (const Unit* unit = byId(mScenario.units, id))
            labels << QString::fromStdString(unit->name);
        std::ranges::sort(labels, std::greater(), &QString::size);
        return any(labels);
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    const Table& mTable;
    Reader mReader;
    int mCells = 0;
};

QString titleOf(const Table& table)
{
    return aidTitle(QString::fromStdString(table.label), table.cite, table.origin);
}

/// The band of an axis with one range in words.
QString wordsFor(AxisKind kind, const std::vector<Band>& bands, std::size_t at = 0)
{
    return rangeWords({"n", "n", kind, bands}, at);
}

} // namespace

class PlayAidsTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsForRanges()
    {
        const Rational half = Rational::of(1, 2);
        QCOMPARE(wordsFor(AxisKind::Number, {{"<=-2", {}, Rational(-2)}}), minus + "2 or less");
        QCOMPARE(wordsFor(AxisKind::Number, {{"3-5", Rational(3), Rational(5)}}), QString("3 to 5"));
        QCOMPARE(wordsFor(AxisKind::Number, {{"10+", Rational(10), {}}}), QString("10 and up"));
        QCOMPARE(wordsFor(AxisKind::Number, {{"-1", Rational(-1), Rational(-1)}}), minus + '1');
        // A differential gives its positive numbers a plus sign.
        const std::vector<Band> differential{{"-1..0", Rational(-1), Rational(0)},
                                             {"+1..+2", Rational(1), Rational(2)}};
        QCOMPARE(wordsFor(AxisKind::Number, differential), minus + "1 to 0");
        QCOMPARE(wordsFor(AxisKind::Number, differential, 1), QString("+1 to +2"));
        // Odds are known by their lower end; the first and the last are open.
        const std::vector<Band> odds{{"1-2", {}, half}, {"1-1", Rational(1), {}}, {"2-1", Rational(2), {}}};
        QCOMPARE(wordsFor(AxisKind::Ratio, odds, 0), QString("1-2 or less"));
        QCOMPARE(wordsFor(AxisKind::Ratio, odds, 1), QString("1-1"));
        QCOMPARE(wordsFor(AxisKind::Ratio, odds, 2), QString("2-1 and up"));
        QCOMPARE(wordsFor(AxisKind::Ratio, {{"1-3", {}, {}}, {"1-2", half, {}}}), QString("1-3 or less"));
        // Words of the designer stay.
        QCOMPARE(wordsFor(AxisKind::Number, {{"low", Rational(1), Rational(7)}}), QString("low (1 to 7)"));
        QCOMPARE(wordsFor(AxisKind::Number, {{"2-3 hexes", Rational(2), Rational(3)}}), QString("2 to 3 hexes"));
        QCOMPARE(wordsFor(AxisKind::Number, {{"any", Rational(1), {}}}), QString("any (1 and up)"));
        QCOMPARE(withMinusSigns("-1"), minus + '1');
        QCOMPARE(withMinusSigns("-/R 1-3 1*-"), QString("-/R 1-3 1*-"));
    }

    void everyTableReadsBack_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<int>("paper");
        for (const char* name : {"battles-of-the-american-revolution/germantown-brigades", "brandywine/brandywine",
                                 "drums-and-muskets/leuthen", "musket-and-saber/germantown"}) {
            QTest::newRow(qPrintable(QString("%1, A4").arg(name))) << QString(name) << int(QPageSize::A4);
            QTest::newRow(qPrintable(QString("%1, letter").arg(name))) << QString(name) << int(QPageSize::Letter);
        }
    }

    void everyTableReadsBack()
    {
        QFETCH(QString, scenario);
        QFETCH(int, paper);
        const Loaded loaded = inForceOf(scenario);
        const Result<QByteArray> pdf = playAids(loaded.rules, loaded.scenario, QPageSize::PageSizeId(paper));
        QVERIFY(pdf);
        const QString text = pdfText(*pdf);
        int cells = 0, wanted = 0;
        for (const Table& table : loaded.rules.tables) {
            const Table* own = byId(loaded.scenario.tables, table.id);
            const Table& used = own == nullptr ? table : *own;
            const QString title = titleOf(used).normalized(QString::NormalizationForm_KC) + ' ';
            // A quantity may have the label of a table; its modifiers have a heading of their own.
            const QRegularExpression heading("(?<!Modifiers: )" + QRegularExpression::escape(title));
            QCOMPARE(text.count(heading), 1);
            TableReader reader(loaded, used, text.mid(text.indexOf(heading) + title.size()));
            const QString difference = reader.differs();
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
            for (const LegendLine& line : codeLegend(loaded.rules, used))
                QVERIFY2(reader.rest().take(line.code + ' ' + line.label), qPrintable(reader.rest().text().left(80)));
            cells += reader.cells();
            for (const TableRow& row : used.rows)
                wanted += int(row.cells.size());
        }
        QCOMPARE(cells, wanted);
        QVERIFY(cells >= 50);
        for (const ModifierChart& chart : modifierCharts(loaded.rules))
            for (const TableRow& row : chart.table.rows) {
                const QString line = QString::fromStdString(row.row + ' ' + row.cells[0] + ' ' + row.cells[1]);
                QVERIFY2(text.contains(line.normalized(QString::NormalizationForm_KC).simplified()), qPrintable(line));
            }
    }

    void everyResultHasItsLegend()
    {
        for (const char* name : {"battles-of-the-american-revolution/germantown-brigades", "brandywine/brandywine",
                                 "drums-and-muskets/leuthen", "musket-and-saber/germantown"}) {
            const Loaded loaded = inForceOf(name);
            const std::map<std::string, std::string> results{{"battles-of-the-american-revolution", "close-combat"},
                                                             {"brandywine", "results"},
                                                             {"drums-and-muskets", "combat"},
                                                             {"musket-and-saber", "crt-germantown"}};
            const Table* table = byId(loaded.rules.tables, results.at(loaded.rules.id));
            QVERIFY2(table != nullptr, name);
            std::set<QString> told;
            for (const LegendLine& line : codeLegend(loaded.rules, *table))
                told.insert(line.code);
            for (const TableRow& row : table->rows)
                for (const std::string& cell : row.cells) {
                    const QString text = QString::fromStdString(cell);
                    for (const QString& code : told.count(text) > 0 ? QStringList(text) : text.split('/'))
                        QVERIFY2(told.count(code) > 0, qPrintable(code));
                }
        }
        // Numbers are no results, even where codes have the same names.
        const Loaded loaded = inForceOf("battles-of-the-american-revolution/germantown-brigades");
        QVERIFY(codeLegend(loaded.rules, *byId(loaded.rules.tables, std::string("fire-drm"))).empty());
    }

    void onlyTablesInForce()
    {
        // The preset of the scenario chooses one of two result tables.
        Result<Loaded> loaded = loadScenario(shipped("musket-and-saber/germantown").toStdString());
        QVERIFY(loaded);
        const auto has = [&](const char* id) {
            return byId(rowsInForce(loaded->rules, loaded->scenario).tables, std::string(id)) != nullptr;
        };
        QVERIFY(has("crt-germantown"));
        QVERIFY(!has("crt-revised"));
        loaded->scenario.preset = "germantown-revised";
        QVERIFY(has("crt-revised"));
        QVERIFY(!has("crt-germantown"));
        QVERIFY(has("tec"));
        // A game has options of its own.
        Setup setup;
        setup.options = {{"crt", "germantown"}};
        const auto game = compile(loaded->rules, loaded->scenario, setup);
        QVERIFY(game);
        const Ruleset played = rowsInForce(**game);
        QVERIFY(byId(played.tables, std::string("crt-germantown")) != nullptr);
        QVERIFY(byId(played.tables, std::string("crt-revised")) == nullptr);
    }

    void modifiersCiteTheirCases()
    {
        const Loaded loaded = inForceOf("battles-of-the-american-revolution/germantown-brigades");
        const std::vector<ModifierChart> charts = modifierCharts(loaded.rules);
        const auto of = [&](const char* quantity) {
            const auto found = std::ranges::find(charts, quantity, &ModifierChart::quantity);
            return found == charts.end() ? nullptr : &*found;
        };
        QVERIFY(of("score") != nullptr);
        QVERIFY(of("score")->tables.contains("close-combat"));
        // All modifiers in force of a quantity are there, with the cell that a constant look-up gives.
        const auto line = [&](const char* quantity, const std::string& label) {
            for (const TableRow& row : of(quantity)->table.rows)
                if (row.row == label)
                    return row.cells;
            return std::vector<std::string>();
        };
        QCOMPARE(line("fire-roll", "Target in the Chew House"), (std::vector<std::string>{"\u22123", "Fire DRMs"}));
        QCOMPARE(line("fire-roll", "Target is artillery"), (std::vector<std::string>{"+1", "Fire DRMs"}));
        for (const ModifierChart& chart : charts)
            for (const Modifier& modifier : loaded.rules.modifiers)
                if (modifier.quantity == chart.quantity) {
                    const std::vector<std::string> cells{modifierAmount(loaded.rules, modifier), modifier.cite};
                    QVERIFY2(std::ranges::count(chart.table.rows, cells, &TableRow::cells) > 0, modifier.id.c_str());
                }
    }

    /// A chart of a number that a die is held against begins with its base, also without modifiers; a local value has
    /// the name that players know.
    void checksShowTheirBase()
    {
        Loaded loaded = inForceOf("templates/tactical");
        const auto rows = [&](const std::string& quantity) {
            const std::vector<ModifierChart> charts = modifierCharts(loaded.rules);
            const auto found = std::ranges::find(charts, quantity, &ModifierChart::quantity);
            return found == charts.end() ? std::vector<TableRow>() : found->table.rows;
        };
        const std::vector<TableRow> morale = rows("nerve");
        QVERIFY(morale.size() > 1);
        QVERIFY2(morale.front().row.ends_with(", roll at most"), morale.front().row.c_str());
        QCOMPARE(morale.front().cells.front(), std::string("Morale"));
        std::erase_if(loaded.rules.modifiers, [](const Modifier& modifier) { return modifier.quantity == "nerve"; });
        QCOMPARE(rows("nerve").size(), std::size_t(1));
        QVERIFY(!rows("firepower").empty()); // looked up, so only its modifiers count
        QVERIFY(!rows("firepower").front().row.ends_with("roll at most"));
        for (Quantity& quantity : loaded.rules.quantities)
            if (quantity.id == "nerve") {
                quantity.base = Amount();
                quantity.base.local = "penalty";
                quantity.base.times = Rational(-1);
                quantity.base.plus = Rational(10);
            }
        QCOMPARE(rows("nerve").front().cells.front(), std::string("10 less penalty"));
    }

    void tracksHaveTheirSteps()
    {
        const Loaded loaded = inForceOf("musket-and-saber/germantown");
        const Result<QByteArray> pdf = playAids(loaded.rules, loaded.scenario, QPageSize::A4);
        QVERIFY(pdf);
        const QString text = pdfText(*pdf);
        QString turns = "Turns one marker";
        for (std::size_t turn = 0; turn < loaded.scenario.turnNames.size(); ++turn)
            turns += QString(" %1: %2").arg(turn + 1).arg(QString::fromStdString(loaded.scenario.turnNames[turn]));
        QVERIFY2(text.contains(turns), qPrintable(text.left(600)));
        for (const Mark& mark : loaded.rules.marks)
            if (mark.id == "weather") {
                QString steps = "Weather [15.5] one marker";
                for (const std::string& step : mark.steps)
                    steps += ' ' + QString::fromStdString(step);
                QVERIFY2(text.contains(steps), qPrintable(text.left(600)));
            }
    }

    void setUpCardShowsFacingStepsAndMarks()
    {
        // A lost step, a facing and marks, as a designer sets them.
        Loaded loaded = inForceOf("drums-and-muskets/leuthen");
        Placement& placed = loaded.scenario.setup.front();
        QVERIFY(placed.at != noCell);
        placed.marks = {{"hidden", "1"}, {"state", "shaken"}};
        for (Unit& unit : loaded.scenario.units)
            if (unit.id == placed.unit)
                unit.steps = 3;
        placed.stepsLost = 1;
        placed.facing = 0;
        const QString text = pdfText(setupCard(loaded.rules, loaded.scenario, QPageSize::A4));
        const Mark* hidden = byId(loaded.rules.marks, std::string("hidden"));
        QVERIFY2(text.contains("faces " + QString::fromStdString(facingWord(loaded.rules, &loaded.scenario, 0))
                               + ", 2 of 3 steps, " + QString::fromStdString(hidden->label) + ", shaken"),
                 qPrintable(text));
        // Arrivals have a heading for each turn; each counter is listed once.
        const Loaded other = inForceOf("musket-and-saber/germantown");
        const QString arrivals = pdfText(setupCard(other.rules, other.scenario, QPageSize::Letter));
        for (const Placement& p : other.scenario.setup)
            if (p.arrives.turn > 0)
                QVERIFY(arrivals.contains("Arriving on " + turnWords(other.scenario, p.arrives.turn)));
        QVERIFY(arrivals.contains("2 steps"));
    }

    void manifestHasNamesAndBackNumbers()
    {
        for (const char* name :
             {"battles-of-the-american-revolution/germantown-brigades", "musket-and-saber/germantown"}) {
            const Loaded loaded = inForceOf(name);
            const QString text = pdfText(manifestPdf(loaded.rules, loaded.scenario, "t", "1", QPageSize::A4));
            const std::string csv = mixCsv(mixOf(loaded.rules, loaded.scenario));
            int backs = 0;
            for (const MixLine& line : mixOf(loaded.rules, loaded.scenario)) {
                backs += line.back.empty() ? 0 : 1;
                QVERIFY2(line.back.empty() || text.contains(toQString(line.numbers) + ' ' + toQString(line.back)),
                         line.back.c_str());
                for (const std::string& counter : line.names) {
                    QVERIFY2(text.contains(QString::fromStdString(counter)), counter.c_str());
                    QVERIFY(csv.find(counter) != std::string::npos);
                }
            }
            QVERIFY(backs > 3);
            for (const Army& army : loaded.scenario.sides)
                QVERIFY(text.contains(QString::fromStdString(army.name)));
        }
    }
};

FW_TEST(PlayAidsTest)
#include "tst_playaids.moc"
