// The reference of the vocabulary: each word of the registries has an entry, and each worked line is one.
#include "engine/formula/Formula.h"
#include "engine/formula/FormulaReference.h"
#include "engine/model/FieldsNodes.h"
#include "engine/rules/Facts.h"
#include "engine/rules/Lint.h"
#include "engine/rules/Reference.h"
#include "engine/rules/RolePaths.h"
#include "engine/store/Files.h"
#include "tests/Main.h"

#include <QTest>
#include <set>

using namespace fw;

namespace {

using Words = std::multiset<std::string>;

Words wordsOf(std::span<const WordHelp> list)
{
    Words out;
    for (const WordHelp& one : list)
        out.emplace(one.word);
    return out;
}

/// The words of a list "mark|unmark", without what stands behind a colon.
Words wordsOf(const char* list)
{
    Words out;
    for (const QString& word : QString(list).split('|'))
        out.insert(word.section(':', 0, 0).toStdString());
    return out;
}

Words wordsOf(const std::vector<std::string>& list)
{
    return {list.begin(), list.end()};
}

const std::string examples = FW_SOURCE_DIR "/resources/vocabulary/words";

} // namespace

class tst_Reference : public QObject
{
    Q_OBJECT

private slots:
    void everyWordHasOneEntry()
    {
        Words facts;
        for (const FactRow& row : factRows())
            facts.emplace(row.name);
        QVERIFY(wordsOf(factHelp()) == facts);
        QVERIFY(wordsOf(rootHelp()) == wordsOf(rootNames()));
        QVERIFY(wordsOf(relationHelp()) == wordsOf(relationNames()));
        QVERIFY(wordsOf(eventHelp()) == wordsOf(eventWords));
        QVERIFY(wordsOf(nodeHelp()) == wordsOf(KindList<NodeKind>::words.data()));
        QVERIFY(wordsOf(verbHelp()) == wordsOf(KindList<VerbKind>::words.data()));
    }

    /// A fact is written with brackets where it has an argument, and with parentheses where it has another party.
    void factsAreWrittenAsTheyAreRead()
    {
        for (const WordHelp& one : factHelp()) {
            const FactRow& row = factRows()[std::size_t(factNamed(one.word))];
            const QByteArray name(one.word.data(), qsizetype(one.word.size()));
            QVERIFY2((one.form.find('[') != one.form.npos) == (row.arg != ArgKind::None), name);
            QVERIFY2(!row.with || one.form.find('(') != one.form.npos, name);
        }
    }

    void everyWorkedLineHolds_data()
    {
        QTest::addColumn<QString>("line");
        const auto add = [](const char* kind, std::span<const WordHelp> list, const char* form) {
            for (const WordHelp& one : list) {
                const QString word = QString::fromUtf8(one.word.data(), qsizetype(one.word.size()));
                QTest::addRow("%s %s", kind, qPrintable(word))
                    << QString(form).arg(QString::fromUtf8(one.example.data(), qsizetype(one.example.size())));
            }
        };
        add("fact", factHelp(), "%1");
        add("formula", formulaHelp(), "%1");
        add("root", rootHelp(), "#%1 >= 1");
        add("relation", relationHelp(), "#%1 >= 1");
    }
    /// The line is read, and as a condition of the example rules the check finds no mistake in it.
    void everyWorkedLineHolds()
    {
        QFETCH(QString, line);
        Result<Ruleset> rules = readRulesFile(examples + ".rules.json");
        QVERIFY(rules);
        const FormulaResult<Reqs> read = readConditions(line.toStdString(), FormulaNames::of(*rules));
        QVERIFY2(read, read ? "" : plain(read.error().text).c_str());
        Def def;
        def.id = "worked-line";
        def.label = "worked line";
        def.roles = {"unit", "target", "from", "to", "foes", "attackers", "way", "spent", "result", "bullets"};
        def.need = *read;
        rules->defs.push_back(std::move(def));
        for (const Finding& finding : lint(*rules))
            QVERIFY2(finding.severity != Severity::Error,
                     (finding.row + ": " + plain(finding.text) + "; " + plain(finding.remedy)).c_str());
    }

    /// A worked line has the word that it is for; the signs of formulas are words of none.
    void everyWorkedLineHasItsWord()
    {
        for (const auto& list : {factHelp(), rootHelp(), relationHelp()})
            for (const WordHelp& one : list)
                QVERIFY2(one.example.find(one.word) != one.example.npos, std::string(one.word).c_str());
    }

    void theExampleFilesHaveNoMistake()
    {
        const Result<Ruleset> rules = readRulesFile(examples + ".rules.json");
        QVERIFY2(rules, rules ? "" : plain(rules.error().text).c_str());
        const Result<Scenario> scenario = readScenarioFile(examples + ".scenario.json");
        QVERIFY2(scenario, scenario ? "" : plain(scenario.error().text).c_str());
        for (const auto& findings : {lint(*rules), lint(*rules, *scenario)})
            for (const Finding& finding : findings)
                QVERIFY2(finding.severity != Severity::Error,
                         (finding.row + ": " + plain(finding.text) + "; " + plain(finding.remedy)).c_str());
    }
};

FW_TEST(tst_Reference)
#include "tst_Reference.moc"
