#include "tests/engine/formula/Written.h"

namespace formulas {

namespace {

using Random = std::mt19937;

int upTo(Random& random, int most)
{
    return static_cast<int>(random() % static_cast<unsigned>(most + 1));
}

template <std::size_t N>
std::string oneOf(Random& random, const char* const (&words)[N])
{
    return words[random() % N];
}

std::string anyWord(Random& random)
{
    return oneOf(random, {"state", "attack", "type", "tec", "cost", "good", "two words", "it's", "-", "D1*", "3", "1/2",
                          "and", "over", "deep-woods", "Gut\xC3\xB6"});
}

std::string anyPath(Random& random)
{
    return oneOf(random, {"it", "unit", "to/features|to/hexside:from", "@game", "units/-@target/+combat", "@area:D28",
                          "start/within:2", "any", "sum"});
}

fw::Rational anyNumber(Random& random)
{
    return fw::Rational::of(upTo(random, 9) - 4, upTo(random, 2) + 1);
}

} // namespace

fw::Amount anyAmount(Random& random, int depth)
{
    fw::Amount out;
    switch (upTo(random, depth > 0 ? 12 : 5)) {
    case 0: out.number = anyNumber(random); break;
    case 1: out.symbol = anyWord(random); break;
    case 2:
    case 3:
        out.fact = oneOf(random, {"type", "mark", "rating", "zoned", "tag", "state", "cost", "tec"});
        out.arg = upTo(random, 1) ? anyWord(random) : "";
        out.with = upTo(random, 2) ? "" : anyPath(random);
        out.of = upTo(random, 1) ? anyPath(random) : "";
        break;
    case 4: out.local = oneOf(random, {"step", "way.tier", "combat.1", "result.row-extra"}); break;
    case 5: out.count = anyPath(random); break;
    case 6:
        out.table = oneOf(random, {"tec", "crt", "state"});
        for (int i = upTo(random, 2); i >= 0; --i)
            out.at.push_back(anyAmount(random, depth - 1));
        if (!upTo(random, 2))
            out.part = fw::CellPart::First;
        break;
    case 7:
        out.quantity = oneOf(random, {"cost", "attack", "odds"});
        for (int i = upTo(random, 2); i > 0; --i)
            out.roles[oneOf(random, {"unit", "from", "to"})] = upTo(random, 1) ? anyPath(random) : "way.cost";
        break;
    case 8:
        for (int i = 0; i < 2; ++i)
            out.ratio.push_back(anyAmount(random, depth - 1));
        break;
    case 10: {
        auto& parts = upTo(random, 2) ? out.total : upTo(random, 1) ? out.product : out.quotient;
        for (int i = &parts == &out.quotient ? 1 : upTo(random, 2); i >= 0; --i)
            parts.push_back(anyAmount(random, depth - 1));
        break;
    }
    case 11:
        out.count = anyPath(random);
        out.as = upTo(random, 1) ? "foe" : "";
        for (int i = upTo(random, 1); i >= 0; --i)
            out.where.push_back(anyCondition(random, depth - 1));
        break;
    case 12:
        out.faces = "shots";
        (upTo(random, 1) ? out.where.emplace_back().min : out.where.emplace_back().max) = anyAmount(random, depth - 1);
        break;
    case 9:
        (upTo(random, 1) ? out.sum : out.most) = "cost";
        out.over = anyPath(random);
        out.as = upTo(random, 1) ? "unit" : "";
        break;
    }
    if (upTo(random, 5) == 0)
        out.times = anyNumber(random);
    if (upTo(random, 5) == 0)
        out.plus = anyNumber(random);
    if (upTo(random, 7) == 0)
        out.round = fw::Rounding::Nearest;
    return out;
}

fw::Req anyCondition(Random& random, int depth)
{
    fw::Req out;
    if (depth > 0 && upTo(random, 4) == 0) {
        for (int i = upTo(random, 2); i >= 0; --i) {
            fw::Reqs& list = out.either.emplace_back();
            for (int k = upTo(random, 2); k >= 0; --k)
                list.push_back(anyCondition(random, depth - 1));
        }
        out.cite = upTo(random, 5) ? "" : "4.31";
        return out;
    }
    std::string* const quantifiers[] = {&out.of, &out.any, &out.every, &out.none, &out.among};
    if (const int which = upTo(random, 5); which < 5) {
        *quantifiers[which] = anyPath(random);
        if (which == 4)
            (upTo(random, 1) ? out.least : out.exactly) = upTo(random, 5);
    }
    out.as = upTo(random, 4) ? "" : "foe";
    const int what = upTo(random, 4);
    if (what == 0) {
        out.def = oneOf(random, {"enemy", "leads-unit", "state"});
        for (int i = upTo(random, 3) - 1; i > 0; --i)
            out.roles[oneOf(random, {"foe", "from", "to"})] = upTo(random, 1) ? anyPath(random) : "way.cost";
    } else if (what < 3) {
        out.fact = oneOf(random, {"type", "mark", "rating", "zoned", "tag", "tec", "cost"});
        out.arg = upTo(random, 1) ? anyWord(random) : "";
        out.with = upTo(random, 2) ? "" : anyPath(random);
    } else if (what == 3) {
        out.amount = anyAmount(random, depth);
    }
    for (int i = upTo(random, 2); i > 0; --i)
        (upTo(random, 1) ? out.is : out.isnt).push_back(anyAmount(random, depth - 1));
    if (upTo(random, 3) == 0)
        out.min = anyAmount(random, depth - 1);
    if (upTo(random, 3) == 0)
        out.max = anyAmount(random, depth - 1);
    out.cite = upTo(random, 7) ? "" : "4.31";
    return out;
}

std::string anyLine(Random& random)
{
    std::string out;
    for (int i = upTo(random, 12); i >= 0; --i)
        out += oneOf(random, {"unit",   ".type",  " ",     " = ",   " != ",    " in ", "[",        "]",
                              "(",      ")",      ", ",    "good",  "any ",    "no ",  "at least", " of ",
                              ": ",     " is ",   " has ", "$step", "#units",  "tec",  "..",       " >= ",
                              "1/2",    "'two'",  "'",     " and ", " or ",    " as ", "sum ",     "cost",
                              " over ", " * ",    " - ",   " not ", "odds",    "3",    "unit: ",   "\xC3\xB6",
                              "\xFF",   ".state", "state", "it.",   " (by 4)", "{",    "@game",    "/place",
                              "|",      "+foe",   "foe: ", " + ",   " / ",     "#(",   "#($step",  "round up ("});
    return out;
}

std::string trouble(const std::string& line, const fw::FormulaNames& names)
{
    if (const auto read = fw::readConditions(line, names)) {
        for (const fw::Req& one : *read) {
            const auto text = fw::conditionText(one, names);
            if (!text)
                return "what was read from '" + line + "' has no text";
            const auto again = fw::readConditions(*text, names);
            if (!again || again->size() != 1 || !(again->front() == one))
                return "'" + *text + "', of '" + line + "', is read otherwise";
            if (fw::conditionText(again->front(), names) != text)
                return "'" + *text + "' is written otherwise each time";
        }
    } else if (read.error().text.empty() || read.error().remedy.empty() || read.error().at > line.size()) {
        return "'" + line + "' is refused without a word or a place";
    }
    if (const auto read = fw::readAmount(line, names)) {
        const auto text = fw::amountText(*read, names);
        if (!text)
            return "the amount read from '" + line + "' has no text";
        const auto again = fw::readAmount(*text, names);
        if (!again || !(*again == *read) || fw::amountText(*again, names) != text)
            return "the amount '" + *text + "', of '" + line + "', is read otherwise";
    } else if (read.error().text.empty() || read.error().remedy.empty() || read.error().at > line.size()) {
        return "the amount '" + line + "' is refused without a word or a place";
    }
    return {};
}

} // namespace formulas
