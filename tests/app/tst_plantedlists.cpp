#include "app/case/AllFindings.h"
#include "engine/store/Files.h"
#include "tests/Main.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <map>
#include <set>

/// Helpers of this test; other tests of the program have the same names.
namespace planted {

inline const QString lists = FW_SOURCE_DIR "/tests/app/planted/";
inline const QString shipped = FW_SOURCE_DIR "/scenarios/";
constexpr const char* vectorStart =
    "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20' viewBox='0 0 20 20'>";

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

inline void write(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// One change of a JSON file: `set`, `insert` or `remove` with a JSON pointer, and `to`.
class JsonChange
{
public:
    explicit JsonChange(const QJsonObject& change)
    {
        for (const char* word : {"set", "insert", "remove"})
            if (change.contains(word)) {
                mWord = word;
                mParts = change[word].toString().split('/');
            }
        mParts.removeFirst();
        for (QString& part : mParts)
            part.replace("~1", "/").replace("~0", "~");
        mTo = change["to"];
    }
    QJsonValue in(const QJsonValue& value, qsizetype depth = 0) const
    {
        if (depth == mParts.size())
            return mTo;
        const QString& part = mParts[depth];
        const bool last = depth + 1 == mParts.size();
        if (value.isArray()) {
            QJsonArray rows = value.toArray();
            const qsizetype at = part.toLongLong();
            if (at > rows.size() || (at == rows.size() && mWord != "insert"))
                qFatal("no row %s", qPrintable(mParts.join('/')));
            if (last && mWord == "remove")
                rows.removeAt(at);
            else if (last && mWord == "insert")
                rows.insert(at, mTo);
            else
                rows[at] = in(rows[at], depth + 1);
            return rows;
        }
        QJsonObject object = value.toObject();
        if (!last && !object.contains(part))
            qFatal("no key %s", qPrintable(mParts.join('/')));
        if (last && mWord == "remove")
            object.remove(part);
        else
            object[part] = in(object[part], depth + 1);
        return object;
    }

private:
    QString mWord;
    QStringList mParts;
    QJsonValue mTo;
};

/// A folder with the copy of a shipped scenario and its rules.
struct Copy {
    QTemporaryDir folder;
    QString rules, scenario;

    explicit Copy(const QJsonObject& planted)
    {
        const QString system = planted["system"].toString();
        const QString source = shipped + system.section('/', 0, 0) + "/";
        scenario = folder.filePath(system.section('/', 1) + ".scenario.json");
        rules = folder.filePath(planted["rules"].toString());
        write(scenario, bytesOf(shipped + system + ".scenario.json"));
        write(rules, bytesOf(source + planted["rules"].toString()));
        if (planted["drawn"].toBool())
            draw();
    }
    /// Applies a change of a JSON file or of a drawing.
    void change(const QJsonObject& change)
    {
        if (change.contains("delete")) {
            if (!QFile::remove(folder.filePath(change["delete"].toString())))
                qFatal("no file %s", qPrintable(change["delete"].toString()));
            return;
        }
        if (change.contains("write")) {
            const QString path = folder.filePath(change["write"].toString());
            if (!change.contains("pixels")) {
                write(path, change["text"].toString().toUtf8());
                return;
            }
            const QJsonArray size = change["pixels"].toArray();
            QImage image(size[0].toInt(), size[1].toInt(), QImage::Format_RGB32);
            image.fill(Qt::darkBlue);
            image.setPixel(1, 1, 0xFFFFFFFF);
            if (!image.save(path))
                qFatal("cannot write %s", qPrintable(path));
            return;
        }
        const QString& file = change["in"] == "rules" ? rules : scenario;
        const QJsonValue before = QJsonDocument::fromJson(bytesOf(file)).object();
        write(file, QJsonDocument(JsonChange(change).in(before).toObject()).toJson());
    }
    /// The open findings as "check/what: row", sorted; the reason when a file cannot be read.
    std::set<QString> findings() const
    {
        const auto rulesRead = fw::readRulesFile(rules.toStdString());
        const auto scenarioRead = fw::readScenarioFile(scenario.toStdString());
        if (!rulesRead || !scenarioRead)
            return {"unreadable: "
                    + QString::fromStdString(fw::describe(rulesRead ? scenarioRead.error() : rulesRead.error()))};
        std::set<QString> out;
        for (const fw::CheckResult& one :
             fw::allFindings(*rulesRead, rules.toStdString(), &*scenarioRead, scenario.toStdString()))
            if (one.open())
                out.insert(QString::fromStdString(one.check + (one.what.empty() ? "" : "/" + one.what) + ": "
                                                  + one.finding.row));
        return out;
    }

private:
    /// Gives each counter a drawing of its front, and of its back where one of its kind is not hidden.
    void draw()
    {
        const auto read = fw::readScenarioFile(scenario.toStdString());
        if (!read)
            qFatal("cannot read %s", qPrintable(scenario));
        for (const fw::Unit& unit : read->units) {
            const QString name = folder.filePath("counters/" + QString::fromStdString(unit.id));
            write(name + ".svg", QByteArray(vectorStart) + "<rect width='9' height='9'/></svg>");
            write(name + "-back.svg", QByteArray(vectorStart) + "<rect width='9' height='9'/></svg>");
        }
    }
};

} // namespace planted

/// Lists of errors as designers make them, each planted in a copy of a shipped scenario: the proof must report the
/// finding that the list names. An error without such a finding is one that the proof is known not to find.
class PlantedListsTest : public QObject
{
    Q_OBJECT

    std::map<QString, std::set<QString>> mClean; ///< findings without an error, by system

    const std::set<QString>& clean(const QJsonObject& error)
    {
        const QString key = error["system"].toString() + (error["drawn"].toBool() ? " drawn" : "");
        const auto known = mClean.find(key);
        return known != mClean.end() ? known->second
                                     : mClean.emplace(key, planted::Copy(error).findings()).first->second;
    }

private slots:
    void reportsEachPlantedError_data()
    {
        QTest::addColumn<QJsonObject>("error");
        for (const char* list : {"own", "others"}) {
            const QJsonArray all = QJsonDocument::fromJson(planted::bytesOf(planted::lists + list + ".json")).array();
            QVERIFY(!all.isEmpty());
            for (qsizetype i = 0; i < all.size(); ++i) {
                const QJsonObject error = all[i].toObject();
                QTest::addRow("%s %d, kind %d: %s", list, int(i), error["kind"].toInt(),
                              qPrintable(error["error"].toString()))
                    << error;
            }
        }
    }
    void reportsEachPlantedError()
    {
        QFETCH(QJsonObject, error);
        planted::Copy copy(error);
        for (const QJsonValue& change : error["change"].toArray())
            copy.change(change.toObject());
        QStringList fresh;
        for (const QString& one : copy.findings())
            if (!clean(error).contains(one))
                fresh << one;
        const QString wanted = error["found"].toString();
        if (wanted.isEmpty())
            QEXPECT_FAIL("", "the proof does not find it", Abort);
        QVERIFY2(wanted.isEmpty() ? !fresh.isEmpty() : fresh.contains(wanted), qPrintable(fresh.join(" | ")));
    }
    /// Without an error nothing is reported on the scenarios of these lists.
    void reportsNothingOnShippedScenarios()
    {
        for (const auto& [system, findings] : mClean)
            if (!system.endsWith(" drawn"))
                QVERIFY2(findings.empty(),
                         qPrintable(system + ": " + QStringList(findings.begin(), findings.end()).join(" | ")));
    }
};

FW_TEST(PlantedListsTest)
#include "tst_plantedlists.moc"
