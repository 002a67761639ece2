#include "app/widgets/Vocabulary.h"

#include "engine/store/Schema.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <algorithm>

namespace fw {

namespace {

void addKeys(const QString& of, const QJsonObject& object, std::vector<Explanation>& out)
{
    const QJsonObject keys = object["properties"].toObject();
    for (auto key = keys.begin(); key != keys.end(); ++key) {
        const QJsonObject about = key->toObject();
        if (!about.contains("description")) // the key is described with its row
            continue;
        QStringList words;
        for (const QJsonValue& word : about["enum"].toArray())
            words << word.toString();
        const QString choice = words.isEmpty() ? QString() : QString(" (%1)").arg(words.join(", "));
        out.push_back({key.key(), QString("key of %1").arg(of), about["description"].toString() + choice});
    }
}

void addSchema(const QString& file, const std::string& schema, std::vector<Explanation>& out)
{
    const QJsonObject root = QJsonDocument::fromJson(QByteArray::fromStdString(schema)).object();
    addKeys(file, root, out);
    const QJsonObject rows = root["$defs"].toObject();
    for (auto row = rows.begin(); row != rows.end(); ++row)
        addKeys(row.key(), row->toObject(), out);
}

/// Adds the rows of the tables under a heading of a page: the words of the first cell with the text of the other cells.
void addTables(const QString& page, const QString& heading, const QString& where, std::vector<Explanation>& out)
{
    QFile file(":/guide/" + page + ".md");
    if (!file.open(QIODevice::ReadOnly))
        return;
    bool under = heading.isEmpty();
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        if (line.startsWith("## "))
            under = heading.isEmpty() || line.mid(3) == heading;
        if (!under || !line.startsWith("| ") || line.startsWith("|---"))
            continue;
        QStringList cells = line.mid(2).split(" | ");
        cells.back().remove(QRegularExpression(" \\|$"));
        for (const QString& word : cells.takeFirst().remove('`').split(", "))
            out.push_back({heading.isEmpty() ? word : word.section(' ', 0, 0), where, cells.join("; ").remove('`')});
    }
}

std::vector<Explanation> everything()
{
    std::vector<Explanation> out;
    addSchema("rules", rulesSchema(), out);
    addSchema("scenario", scenarioSchema(), out);
    addSchema("map", mapSchema(), out);
    addTables("README", "Facts", "fact", out);
    addTables("README", "Nodes", "node", out);
    addTables("README", "Verbs", "verb", out);
    addTables("glossary", {}, "glossary", out);
    const auto head = [](const Explanation& one) {
        return QStringList{"fact", "node", "verb", "term"}.contains(one.word) && !one.where.startsWith("key");
    };
    std::erase_if(out, head); // header rows of tables
    return out;
}

} // namespace

std::vector<Explanation> explanationsOf(const QString& word)
{
    std::vector<Explanation> out;
    for (Explanation& one : everything())
        if (one.word.compare(word, Qt::CaseInsensitive) == 0
            && std::none_of(out.begin(), out.end(), [&](const Explanation& other) {
                   return other.where == one.where && other.text == one.text;
               }))
            out.push_back(std::move(one));
    return out;
}

QStringList explainedWords()
{
    QStringList out;
    for (const Explanation& one : everything())
        out << one.word;
    out.sort();
    out.removeDuplicates();
    return out;
}

} // namespace fw
