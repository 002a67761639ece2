#include "app/compare/DifferenceWords.h"

#include "engine/base/Escaped.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace fw {

namespace {

struct Says {
    Q_DECLARE_TR_FUNCTIONS(fw::Differences)
};

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

/// A value in quotes, or the word for an empty one.
QString value(const std::string& words)
{
    return words.empty() ? Says::tr("nothing") : Says::tr("'%1'").arg(text(words));
}

const char* kindId(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Added: return "added";
    case DifferenceKind::Removed: return "removed";
    case DifferenceKind::Renamed: return "renamed";
    case DifferenceKind::Changed: return "changed";
    case DifferenceKind::Moved: return "moved";
    case DifferenceKind::NotPrinted: return "not-printed";
    case DifferenceKind::Repeated: return "repeated";
    case DifferenceKind::UnknownColumn: return "unknown-column";
    case DifferenceKind::UnknownText: return "unknown-text";
    }
    return "";
}

const char* rowId(DifferenceRow what)
{
    return what == DifferenceRow::Marker ? "marker" : what == DifferenceRow::Sheet ? "sheet" : "counter";
}

} // namespace

QString kindWord(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Added: return Says::tr("Added");
    case DifferenceKind::Removed: return Says::tr("Removed");
    case DifferenceKind::Renamed: return Says::tr("Renamed");
    case DifferenceKind::Changed: return Says::tr("Changed");
    case DifferenceKind::Moved: return Says::tr("Other start");
    case DifferenceKind::NotPrinted: return Says::tr("Not printed");
    case DifferenceKind::Repeated: return Says::tr("Listed twice");
    case DifferenceKind::UnknownColumn: return Says::tr("Unknown column");
    case DifferenceKind::UnknownText: return Says::tr("Unknown text");
    }
    return {};
}

QString kindWords(DifferenceKind kind, int count)
{
    return Says::tr("%1: %2", "kind of difference, number").arg(kindWord(kind)).arg(count);
}

QString rowWords(const Difference& d)
{
    switch (d.what) {
    case DifferenceRow::Counter: return text(d.row);
    case DifferenceRow::Marker: return Says::tr("marker %1").arg(text(d.row));
    case DifferenceRow::Sheet: break;
    }
    return {};
}

QString fieldWords(const Difference& d)
{
    switch (d.side) {
    case PrintedSide::Front:
        return d.field.empty() ? Says::tr("front") : Says::tr("%1 on the front").arg(text(d.field));
    case PrintedSide::Back: return d.field.empty() ? Says::tr("back") : Says::tr("%1 on the back").arg(text(d.field));
    case PrintedSide::None: break;
    }
    return text(d.field);
}

QString spotWords(const DifferenceSpot& at)
{
    if (at.page > 0)
        return Says::tr("%1, page %2, %3 mm from the left, %4 mm from the top")
            .arg(text(at.file))
            .arg(at.page)
            .arg(at.right)
            .arg(at.down);
    if (at.line > 0 && at.column > 0)
        return Says::tr("%1, line %2, column %3").arg(text(at.file)).arg(at.line).arg(at.column);
    if (at.line > 0)
        return Says::tr("%1, line %2").arg(text(at.file)).arg(at.line);
    return text(at.file);
}

QString differenceWords(const Difference& d)
{
    const auto said = [&] {
        const QString row = rowWords(d), field = fieldWords(d);
        switch (d.kind) {
        case DifferenceKind::Added: return Says::tr("%1: added").arg(row);
        case DifferenceKind::Removed: return Says::tr("%1: removed").arg(row);
        case DifferenceKind::Renamed:
        case DifferenceKind::Changed:
        case DifferenceKind::Moved:
            return Says::tr("%1: %2: %3 becomes %4").arg(row, field, value(d.before), value(d.after));
        case DifferenceKind::NotPrinted: return Says::tr("%1: the %2 is not in the PDF").arg(row, field);
        case DifferenceKind::Repeated: return Says::tr("%1: another line is about this counter").arg(row);
        case DifferenceKind::UnknownColumn:
            return d.field.empty() ? Says::tr("the cell %1 has no title").arg(value(d.after))
                                   : Says::tr("the title %1 is no property of counters").arg(value(d.field));
        case DifferenceKind::UnknownText: return Says::tr("the text %1 belongs to no counter").arg(value(d.after));
        }
        return QString();
    }();
    const QString spot = spotWords(d.at);
    return spot.isEmpty() ? said : Says::tr("%1: %2", "place, difference").arg(spot, said);
}

QStringList differenceLines(const std::vector<Difference>& differences)
{
    QStringList lines;
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const DifferenceKind kind = differences[i].kind;
        if (i == 0 || differences[i - 1].kind != kind)
            lines << kindWords(kind, int(std::ranges::count(differences, kind, &Difference::kind)));
        lines << "  " + differenceWords(differences[i]);
    }
    return lines;
}

QString notComparedWords(const FileComparison& comparison)
{
    QStringList ids;
    for (const std::string& id : comparison.notCompared)
        ids << text(id);
    return ids.isEmpty() ? QString()
                         : Says::tr("These counters have drawings of their own, whose text was not compared: %1")
                               .arg(ids.join(Says::tr(", ")));
}

QByteArray differencesJson(const FileComparison& comparison)
{
    QJsonArray rows;
    for (const Difference& d : comparison.differences) {
        QJsonObject row{{"kind", kindId(d.kind)}, {"what", rowId(d.what)},    {"row", text(d.row)},
                        {"field", text(d.field)}, {"before", text(d.before)}, {"after", text(d.after)}};
        if (d.side != PrintedSide::None)
            row["side"] = d.side == PrintedSide::Front ? "front" : "back";
        if (!d.at.file.empty())
            row["file"] = text(d.at.file);
        const std::pair<const char*, int> numbers[] = {
            {"line", d.at.line}, {"column", d.at.column}, {"page", d.at.page}};
        for (const auto& [key, number] : numbers)
            if (number > 0)
                row[key] = number;
        if (d.at.page > 0) {
            row["right"] = d.at.right;
            row["down"] = d.at.down;
        }
        rows.append(row);
    }
    QJsonArray skipped;
    for (const std::string& id : comparison.notCompared)
        skipped.append(text(id));
    return QJsonDocument(QJsonObject{{"differences", rows}, {"notCompared", skipped}}).toJson();
}

std::string differencesCsv(const std::vector<Difference>& differences)
{
    std::string out = "kind,row,field,before,after,place\r\n";
    for (const Difference& d : differences) {
        const std::string cells[] = {kindId(d.kind), d.row,   fieldWords(d).toStdString(),
                                     d.before,       d.after, spotWords(d.at).toStdString()};
        for (const std::string& cell : cells)
            out += (&cell == cells ? "" : ",") + forCsv(cell);
        out += "\r\n";
    }
    return out;
}

} // namespace fw
