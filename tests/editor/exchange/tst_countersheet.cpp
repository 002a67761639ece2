// Lists of the countersheets extension become counters.
#include "editor/exchange/CounterSheetCsv.h"
#include "tests/Main.h"

using namespace fw;

class CounterSheetTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    std::string fileOf(const QByteArray& bytes)
    {
        QFile file(mFolder.filePath("a.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0)
            return {};
        return file.fileName().toStdString();
    }

private slots:
    void twoSidesAndCopiesAreRead()
    {
        const QByteArray list =
            "unit>,@>,name>,size>,nation,attack,move>,unit[style:fill],art,steploss?=n,ID,BACK,attack,art\n"
            ",inf,1st,battalion,blue,3,4,green,inf.png,,a1,y,2,inf-back.png\n"
            "3,arm,\"*Lost*\\nMen\",company,red,5,6,green,,y,,n,1,x.png\n"
            "ENDBOX\n"
            "\n"
            "marker;text\n";
        const Result<ImportModel> model = readCounterSheetCsv(fileOf(list));
        QVERIFY(model.has_value());
        QVERIFY(looksLikeCounterSheet(list.toStdString()));
        QCOMPARE(model->pieces.size(), std::size_t(2));
        const ImportPiece& first = model->pieces[0];
        QCOMPARE(first.id, std::string("a1"));
        QCOMPARE(first.name, std::string("1st"));
        QCOMPARE(first.type, std::string("inf"));
        QCOMPARE(first.side, std::string("blue"));
        QCOMPARE(first.front, std::string("inf.png"));
        QCOMPARE(first.back, std::string("inf-back.png"));
        QCOMPARE(first.values.at("attack"), std::string("3"));
        QCOMPARE(first.values.at("attack (back)"), std::string("2"));
        QVERIFY(first.values.count("steploss") == 0); // "n" is its usual value
        QCOMPARE(first.copies, 1);
        QVERIFY(!first.marker);
        const ImportPiece& second = model->pieces[1];
        QCOMPARE(second.copies, 3);
        QVERIFY(second.back.empty());
        QVERIFY(second.values.count("attack (back)") == 0);
        QCOMPARE(second.values.at("steploss"), std::string("y"));
        QVERIFY(model->sides == (std::vector<std::string>{"blue", "red"}));
        QVERIFY(model->pictures == (std::vector<std::string>{"inf.png", "inf-back.png"}));
        QVERIFY(!model->readPicture("inf.png")); // the file is absent
        QVERIFY(!model->readPicture("../../etc/passwd"));
    }

    void groupsAreTakenApart()
    {
        const Result<ImportModel> model = readCounterSheetCsv(
            fileOf("unit,combat,move\n3,5,4\n2,2,3\n\nmarker,text\n,Disrupted\n4+,Out of supply\n0,None\n"
                   "card,title\n,Storm\n"));
        QVERIFY(model.has_value());
        QCOMPARE(model->pieces.size(), std::size_t(5));
        QCOMPARE(model->pieces[0].copies, 3);
        QCOMPARE(model->pieces[0].values.at("combat"), std::string("5"));
        QCOMPARE(model->pieces[2].name, std::string("Disrupted"));
        QVERIFY(model->pieces[2].marker);
        QCOMPARE(model->pieces[3].copies, 4);
        QCOMPARE(model->pieces[4].type, std::string("card"));
    }

    void otherListsAreTold()
    {
        QVERIFY(!looksLikeCounterSheet("id,name,side,type,attack\na,A,blue,inf,3\n"));
        QVERIFY(!looksLikeCounterSheet("unit,combat,move\n3,5,4\n")); // nothing shows what it is
        QVERIFY(!looksLikeCounterSheet(""));
        QVERIFY(!looksLikeCounterSheet("\"open"));
        QVERIFY(!readCounterSheetCsv(fileOf("")));
        QVERIFY(!readCounterSheetCsv(fileOf("unit,combat\n")));
        QVERIFY(!readCounterSheetCsv(fileOf("unit,\"open\n")));
    }
};

FW_TEST(CounterSheetTest)
#include "tst_countersheet.moc"
