#include "tests/Main.h"
#include "tests/layers/Arrows.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace layers;

namespace {

const QString root = FW_SOURCE_DIR;

Source planted(const char* path, const char* text)
{
    return {path, text};
}

QString read(const QString& path)
{
    QFile file(root + '/' + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

/// The rules about includes and code, checked on the files of the tree. The first half plants errors and verifies that
/// each is found.
class TestLayers : public QObject
{
    Q_OBJECT

private slots:
    void plantedArrow_data();
    void plantedArrow();
    void commentsAndStrings();
    void plantedFloat();
    void plantedSql();
    void plantedWriter();
    void plantedReader();
    void plantedName();
    void plantedLength();
    void plantedTwin();
    void plantedStranger();

    void arrows();
    void noFloatingPointInRulings();
    void sqlInTheStoreOnly();
    void oneDoorForAllThatIsWritten();
    void noSentenceIsRead();
    void theTurnIsSearchedOnce();
    void noRuleSystemInCode();
    void filesAreShortOrSayWhy();
    void noTwoTypesOfOneName();
    void topLevel();
    void readmeNamesEveryPackage();

private:
    QList<Source> mTree = readTree(root, {"engine", "editor", "app", "tests"});

    void none(const QStringList& findings) { QVERIFY2(findings.isEmpty(), qPrintable('\n' + findings.join('\n'))); }
};

void TestLayers::plantedArrow_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("finding"); // empty when the include is allowed
    const auto row = [](const char* path, const char* line, const char* finding) {
        QTest::addRow("%s %s", path, line) << path << line << finding;
    };
    row("engine/base/a.h", "#include \"engine/base/b.h\"", "");
    row("engine/base/a.h", "#include \"engine/grid/b.h\"", "engine/base may not use engine/grid");
    row("engine/base/a.h", "#include <engine/grid/b.h>", "engine/base may not use engine/grid");
    row("engine/base/a.h", "  #  include \"../grid/b.h\"", "engine/base may not use engine/grid");
    row("engine/grid/a.h", "#include \"engine/base/b.h\"", "");
    row("engine/grid/a.h", "#include \"engine/model/b.h\"", "engine/grid may not use engine/model");
    row("engine/model/a.h", "#include \"engine/rules/b.h\"", "engine/model may not use engine/rules");
    row("engine/rules/a.h", "#include \"engine/play/b.h\"", "engine/rules may not use engine/play");
    row("engine/rules/a.h", "#include \"engine/store/b.h\"", "engine/rules may not use engine/store");
    row("engine/play/a.h", "#include \"engine/rules/b.h\"", "");
    row("engine/play/a.h", "#include \"engine/store/b.h\"", "engine/play may not use engine/store");
    row("engine/play/a.h", "#include \"engine/session/b.h\"", "engine/play may not use engine/session");
    row("engine/store/a.h", "#include \"engine/model/b.h\"", "");
    row("engine/store/a.h", "#include \"engine/rules/b.h\"", "engine/store may not use engine/rules");
    row("engine/store/a.h", "#include \"engine/play/b.h\"", "engine/store may not use engine/play");
    row("engine/session/a.h", "#include \"engine/store/b.h\"", "");
    row("engine/desk/a.h", "#include \"engine/store/b.h\"", "engine/desk may not use engine/store");
    row("engine/play/a.h", "#include \"engine/desk/b.h\"", "engine/play may not use engine/desk");
    row("engine/proof/a.h", "#include \"engine/desk/b.h\"", "");
    row("engine/proof/a.h", "#include \"engine/session/b.h\"", "engine/proof may not use engine/session");
    row("engine/a.h", "", "no such room");
    row("engine/odd/a.h", "", "no such room");
    row("app/odd/a.h", "", "no such room");
    row("engine/play/nodes/Roll.cpp", "#include \"engine/play/nodes/Roll.h\"", "");
    row("engine/play/nodes/Roll.cpp", "#include \"engine/play/Frames.h\"", "");
    row("engine/play/nodes/Roll.cpp", "#include \"engine/play/nodes/Check.h\"", "never includes another");
    row("engine/play/nodes/Roll.cpp", "#include \"Check.h\"", "never includes another");
    row("engine/model/a.h", "#include <QString>", "never uses Qt");
    row("engine/model/a.h", "#include <QtCore/QString>", "never uses Qt");
    row("engine/model/a.h", "#include <qstring.h>", "never uses Qt");
    row("engine/model/a.h", "#include <queue>", "");
    row("engine/model/a.h", "#include <iostream>", "prints nothing");
    row("engine/session/a.h", "#include <chrono>", "no clock");
    row("engine/session/a.h", "#include <locale>", "no locale");
    row("engine/session/a.cpp", "auto x = std::getenv(\"HOME\");", "no environment");
    row("engine/base/a.h", "#include \"editor/b.h\"", "has no screen");
    row("engine/base/a.h", "#include \"app/b.h\"", "has no screen");
    row("engine/base/a.h", "#include \"tests/b.h\"", "never includes tests");
    row("engine/store/a.cpp", "#include <sqlite3.h>", "");
    row("engine/session/a.cpp", "#include <sqlite3.h>", "belongs in engine/store");
    row("editor/a.cpp", "#include <sqlite3.h>", "belongs in engine/store");
    row("tests/engine/store/a.cpp", "#include <sqlite3.h>", "");
    row("editor/a.cpp", "#include \"engine/play/b.h\"", "");
    row("editor/a.cpp", "#include \"app/b.h\"", "editor never includes app");
    row("editor/map/a.cpp", "#include \"../../app/b.h\"", "editor never includes app");
    row("app/a.cpp", "#include \"editor/b.h\"", "");
    row("app/a.cpp", "#include \"tests/b.h\"", "never includes tests");
    row("app/referee/controller/a.cpp", "#include \"engine/play/b.h\"", "");
    row("app/referee/controller/a.cpp", "#include \"engine/rules/b.h\"", "never tests a fact");
    row("app/referee/view/a.cpp", "#include \"engine/rules/b.h\"", "never tests a fact");
    row("app/referee/controller/a.h", "#include <QObject>", "");
    row("app/referee/controller/a.h", "#include <QtGlobal>", "");
    row("app/referee/controller/a.h", "#include <QWidget>", "controllers have no window");
    row("app/referee/controller/a.cpp", "#include <QApplication>", "controllers have no window");
    row("app/referee/controller/a.cpp", "#include <QtWidgets/QLabel>", "controllers have no window");
    row("app/referee/controller/a.cpp", "#include \"app/referee/view/b.h\"", "controllers have no window");
    row("app/referee/controller/a.cpp", "#include \"app/widgets/b.h\"", "controllers have no window");
    row("app/referee/controller/a.cpp", "#include \"editor/view/b.h\"", "controllers have no window");
    row("app/referee/view/a.h", "#include <QWidget>", "");
    row("app/print/a.cpp", "#include \"app/referee/log/b.h\"", "app/print is below app/referee");
    row("app/referee/log/a.cpp", "#include \"app/print/b.h\"", "");
    row("app/a.cpp", "#include \"app/widgets/b.h\"", "below app/widgets");
    row("app/shell/a.cpp", "#include \"app/cli/b.h\"", "");
    row("tests/engine/grid/a.cpp", "#include <QTest>", "");
    row("tests/engine/grid/a.cpp", "#include <QApplication>", "have no screen");
    row("tests/app/a.cpp", "#include \"app/b.h\"", "");
}

void TestLayers::plantedArrow()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(QString, finding);
    const QList<Source> tree{{path, "#pragma once\n" + line + '\n'},
                             planted("engine/play/nodes/Check.h", ""),
                             planted("engine/grid/b.h", "")};
    const QStringList found = forbiddenArrows(tree);
    if (finding.isEmpty()) {
        none(found);
        return;
    }
    QCOMPARE(found.size(), 1);
    QVERIFY2(found[0].startsWith(path), qPrintable(found[0]));
    QVERIFY2(found[0].contains(finding), qPrintable(found[0]));
    if (!line.isEmpty())
        QVERIFY2(found[0].contains(":2: "), qPrintable(found[0]));
}

void TestLayers::commentsAndStrings()
{
    const char* text = "// #include \"app/a.h\"\n"
                       "/* one\n"
                       "#include \"app/a.h\"\n"
                       "*/\n"
                       "auto s = R\"x(\n"
                       "#incl )\" */ // )x\"; int n = 1'000; char q = '\"'; // \"\n"
                       "#include \"app/b.h\"\n";
    const QList<Include> found = includesOf(text);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].name, QString("app/b.h"));
    QCOMPARE(found[0].line, 7);
    QVERIFY(found[0].quoted);
    const QString bare = withoutComments("a(\"float \\\" float\"); /* float */ b; // float", true);
    QVERIFY(!bare.contains("float"));
    QVERIFY(bare.contains("b;"));
}

void TestLayers::plantedFloat()
{
    const char* text = "// a double column\nconst char* s = \"float\";\nint doubled = 2;\n";
    none(floatingPoint({planted("engine/rules/a.h", text)}));
    QCOMPARE(floatingPoint({planted("engine/rules/a.h", "double x = 0;\n")}).size(), 1);
    QCOMPARE(floatingPoint({planted("engine/play/nodes/a.h", "\nfloat x;\n")}),
             QStringList{"engine/play/nodes/a.h:2: float where rulings are made"});
    none(floatingPoint({planted("editor/a.h", "double x = 0;\n")}));
}

void TestLayers::plantedSql()
{
    const char* text = "run(\"SELECT * FROM action\");\n";
    QCOMPARE(strayedSql({planted("engine/session/a.cpp", text)}).size(), 1);
    none(strayedSql({planted("engine/store/a.cpp", text)}));
    none(strayedSql({planted("app/a.cpp", "label(\"SELECTED\"); // \"SELECT 1\"\n")}));
}

// 13.2
void TestLayers::plantedWriter()
{
    for (const char* text : {"QSaveFile out(name);\n", "std::ofstream out(path);\n", "QFile::copy(a, b);\n",
                             "if (::rename(a, b) != 0)\n", "file->open(QIODevice::WriteOnly);\n",
                             "FILE* f = std::fopen(path, \"w\");\n", "printer.setOutputFileName(name);\n"}) {
        QCOMPARE(writersBesideTheDoor({planted("app/a.cpp", text)}).size(), 1);
        none(writersBesideTheDoor({planted("tests/app/a.cpp", text), planted("engine/store/Output.cpp", text)}));
    }
    none(writersBesideTheDoor({planted("app/a.cpp", "buffer.open(QIODevice::WriteOnly); // no QSaveFile\n")}));
}

void TestLayers::plantedReader()
{
    for (const char* text : {"if (line.text.key == \"{0}: no\")\n", "problem->text.args[0];\n",
                             "if (plain(why.text).find(name) != 0)\n", "if (plain(line.what) == \"Result\")\n",
                             "return eventText(event).key.empty();\n", "translated(text).startsWith(side);\n"}) {
        QCOMPARE(readSentences({planted("app/a.cpp", text)}).size(), 1);
        none(readSentences({planted("tests/app/a.cpp", text), planted("engine/report/a.cpp", text)}));
    }
    none(readSentences({planted("app/a.cpp", "out << translated(eventText(event)); if (a.text == b.text)\n")}));
}

void TestLayers::plantedName()
{
    const char* text = "open(\"Germantown\"); // Brandywine\n";
    QCOMPARE(ruleSystemNames({planted("app/a.cpp", text)}, {}).size(), 1);
    none(ruleSystemNames({planted("tests/app/a.cpp", text)}, {}));
    none(ruleSystemNames({planted("app/a.cpp", "Board board; // Musket & Saber\n")}, {}));
    QCOMPARE(ruleSystemNames({planted("engine/play/a.cpp", "if (id == \"new-one\")")}, {"new-one"}).size(), 1);
}

void TestLayers::plantedLength()
{
    const QString lines = QString("x\n").repeated(500);
    none(longFiles({{"engine/base/a.cpp", lines}}));
    QCOMPARE(longFiles({{"engine/base/a.cpp", lines + "x\n"}}).size(), 1);
    none(longFiles({{"engine/base/a.cpp", "// Long because: one table.\n" + lines}}));
    QCOMPARE(longFiles({{"engine/base/a.cpp", lines + "// Long because: late.\n"}}).size(), 1);
}

void TestLayers::plantedTwin()
{
    const Source one = planted("engine/base/a.h", "namespace fw {\nstruct Pile {\n};\nclass Game;\n}");
    none(typesOfOneName({one, planted("app/b.h", "class Pile;\n// struct Pile {\nstruct Other : Pile {\n};")}));
    QCOMPARE(typesOfOneName({one, planted("app/b.h", "class Pile final : public Other\n{\n};")}).size(), 1);
    none(typesOfOneName({one, planted("app/b.cpp", "struct Pile {\n};")}));
}

void TestLayers::plantedStranger()
{
    none(strangersAtTop({".git", ".ci", "engine", "README.md", "build"}));
    QCOMPARE(strangersAtTop({"docs", "engine"}).size(), 1);
}

void TestLayers::arrows()
{
    QVERIFY(!mTree.isEmpty());
    none(forbiddenArrows(mTree));
}

void TestLayers::noFloatingPointInRulings()
{
    none(floatingPoint(mTree));
}

void TestLayers::sqlInTheStoreOnly()
{
    none(strayedSql(mTree));
}

void TestLayers::oneDoorForAllThatIsWritten()
{
    none(writersBesideTheDoor(mTree));
}

void TestLayers::noSentenceIsRead()
{
    none(readSentences(mTree));
}

void TestLayers::theTurnIsSearchedOnce()
{
    const char* const text = "for (const Choice& choice : legal(rules(), state(), blank))\n";
    QCOMPARE(searchesPastTheTurn({planted("app/referee/controller/a.cpp", text)}).size(), 1);
    none(searchesPastTheTurn(
        {planted("engine/play/a.cpp", text), planted("app/referee/controller/ForecastWorker.cpp", text)}));
    none(searchesPastTheTurn({planted("app/referee/controller/a.cpp", "mReferee.routes(); turn().choices(blank);\n")}));
    none(searchesPastTheTurn(mTree));
}

void TestLayers::noRuleSystemInCode()
{
    const QDir scenarios(root + "/scenarios");
    QStringList systems = scenarios.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    systems.removeAll("templates"); // new systems are copies of the templates, which are no system themselves
    systems.removeAll("recipes");   // groups of rows for systems
    none(ruleSystemNames(mTree, systems));
}

void TestLayers::noTwoTypesOfOneName()
{
    none(typesOfOneName(mTree));
}

void TestLayers::filesAreShortOrSayWhy()
{
    none(longFiles(mTree));
}

void TestLayers::topLevel()
{
    none(strangersAtTop(QDir(root).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)));
}

void TestLayers::readmeNamesEveryPackage()
{
    const QString readme = read("README.md");
    QStringList missing;
    for (const QString& line : read(".ci/packages").split('\n', Qt::SkipEmptyParts)) {
        const QString name = line.section(' ', 0, 0);
        if (name != "#" && !readme.contains('`' + name + '`'))
            missing.append(name + ": not explained in README.md");
    }
    none(missing);
}

FW_TEST(TestLayers)
#include "tst_layers.moc"
