#include "engine/desk/DeskVocabulary.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Words.h"
#include "engine/model/Limits.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"

#include <algorithm>

namespace fw {

namespace {

/// Collects what the conditions and amounts of the rules read.
struct Asked {
    std::set<std::string>& tags;
    bool& levels;
    bool& turns;
    void operator()(const auto& row)
    {
        if constexpr (requires {
                          row.fact;
                          row.arg;
                      }) {
            if (row.fact == "tag" && !row.arg.empty())
                tags.insert(row.arg);
            levels = levels || row.fact == "level";
            turns = turns || row.fact == "turn";
        }
    }
};

void addWord(std::vector<std::string>& list, const std::string& word)
{
    if (!word.empty() && std::ranges::find(list, word) == list.end())
        list.push_back(word);
}

/// The name of a die without its number: questions for several dice of one name say NAME.1, NAME.2.
std::string withoutCount(const std::string& name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string::npos ? name : name.substr(0, dot);
}

} // namespace

DeskVocabulary::DeskVocabulary(const Ruleset& rules, const Scenario* scenario) : mRules(rules), mScenario(scenario)
{
    for (std::size_t i = 0; i < rules.ratings.size(); ++i) {
        add(rules.ratings[i].id, Means::Rating, int(i));
        add(rules.ratings[i].label, Means::Rating, int(i));
    }
    for (std::size_t i = 0; i < rules.unitTypes.size(); ++i) {
        add(rules.unitTypes[i].id, Means::Type, int(i));
        add(rules.unitTypes[i].label, Means::Type, int(i));
    }
    addMarks();
    for (std::size_t i = 0; i < rules.features.size(); ++i) {
        const Feature& feature = rules.features[i];
        if (feature.decoration)
            continue;
        const Means means = feature.kind == FeatureKind::Terrain   ? Means::Terrain
                            : feature.kind == FeatureKind::Hexside ? Means::Hexside
                                                                   : Means::Way;
        add(feature.id, means, int(i));
        add(feature.label, means, int(i));
    }
    scan();
    int row = 0;
    for (const std::string& tag : mTags)
        add(tag, Means::Tag, row++);
    addCounters();
}

void DeskVocabulary::add(const std::string& name, Means means, int row, int step)
{
    DeskPhrase phrase{plainWords(name), name, means, row, step};
    if (phrase.words.empty() || !mAdded.insert({phrase.words, means, row, step}).second)
        return;
    mNames.add(name, int(mPhrases.size()));
    mPhrases.push_back(std::move(phrase));
}

void DeskVocabulary::addMarks()
{
    for (std::size_t i = 0; i < mRules.marks.size(); ++i) {
        const Mark& mark = mRules.marks[i];
        const bool own = mark.on == MarkOn::Unit;
        add(mark.id, own ? Means::Mark : Means::ElsewhereMark, int(i));
        add(mark.label, own ? Means::Mark : Means::ElsewhereMark, int(i));
        if (mark.form != MarkForm::Ladder)
            continue;
        for (std::size_t s = 0; s < mark.steps.size(); ++s)
            add(mark.steps[s], own ? Means::Step : Means::ElsewhereStep, int(i), int(s));
    }
}

void DeskVocabulary::addCounters()
{
    if (mScenario == nullptr)
        return;
    for (std::size_t i = 0; i < mScenario->units.size(); ++i) {
        const Unit& unit = mScenario->units[i];
        add(unit.id, Means::Counter, int(i));
        add(unit.name, Means::Counter, int(i));
        for (const std::string& alias : unit.aliases)
            add(alias, Means::Counter, int(i));
    }
    for (const int level : mScenario->map.level) {
        if (!mMapLevels)
            mMapLevels = std::pair(level, level);
        mMapLevels->first = std::min(mMapLevels->first, level);
        mMapLevels->second = std::max(mMapLevels->second, level);
    }
}

void DeskVocabulary::scan()
{
    walk(mRules, Asked{mTags, mLevels, mTurns});
    const auto visit = [&](const Node& node) {
        for (const MenuEntry& entry : entriesOf(node))
            mEntries.push_back(&entry);
        const auto* call = node.as<CallNode>();
        if (call && !call->phase.empty()
            && std::ranges::none_of(mPhases, [&](const auto& phase) { return phase.first == call->phase; }))
            mPhases.emplace_back(call->phase, node.label);
        for (const Die& die : diceOf(node)) {
            // A die with computed faces may show any face that a die can have.
            const auto [low, high] = printedFaces(die).value_or(std::pair(-most::face, most::face));
            const auto [at, fresh] = mDice.try_emplace(plainWord(die.name), DeskDie{die.name, low, high, die.count});
            at->second.low = std::min(at->second.low, low);
            at->second.high = std::max(at->second.high, high);
            at->second.count = std::max(at->second.count, die.count);
            const bool first = mFaces == std::pair(0, 0);
            mFaces = {first ? low : std::min(mFaces.first, low), first ? high : std::max(mFaces.second, high)};
        }
    };
    eachNode(mRules, visit);
    for (const Code& code : mRules.codes)
        eachNode(code.then, visit);
    for (const Trigger& trigger : mRules.triggers)
        eachNode(trigger.then, visit);
}

std::vector<const DeskPhrase*> DeskVocabulary::longest(const DeskTokens& tokens, std::size_t i, std::size_t end,
                                                       std::size_t& length) const
{
    std::vector<TypedWord> typed;
    for (std::size_t n = i; n < end && tokens[n].kind == TokenKind::Word && typed.size() < mNames.longestName(); ++n) {
        for (const std::string& word : tokens[n].plain)
            typed.push_back({word, 0});
        typed.back().ends = n + 1 - i;
    }
    std::vector<const DeskPhrase*> found;
    for (const int row : mNames.longest(typed, length))
        found.push_back(&checkedAt(mPhrases, row));
    return found;
}

std::vector<std::string> DeskVocabulary::said(const std::set<Means>& means) const
{
    std::vector<std::string> out;
    std::set<std::string> has;
    for (const DeskPhrase& phrase : mPhrases)
        if (means.count(phrase.means) != 0 && has.insert(phrase.said).second)
            out.push_back(phrase.said);
    return out;
}

std::vector<std::string> DeskVocabulary::ofCounters() const
{
    std::vector<std::string> out = typeIds(mRules);
    for (const Rating& rating : mRules.ratings)
        addWord(out, rating.id);
    for (const std::string& word : said({Means::Step}))
        addWord(out, word);
    for (const Mark& mark : mRules.marks)
        if (mark.on == MarkOn::Unit && (mark.form == MarkForm::Flag || mark.form == MarkForm::Number)
            && !mark.drawn.empty() && mark.drawn != "none")
            addWord(out, mark.id);
    for (const char* word : {"reduced", "steps", "lost", "distance", "on", "across", "of", "tagged", "with"})
        addWord(out, word);
    if (mRules.facings > 0)
        addWord(out, "facing");
    std::set<std::string> has(out.begin(), out.end());
    for (const std::string& word : said({Means::Tag, Means::Counter}))
        if (has.insert(word).second)
            out.push_back(word);
    return out;
}

std::vector<std::string> DeskVocabulary::features(FeatureKind kind) const
{
    std::vector<std::string> out;
    for (const Feature& feature : mRules.features)
        if (feature.kind == kind)
            out.push_back(feature.id);
    return out;
}

int DeskVocabulary::counter(const std::string& name) const
{
    const std::string plain = plainPunctuation(name);
    std::size_t length = 0;
    int found = -1;
    for (const int row : mNames.longest(plain, length))
        if (const DeskPhrase& phrase = checkedAt(mPhrases, row);
            phrase.means == Means::Counter && length == plain.size()) {
            if (found >= 0 && found != phrase.row)
                return -1;
            found = phrase.row;
        }
    return found;
}

std::vector<std::string> DeskVocabulary::entryIds() const
{
    std::vector<std::string> out;
    for (const MenuEntry* entry : mEntries)
        addWord(out, entry->id);
    return out;
}

std::string DeskVocabulary::entryWord(const std::string& id) const
{
    for (const MenuEntry* entry : mEntries)
        if (entry->id == id && !entry->word.empty())
            return entry->word;
    return id;
}

std::set<std::string> DeskVocabulary::entries(const std::string& name) const
{
    std::set<std::string> ids;
    for (const MenuEntry* entry : mEntries)
        for (const std::string& word : {entry->id, entry->word, entry->label})
            if (!word.empty() && plainWords(word) == plainWords(name))
                ids.insert(entry->id);
    return ids;
}

std::set<std::string> DeskVocabulary::entryAt(const DeskTokens& tokens, std::size_t i, std::size_t end,
                                              std::size_t& length) const
{
    std::set<std::string> ids;
    length = 0;
    for (const MenuEntry* entry : mEntries)
        for (const std::string& word : {entry->id, entry->word, entry->label}) {
            const std::size_t covers = spells(tokens, i, end, plainWords(word));
            if (covers == 0 || covers < length)
                continue;
            if (covers > length)
                ids.clear();
            length = covers;
            ids.insert(entry->id);
        }
    return ids;
}

std::vector<std::string> DeskVocabulary::entryWords() const
{
    std::vector<std::string> out;
    for (const MenuEntry* entry : mEntries)
        if (!entry->fields.empty())
            addWord(out, entry->word.empty() ? entry->id : entry->word);
    return out;
}

std::vector<const Field*> DeskVocabulary::fields(const std::set<std::string>& entries) const
{
    std::vector<const Field*> out;
    for (const MenuEntry* entry : mEntries)
        if (entries.count(entry->id) != 0)
            for (const Field& field : entry->fields)
                if (std::ranges::none_of(out, [&](const Field* f) { return f->name == field.name; }))
                    out.push_back(&field);
    return out;
}

std::pair<std::string, const Field*> DeskVocabulary::entryOfField(const DeskTokens& tokens, std::size_t i,
                                                                  std::size_t end, std::size_t& length) const
{
    std::pair<std::string, const Field*> found;
    std::set<std::string> ids; // of the entries that have a field of this name
    length = 0;
    for (const MenuEntry* entry : mEntries)
        for (const Field& field : entry->fields) {
            const std::size_t covers = std::max(spells(tokens, i, end, plainWords(field.name)),
                                                spells(tokens, i, end, plainWords(field.label)));
            if (covers == 0 || covers < length)
                continue;
            if (covers > length)
                ids.clear();
            ids.insert(entry->id);
            length = covers;
            found = {entry->id, ids.size() == 1 ? &field : nullptr};
        }
    return found;
}

const DeskDie* DeskVocabulary::die(const std::string& name) const
{
    const std::string plain = plainWord(name);
    if (const auto found = mDice.find(plain); found != mDice.end())
        return &found->second;
    const auto found = mDice.find(withoutCount(plain));
    const auto number = wholeNumber(plain.substr(std::min(plain.size(), plain.rfind('.') + 1)));
    return found != mDice.end() && number && *number >= 1 && *number <= found->second.count ? &found->second : nullptr;
}

std::vector<std::string> DeskVocabulary::dice() const
{
    std::vector<std::string> out;
    for (const auto& [plain, die] : mDice)
        out.push_back(die.name);
    return out;
}

int DeskVocabulary::directions() const
{
    return mScenario != nullptr && !mScenario->map.grid.linked() ? mScenario->map.grid.directions()
                                                                 : Grid().directions();
}

bool DeskVocabulary::typeLacks(const std::string& type, const std::string& rating) const
{
    if (mScenario == nullptr)
        return false;
    bool kind = false, elsewhere = false;
    for (const Unit& unit : mScenario->units) {
        const bool has = unit.ratings.count(rating) != 0;
        if (unit.type == type && has)
            return false;
        kind = kind || unit.type == type;
        elsewhere = elsewhere || has;
    }
    return kind && elsewhere;
}

std::vector<std::string> DeskVocabulary::ratingsOf(const std::string& type) const
{
    std::vector<std::string> out;
    for (const Rating& rating : mRules.ratings)
        if (!typeLacks(type, rating.id))
            out.push_back(rating.id);
    return out;
}

bool DeskVocabulary::oneStep(const std::string& type) const
{
    bool some = false;
    if (mScenario != nullptr)
        for (const Unit& unit : mScenario->units) {
            if (unit.type == type && unit.steps > 1)
                return false;
            some = some || unit.type == type;
        }
    return some;
}

std::vector<std::string> DeskVocabulary::formations() const
{
    std::vector<std::string> out;
    if (mScenario != nullptr)
        for (const Unit& unit : mScenario->units)
            addWord(out, unit.formation);
    return out;
}

} // namespace fw
