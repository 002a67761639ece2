// Turns the parse trees of the grammar into conditions and amounts.
#include "engine/formula/FormulaSums.h"
#include "engine/formula/FormulaTree.h"
#include "engine/model/Procedures.h"

#include <charconv>
#include <limits>

namespace fw {

namespace formula {

namespace {

/// Thrown when a tree cannot become conditions or amounts.
struct Refused {
    FormulaError error;
};

/// Position of an amount: a bare word left of a comparison is a fact, elsewhere a word.
enum class Where : unsigned char { Left, Elsewhere };

class Builder
{
public:
    explicit Builder(const FormulaNames& names) : mNames(names) {}

    Reqs eitherOf(const Node& node)
    {
        if (node.children.size() == 1)
            return allOf(*node.children.front());
        Req out;
        for (const auto& list : node.children)
            out.either.push_back(allOf(*list));
        return {std::move(out)};
    }

    Amount amount(const Node& node, Where where)
    {
        Terms sum;
        sum.add(*node.children.front(), '+', factorsOf(*node.children.front(), where));
        for (std::size_t i = 1; i + 1 < node.children.size(); i += 2)
            sum.add(*node.children[i + 1], signOf(*node.children[i]), factorsOf(*node.children[i + 1], where));
        return sum.calculated(added);
    }

private:
    [[noreturn]] static void refuse(const Node& node, Text text, Text remedy)
    {
        throw Refused{{node.begin().byte, std::move(text), std::move(remedy)}};
    }
    static Rational fraction(const Node& node)
    {
        const Rational out = Rational::parse(node.string());
        if (!out.valid() || out.num() == std::numeric_limits<std::int64_t>::min())
            refuse(node, Text("the number '{0}' is too large", {node.string()}), "write a smaller one");
        return out;
    }
    static int whole(const Node& node)
    {
        int out = 0;
        const std::string_view text = node.string_view();
        if (std::from_chars(text.data(), text.data() + text.size(), out).ec != std::errc())
            refuse(node, Text("the count '{0}' is too large", {node.string()}), "write a smaller number");
        return out;
    }
    static std::string unquoted(const Node& node)
    {
        std::string out;
        const std::string_view text = node.string_view();
        for (std::size_t i = 0; i < text.size(); ++i) {
            out += text[i];
            i += text[i] == '\'';
        }
        return out;
    }

    Reqs allOf(const Node& node)
    {
        Reqs out;
        for (const auto& child : node.children)
            for (Req& one : termOf(*child))
                out.push_back(std::move(one));
        return out;
    }

    Reqs termOf(const Node& node)
    {
        const Node& what = *node.children.front();
        Reqs out;
        if (what.is_type<grouped>() && what.children.size() == 1)
            out = eitherOf(*what.children.front()->children.front());
        else if (what.is_type<grouped>())
            out.push_back(groupCompared(what));
        else
            out.push_back(what.is_type<quantified>() ? quantifiedOf(what)
                          : what.is_type<said>()     ? saidOf(what)
                                                     : comparedOf(what));
        if (const Node* by = childOf<citeText>(node)) {
            if (out.size() != 1)
                refuse(*by, "a case number belongs to one condition", "give each condition its own");
            out.front().cite = by->string();
        }
        return out;
    }

    /// The operands of a sum or a product, with the place of each.
    struct Terms {
        std::vector<Operand> operands;
        std::vector<const Node*> places;

        void add(const Node& place, char sign, Amount amount)
        {
            operands.push_back({sign, std::move(amount)});
            places.push_back(&place);
        }
        Amount calculated(std::optional<Amount> (*how)(std::vector<Operand>))
        {
            // A word may be followed by numbers only, as it always could be; the check says that it is no number.
            for (std::size_t i = 0; i < operands.size() && operands.size() > 1; ++i)
                if (const std::string& word = operands[i].amount.symbol;
                    !word.empty() && (i > 0 || !numbersFollow(operands)))
                    refuse(*places[i], Text("'{0}' is a word, and a calculation takes numbers", {word}),
                           "name an amount, such as $NAME, unit.FACT or QUANTITY()");
            for (std::size_t i = 0; i < operands.size(); ++i)
                if (operands[i].sign == '/' && isConstant(operands[i].amount)
                    && *operands[i].amount.number == Rational(0))
                    refuse(*places[i], "nothing can be divided by 0", "write another number");
            std::optional<Amount> out = how(std::move(operands));
            if (!out)
                refuse(*places.front(), "the numbers of this calculation are too large", "write smaller ones");
            return std::move(*out);
        }
    };

    static char signOf(const Node& node) { return node.string_view().front(); }

    Amount factorsOf(const Node& node, Where where)
    {
        Terms product;
        product.add(*node.children.front(), '*', operandOf(*node.children.front(), where));
        for (std::size_t i = 1; i + 1 < node.children.size(); i += 2)
            product.add(*node.children[i + 1], signOf(*node.children[i]), operandOf(*node.children[i + 1], where));
        return product.calculated(multiplied);
    }

    Amount operandOf(const Node& node, Where where)
    {
        if (node.is_type<nested>())
            return amount(*node.children.front(), where);
        Amount out;
        if (node.is_type<rounded>()) {
            out = amount(*node.children[1]->children.front(), where);
            if (!out.symbol.empty())
                refuse(node, Text("'{0}' is a word, and only a number can be rounded", {out.symbol}),
                       "name an amount, such as $NAME, unit.FACT or QUANTITY()");
            return roundedTo(std::move(out),
                             fromWord<Rounding>(node.children.front()->string()).value_or(Rounding::Down));
        }
        plainAmount(node, where, out);
        return out;
    }

    static bool isComparison(const Node& node)
    {
        return node.is_type<equals>() || node.is_type<differs>() || node.is_type<atLeast>() || node.is_type<atMost>()
               || node.is_type<within>() || node.is_type<without>();
    }

    /// A comparison that begins with an amount in parentheses.
    Req groupCompared(const Node& node)
    {
        Req out;
        out.amount = groupAmount(node);
        if (const Node& last = *node.children.back(); isComparison(last))
            compareWith(last, out);
        settle(out);
        return out;
    }

    Amount groupAmount(const Node& node)
    {
        const Node& start = *node.children.front();
        std::size_t i = 1;
        Terms product;
        product.add(start, '*', insideGroup(start));
        for (; i + 1 < node.children.size() && node.children[i]->is_type<timesSign>(); i += 2)
            product.add(*node.children[i + 1], signOf(*node.children[i]),
                        operandOf(*node.children[i + 1], Where::Left));
        Terms sum;
        sum.add(start, '+', product.calculated(multiplied));
        for (; i + 1 < node.children.size() && node.children[i]->is_type<sign>(); i += 2)
            sum.add(*node.children[i + 1], signOf(*node.children[i]), factorsOf(*node.children[i + 1], Where::Left));
        return sum.calculated(added);
    }

    /// The amount in parentheses that were read as those of conditions.
    Amount insideGroup(const Node& node)
    {
        const Node* inside = node.children.front().get();
        if (inside->children.size() == 1 && inside->children.front()->children.size() == 1) {
            const Node& only = *inside->children.front()->children.front();
            const Node& what = *only.children.front();
            if (only.children.size() == 1 && what.is_type<compared>() && what.children.size() == 1)
                return amount(*what.children.front(), Where::Left);
            if (only.children.size() == 1 && what.is_type<grouped>() && !isComparison(*what.children.back()))
                return groupAmount(what);
        }
        refuse(node, "these parentheses hold conditions, and an amount is needed here",
               "put only an amount in parentheses, as in ($a + $b) * 2 >= 6");
    }

    Req saidOf(const Node& node)
    {
        Req out;
        out.of = childOf<subject>(node)->string();
        if (const Node* as = childOf<member>(node))
            out.as = as->string();
        asked(node, out);
        return out;
    }

    Req comparedOf(const Node& node)
    {
        Req out;
        compare(node, out);
        // A comparison of a subject's fact applies to all members; without members it fails.
        if (out.amount)
            settle(out);
        return out;
    }

    Req quantifiedOf(const Node& node)
    {
        Req out;
        const Node& quantifier = *node.children.front();
        const std::string path = childOf<members>(node)->string();
        if (quantifier.is_type<anyWord>())
            out.any = path;
        else if (quantifier.is_type<everyWord>())
            out.every = path;
        else if (quantifier.is_type<noWord>())
            out.none = path;
        else {
            out.among = path;
            std::optional<int>& bound = quantifier.is_type<atLeastWord>()  ? out.least
                                        : quantifier.is_type<atMostWord>() ? out.most
                                                                           : out.exactly;
            bound = whole(*childOf<many>(node));
        }
        if (const Node* as = childOf<member>(node))
            out.as = as->string();
        if (const Node* behind = childOf<test>(node)) {
            if (!asked(*behind, out))
                compare(*behind, out);
        } else {
            asked(node, out);
        }
        settle(out);
        return out;
    }

    /// Reads "is DEFINITION", possibly with roles in parentheses, or "has TAG".
    static bool asked(const Node& node, Req& out)
    {
        if (const Node* is = childOf<isDefinition>(node)) {
            out.def = is->children.front()->string();
            if (const Node* with = childOf<casts>(*is))
                readRoles(*with, out.roles);
            return true;
        }
        if (const Node* has = childOf<hasTag>(node)) {
            out.fact = "tag";
            const Node& word = *has->children.front();
            const Node* inQuotes = childOf<quotedText>(word);
            out.arg = inQuotes ? unquoted(*inQuotes) : word.string();
            return true;
        }
        return false;
    }

    void compare(const Node& node, Req& out)
    {
        out.amount = amount(*node.children.front(), Where::Left);
        if (node.children.size() >= 2)
            compareWith(*node.children[1], out);
    }

    void compareWith(const Node& how, Req& out)
    {
        const auto only = [&] { return amount(*how.children.front(), Where::Elsewhere); };
        if (how.is_type<equals>())
            out.is.push_back(only());
        else if (how.is_type<differs>())
            out.isnt.push_back(only());
        else if (how.is_type<atLeast>())
            out.min = only();
        else if (how.is_type<atMost>())
            out.max = only();
        else if (how.children.front()->is_type<range>()) {
            const Node& bounds = *how.children.front();
            out.min = amount(*bounds.children[0], Where::Elsewhere);
            out.max = amount(*bounds.children[1], Where::Elsewhere);
        } else {
            for (const auto& one : how.children.front()->children)
                (how.is_type<without>() ? out.isnt : out.is).push_back(amount(*one, Where::Elsewhere));
        }
    }

    void plainAmount(const Node& node, Where where, Amount& out)
    {
        if (node.is_type<number>()) {
            out.number = fraction(node);
        } else if (node.is_type<quotedText>()) {
            if (where == Where::Left || node.string_view().empty())
                refuse(node, "a word in quotes cannot be here",
                       "put it on the right side of a comparison, as in unit.state = 'good'");
            out.symbol = unquoted(node);
        } else if (node.is_type<localName>()) {
            out.local = node.string();
        } else if (node.is_type<counted>()) {
            out.count = node.string();
        } else if (node.is_type<countedIf>()) {
            countedOf(node, out);
        } else if (node.is_type<countedFaces>()) {
            out.faces = childOf<localName>(node)->string();
            compareWith(*node.children.back(), out.where.emplace_back());
        } else if (node.is_type<odds>()) {
            if (node.children.size() != 2)
                refuse(node, "odds need two amounts", "write odds(a, b)");
            out.ratio = amountsOf(node);
        } else if (node.is_type<aggregate>()) {
            const std::string of = childOf<aggregateOf>(node)->string();
            const std::string kind = childOf<aggregateKind>(node)->string();
            (kind == "sum" ? out.sum : kind == "least" ? out.least : out.most) = of;
            out.over = childOf<overMembers>(node)->string();
            if (const Node* as = childOf<member>(node))
                out.as = as->string();
        } else {
            referenceOf(node, where, out);
        }
    }

    void countedOf(const Node& node, Amount& out)
    {
        out.count = childOf<overMembers>(node)->string();
        if (const Node* as = childOf<member>(node))
            out.as = as->string();
        out.where = eitherOf(*childOf<either>(node));
        for (const Req& one : out.where)
            if (!one.cite.empty())
                refuse(node, "a condition that is counted refuses nothing, so it cites no case", "take '(by' out");
    }

    std::vector<Amount> amountsOf(const Node& node)
    {
        std::vector<Amount> out;
        for (const auto& child : node.children)
            out.push_back(amount(*child, Where::Elsewhere));
        return out;
    }

    void referenceOf(const Node& node, Where where, Amount& out)
    {
        const Node& start = *childOf<path>(node);
        const std::string word = start.string();
        const bool bare = word.find_first_of("/+@|:") == std::string::npos;
        const Node* fact = childOf<factName>(node);
        const Node* in = childOf<brackets>(node);
        const Node* with = childOf<casts>(node);
        const Node* cell = childOf<part>(node);
        if (fact) {
            out.of = word;
            factOf(*fact, in, with, out);
        } else if (bare && in && !with && (where == Where::Elsewhere || mNames.tables.has(word))) {
            out.table = word;
            out.at = amountsOf(*in);
            if (cell)
                out.part = partOfCell(*cell);
            return;
        } else if (bare && !in && with && (where == Where::Elsewhere || mNames.quantities.has(word))) {
            out.quantity = word;
            readRoles(*with, out.roles);
        } else if (where == Where::Left && bare) {
            factOf(start, in, with, out);
        } else if (bare && !in && !with) {
            out.symbol = word;
        } else {
            refuse(start, Text("'{0}' names no fact", {word}),
                   Text("name a fact, as in '{0}.type', or count with '#{0}'", {word}));
        }
        if (cell)
            refuse(*cell, "only a table has parts", "take it out");
    }

    static std::optional<CellPart> partOfCell(const Node& node)
    {
        const std::optional<CellPart> part = fromWord<CellPart>(node.string());
        if (!part)
            refuse(node, Text("a table has no part '{0}'", {node.string()}),
                   Vocabulary::of(enumWords<CellPart>).remedy(node.string()));
        return part;
    }

    static void readRoles(const Node& node, std::map<std::string, RolePath>& out)
    {
        for (const auto& item : node.children) {
            const bool named = item->is_type<castNamed>();
            const std::string to = (named ? *childOf<castTo>(*item) : *item).string();
            const std::string role = named ? childOf<castRole>(*item)->string() : to;
            if (role.find_first_of("/+@|:.") != std::string::npos)
                refuse(*item, Text("the role of '{0}' is missing", {to}), Text("write 'ROLE: {0}'", {to}));
            if (!out.emplace(role, to).second)
                refuse(*item, Text("the role '{0}' is given twice", {role}), "take one out");
        }
    }

    void factOf(const Node& node, const Node* in, const Node* with, Amount& out)
    {
        out.fact = node.string();
        if (in) {
            const Node& only = *in->children.front();
            const Amount arg = amount(only, Where::Elsewhere);
            Amount plain;
            plain.symbol = arg.symbol;
            if (in->children.size() != 1 || (arg != plain && !arg.number))
                refuse(only, Text("a fact takes one word in brackets, '{0}'", {out.fact}), "write 'unit.tag[militia]'");
            out.arg = arg.number ? only.string() : arg.symbol;
        } else {
            shortFact(node, out);
        }
        if (with) {
            if (with->children.size() != 1 || !with->children.front()->is_type<castPlain>())
                refuse(*with, Text("a fact takes one other party in parentheses, '{0}'", {out.fact}),
                       "write 'unit.adjacent(target)'");
            out.with = with->children.front()->string();
        }
    }

    /// Replaces the id of a mark or a rating by the fact `mark` or `rating` with that argument.
    void shortFact(const Node& node, Amount& out)
    {
        const bool mark = mNames.marks.has(out.fact);
        const bool rating = mNames.ratings.has(out.fact);
        if (mark && rating)
            refuse(node, Text("'{0}' is both a mark and a rating", {out.fact}),
                   Text("write 'mark[{0}]' or 'rating[{0}]'", {out.fact}));
        if (!mark && !rating)
            return;
        out.arg = out.fact;
        out.fact = mark ? "mark" : "rating";
    }

    const FormulaNames& mNames;
};

} // namespace

} // namespace formula

FormulaNames FormulaNames::of(const Ruleset& rules)
{
    return {Vocabulary::ids(rules.marks), Vocabulary::ids(rules.ratings), Vocabulary::ids(rules.tables),
            Vocabulary::ids(rules.quantities)};
}

FormulaResult<Reqs> readConditions(std::string_view line, const FormulaNames& names)
{
    auto tree = formula::conditionTree(line);
    if (!tree)
        return tl::unexpected(std::move(tree.error()));
    try {
        return formula::Builder(names).eitherOf(*(*tree)->children.front());
    } catch (formula::Refused& refused) {
        return tl::unexpected(std::move(refused.error));
    }
}

FormulaResult<Amount> readAmount(std::string_view line, const FormulaNames& names)
{
    auto tree = formula::amountTree(line);
    if (!tree)
        return tl::unexpected(std::move(tree.error()));
    try {
        Amount out = formula::Builder(names).amount(*(*tree)->children.front(), formula::Where::Elsewhere);
        settle(out);
        return out;
    } catch (formula::Refused& refused) {
        return tl::unexpected(std::move(refused.error));
    }
}

} // namespace fw
