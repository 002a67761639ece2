#include "engine/rules/RolePaths.h"

#include <algorithm>
#include <array>

namespace fw {

namespace {

constexpr std::array relations{
    std::pair{"place", Rel::Place},
    std::pair{"stack", Rel::Stack},
    std::pair{"others", Rel::Others},
    std::pair{"side", Rel::Side},
    std::pair{"formation", Rel::Formation},
    std::pair{"arrival", Rel::Arrival},
    std::pair{"front", Rel::Front},
    std::pair{"flank", Rel::Flank},
    std::pair{"rear", Rel::Rear},
    std::pair{"zone", Rel::Zone},
    std::pair{"members", Rel::Members},
    std::pair{"containing", Rel::Containing},
    std::pair{"units", Rel::Units},
    std::pair{"neighbours", Rel::Neighbours},
    std::pair{"within", Rel::Within},
    std::pair{"zoners", Rel::Zoners},
    std::pair{"features", Rel::Features},
    std::pair{"hexside", Rel::Hexside},
    std::pair{"line", Rel::Line},
    std::pair{"line-inside", Rel::LineInside},
    std::pair{"edge-to", Rel::EdgeTo},
    std::pair{"foes", Rel::Foes},
    std::pair{"army", Rel::Army},
    std::pair{"all-units", Rel::AllUnits},
    std::pair{"entries", Rel::Entries},
    std::pair{"first", Rel::First},
    std::pair{"last", Rel::Last},
    std::pair{"cells", Rel::Cells},
    std::pair{"setup", Rel::Setup},
    std::pair{"reach", Rel::Reach},
    std::pair{"ray", Rel::Ray},
    std::pair{"seen", Rel::Seen},
    std::pair{"formations", Rel::Formations},
    std::pair{"roster", Rel::Roster},
    std::pair{"parent", Rel::Parent},
    std::pair{"echelons", Rel::Echelons},
    std::pair{"parts", Rel::Parts},
    std::pair{"top", Rel::Top},
    std::pair{"areas", Rel::AreasOf},
    std::pair{"about", Rel::About},
    std::pair{"regions", Rel::Regions},
    std::pair{"hexsides", Rel::Hexsides},
    std::pair{"between", Rel::Between},
};

constexpr std::array roots{
    std::pair{"@map-units", Root::MapUnits},
    std::pair{"@all-units", Root::AllUnits},
    std::pair{"@sides", Root::Sides},
    std::pair{"@cells", Root::Cells},
    std::pair{"@active", Root::Active},
    std::pair{"@passive", Root::Passive},
    std::pair{"@game", Root::Game},
    std::pair{"@area", Root::Area},
    std::pair{"@areas", Root::Areas},
    std::pair{"@region", Root::Region},
    std::pair{"@regions", Root::Regions},
    std::pair{"@hexsides", Root::Hexsides},
    std::pair{"@box", Root::Box},
    std::pair{"@formations", Root::Formations},
    std::pair{"@engagements", Root::Engagements},
};

template <class Value, class List>
std::optional<Value> named(const List& list, std::string_view wanted)
{
    for (const auto& [name, value] : list)
        if (wanted == name)
            return value;
    return std::nullopt;
}

std::vector<std::string> namesOf(const auto& list)
{
    std::vector<std::string> out;
    for (const auto& [name, value] : list)
        out.emplace_back(name);
    return out;
}

std::vector<std::string_view> split(std::string_view text, char by)
{
    std::vector<std::string_view> out;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(by, from), text.size());
        out.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return out;
}

/// The segments of a path; a filter may be a segment or follow the word before it directly.
std::vector<std::string_view> segments(std::string_view text)
{
    std::vector<std::string_view> out;
    for (const std::string_view word : split(text, '/')) {
        std::size_t from = 0;
        for (std::size_t i = 1; i < word.size(); ++i) {
            const bool drop = word[i] == '-' && i + 1 < word.size() && word[i + 1] == '@';
            if (word[i] == '+' || drop) {
                out.push_back(word.substr(from, i - from));
                from = i;
            }
        }
        out.push_back(word.substr(from));
    }
    return out;
}

/// Reads the segments of one path, with their places in it.
class PathWordReader
{
public:
    explicit PathWordReader(const std::string& path) : mPath(path) {}

    PathWord first(std::string_view word) const
    {
        if (word.empty() || word[0] != '@')
            return made(PathWord::What::Role, word);
        return argued(PathWord::What::Root, word);
    }
    void further(std::string_view word, std::vector<PathWord>& out) const
    {
        if (word.size() > 1 && (word[0] == '+' || word[0] == '-')) {
            const bool among = word[1] == '@';
            out.push_back(made(among ? PathWord::What::Among : PathWord::What::Def, word.substr(among ? 2 : 1)));
            out.back().keep = word[0] == '+';
            return;
        }
        // "army-gun" means army without guns, unless a relation has that whole name.
        if (word.find(':') == std::string_view::npos && !relationNamed(word)) {
            std::size_t dash = word.find('-');
            for (; dash != std::string_view::npos; dash = word.find('-', dash + 1)) {
                if (!relationNamed(word.substr(0, dash)) || dash + 1 == word.size())
                    continue;
                out.push_back(made(PathWord::What::Relation, word.substr(0, dash)));
                out.push_back(made(PathWord::What::Def, word.substr(dash + 1)));
                out.back().keep = false;
                return;
            }
        }
        out.push_back(argued(PathWord::What::Relation, word));
    }

private:
    PathWord made(PathWord::What what, std::string_view name) const
    {
        PathWord out;
        out.what = what;
        out.name = name;
        out.at = static_cast<std::size_t>(name.data() - mPath.data());
        return out;
    }
    PathWord argued(PathWord::What what, std::string_view word) const
    {
        const std::size_t colon = word.find(':');
        PathWord out = made(what, word.substr(0, colon));
        if (colon != std::string_view::npos) {
            out.arg = word.substr(colon + 1);
            out.argAt = out.at + colon + 1;
        }
        return out;
    }

    std::string_view mPath;
};

} // namespace

std::vector<std::string> rootArguments(const std::string& text, std::string_view root)
{
    std::vector<std::string> out;
    if (text.find(root) == std::string::npos)
        return out;
    for (const std::vector<PathWord>& words : pathWords(text))
        for (const PathWord& word : words)
            if ((word.what == PathWord::What::Root || word.what == PathWord::What::Relation) && word.name == root)
                out.push_back(word.arg);
    return out;
}

std::optional<Rel> relationNamed(std::string_view name)
{
    return named<Rel>(relations, name);
}

std::optional<Root> rootNamed(std::string_view name)
{
    return named<Root>(roots, name);
}

std::vector<std::string> relationNames()
{
    return namesOf(relations);
}

std::vector<std::string> rootNames()
{
    return namesOf(roots);
}

std::vector<std::vector<PathWord>> pathWords(const std::string& text)
{
    const PathWordReader reader(text);
    std::vector<std::vector<PathWord>> out;
    for (const std::string_view alternative : split(text, '|')) {
        const std::vector<std::string_view> words = segments(alternative);
        std::vector<PathWord> made{reader.first(words[0])};
        for (std::size_t i = 1; i < words.size(); ++i)
            reader.further(words[i], made);
        out.push_back(std::move(made));
    }
    return out;
}

bool takesRole(Rel rel)
{
    return rel == Rel::Hexside || rel == Rel::Between || rel == Rel::Line || rel == Rel::LineInside
           || rel == Rel::EdgeTo;
}

} // namespace fw
