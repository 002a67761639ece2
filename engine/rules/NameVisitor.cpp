// The names in the rows of the rules.
#include "engine/rules/NameVisitor.h"

#include "engine/base/Rows.h"
#include "engine/model/Art.h"
#include "engine/rules/Facts.h"

#include <algorithm>
#include <sstream>

namespace fw {

namespace {

/// Follows the table in the row of an example that expects the code of a whole row.
constexpr std::string_view rowExtra = ".row-extra";

/// Whether a word is a code that counts, with its number: the 2 of M2.
bool counted(std::string_view word, std::string_view code)
{
    const std::string_view number = word.substr(std::min(code.size(), word.size()));
    return word.starts_with(code) && !number.empty()
           && std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

void NameVisitor::name(std::string& word, std::string_view list, std::string_view owner, bool declares)
{
    if (list != mList || owner != mOwner || word.empty())
        return;
    if (const auto found = mNames.find(word); found != mNames.end() && (declares || mCounting.count(word) == 0)) {
        hit(declares);
        word = found->second;
        return;
    }
    for (const std::string& code : mCounting)
        if (const auto found = mNames.find(code); found != mNames.end() && !declares && counted(word, code)) {
            hit(false);
            word = found->second + word.substr(code.size());
            return;
        }
}

void NameVisitor::when(std::string& text)
{
    const std::size_t end = std::min(text.find_first_of("!="), text.size());
    std::string option = text.substr(0, end);
    const std::size_t at = std::min(text.find_first_not_of("!=", end), text.size());
    std::string value = text.substr(at);
    name(value, "values", option);
    text.replace(at, std::string::npos, value);
    name(option, "options");
    text.replace(0, end, option);
}

void NameVisitor::settings(std::map<std::string, std::string>& options)
{
    for (auto& [option, value] : options) {
        const PointerWay::Step step(mWay, "options");
        const PointerWay::Step inner(mWay, option);
        name(value, "values", option);
    }
    keys(options, "options", "options");
}

void NameVisitor::declareWords(std::vector<std::string>& words, std::string_view list, const std::string& owner)
{
    const PointerWay::Step field(mWay, list);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const PointerWay::Step step(mWay, i);
        name(words[i], list, owner, true);
    }
}

void NameVisitor::row(Option& x)
{
    const std::string owner = before(x.id, "options");
    declareWords(x.values, "values", owner);
    name(x.standard, "values", owner);
}

void NameVisitor::row(Mark& x)
{
    declareWords(x.steps, "steps", before(x.id, "marks"));
}

void NameVisitor::row(MarkVerb& x)
{
    name(x.step, "steps", x.mark);
    if (x.value)
        name(x.value->symbol, "steps", x.mark);
}

void NameVisitor::cite(std::string& text)
{
    if (mList != "cases")
        return;
    std::string out;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(",;", from), text.size());
        std::string one = text.substr(from, end - from);
        const std::size_t blank = one.find_first_not_of(' ');
        if (blank != std::string::npos) {
            std::size_t last = one.find_last_not_of(' ') + 1;
            while (last > blank && mCases.count(one.substr(blank, last - blank)) == 0) {
                const std::size_t cut = one.find_last_of(": -(/", last - 1);
                last = cut == std::string::npos || cut < blank ? blank : cut;
            }
            if (last > blank) {
                std::string number = one.substr(blank, last - blank);
                name(number, "cases");
                one.replace(blank, last - blank, number);
            }
        }
        out += one;
        if (end < text.size())
            out += text[end];
        from = end + 1;
    }
    text = std::move(out);
}

void NameVisitor::path(std::string& text)
{
    if (text.empty())
        return;
    struct Part {
        std::size_t at, size;
        const char* list;
    };
    std::vector<Part> parts;
    for (const std::vector<PathWord>& words : pathWords(text))
        for (const PathWord& word : words) {
            if (word.what == PathWord::What::Def)
                parts.push_back({word.at, word.name.size(), "defs"});
            else if (const char* list = listOfArgument(word); list != nullptr && !word.arg.empty())
                parts.push_back({word.argAt, word.arg.size(), list});
        }
    std::ranges::sort(parts, std::greater(), &Part::at);
    for (const Part& part : parts) {
        std::string word = text.substr(part.at, part.size);
        name(word, part.list);
        text.replace(part.at, part.size, word);
    }
}

const char* NameVisitor::listOfArgument(const PathWord& word)
{
    if (word.what == PathWord::What::Root) {
        const std::optional<Root> root = rootNamed(word.name);
        return root == Root::Box                            ? "boxes"
               : root == Root::Hexsides                     ? "features"
               : root == Root::Area || root == Root::Region ? "areas"
                                                            : nullptr;
    }
    const std::optional<Rel> rel = word.what == PathWord::What::Relation ? relationNamed(word.name) : std::nullopt;
    return rel == Rel::Members || rel == Rel::Containing ? "marks"
           : rel == Rel::Reach                           ? "paths"
           : rel == Rel::Seen                            ? "sights"
           : rel == Rel::Hexsides                        ? "features"
                                                         : nullptr;
}

void NameVisitor::argument(const std::string& fact, std::string& arg)
{
    const int index = fact.empty() || arg.empty() ? -1 : factNamed(fact);
    if (index < 0)
        return;
    switch (factRows()[static_cast<std::size_t>(index)].arg) {
    case ArgKind::None: return;
    case ArgKind::Tag: return name(arg, "tags");
    case ArgKind::Way:
    case ArgKind::Hexside: return name(arg, "features");
    case ArgKind::Mark: return name(arg, "marks");
    case ArgKind::Rating: return name(arg, "ratings");
    case ArgKind::Box: return name(arg, "boxes");
    case ArgKind::Path: return name(arg, "paths");
    case ArgKind::Sight: return name(arg, "sights");
    }
}

void NameVisitor::given(std::map<std::string, RolePath>& roles)
{
    for (auto& [role, word] : roles)
        if (word.find_first_of("/+|@") == std::string::npos && !mValues.isRole(word))
            name(word, mValues.ofLocal(role));
}

void NameVisitor::values(const std::string& table, std::vector<Amount>& at)
{
    for (std::size_t a = 0; !table.empty() && a < at.size(); ++a)
        name(at[a].symbol, mValues.ofAxis(table, a));
}

void NameVisitor::row(Amount& x)
{
    // Values are looked up by the names that are still written here.
    values(x.table, x.at);
    name(x.table, "tables");
    for (std::string* quantity : {&x.quantity, &x.sum, &x.least, &x.most})
        name(*quantity, "quantities");
    argument(x.fact, x.arg);
    given(x.roles);
}

void NameVisitor::row(Req& x)
{
    RolePath of;
    for (const RolePath* path : {&x.of, &x.any, &x.every, &x.none, &x.among})
        if (!path->empty())
            of = *path;
    const NameLists left = x.amount ? mValues.of(*x.amount) : mValues.ofFact(x.fact, x.arg, of);
    for (auto* list : {&x.is, &x.isnt})
        for (Amount& one : *list)
            name(one.symbol, left);
    name(x.def, "defs");
    argument(x.fact, x.arg);
    given(x.roles);
}

void NameVisitor::row(Example& x)
{
    settings(x.options);
    for (auto& [row, value] : x.expect) {
        const PointerWay::Step step(mWay, "expect");
        if (row.ends_with(rowExtra))
            name(value, mValues.ofCells(row.substr(0, row.size() - rowExtra.size()), "row-extra"));
        else
            cell(row, value);
    }
    const std::map<std::string, std::string> before = x.expect;
    keys(x.expect, "expect", [&](std::string& row) { reckoned(row, before.at(row)); });
    keys(x.chances, "chances", [&](std::string& result) { results(result); });
}

void NameVisitor::reckoned(std::string& row, const std::string& value)
{
    const bool ofRow = row.ends_with(rowExtra);
    std::string id = row.substr(0, row.size() - (ofRow ? rowExtra.size() : 0));
    // A check, a modifier and a quantity may have one id; what it comes to tells which row is meant.
    NameLists in{"quantities", "modifiers", "tables"};
    if (value == "passed" || value == "failed")
        in = {"moments"};
    else if (value == "not applied")
        in = {"modifiers"};
    else if (ofRow)
        in = {"tables"};
    else if (byId(mRules.quantities, id) != nullptr && byId(mRules.tables, id) != nullptr)
        in = {Rational::parse(value).valid() ? "quantities" : "tables"};
    name(id, in);
    row = id + (ofRow ? std::string(rowExtra) : std::string());
}

void NameVisitor::results(std::string& text)
{
    std::string out;
    constexpr std::string_view by = ", ";
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(by, from), text.size());
        std::string one = text.substr(from, end - from);
        for (const Table& table : mRules.tables)
            if (std::ranges::any_of(table.rows, [&](const TableRow& row) {
                    return row.extra == one || std::ranges::find(row.cells, one) != row.cells.end();
                })) {
                const std::string was = one;
                cell(table.id, one);
                if (one == was)
                    name(one, mValues.ofCells(table.id, "row-extra"));
                if (one != was)
                    break;
            }
        out += one;
        if (end < text.size())
            out += by;
        from = end + by.size();
    }
    text = std::move(out);
}

void NameVisitor::row(Feature& x)
{
    // A feature is drawn by its id if no drawing is named; declared() has changed the id already.
    if (mList != "features" || !x.art.empty())
        return;
    for (const auto& [before, now] : mNames)
        if (x.id == now && artOf(mRules, before) != Art::Words)
            x.art = before;
}

void NameVisitor::row(Quantity& x)
{
    for (std::size_t i = 0; i < x.stages.size(); ++i) {
        const PointerWay::Step list(mWay, "stages");
        const PointerWay::Step step(mWay, i);
        name(x.stages[i].id, "stages", before(x.id, "quantities"), true);
    }
}

std::string NameVisitor::before(const std::string& id, std::string_view list) const
{
    if (mList == list)
        for (const auto& [was, now] : mNames)
            if (now == id)
                return was;
    return id;
}

void NameVisitor::row(Table& x)
{
    const std::string& id = x.id;
    for (std::size_t a = 0; a < x.axes.size(); ++a)
        for (Band& band : x.axes[a].bands)
            name(band.label, mValues.ofAxis(id, a));
    for (TableRow& line : x.rows) {
        name(line.row, mValues.ofAxis(id, 0));
        name(line.extra, mValues.ofCells(id, "row-extra"));
        for (std::string& cell : line.cells)
            this->cell(id, cell);
    }
    for (std::string& extra : x.columnExtra)
        name(extra, mValues.ofCells(id, "column-extra"));
    for (std::string& word : x.words)
        cell(id, word);
}

void NameVisitor::cell(const std::string& table, std::string& text)
{
    const std::string was = text;
    name(text, mValues.ofCells(table, {}));
    const std::size_t cut = text.find('/');
    if (text != was || cut == std::string::npos)
        return;
    std::string first = text.substr(0, cut), second = text.substr(cut + 1);
    name(first, mValues.ofCells(table, "first"));
    name(second, mValues.ofCells(table, "second"));
    text = first + "/" + second;
}

void NameVisitor::row(PathRow& x)
{
    if (x.facing != "kept" && x.facing != "free" && x.facing != "none")
        name(x.facing, "quantities");
}

void NameVisitor::row(Trigger& x)
{
    const std::size_t colon = x.event.find(':');
    if (colon == std::string::npos)
        return;
    const std::string head = x.event.substr(0, colon);
    std::string arg = x.event.substr(colon + 1);
    if (head == "marked" || head == "track")
        name(arg, "marks");
    else if (head == "phase-begins" || head == "phase-ends")
        name(arg, "moments");
    x.event = head + ":" + arg;
}

void NameVisitor::row(ChooseNode& x)
{
    name(x.done, "moments");
    name(x.withdraw, "moments");
}

void NameVisitor::row(CallNode& x)
{
    name(x.phase, "moments", {}, true);
    given(x.roles);
}

void NameVisitor::row(LetNode& x)
{
    if (x.value)
        name(x.value->symbol, mValues.ofLocal(x.as));
}

void NameVisitor::row(ManualNode& x)
{
    for (std::string& label : x.labels)
        name(label, mValues.ofLocal(x.as));
}

void NameVisitor::row(Field& x)
{
    for (std::string& label : x.labels)
        name(label, mValues.ofLocal(x.name));
}

void NameVisitor::row(Node& x)
{
    if (auto* check = x.as<CheckNode>()) {
        given(check->roles);
        if (mList == "moments")
            keepLocal(check->as, x.id);
    }
    if (auto* compute = x.as<ComputeNode>()) {
        given(compute->roles);
        if (const auto found = mNames.find(compute->quantity); mList == "quantities" && found != mNames.end())
            keepLocal(compute->as, found->second);
    }
}

void NameVisitor::keepLocal(std::string& as, const std::string& now)
{
    for (const auto& [was, to] : mNames)
        if (to == now && as.empty() && mValues.isRead(was))
            as = was;
}

void NameVisitor::row(Ruleset& x)
{
    keys(x.printed, "printed", "unitTypes");
    for (auto& [type, shown] : x.printed) {
        const PointerWay::Step step(mWay, "printed");
        std::istringstream words(shown);
        std::string out;
        for (std::string word; words >> word;) {
            name(word, "ratings");
            out += (out.empty() ? "" : " ") + word;
        }
        if (mList == "ratings")
            shown = out;
    }
}

} // namespace fw
