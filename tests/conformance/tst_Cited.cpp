// Every case number of a published system is cited by a row of its rules, or stands in the list with why it has none.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

namespace {

/// All that rows of a rules file cite; "TEC:stream" cites TEC, too.
void cited(const QJsonValue& value, QSet<QString>& out)
{
    if (value.isArray())
        for (const QJsonValue& one : value.toArray())
            cited(one, out);
    const QJsonObject row = value.toObject();
    for (auto at = row.begin(); at != row.end(); ++at) {
        const bool cites = at.key().endsWith("cite", Qt::CaseInsensitive) || at.key() == "guarantee";
        if (cites && at.value().isString()) {
            out.insert(at.value().toString());
            out.insert(at.value().toString().section(':', 0, 0));
        }
        cited(at.value(), out);
    }
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_Cited : public QObject
{
    Q_OBJECT

private slots:
    void everyCaseHasARow_data()
    {
        QTest::addColumn<QString>("system");
        for (const QString& file : QDir(FW_SOURCE_DIR "/tests/conformance/numbers").entryList({"*.txt"}))
            QTest::newRow(qPrintable(file)) << file.chopped(4);
    }
    void everyCaseHasARow()
    {
        QFETCH(QString, system);
        const QString rules = QString(FW_SOURCE_DIR "/scenarios/%1/%1.rules.json").arg(system);
        QSet<QString> rows;
        cited(QJsonDocument::fromJson(read(rules)).object(), rows);
        QVERIFY2(!rows.isEmpty(), qPrintable(rules));
        int listed = 0;
        for (const QString& line :
             QString::fromUtf8(read(QString(FW_SOURCE_DIR "/tests/conformance/numbers/%1.txt").arg(system)))
                 .split('\n')) {
            if (line.isEmpty() || line.startsWith('#'))
                continue;
            ++listed;
            const QString number = line.section(": ", 0, 0);
            const bool idle = line.contains(": ");
            if (idle == rows.contains(number))
                QFAIL(qPrintable(idle ? number + " is cited by a row, and the list says that it has no effect"
                                      : number + " is cited by no row"));
        }
        QVERIFY2(listed > 40, qPrintable(QString::number(listed)));
    }
};

QTEST_GUILESS_MAIN(tst_Cited)
#include "tst_Cited.moc"
