#include "engine/proof/ConditionWords.h"

#include "engine/base/Text.h"
#include "engine/base/Words.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"

#include <algorithm>

namespace fw {

namespace {

std::string joined(const std::vector<std::string>& parts, const std::string& between)
{
    std::string out;
    for (const std::string& part : parts)
        out += (out.empty() ? "" : between) + part;
    return out;
}

std::string rootWords(const PathWord& word, const Ruleset& rules)
{
    if (word.name == "@active")
        return "the active side";
    if (word.name == "@passive")
        return "the other side";
    if (word.name == "@map-units")
        return "units on the map";
    if (word.name == "@all-units")
        return "all units";
    if (word.name == "@cells")
        return "places";
    if (word.name == "@game")
        return "the game";
    if (word.name == "@area")
        return "area " + wordsOfId(word.arg);
    if (word.name == "@areas")
        return "areas of kind " + wordsOfId(word.arg);
    if (word.name == "@box")
        return "units in " + ConditionWords::label(rules.boxes, word.arg);
    return wordsOfId(word.name.substr(word.name.starts_with('@') ? 1 : 0));
}

std::string relationWords(const PathWord& word, const std::string& of, const Ruleset& rules)
{
    const std::string& name = word.name;
    if (name == "army")
        return "units of " + of;
    if (name == "all-units" || name == "roster")
        return "all units of " + of;
    if (name == "place")
        return "the place of " + of;
    if (name == "units")
        return "units in " + of;
    if (name == "neighbours")
        return "places next to " + of;
    if (name == "within")
        return "places within " + word.arg + " of " + of;
    if (name == "others")
        return "others stacked with " + of;
    if (name == "side")
        return "the side of " + of;
    if (name == "areas")
        return word.arg + " areas of " + of;
    if (name == "reach")
        return "places that " + of + " can reach by " + ConditionWords::label(rules.paths, word.arg);
    if (name == "members")
        return ConditionWords::label(rules.marks, word.arg) + " of " + of;
    if (name == "containing")
        return "those with " + of + " in " + ConditionWords::label(rules.marks, word.arg);
    return wordsOfId(name) + (word.arg.empty() ? "" : " " + wordsOfId(word.arg)) + " of " + of;
}

std::string comparison(const std::string& what, const char* how, const std::string& value)
{
    return fill("{0} {1} {2}", {what, how, value});
}

} // namespace

std::string wordsOfId(const std::string& id)
{
    std::string out = id;
    std::ranges::replace(out, '-', ' ');
    return out;
}

ConditionWords::ConditionWords(const Ruleset& ruleset, Options options) : mRules(ruleset), mOptions(options)
{
    walk(ruleset, [&](const auto& row) {
        if constexpr (std::is_same_v<std::decay_t<decltype(row)>, Field>) {
            const std::string label = smallLetters(row.label);
            const auto [it, first] = mFields.emplace(row.name, label);
            if (!first && it->second != label)
                it->second.clear();
        }
    });
}

/// What a path starts from; a role that is filled in is called by the label of its field.
std::string ConditionWords::start(const PathWord& word) const
{
    if (word.what == PathWord::What::Root)
        return rootWords(word, mRules);
    if (word.name == "it")
        return word.name;
    const auto field = mFields.find(word.name);
    return "the " + (field == mFields.end() || field->second.empty() ? wordsOfId(word.name) : field->second);
}

std::string ConditionWords::path(const RolePath& path) const
{
    std::vector<std::string> out;
    for (const std::vector<PathWord>& words : pathWords(path)) {
        std::string said;
        for (const PathWord& word : words) {
            if (word.what == PathWord::What::Role || word.what == PathWord::What::Root)
                said = start(word);
            else if (word.what == PathWord::What::Relation)
                said = relationWords(word, said, mRules);
            else if (word.what == PathWord::What::Def)
                said += fill(word.keep ? " ({0})" : " (not {0})", {label(mRules.defs, word.name)});
            else
                said += fill(word.keep ? " (among the {0})" : " (without the {0})", {wordsOfId(word.name)});
        }
        out.push_back(said);
    }
    return joined(out, " and ");
}

std::string ConditionWords::asked(const std::string& fact, const std::string& arg, const RolePath& with) const
{
    static const std::map<std::string, const char*, std::less<>> facts{
        {"zoned", "enemy zones there"}, {"foes", "enemies there"}, {"friends", "friends there"},
        {"on-map", "on the map"},       {"tag", "the tag"},        {"in-box", "in the box"}};
    const auto known = facts.find(fact);
    std::string out = known == facts.end() ? wordsOfId(fact) : known->second;
    if (fact == "mark")
        out = label(mRules.marks, arg);
    else if (fact == "rating")
        out = label(mRules.ratings, arg);
    else if (fact == "in-box")
        out += " " + label(mRules.boxes, arg);
    else if (fact == "way" || fact == "on-way" || fact == "sheltered")
        out += " " + label(mRules.features, arg);
    else if (fact != "sees" && !arg.empty())
        out += " " + wordsOfId(arg);
    if (with.empty())
        return out;
    // How the fact and what it is held against are joined.
    static const std::map<std::string, const char*, std::less<>> joined{{"zoned", "zones there of enemies of {1}"},
                                                                        {"foes", "enemies of {1} there"},
                                                                        {"friends", "friends of {1} there"},
                                                                        {"same-place", "in the place of {1}"},
                                                                        {"distance", "{0} to {1}"},
                                                                        {"hostile", "{0} to {1}"},
                                                                        {"adjacent", "{0} to {1}"},
                                                                        {"hexside", "{0} to {1}"},
                                                                        {"bearing", "{0} to {1}"},
                                                                        {"linked", "{0} with {1}"},
                                                                        {"way", "{0} from {1}"},
                                                                        {"sheltered", "{0} from {1}"}};
    const auto form = joined.find(fact);
    return fill(form == joined.end() ? "{0} {1}" : form->second, {out, path(with)});
}

std::string ConditionWords::amount(const Amount& a) const
{
    std::string out;
    if (a.number)
        out = a.number->text();
    else if (!a.symbol.empty())
        out = wordsOfId(a.symbol);
    else if (!a.fact.empty())
        out = asked(a.fact, a.arg, a.with) + (a.of.empty() ? "" : " of " + path(a.of));
    else if (!a.count.empty())
        out = "number of " + path(a.count) + (a.where.empty() ? "" : fill(" ({0})", {conditions(a.where)}));
    else if (!a.faces.empty())
        out = fill("number of dice of {0} ({1})", {wordsOfId(a.faces), conditions(a.where)});
    else if (!a.table.empty())
        out = label(mRules.tables, a.table);
    else if (!a.quantity.empty())
        out = label(mRules.quantities, a.quantity);
    else if (!a.local.empty())
        out = wordsOfId(a.local);
    else if (a.ratio.size() == 2)
        out = fill("odds of {0} to {1}", {amount(a.ratio[0]), amount(a.ratio[1])});
    else
        for (const auto& [kind, quantity] : {std::pair("sum of", &a.sum), {"least", &a.least}, {"most", &a.most}})
            if (!quantity->empty())
                out = fill("{0} {1} over {2}", {kind, label(mRules.quantities, *quantity), path(a.over)});
    for (const auto& [sign, parts] : {std::pair(" + ", &a.total), {" × ", &a.product}, {" ÷ ", &a.quotient}})
        if (!parts->empty()) {
            std::vector<std::string> said;
            for (const Amount& part : *parts)
                said.push_back(amount(part));
            out = "(" + joined(said, sign) + ")";
        }
    if (a.times)
        out += " × " + a.times->text();
    if (a.plus)
        out += (*a.plus < Rational(0) ? " − " + (-*a.plus).text() : " + " + a.plus->text());
    if (a.round)
        out += ", rounded " + (a.round == Rounding::Nearest ? "to the nearest" : wordOf(*a.round));
    return out;
}

/// A flag, which is either set or not; empty for any other condition.
std::string ConditionWords::markState(const Req& req) const
{
    if (req.fact != "mark")
        return {};
    const auto mark = std::ranges::find(mRules.marks, req.arg, &Mark::id);
    if (mark == mRules.marks.end() || mark->form != MarkForm::Flag || req.min || req.max)
        return {};
    const std::string name = label(mRules.marks, req.arg);
    const std::vector<Amount>& values = req.is.empty() ? req.isnt : req.is;
    if (values.empty())
        return name;
    const bool set = values.front().number && *values.front().number == Rational(1);
    return set == req.isnt.empty() ? name : "not " + name;
}

std::string ConditionWords::predicate(const Req& req) const
{
    std::vector<std::string> out;
    if (!req.def.empty())
        out.push_back(label(mRules.defs, req.def));
    const std::string flag = markState(req);
    if (!flag.empty())
        return flag;
    const std::string left = req.amount ? amount(*req.amount) : asked(req.fact, req.arg, req.with);
    const auto list = [&](const std::vector<Amount>& values) {
        std::vector<std::string> said;
        for (const Amount& value : values)
            said.push_back(amount(value));
        return joined(said, " or ");
    };
    if (!req.is.empty())
        out.push_back(comparison(left, "is", list(req.is)));
    if (!req.isnt.empty())
        out.push_back(comparison(left, "is not", list(req.isnt)));
    if (req.min && req.max)
        out.push_back(fill("{0} is {1} to {2}", {left, amount(*req.min), amount(*req.max)}));
    else if (req.min)
        out.push_back(comparison(left, "is at least", amount(*req.min)));
    else if (req.max)
        out.push_back(comparison(left, "is at most", amount(*req.max)));
    if (out.empty() && (!req.fact.empty() || req.amount))
        out.push_back(left);
    if (!req.either.empty()) {
        std::vector<std::string> each;
        for (const Reqs& reqs : req.either)
            each.push_back(conditions(reqs));
        out.push_back("(" + joined(each, " or ") + ")");
    }
    return joined(out, " and ");
}

std::string ConditionWords::condition(const Req& req) const
{
    const std::string what = predicate(req);
    const auto of = [&](const std::string& who) { return what.empty() ? who : who + ": " + what; };
    if (!req.any.empty())
        return what.empty() ? "there are " + path(req.any)
                            : of((path(req.any).starts_with("the ") ? "any of " : "any ") + path(req.any));
    if (!req.every.empty())
        return of((path(req.every).starts_with("the ") ? "each of " : "each ") + path(req.every));
    if (!req.none.empty())
        return what.empty() ? "there are no " + path(req.none) : path(req.none) + ": not " + what;
    for (const auto& [how, count] : {std::pair("at least", req.least), {"at most", req.most}, {"exactly", req.exactly}})
        if (count)
            return of(fill("{0} {1} of {2}", {how, std::to_string(*count), path(req.among)}));
    return req.of.empty() || req.of == "it" ? what : of(path(req.of));
}

std::string ConditionWords::conditions(const Reqs& reqs) const
{
    std::vector<std::string> out;
    for (const Req& req : reqs)
        out.push_back(condition(req));
    return joined(out, " and ");
}

std::string ConditionWords::options(const std::vector<std::string>& when) const
{
    std::vector<std::string> out;
    if (mOptions == Options::Decided)
        return {};
    for (const std::string& term : when) {
        const bool differs = term.find("!=") != std::string::npos;
        const std::string id = term.substr(0, term.find(differs ? "!=" : "="));
        const std::string value = term.substr(std::min(term.size(), id.size() + (differs ? 2 : 1)));
        out.push_back(fill(differs ? "{0}: not {1}" : "{0}: {1}", {label(mRules.options, id), wordsOfId(value)}));
    }
    return joined(out, ", ");
}

} // namespace fw
