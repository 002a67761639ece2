#include "tests/layers/Arrows.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

namespace layers {

namespace {

/// The rooms of the engine that each room may include in addition to itself.
const QMap<QString, QStringList>& rooms()
{
    static const QMap<QString, QStringList> table{
        {"base", {}},
        {"grid", {"base"}},
        {"model", {"base", "grid"}},
        {"formula", {"base", "grid", "model"}},
        {"report", {"base", "grid", "model"}},
        {"rules", {"base", "grid", "model"}},
        {"play", {"base", "grid", "model", "report", "rules"}},
        {"desk", {"base", "grid", "model", "report", "rules", "play"}},
        {"proof", {"base", "grid", "model", "report", "rules", "play", "desk"}},
        {"store", {"base", "grid", "model", "formula"}}, // stores values and does not judge them
        {"session", {"base", "grid", "model", "report", "rules", "play", "store"}},
        {"playtest", {"base", "grid", "model", "report", "rules", "play", "store", "session"}},
    };
    return table;
}

/// Folders that must not include others although their neighbours may.
struct Never {
    QString from;
    QString to;
    QString why;
};

const QList<Never>& nevers()
{
    static const QList<Never> table{
        {"engine/", "editor/", "the engine has no screen"},
        {"engine/", "app/", "the engine has no screen"},
        {"engine/", "tests/", "production code never includes tests"},
        {"editor/", "app/", "editor never includes app"},
        {"editor/", "tests/", "production code never includes tests"},
        {"app/", "tests/", "production code never includes tests"},
        {"app/referee/controller/", "app/widgets/", "controllers have no window"},
        {"app/referee/controller/", "app/referee/view/", "controllers have no window"},
        {"app/referee/controller/", "app/referee/dialogs/", "controllers have no window"},
        {"app/referee/controller/", "app/referee/log/", "controllers have no window"},
        {"app/referee/controller/", "editor/view/", "controllers have no window"},
        {"app/referee/controller/", "engine/rules/", "the referee asks play, it never tests a fact"},
        {"app/referee/view/", "engine/rules/", "the referee asks play, it never tests a fact"},
        {"tests/engine/", "editor/", "the engine's tests have no screen"},
        {"tests/engine/", "app/", "the engine's tests have no screen"},
    };
    return table;
}

/// External headers that some folders must not include.
struct Header {
    QString from;
    QRegularExpression name;
    QString why;
};

const QList<Header>& headers()
{
    static const QRegularExpression qt("^(Qt|Q[A-Z]|q[a-z0-9_]+\\.h$)");
    static const QRegularExpression widgets(
        "^(QtWidgets|QtGui|Q(?!(CoreApplication|DateTime|InputEvent|KeyEvent|Object|RandomGenerator|RegularExpression|"
        "String|tGlobal)$).*)");
    static const QList<Header> table{
        {"app/referee/controller/", widgets, "controllers have no window"},
        {"engine/", qt, "the engine never uses Qt"},
        {"engine/", QRegularExpression("^iostream$"), "the engine returns text, it prints nothing"},
        {"engine/", QRegularExpression("^(chrono|ctime|time\\.h|sys/time\\.h)$"), "the engine reads no clock"},
        {"engine/", QRegularExpression("^(locale|clocale|locale\\.h)$"), "the engine knows no locale"},
        {"tests/engine/", QRegularExpression("^(QtWidgets|QtGui|QApplication|QGuiApplication|QWidget)"),
         "the engine's tests have no screen"},
    };
    return table;
}

const QString nodes = "engine/play/nodes/";

/// The rooms of the program, lowest first; a file directly in app is below all of them.
const QStringList& appRooms()
{
    static const QStringList order{"pdf",       "widgets",     "import",  "print",    "compare", "case",
                                   "mapeditor", "ruleseditor", "referee", "playtest", "cli",     "shell"};
    return order;
}

/// The room of a file in `house` (engine, app), empty for a file elsewhere.
QString roomOf(const QString& path, const QString& house)
{
    const QStringList parts = path.split('/');
    return parts.size() > 2 && parts[0] == house ? parts[1] : QString();
}

/// The path from the root for an include, empty if it is not a file of this tree.
QString target(const Source& from, const Include& include, const QSet<QString>& known)
{
    const QString beside = QDir::cleanPath(QFileInfo(from.path).path() + '/' + include.name);
    if (include.name.startsWith('.') || (include.quoted && known.contains(beside)))
        return beside;
    static const QRegularExpression ours("^(engine|editor|app|tests)/");
    return ours.match(include.name).hasMatch() ? QDir::cleanPath(include.name) : QString();
}

QString at(const Source& source, int line, const QString& what)
{
    return QString("%1:%2: %3").arg(source.path).arg(line).arg(what);
}

/// One finding for each line of code that matches `form`.
QStringList linesMatching(const Source& source, const QString& code, const QRegularExpression& form, const QString& why)
{
    QStringList found;
    int line = 0;
    for (const QString& row : code.split('\n')) {
        ++line;
        const auto match = form.match(row);
        if (match.hasMatch())
            found.append(at(source, line, why.arg(match.captured(0))));
    }
    return found;
}

bool isProduction(const QString& path)
{
    return path.startsWith("engine/") || path.startsWith("editor/") || path.startsWith("app/");
}

/// The errors of an include of a file in this tree.
QStringList wrongTarget(const Source& source, const QString& to)
{
    QStringList why;
    for (const Never& never : nevers())
        if (source.path.startsWith(never.from) && to.startsWith(never.to))
            why.append(never.why);
    const QString room = roomOf(source.path, "engine");
    const QString other = roomOf(to, "engine");
    const QString appRoom = roomOf(source.path, "app");
    const bool inApp = source.path.startsWith("app/") && source.path != "app/main.cpp";
    if (inApp && appRooms().indexOf(roomOf(to, "app")) > appRooms().indexOf(appRoom))
        why.append(QString("app/%1 is below app/%2").arg(appRoom, roomOf(to, "app")));
    if (!room.isEmpty() && !other.isEmpty() && room != other && !rooms().value(room).contains(other))
        why.append(QString("engine/%1 may not use engine/%2").arg(room, other));
    if (source.path.startsWith(nodes) && to.startsWith(nodes)
        && QFileInfo(source.path).completeBaseName() != QFileInfo(to).completeBaseName())
        why.append("one node kind never includes another");
    return why;
}

/// The errors of an include of a header from outside.
QStringList wrongHeader(const Source& source, const QString& name)
{
    QStringList why;
    for (const Header& header : headers())
        if (source.path.startsWith(header.from) && header.name.match(name).hasMatch())
            why.append(header.why);
    if (name.endsWith("sqlite3.h") && isProduction(source.path) && !source.path.startsWith("engine/store/"))
        why.append("sqlite3.h belongs in engine/store");
    return why;
}

} // namespace

QStringList forbiddenArrows(const QList<Source>& tree)
{
    QSet<QString> known;
    for (const Source& source : tree)
        known.insert(source.path);

    QStringList found;
    for (const Source& source : tree) {
        if (source.path.startsWith("engine/") && !rooms().contains(roomOf(source.path, "engine")))
            found.append(source.path + ": the engine has no such room");
        const QString room = roomOf(source.path, "app");
        if (!room.isEmpty() && !appRooms().contains(room))
            found.append(source.path + ": app has no such room");
        for (const Include& include : includesOf(source.text)) {
            const QString to = target(source, include, known);
            const QStringList why = to.isEmpty() ? wrongHeader(source, include.name) : wrongTarget(source, to);
            for (const QString& reason : why)
                found.append(at(source, include.line, QString("includes %1: %2").arg(include.name, reason)));
        }
        if (source.path.startsWith("engine/"))
            found += linesMatching(source, withoutComments(source.text, true),
                                   QRegularExpression("\\b(secure_)?getenv\\b"), "%1: the engine reads no environment");
    }
    return found;
}

QStringList floatingPoint(const QList<Source>& tree)
{
    static const QRegularExpression form("\\b(float|double)\\b");
    QStringList found;
    for (const Source& source : tree)
        if (source.path.startsWith("engine/rules/") || source.path.startsWith("engine/play/"))
            found += linesMatching(source, withoutComments(source.text, true), form, "%1 where rulings are made");
    return found;
}

QStringList strayedSql(const QList<Source>& tree)
{
    static const QRegularExpression form("\"\\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE|PRAGMA)\\s");
    QStringList found;
    for (const Source& source : tree)
        if (isProduction(source.path) && !source.path.startsWith("engine/store/"))
            found += linesMatching(source, withoutComments(source.text, false), form,
                                   "%1: SQL belongs in engine/store");
    return found;
}

QStringList writersBesideTheDoor(const QList<Source>& tree)
{
    static const QRegularExpression form(
        "QSaveFile|QFile::copy|QFile::rename|ofstream|\\bfopen|creat\\(|mkostemp|mkstemp|[^.>\\w]::rename\\("
        "|->open\\(QIODevice::(Write|Append|ReadWrite)|filesystem::copy|fs::copy|setOutputFileName");
    static const QStringList doors{"engine/store/Output.cpp", "editor/document/RecoveryFile.cpp"};
    QStringList found;
    for (const Source& source : tree)
        if (isProduction(source.path) && !doors.contains(source.path))
            found += linesMatching(source, withoutComments(source.text, true), form,
                                   "'%1' writes beside the door of engine/store/Output.h");
    return found;
}

QStringList readSentences(const QList<Source>& tree)
{
    // Parts of a sentence, a search in a sentence, and a comparison of sentences.
    static const QRegularExpression form(
        "\\btext(\\.|->)(key|args)\\b|\\bwhat\\.key\\b"
        "|\\b(plain|translated|eventText)\\([^;]*\\)\\s*(\\.|->)(r?find|starts_with|ends_with|contains|startsWith|"
        "endsWith"
        "|indexOf|compare|key|args)\\b"
        "|\\b(plain|translated|eventText)\\([^;=]*\\)\\s*[=!]=|[=!]=\\s*(plain|translated|eventText)\\(");
    // Code that words or translates sentences, and code that reads files of versions that stored nothing else.
    static const QStringList words{
        "engine/base/",         "engine/report/",         "engine/store/migrations/",    "editor/Translated.cpp",
        "engine/proof/Proof.h", "app/print/LogWords.cpp", "engine/proof/FormerWords.cpp"};
    QStringList found;
    for (const Source& source : tree)
        if (isProduction(source.path)
            && std::none_of(words.begin(), words.end(), [&](const QString& at) { return source.path.startsWith(at); }))
            found += linesMatching(source, withoutComments(source.text, true), form,
                                   "'%1' asks a sentence what happened");
    return found;
}

QStringList searchesPastTheTurn(const QList<Source>& tree)
{
    static const QRegularExpression form("(?<![\\w.>:])(fw::)?(legal|barred|routes|forecast)\\([\\w.>-]*rules\\(\\)");
    QStringList found;
    for (const Source& source : tree)
        if (source.path.startsWith("app/referee/") && !source.path.endsWith("/ForecastWorker.cpp"))
            found += linesMatching(source, withoutComments(source.text, true), form,
                                   "'%1' searches by itself; ask the TurnContext");
    return found;
}

QStringList ruleSystemNames(const QList<Source>& tree, const QStringList& folders)
{
    QStringList names{"brandywine", "germantown", "musket", "drums[_-]", "boar\\b", "leuthen"};
    for (const QString& folder : folders)
        names.append(QRegularExpression::escape(folder));
    const QRegularExpression form(names.join('|'), QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (const Source& source : tree)
        if (isProduction(source.path))
            found += linesMatching(source, withoutComments(source.text, false), form,
                                   "names the rule system '%1'; rules are data");
    return found;
}

QStringList longFiles(const QList<Source>& tree)
{
    constexpr qsizetype limit = 500;
    QStringList found;
    for (const Source& source : tree) {
        const QStringList lines = source.text.split('\n');
        const qsizetype count = lines.size() - (source.text.endsWith('\n') ? 1 : 0);
        const bool excused = lines.mid(0, 10).join('\n').contains("// Long because: ");
        if (count > limit && !excused)
            found.append(
                QString("%1: %2 lines and no '// Long because: ...' in the first ten").arg(source.path).arg(count));
    }
    return found;
}

QStringList typesOfOneName(const QList<Source>& tree)
{
    static const QRegularExpression defined("^(?:struct|class|enum class|enum)\\s+(\\w+)(?!\\w|::)[^;{]*\\{",
                                            QRegularExpression::MultilineOption);
    QMap<QString, QString> where;
    QStringList found;
    for (const Source& source : tree) {
        if (!source.path.endsWith(".h") || source.path.startsWith("tests/"))
            continue;
        const QString code = withoutComments(source.text, true);
        for (auto at = defined.globalMatch(code); at.hasNext();) {
            const QString name = at.next().captured(1);
            if (where.value(name, source.path) != source.path) // the compiler reports duplicates within one file
                found.append(QString("%1: '%2' is defined in %3 as well").arg(source.path, name, where[name]));
            where.insert(name, source.path);
        }
    }
    return found;
}

QStringList strangersAtTop(const QStringList& entries)
{
    static const QStringList allowed{
        "CMakeLists.txt", "CMakePresets.json", "README.md", "app",   "build",       "editor",
        "engine",         "resources",         "scenarios", "tests", "translations"};
    QStringList found;
    for (const QString& entry : entries)
        if (!entry.startsWith('.') && !allowed.contains(entry))
            found.append(entry + ": does not belong at the top of the tree");
    return found;
}

} // namespace layers
