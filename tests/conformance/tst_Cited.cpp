// Each case number of a published system is cited by a row of its rules, or is in the list with the reason why not.
// Each cited one appears in an example of play, in a line of a sample game or in a case.
#include "tests/Main.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

/// All case numbers in rows of a rules file and in refused examples; "TEC:stream" also cites TEC.
void cited(const QJsonValue& value, QSet<QString>& out)
{
    if (value.isArray())
        for (const QJsonValue& one : value.toArray())
            cited(one, out);
    const QJsonObject row = value.toObject();
    for (auto at = row.begin(); at != row.end(); ++at) {
        const bool cites = at.key().endsWith("cite", Qt::CaseInsensitive) || at.key() == "guarantee"
                           || at.key() == "refused";
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

/// The lines of a system's list of case numbers.
QStringList numbered(const QString& system)
{
    QStringList out;
    for (const QString& line :
         QString::fromUtf8(read(QString(FW_SOURCE_DIR "/tests/conformance/numbers/%1.txt").arg(system))).split('\n'))
        if (!line.isEmpty() && !line.startsWith('#'))
            out.push_back(line);
    return out;
}

/// The case numbers in the golden logs of a system's sample games.
QSet<QString> citedInPlay(const QString& system)
{
    QSet<QString> out;
    const QRegularExpression cite("\\[([^\\[\\]]+)\\]");
    for (const QString& orders : QDir(FW_SOURCE_DIR "/scenarios/" + system).entryList({"*.orders"})) {
        const QString log = QString::fromUtf8(read(FW_SOURCE_DIR "/tests/playthroughs/" + orders.chopped(7) + ".log"));
        for (auto at = cite.globalMatch(log); at.hasNext();) {
            const QString found = at.next().captured(1);
            out.insert(found);
            out.insert(found.section(':', 0, 0));
        }
    }
    return out;
}

/// The names of rules and refusals in a system's cases, with their case numbers.
QJsonObject calledInCases(const QString& system, const QString& what)
{
    const QByteArray adapter = read(QString(FW_SOURCE_DIR "/tests/conformance/adapters/%1.json").arg(system));
    return QJsonDocument::fromJson(adapter).object()[what].toObject();
}

/// The case numbers of a system's cases and of their refusals, and those of refused orders in disputed.txt.
QSet<QString> citedInCases(const QString& system)
{
    QSet<QString> out;
    const QJsonObject rules = calledInCases(system, "rules.cited");
    const QJsonObject refusals = calledInCases(system, "refusals");
    if (system == "musket-and-saber") // disputed.txt belongs to its battle
        for (const QByteArray& line : read(FW_SOURCE_DIR "/tests/playthroughs/disputed.txt").split('\n'))
            if (line.startsWith("refused "))
                out.insert(QString::fromUtf8(line).section(' ', 1, 1));
    for (const char* kind : {"", ".own"})
        for (const QByteArray& line :
             read(QString(FW_SOURCE_DIR "/tests/conformance/cases/%1%2.jsonl").arg(system, kind)).split('\n')) {
            const QJsonObject one = QJsonDocument::fromJson(line).object();
            const QString rule = one["rule"].toString();
            out.insert(rules.contains(rule) ? rules[rule].toString() : rule.section(':', 0, 0));
            for (const QJsonValue& cite : refusals[one["expect"].toObject()["illegal"].toString()].toArray())
                out.insert(cite.toString());
        }
    return out;
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
        const QStringList listed = numbered(system);
        for (const QString& line : listed) {
            const QString number = line.section(": ", 0, 0);
            const bool idle = line.contains(": ");
            if (idle == rows.contains(number))
                QFAIL(qPrintable(idle ? number + " is cited by a row, and the list says that it has no effect"
                                      : number + " is cited by no row"));
        }
        QVERIFY2(listed.size() > 40, qPrintable(QString::number(listed.size())));
    }

    void everyCaseIsShown_data() { everyCaseHasARow_data(); }
    void everyCaseIsShown()
    {
        QFETCH(QString, system);
        const QJsonObject rules =
            QJsonDocument::fromJson(read(QString(FW_SOURCE_DIR "/scenarios/%1/%1.rules.json").arg(system))).object();
        QSet<QString> examples;
        cited(rules["examples"], examples);
        const QSet<QString> play = citedInPlay(system);
        const QSet<QString> cases = citedInCases(system);
        QVERIFY(!examples.isEmpty() && !play.isEmpty() && !cases.isEmpty());
        QStringList inPlay;
        QStringList inCases;
        QStringList nowhere;
        for (const QString& line : numbered(system)) {
            const QString number = line.section(": ", 0, 0);
            if (line.contains(": ") || examples.contains(number))
                continue;
            if (play.contains(number))
                inPlay << number;
            else if (cases.contains(number))
                inCases << number;
            else
                nowhere << number;
        }
        QVERIFY2(nowhere.isEmpty(),
                 qPrintable("shown by no example, line of a sample game or case: " + nowhere.join(", ")));
        qInfo().noquote() << "no example, but a line of a sample game:" << inPlay.join(", ");
        qInfo().noquote() << "neither, but a case:" << inCases.join(", ");
    }
};

FW_TEST(tst_Cited)
#include "tst_Cited.moc"
