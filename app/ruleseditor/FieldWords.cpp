#include "app/ruleseditor/FieldWords.h"

#include <QRegularExpression>
#include <QWidget>
#include <array>

namespace fw {

namespace {

/// A field by its object name without the number at its end.
struct NamedField {
    const char* name;
    const char* row;
    const char* key;
};

constexpr std::array namedFields{
    NamedField{"bandLabel", "band", "label"},
    NamedField{"bandMin", "band", "min"},
    NamedField{"bandMax", "band", "max"},
    NamedField{"tableList", "ruleset", "tables"},
    NamedField{"codePicker", "ruleset", "codes"},
    NamedField{"exampleLabel", "example", "label"},
    NamedField{"exampleCite", "example", "cite"},
    NamedField{"examplePreset", "example", "preset"},
    NamedField{"exampleStated", "example", "stated"},
    NamedField{"exampleRefused", "example", "refused"},
    NamedField{"exampleExpect", "example", "expect"},
    NamedField{"counterList", "unit", "name"},
    NamedField{"mixTable", "marker", "count"},
    NamedField{"unitName", "unit", "name"},
    NamedField{"unitAliases", "unit", "aliases"},
    NamedField{"unitSide", "unit", "side"},
    NamedField{"unitType", "unit", "type"},
    NamedField{"unitFormation", "unit", "formation"},
    NamedField{"unitTags", "unit", "tags"},
    NamedField{"unitColour", "unit", "colour"},
    NamedField{"unitSteps", "unit", "steps"},
};

} // namespace

std::optional<FieldWord> fieldWord(const QWidget* field)
{
    static const QRegularExpression number("[0-9]+$");
    for (const QWidget* at = field; at != nullptr && !at->isWindow(); at = at->parentWidget()) {
        if (const QString row = at->property("fieldRow").toString(); !row.isEmpty())
            return FieldWord{row, at->property("fieldKey").toString()};
        const QString name = at->objectName().remove(number);
        if (name.startsWith("rating-"))
            return FieldWord{"unit", "ratings"};
        for (const NamedField& one : namedFields)
            if (name == one.name)
                return FieldWord{one.row, one.key};
    }
    return std::nullopt;
}

QList<FieldWord> fieldWords()
{
    QList<FieldWord> out{{"unit", "ratings"}};
    for (const NamedField& one : namedFields)
        out << FieldWord{one.row, one.key};
    return out;
}

} // namespace fw
