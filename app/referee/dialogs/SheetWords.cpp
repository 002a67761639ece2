#include "app/referee/dialogs/SheetWords.h"

#include <QCoreApplication>
#include <algorithm>

namespace fw {

namespace {

/// The words of orders; the program also reads their translations.
constexpr const char* known[] = {
    QT_TRANSLATE_NOOP("StateWords", "at"),          QT_TRANSLATE_NOOP("StateWords", "of"),
    QT_TRANSLATE_NOOP("StateWords", "and"),         QT_TRANSLATE_NOOP("StateWords", "no"),
    QT_TRANSLATE_NOOP("StateWords", "steps"),       QT_TRANSLATE_NOOP("StateWords", "facing"),
    QT_TRANSLATE_NOOP("StateWords", "none"),        QT_TRANSLATE_NOOP("StateWords", "nobody"),
    QT_TRANSLATE_NOOP("StateWords", "nowhere"),     QT_TRANSLATE_NOOP("StateWords", "game"),
    QT_TRANSLATE_NOOP("StateWords", "every place"), QT_TRANSLATE_NOOP("StateWords", "unmarked"),
    QT_TRANSLATE_NOOP("StateWords", "used up"),     QT_TRANSLATE_NOOP("StateWords", "turn"),
    QT_TRANSLATE_NOOP("StateWords", "phase"),       QT_TRANSLATE_NOOP("StateWords", "under way"),
    QT_TRANSLATE_NOOP("StateWords", "N"),           QT_TRANSLATE_NOOP("StateWords", "NNE"),
    QT_TRANSLATE_NOOP("StateWords", "NE"),          QT_TRANSLATE_NOOP("StateWords", "ENE"),
    QT_TRANSLATE_NOOP("StateWords", "E"),           QT_TRANSLATE_NOOP("StateWords", "ESE"),
    QT_TRANSLATE_NOOP("StateWords", "SE"),          QT_TRANSLATE_NOOP("StateWords", "SSE"),
    QT_TRANSLATE_NOOP("StateWords", "S"),           QT_TRANSLATE_NOOP("StateWords", "SSW"),
    QT_TRANSLATE_NOOP("StateWords", "SW"),          QT_TRANSLATE_NOOP("StateWords", "WSW"),
    QT_TRANSLATE_NOOP("StateWords", "W"),           QT_TRANSLATE_NOOP("StateWords", "WNW"),
    QT_TRANSLATE_NOOP("StateWords", "NW"),          QT_TRANSLATE_NOOP("StateWords", "NNW"),
};

bool underlines(const QString& line)
{
    return !line.isEmpty() && std::all_of(line.begin(), line.end(), [](QChar c) { return c == '-'; });
}

} // namespace

StateWords stateWords()
{
    return {[](const char* word) {
        const bool ours = std::any_of(std::begin(known), std::end(known),
                                      [&](const char* one) { return qstrcmp(one, word) == 0; });
        return ours ? QCoreApplication::translate("StateWords", word).toStdString() : std::string(word);
    }};
}

QString facingWords(const Rules& rules, int facing)
{
    return QString::fromStdString(stateWords()(rules.facingName(facing).c_str()));
}

QStringList sheetRows(const QString& text)
{
    const QStringList lines = text.split('\n');
    const auto first = std::find_if(lines.begin(), lines.end(), underlines);
    QStringList out;
    for (auto line = first == lines.end() ? lines.begin() : first; line != lines.end(); ++line) {
        // On a sheet, the settings are indented below their headings.
        if (first != lines.end() && !line->startsWith("  "))
            continue;
        QString row = line->trimmed();
        if (row.startsWith("set ", Qt::CaseInsensitive))
            row = row.mid(4).trimmed();
        if (!row.isEmpty())
            out << row;
    }
    return out;
}

} // namespace fw
