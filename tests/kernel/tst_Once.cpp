// A word of the vocabulary that only one rule system uses may have been made for that game. It must be in once.txt with
// the reason why others can use it. The list shrinks by itself.
#include "engine/model/FieldsNodes.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/rules/Facts.h"
#include "engine/store/Json.h"
#include "tests/Events.h"
#include "tests/Main.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace fw;

namespace {

/// The largest number of words that only one shipped system uses, and that none uses except `manual`. The verb `relate`
/// is for three sides and neutrals, and the shipped battles have two sides.
constexpr int mostOnce = 12;
constexpr int mostNever = 1;

using Users = QMap<QString, QSet<QString>>; ///< by word ("verb reveal"): the folders of the systems that use it

QByteArray contents(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// Records every fact, verb and node kind in the rules; ignores words that the kernel does not know.
void note(const Ruleset& rules, const QString& system, Users& users)
{
    const auto take = [&](const char* sort, const std::string& word) {
        if (const auto known = users.find(QString("%1 %2").arg(sort, QString::fromStdString(word)));
            known != users.end())
            known->insert(system);
    };
    walk(rules, [&](const auto& row) {
        if constexpr (requires { row.fact; })
            take("fact", row.fact);
        if constexpr (std::is_same_v<std::decay_t<decltype(row)>, Verb>)
            take("verb", wordOf(row.kind));
        if constexpr (std::is_same_v<std::decay_t<decltype(row)>, Node>)
            take("node", wordOf(row.kind));
    });
}

/// All facts, verbs and node kinds with the shipped systems that use them; systems for tests do not count.
Users usersOfWords()
{
    Users users;
    for (const FactRow& row : factRows())
        users["fact " + QString::fromUtf8(row.name.data(), static_cast<qsizetype>(row.name.size()))];
    for (const QString& word : QString(KindList<VerbKind>::words.data()).split('|'))
        users["verb " + word];
    for (const QString& word : QString(KindList<NodeKind>::words.data()).split('|'))
        users["node " + word];
    QDirIterator files(QStringLiteral(FW_SOURCE_DIR "/scenarios"), {"*.rules.json"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (path.contains("/templates/"))
            continue; // templates are copied, not played
        note(*readRules(contents(path).toStdString(), "rules"), path.section('/', -2, -2), users);
    }
    return users;
}

} // namespace

class tst_Once : public QObject
{
    Q_OBJECT

private slots:
    /// The guide describes every word of the vocabulary, and no other.
    void theGuideTellsOfEveryWord()
    {
        const QString guide = QString::fromUtf8(contents(FW_SOURCE_DIR "/scenarios/README.md"));
        const auto section = [&](const char* title) {
            return guide.section(QString("\n## %1\n").arg(title), 1, 1).section("\n## ", 0, 0);
        };
        QSet<QString> told;
        const QString facts = "fact ", row = "\n| `", heading = "\n### ";
        for (const QString& line : section("Facts").split(row).mid(1))
            told << facts + line.section(QRegularExpression("[[(`]"), 0, 0);
        for (const char* title : {"Nodes", "Verbs"})
            for (const QString& line : section(title).split(heading).mid(1))
                if (const QString name = line.section('\n', 0, 0); name.startsWith("node ") || name.startsWith("verb "))
                    told << name;
        const Users users = usersOfWords();
        for (auto word = users.begin(); word != users.end(); ++word)
            QVERIFY2(told.contains(word.key()), qPrintable(word.key() + " is not in scenarios/README.md"));
        for (const QString& word : told)
            QVERIFY2(users.contains(word), qPrintable(word + " is in scenarios/README.md and unknown"));
    }

    void everyWordUsedOnceHasItsReason()
    {
        QMap<QString, QString> reasons;
        const auto lines = QString::fromUtf8(contents(FW_SOURCE_DIR "/tests/kernel/once.txt")).split('\n');
        for (const QString& line : lines) {
            if (line.isEmpty() || line.startsWith('#'))
                continue;
            const QString word = line.section(": ", 0, 0);
            QVERIFY2(!reasons.contains(word), qPrintable(word + " stands twice"));
            reasons[word] = line.section(": ", 1);
            QVERIFY2(reasons[word].size() > 20, qPrintable(word + " has no reason"));
        }
        QStringList wrong;
        int once = 0, never = 0;
        const Users users = usersOfWords();
        for (auto word = users.begin(); word != users.end(); ++word) {
            const QStringList systems(word->begin(), word->end());
            if (word->size() > 1)
                continue;
            once += systems.isEmpty() ? 0 : 1;
            never += systems.isEmpty() && word.key() != "node manual" ? 1 : 0;
            if (!reasons.remove(word.key()))
                wrong << word.key() + " is used by \"" + systems.join(' ')
                             + "\" only: say in once.txt why it is general";
        }
        for (const QString& word : reasons.keys())
            wrong << word + " is used by several by now, or unknown";
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        qInfo("%d words of one shipped system alone, %d of none", once, never);
        QVERIFY2(once <= mostOnce, qPrintable(QString::number(once)));
        QVERIFY2(never <= mostNever, qPrintable(QString::number(never)));
    }
};

FW_TEST(tst_Once)
#include "tst_Once.moc"
