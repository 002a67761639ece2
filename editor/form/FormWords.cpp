#include "editor/form/FormWords.h"

#include "engine/formula/FormulaReference.h"
#include "engine/model/WalkPlaces.h"
#include "engine/rules/Reference.h"

namespace fw {

namespace {

void addWords(std::span<const WordHelp> words, QStringList& out)
{
    for (const WordHelp& word : words)
        out << QString::fromUtf8(word.word.data(), qsizetype(word.word.size()));
}

/// Collects the names that the rows of the rules give to what formulas may speak of.
struct Roles {
    QStringList& out;

    void operator()(const auto& row)
    {
        if constexpr (requires { row.name + row.word; })
            out << QString::fromStdString(row.name);
        if constexpr (requires { row.roles.front().front(); })
            for (const std::string& role : row.roles)
                out << QString::fromStdString(role);
        if constexpr (requires { row.as.front(); })
            if (!row.as.empty())
                out << QString::fromStdString("$" + row.as) << QString::fromStdString(row.as);
    }
};

/// The ids of rows, or the words of a list of words; null for no list.
QStringList idsOf(const Json* rows)
{
    QStringList out;
    for (std::size_t i = 0; rows != nullptr && i < rows->items.size(); ++i) {
        const Json& row = rows->items[i];
        if (const Json* id = row.isText() ? &row : row.find("id"); id != nullptr)
            out << QString::fromStdString(id->text);
    }
    return out;
}

} // namespace

const std::vector<FormTree>& FormWords::trees() const
{
    if (mTrees.empty()) {
        mTrees.emplace_back(*mContent, FormFile::Rules);
        if (mContent->scenario)
            for (const FormFile file : {FormFile::Scenario, FormFile::Map})
                mTrees.emplace_back(*mContent, file);
    }
    return mTrees;
}

QStringList FormWords::ids(const std::string& list) const
{
    QStringList out;
    for (const FormTree& tree : trees())
        out << idsOf(tree.at("/" + list));
    out.removeDuplicates();
    return out;
}

/// The ids in a list of each row of another list, "stages" of "quantities"; with `between` after the id of the outer
/// row and that sign.
QStringList FormWords::innerIds(const std::string& list, const std::string& inner, const char* between) const
{
    QStringList out;
    for (const FormTree& tree : trees())
        for (std::size_t i = 0; i < tree.countAt("/" + list); ++i) {
            const std::string row = "/" + list + "/" + std::to_string(i);
            const QString outer = between == nullptr ? QString()
                                                     : QString::fromStdString(tree.at(row + "/id")->text) + between;
            for (const QString& id : idsOf(tree.at(row + "/" + inner)))
                out << outer + id;
        }
    out.removeDuplicates();
    return out;
}

QStringList FormWords::named(const FieldHelp& field) const
{
    if (!field.refers.empty())
        return ids(field.refers);
    if (field.key == "when")
        return innerIds("options", "values", "=");
    if (field.row == "modifier" && field.key == "stage")
        return innerIds("quantities", "stages");
    if ((field.row == "verb mark" || field.row == "marker") && field.key == "step")
        return innerIds("marks", "steps");
    return {};
}

const QStringList& FormWords::formulas() const
{
    if (mFormulas)
        return *mFormulas;
    QStringList out;
    addWords(formulaHelp(), out);
    addWords(factHelp(), out);
    addWords(rootHelp(), out);
    addWords(relationHelp(), out);
    for (const char* list : {"marks", "ratings", "tables", "quantities", "defs", "features", "boxes", "unitTypes",
                             "zones", "sights", "paths", "sides", "formations"})
        out << ids(list);
    Roles roles{out};
    PointerWay way;
    PlacedWalker walker(roles, way);
    walker.see(mContent->rules);
    out.removeDuplicates();
    out.sort(Qt::CaseInsensitive);
    mFormulas = std::move(out);
    return *mFormulas;
}

} // namespace fw
