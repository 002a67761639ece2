#include "app/ruleseditor/counters/ColumnMemory.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QStringList>

namespace fw {

namespace {

constexpr qsizetype mostKept = 40; // lists
const char* const settingsKey = "counters/columns";

QString hashOf(const std::vector<std::string>& headings)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string& heading : headings)
        hash.addData(QByteArray::fromStdString(heading) + '\n');
    return hash.result().toHex();
}

} // namespace

std::vector<std::string> recalledTargets(const std::vector<std::string>& headings)
{
    const QString wanted = hashOf(headings);
    for (const QString& kept : QSettings().value(settingsKey).toStringList()) {
        const QStringList parts = kept.split('\t');
        if (parts.front() != wanted || parts.size() != qsizetype(headings.size()) + 1)
            continue;
        std::vector<std::string> out;
        for (const QString& target : parts.mid(1))
            out.push_back(target.toStdString());
        return out;
    }
    return {};
}

void rememberTargets(const std::vector<std::string>& headings, const std::vector<std::string>& targets)
{
    QStringList entry{hashOf(headings)};
    for (const std::string& target : targets)
        entry << QString::fromStdString(target);
    QStringList kept = QSettings().value(settingsKey).toStringList();
    kept.removeIf([&](const QString& other) { return other.startsWith(entry.front()); });
    kept.prepend(entry.join('\t'));
    QSettings().setValue(settingsKey, QStringList(kept.mid(0, mostKept)));
}

} // namespace fw
