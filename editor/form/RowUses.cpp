#include "editor/form/RowUses.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fw {

namespace {

class UsesText
{
    Q_DECLARE_TR_FUNCTIONS(RowUses)
};

std::string textOf(const Json& row, std::string_view key)
{
    const Json* value = row.find(key);
    return value == nullptr || !value->isText() ? std::string() : value->text;
}

/// The innermost row of a list around a value, in which the forms show it; empty for the file.
std::string rowAround(const FormTree& tree, std::string pointer)
{
    while (!pointer.empty()
           && (!indexOf(pointer) || tree.kindAt(pointer).empty() || tree.kindOfList(outerPointer(pointer)).empty()))
        pointer = outerPointer(pointer);
    return pointer;
}

/// The rows around a row, the outermost first: "procedure combat · choose attack".
QString chain(const FormTree& tree, const std::string& pointer)
{
    QStringList out;
    for (std::string at = pointer; !at.empty(); at = outerPointer(at)) {
        const std::string kind = tree.kindAt(at);
        if (!indexOf(at) || kind.empty())
            continue;
        const Json& row = *tree.at(at);
        const std::string word = kindKey(kind).empty() ? kind : textOf(row, kindKey(kind));
        std::string id;
        for (const char* key : {"id", "unit", "mark", "name"})
            if (id.empty())
                id = textOf(row, key);
        out.prepend(toQString(id.empty() ? word : word + " " + id));
    }
    return out.join(QString::fromUtf8(" · "));
}

} // namespace

std::optional<RowName> rowNameAt(const FormTree& tree, const std::string& pointer)
{
    const Json* row = indexOf(pointer) ? tree.at(pointer) : nullptr;
    const std::string_view list = row == nullptr || !row->isObject() ? "" : listOfKind(tree.kindAt(pointer));
    const std::string id = list.empty() ? std::string() : textOf(*row, "id");
    if (id.empty())
        return std::nullopt;
    RowName name{std::string(list), id};
    if (list == "stages")
        name.owner = textOf(*tree.at(outerPointer(outerPointer(pointer))), "id");
    return name;
}

std::optional<std::pair<RowName, std::string>> respeltAt(const FormTree& tree, const std::string& pointer,
                                                         const std::string& key, const Json& value)
{
    const std::string kind = tree.kindAt(pointer);
    if (!(kind == "mark" && key == "steps") && !(kind == "option" && key == "values"))
        return std::nullopt;
    const Json* before = tree.at(pointer)->find(key);
    if (before == nullptr || before->items.size() != value.items.size())
        return std::nullopt;
    std::optional<std::pair<RowName, std::string>> out;
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        const std::string &was = before->items[i].text, &now = value.items[i].text;
        if (was == now)
            continue;
        if (out || now.empty())
            return std::nullopt;
        out.emplace(RowName{key, was, textOf(*tree.at(pointer), "id")}, now);
    }
    return out;
}

int RowUses::times() const
{
    int out = 0;
    for (const RowUse& use : uses)
        out += use.times;
    return out;
}

RowUses rowUses(const RulesContent& content, const RowName& name)
{
    const Scenario* scenario = content.scenario ? &*content.scenario : nullptr;
    const FormTree rules(content, FormFile::Rules);
    const FormTree other(content, scenario == nullptr ? FormFile::Rules : FormFile::Scenario);
    RowUses out;
    for (const NameUse& use : allUsesOf(content.rules, scenario, name)) {
        if (use.declares) {
            ++out.rows;
            continue;
        }
        RowUse row;
        row.file = use.inScenario ? FormFile::Scenario : FormFile::Rules;
        row.onMap = use.inScenario && (use.place == "/map" || use.place.starts_with("/map/"));
        const FormTree& tree = use.inScenario ? other : rules;
        if (!row.onMap)
            row.pointer = rowAround(tree, use.place);
        const auto same = std::ranges::find_if(out.uses, [&](const RowUse& one) {
            return one.file == row.file && one.onMap == row.onMap && one.pointer == row.pointer;
        });
        if (same != out.uses.end()) {
            ++same->times;
            continue;
        }
        row.where = row.onMap              ? UsesText::tr("the map")
                    : !row.pointer.empty() ? chain(tree, row.pointer)
                    : use.inScenario       ? UsesText::tr("the scenario in general")
                                           : UsesText::tr("the rules in general");
        out.uses.push_back(std::move(row));
    }
    return out;
}

} // namespace fw
