// The mechanics of the guide: each direct one names a row of a game, and that row exists.
#include "tests/Main.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

namespace {

QByteArray content(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// A line of the list.
struct Mechanic {
    QString name;
    QString said;
    QString with;
    QString proof; ///< "winter: `train`, operational: `entrain`"
};

std::vector<Mechanic> mechanics()
{
    std::vector<Mechanic> out;
    for (const QString& line : QString::fromUtf8(content(FW_SOURCE_DIR "/resources/guide/mechanics.md")).split('\n')) {
        const QStringList cells = line.split('|');
        if (cells.size() == 6 && !line.startsWith("|---") && cells[1].trimmed() != "mechanic")
            out.push_back({cells[1].trimmed(), cells[2].trimmed(), cells[3].trimmed(), cells[4].trimmed()});
    }
    return out;
}

void gatherIds(const QJsonValue& value, std::set<QString>& out)
{
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        if (object["id"].isString())
            out.insert(object["id"].toString());
        for (const QJsonValue& inner : object)
            gatherIds(inner, out);
    } else if (value.isArray()) {
        for (const QJsonValue& inner : value.toArray())
            gatherIds(inner, out);
    }
}

/// The ids of all rows of a game, in rules and scenario files with its name.
const std::set<QString>& idsOf(const QString& game)
{
    static std::map<QString, std::set<QString>> known;
    const auto [found, added] = known.try_emplace(game);
    if (added)
        for (const char* folder : {"/tests/kernel", "/scenarios"})
            for (QDirIterator it(FW_SOURCE_DIR + QString(folder), {game + ".rules.json", game + ".scenario.json"},
                                 QDir::Files, QDirIterator::Subdirectories);
                 it.hasNext();)
                gatherIds(QJsonDocument::fromJson(content(it.next())).object(), found->second);
    return found->second;
}

} // namespace

class tst_Mechanics : public QObject
{
    Q_OBJECT

private slots:
    void eachIsShownByRow_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Mechanic> list = mechanics();
        for (std::size_t i = 0; i < list.size(); ++i)
            QTest::addRow("%s", qPrintable(list[i].name + " " + QString::number(i))) << int(i);
    }
    void eachIsShownByRow()
    {
        QFETCH(int, index);
        const Mechanic one = mechanics()[std::size_t(index)];
        QVERIFY2(QStringList({"direct", "detour", "not yet"}).contains(one.said), qPrintable(one.said));
        QVERIFY(!one.with.isEmpty());
        if (one.said != "direct")
            return;
        static const QRegularExpression row("^([a-z-]+): `([A-Za-z0-9*-]+)`$");
        for (const QString& proof : one.proof.split(", ")) {
            const QRegularExpressionMatch match = row.match(proof);
            QVERIFY2(match.hasMatch(), qPrintable(proof));
            QVERIFY2(idsOf(match.captured(1)).contains(match.captured(2)), qPrintable(proof));
        }
    }

    /// Of the 142 mechanics of the survey at least 125 are said directly.
    void mostAreDirect()
    {
        const std::vector<Mechanic> list = mechanics();
        const auto direct = std::count_if(list.begin(), list.end(),
                                          [](const Mechanic& one) { return one.said == "direct"; });
        qInfo("%d of %d are direct", int(direct), int(list.size()));
        QVERIFY(list.size() >= 142);
        QVERIFY(direct >= 125);
    }
};

FW_TEST(tst_Mechanics)
#include "tst_Mechanics.moc"
