#include "engine/base/Escaped.h"
#include "engine/base/Problem.h"
#include "tests/Main.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace fw;

/// 13.7: How ids and names are written in SVG, on a terminal and in a spreadsheet.
class tst_Escaped : public QObject
{
    Q_OBJECT

private slots:
    void escapesMarkupAndControlsInXml()
    {
        QCOMPARE(forXml("Duke's \"<own>\" & 2nd"), std::string("Duke&#39;s &quot;&lt;own&gt;&quot; &amp; 2nd"));
        QCOMPARE(forXml("a\x01\x1b[2J\xC2\x9B\xEF\xBF\xBE\xED\xA0\x80z\tb"),
                 std::string(
                     "a\xEF\xBF\xBD\xEF\xBF\xBD[2J\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDz\tb"));
        QCOMPARE(onlyXmlCharacters("<a b='\x02'/>"), std::string("<a b='\xEF\xBF\xBD'/>"));
    }

    void anyBytesMakeWellFormedXml()
    {
        std::string all;
        for (int byte = 0; byte < 256; ++byte)
            all += char(byte);
        for (int lead = 0xC0; lead < 256; ++lead)
            for (const int next : {0x00, 0x7F, 0x80, 0xBF, 0xFF})
                all += {char(lead), char(next), char(0x80), char(0xBF)};
        QXmlStreamReader reader(QByteArray::fromStdString("<a b=\"" + forXml(all) + "\">" + forXml(all) + "</a>"));
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    void escapesTerminalControls()
    {
        QCOMPARE(forTerminal("a\x1b]0;evil\x07 b\nc\td\x7f"),
                 std::string("a\\u001b]0;evil\\u0007 b\\u000ac\\u0009d\\u007f"));
        QCOMPARE(forTerminal("a\nb\tc\r", Lines::Keep), std::string("a\nb\tc\\u000d"));
        // An 8-bit control character, a right-to-left override, and an incomplete character.
        QCOMPARE(forTerminal("\xC2\x9B"
                             "2J \xE2\x80\xAE"
                             "x \xE2\x80\xA8 \xC3"),
                 std::string("\\u009b2J \\u202ex \\u2028 \xEF\xBF\xBD"));
        QCOMPARE(forTerminal("Grünau † 日本"), std::string("Grünau † 日本"));
    }

    void describesProblemOnOneLine()
    {
        const Problem problem{
            Trouble::BadInput, Text("{0}", {"x\nother.json: forged\x1b[A"}), {}, "f\r.json", {}, {}, {}};
        QCOMPARE(describe(problem), std::string("f\\u000d.json: x\\u000aother.json: forged\\u001b[A"));
    }

    void escapesSpreadsheetCells_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("cell");
        const auto row = [](const char* text, const char* cell) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(cell);
        };
        row("4-5-4", "4-5-4");
        row("-3", "-3");
        row("+1.5", "+1.5");
        row("-1/2", "-1/2");
        row("Greene, \"N.\"", "\"Greene, \"\"N.\"\"\"");
        row("a;b", "\"a;b\"");
        row("=1+1", "'=1+1");
        row("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0");
        row("@SUM(A1)", "'@SUM(A1)");
        row("-2+3", "'-2+3");
        row("+x", "'+x");
        row("-", "'-");
        row("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"");
        row("'=1", "''=1");
        row("'Nam", "'Nam");
        row("''-5", "'''-5");
        row("", "");
    }
    void escapesSpreadsheetCells()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, cell);
        const std::string written = forCsv(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(written), cell);
        // The quoted cell reads back as the same text.
        std::string read = written;
        if (read.size() > 1 && read.front() == '"')
            read = QByteArray::fromStdString(read.substr(1, read.size() - 2)).replace("\"\"", "\"").toStdString();
        QCOMPARE(QByteArray::fromStdString(fromCsv(read)), text);
    }
};

FW_TEST(tst_Escaped)
#include "tst_Escaped.moc"
