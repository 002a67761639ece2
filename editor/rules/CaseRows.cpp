#include "editor/rules/CaseRows.h"

#include "editor/Translated.h"
#include "editor/rules/ConditionWords.h"
#include "engine/model/Walk.h"

#include <QStringList>
#include <algorithm>

namespace fw {

namespace {

QString words(const std::string& text)
{
    return translated(Text("{0}", {text}));
}

QString allOf(const Reqs& conditions)
{
    QStringList out;
    for (const Req& condition : conditions)
        out << conditionWords(condition);
    return out.join("; ");
}

template <class X>
QString readBack(const X& row)
{
    if constexpr (std::is_same_v<X, Modifier>) {
        return modifierWords(row);
    } else if constexpr (std::is_same_v<X, Quantity>) {
        return quantityWords(row);
    } else if constexpr (requires { allOf(row.need); }) {
        QString out = allOf(row.need);
        if constexpr (requires { allOf(row.applies); })
            if (!row.applies.empty() && !out.isEmpty())
                out = allOf(row.applies) + QString::fromUtf8(" → ") + out;
        return out;
    } else {
        return {};
    }
}

} // namespace

std::vector<CaseRow> caseRows(const Ruleset& ruleset, const std::string& cite)
{
    std::vector<CaseRow> out;
    walk(ruleset, [&](const auto& row) {
        using X = std::decay_t<decltype(row)>;
        if constexpr (requires {
                          row.cite == cite;
                          row.label.empty();
                      }) {
            if (row.cite != cite || cite.empty() || std::is_same_v<X, Option>) // caseOptions() returns options
                return;
            CaseRow one;
            one.kind = words(std::string(rowName<X>));
            if constexpr (requires { row.name.empty(); })
                one.id = QString::fromStdString(row.name);
            if constexpr (requires { row.id.empty(); })
                one.id = QString::fromStdString(row.id);
            one.label = words(row.label);
            one.reads = readBack(row);
            if constexpr (requires { row.when.begin(); })
                one.when = row.when;
            if constexpr (requires { row.origin == Origin::Printed; })
                one.origin = row.origin;
            const bool known = std::ranges::any_of(out, [&](const CaseRow& other) {
                return other.kind == one.kind && other.label == one.label && other.reads == one.reads
                       && other.when == one.when;
            });
            if (!known && !(one.label.isEmpty() && one.reads.isEmpty()))
                out.push_back(std::move(one));
        }
    });
    return out;
}

std::vector<const Option*> caseOptions(const Ruleset& ruleset, const std::string& cite,
                                       const std::vector<CaseRow>& rows)
{
    std::vector<const Option*> out;
    for (const Option& option : ruleset.options) {
        const bool hangs = std::ranges::any_of(rows, [&](const CaseRow& row) {
            return std::ranges::any_of(row.when, [&](const std::string& when) {
                return when.starts_with(option.id + "=") || when.starts_with(option.id + "!=");
            });
        });
        if (hangs || option.cite == cite)
            out.push_back(&option);
    }
    return out;
}

} // namespace fw
