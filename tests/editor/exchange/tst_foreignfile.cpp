// The kinds of files of other programs are told apart by their content.
#include "editor/exchange/Archive.h"
#include "editor/exchange/ForeignFile.h"
#include "tests/Main.h"

using namespace fw;

class ForeignFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    std::string fileOf(const QString& name, const QByteArray& bytes)
    {
        QFile file(mFolder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0)
            return {};
        return file.fileName().toStdString();
    }

    static QByteArray archiveOf(const char* name)
    {
        const std::string bytes = zipped({{"readme", "x"}, {name, "y"}}).value_or("");
        return QByteArray(bytes.data(), qsizetype(bytes.size()));
    }

private slots:
    void kindsAreTold_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("format");
        const auto row = [](const char* title, const char* name, const QByteArray& bytes, ForeignFormat format) {
            QTest::newRow(title) << name << bytes << int(format);
        };
        row("module", "a.bin", archiveOf("buildFile.xml"), ForeignFormat::Vassal);
        row("old module", "a.mod", archiveOf("buildFile"), ForeignFormat::Vassal);
        row("save", "a.vsav", archiveOf("savedGame"), ForeignFormat::VassalSave);
        row("buildFile", "buildFile", "<VASSAL.build.GameModule name=\"x\">", ForeignFormat::Vassal);
        row("tmx", "a.xml", "<?xml version=\"1.0\"?>\n<!-- a > b -->\n<map version=\"1.8\" orientation=\"hexagonal\">",
            ForeignFormat::Tiled);
        row("tmj", "a.json", "{ \"layers\":[], \"orientation\":\"hexagonal\", \"type\":\"map\"}", ForeignFormat::Tiled);
        row("text map", "a.txt", "# by hand\ninclude default.txt\n0101 forest\n", ForeignFormat::TextMap);
        row("wxx", "a.wxx", "<?xml version='1.1'?>\n<map type=\"WORLD\" hexOrientation=\"ROWS\">",
            ForeignFormat::Hexographer);
        row("hxm", "a.hxm", "20,30,x\nsettings\nhexes\n", ForeignFormat::Hexographer);
        row("countersheet", "a.csv", "unit>,@,name\n3,inf,x\n", ForeignFormat::CounterSheet);
        row("hexwright", "a.json", "{\"name\": \"x\", \"hexgrid\": \"demo/hexgrid.json\"}", ForeignFormat::Hexwright);
    }

    void kindsAreTold()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(int, format);
        const std::optional<ForeignFormat> found = foreignFormatOf(fileOf(name, bytes));
        QVERIFY(found.has_value());
        QCOMPARE(int(*found), format);
    }

    void othersAreNone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << "a.tmx" << QByteArray();
        QTest::newRow("blank") << "a.tmx" << QByteArray(" \n");
        QTest::newRow("zip") << "a.vmod" << archiveOf("other");
        QTest::newRow("broken zip") << "a.vmod" << QByteArray("PK\x03\x04zzzz");
        QTest::newRow("svg") << "a.svg" << QByteArray("<svg width='1'/>");
        QTest::newRow("cut xml") << "a.xml" << QByteArray("<!-- no end");
        QTest::newRow("json") << "a.json" << QByteArray("{\"layers\": 1}");
        QTest::newRow("units") << "a.csv" << QByteArray("id,name,side,type\na,A,blue,infantry\n");
        QTest::newRow("orders") << "a.orders" << QByteArray("blue: move a 0101\n");
    }

    void othersAreNone()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const std::string path = fileOf(name, bytes);
        QVERIFY(!foreignFormatOf(path));
        QVERIFY(!readForeign(path));
    }

    void ownFilesAreNone()
    {
        for (const char* name :
             {"scenarios/brandywine/brandywine.scenario.json", "scenarios/brandywine/brandywine.rules.json",
              "scenarios/brandywine/brandywine-sample.orders", "scenarios/README.md", "scenarios/map.schema.json"})
            QVERIFY2(!foreignFormatOf(std::string(FW_SOURCE_DIR "/") + name), name);
    }

    void absentFilesAreRefused()
    {
        const Result<ImportModel> model = readForeign(mFolder.filePath("absent.tmx").toStdString());
        QVERIFY(!model);
        QCOMPARE(model.error().trouble, Trouble::Unreadable);
    }
};

FW_TEST(ForeignFileTest)
#include "tst_foreignfile.moc"
