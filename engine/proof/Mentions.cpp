// Checks texts against names: a place, a leader or an objective that a text writes almost as another text does.
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/proof/DisplayedText.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/NameWords.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace fw {

namespace {

constexpr std::size_t mostWords = 5;      ///< of a name that is looked for
constexpr std::size_t longPart = 6;       ///< letters of a word that is only a part of a name
constexpr std::size_t mostTexts = 20'000; ///< larger files are not compared

/// A name that texts may mention.
struct Name {
    std::vector<std::string> words;
    std::string text;
    std::size_t said = 0; ///< index of its text
};

std::string joinedWords(const std::vector<std::string>& words)
{
    std::string out;
    for (const std::string& word : words)
        out += (out.empty() ? "" : " ") + word;
    return out;
}

/// Whether two nearly equal names are both right: one has an ending more, as "Brigades" and "Prussian" have, or they
/// begin differently in a short word, as "Mill Road" and "Hill Road" do.
bool twoWords(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == b[i])
            continue;
        const auto& [shorter, longer] = std::minmax(a[i], b[i],
                                                    [](const auto& x, const auto& y) { return x.size() < y.size(); });
        const char end = longer.back();
        const bool ending = longer.starts_with(shorter)
                            && (end == 's'
                                || (a.size() == 1 && (end == 'n' || end == 'd' || end == 'r' || end == 'y')));
        return ending || (shorter.size() < longPart && shorter.front() != longer.front());
    }
    return true;
}

/// A word that is a part of names.
struct Part {
    std::string shown; ///< as its first name writes it
    int names = 0;
    int last = 0; ///< names of several words that end with it
};

class Mentions
{
public:
    Mentions(const std::vector<DisplayedText>& texts, FindingCollector& found) : mTexts(texts), mFound(found)
    {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            mTokens.push_back(tokensOf(texts[i].text));
            std::set<std::string> once;
            for (const Token& token : mTokens.back())
                if (once.insert(token.word).second)
                    ++mTimes[token.word];
            if (texts[i].names)
                name(i);
        }
        for (std::size_t n = 0; n < mNames.size(); ++n)
            index(n);
    }
    void judge()
    {
        for (std::size_t i = 0; i < mTexts.size(); ++i)
            judge(i);
        for (const auto& [phrase, slips] : mSlips)
            tell(slips);
    }

private:
    /// Words of a text that are nearly a name.
    struct Slip {
        std::size_t said, from, size;
        std::string name;         ///< as it is shown
        const Name* of = nullptr; ///< null for a part of names
    };

    std::string shown(const Slip& slip) const
    {
        const std::vector<Token>& tokens = mTokens[slip.said];
        const std::size_t begin = tokens[slip.from].begin;
        return mTexts[slip.said].text.substr(begin, tokens[slip.from + slip.size - 1].end - begin);
    }
    /// Adds the name that a text is, up to a comma or a bracket.
    void name(std::size_t said)
    {
        Name out;
        out.said = said;
        for (const Token& token : mTokens[said]) {
            if (!out.words.empty() && !token.joined)
                break;
            out.words.push_back(token.word);
            out.text = mTexts[said].text.substr(mTokens[said].front().begin, token.end - mTokens[said].front().begin);
        }
        if (!out.words.empty() && out.words.size() <= mostWords)
            mNames.push_back(std::move(out));
    }
    void index(std::size_t n)
    {
        const Name& name = mNames[n];
        mByWords[joinedWords(name.words)].push_back(n);
        for (std::string& key : nearlySameKeys(name.words, name.words.size() == 1 ? 5 : 4))
            if (std::vector<std::size_t>& list = mByKey[std::move(key)]; list.size() < 16)
                list.push_back(n);
        if (name.words.size() < 2)
            return;
        for (const Token& token : mTokens[name.said]) {
            const std::string& word = token.word;
            if (word.size() < 4 || !token.capital)
                continue;
            Part& part = mParts[word];
            ++part.names;
            part.last += word == name.words.back() ? 1 : 0;
            if (part.names > 1)
                continue;
            part.shown = mTexts[name.said].text.substr(token.begin, word.size());
            for (std::string& key : nearlySameKeys({word}, 4))
                mPartsByKey[std::move(key)].push_back(word);
        }
    }

    void judge(std::size_t said)
    {
        const std::vector<Token>& tokens = mTokens[said];
        std::vector<bool> covered(tokens.size(), false);
        for (std::size_t size = std::min(mostWords, tokens.size()); size > 0; --size)
            for (std::size_t from = 0; from + size <= tokens.size(); ++from)
                if (isPhrase(tokens, from, size) && !covered[from] && !covered[from + size - 1]
                    && window(said, from, size))
                    std::fill_n(covered.begin() + static_cast<std::ptrdiff_t>(from), size, true);
    }
    static bool isPhrase(const std::vector<Token>& tokens, std::size_t from, std::size_t size)
    {
        for (std::size_t i = from + 1; i < from + size; ++i)
            if (!tokens[i].joined)
                return false;
        return tokens[from].capital && (size <= 2 || tokens[from + size - 1].capital);
    }
    /// Looks up some words in a row; true when they are a name or a misspelt one.
    bool window(std::size_t said, std::size_t from, std::size_t size)
    {
        std::vector<std::string> words;
        for (std::size_t i = from; i < from + size; ++i)
            words.push_back(mTokens[said][i].word);
        if (const auto same = mByWords.find(joinedWords(words)); same != mByWords.end()) {
            const auto other = std::ranges::find_if(same->second,
                                                    [&](std::size_t n) { return mNames[n].said != said; });
            if (other != same->second.end()) {
                ++mMentions[same->first];
                return true;
            }
        }
        const bool whole = size == mTokens[said].size();
        for (const std::string& key : nearlySameKeys(words, size == 1 ? 5 : 4)) {
            const auto near = mByKey.find(key);
            if (near == mByKey.end())
                continue;
            for (const std::size_t n : near->second)
                if (meant(said, words, mNames[n], whole)) {
                    mSlips[{joinedWords(words), joinedWords(mNames[n].words)}].push_back(
                        {said, from, size, mNames[n].text, &mNames[n]});
                    return true;
                }
        }
        return size == 1 && part(said, from);
    }
    /// Whether these words of a text are a typing error for a name; `whole` when they are all of the text.
    bool meant(std::size_t said, const std::vector<std::string>& words, const Name& name, bool whole) const
    {
        const DisplayedText& text = mTexts[said];
        const DisplayedText& other = mTexts[name.said];
        // Names of counters are compared with each other elsewhere.
        if (name.said == said || !nearlySame(words, name.words, words.size() == 1 ? 5 : 4)
            || twoWords(words, name.words)
            || (whole && text.in == TextSource::Counter && other.in == TextSource::Counter))
            return false;
        // A word that others use is no name; and kinds of ground have common words as names.
        if (words.size() == 1
            && (mTimes.at(words.front()) > 1 || (other.in == TextSource::Rules && words.front().size() < longPart)))
            return false;
        if (!text.names || !whole)
            return true;
        const auto same = mByWords.find(joinedWords(name.words));
        const std::size_t others = same == mByWords.end() ? 1 : same->second.size();
        return others > 1 || text.in < other.in || (text.in == other.in && name.said < said);
    }
    /// A lone word that is nearly a part of several names, or the last word of many.
    bool part(std::size_t said, std::size_t from)
    {
        const std::string& word = mTokens[said][from].word;
        if (word.size() < 4 || mTimes.at(word) > 1)
            return false;
        const bool last = mTexts[said].names && from > 0 && from + 1 == mTokens[said].size();
        for (const std::string& key : nearlySameKeys({word}, 4)) {
            const auto near = mPartsByKey.find(key);
            if (near == mPartsByKey.end())
                continue;
            for (const std::string& other : near->second) {
                const Part& part = mParts.at(other);
                const bool often = (std::min(word.size(), other.size()) >= longPart && mTimes.at(other) > 1)
                                   || (last && part.last >= manyNames);
                if (often && nearlySame({word}, {other}, 4) && !twoWords({word}, {other})
                    && word.front() == other.front()) {
                    mSlips[{word, other}].push_back({said, from, 1, part.shown, nullptr});
                    return true;
                }
            }
        }
        return false;
    }
    /// Reports the same words in several texts: when only the name is written otherwise, the name is wrong.
    void tell(const std::vector<Slip>& slips)
    {
        const Slip& first = slips.front();
        const bool nameIsWrong = first.of != nullptr && slips.size() > 1
                                 && !mMentions.contains(joinedWords(first.of->words))
                                 && mByWords.at(joinedWords(first.of->words)).size() == 1;
        const auto add = [&](const DisplayedText& text, const std::string& words, const std::string& right) {
            const bool told = std::ranges::any_of(mFound.list, [&](const CheckResult& one) {
                return one.spot == text.spot
                       && ((one.check == "names" && one.what == "alike")
                           || (one.check == "mentions" && one.what == "misspelt"));
            });
            if (told)
                return;
            mFound.add("mentions/misspelt", text.spot, Text("'{0}' is written almost like '{1}'", {words, right}),
                       "write both alike, or accept it with a reason", {}, text.place);
        };
        if (nameIsWrong) {
            add(mTexts[first.of->said], first.of->text, shown(first));
            return;
        }
        for (const Slip& slip : slips)
            add(mTexts[slip.said], shown(slip), slip.name);
    }

    static constexpr int manyNames = 3;
    const std::vector<DisplayedText>& mTexts;
    FindingCollector& mFound;
    std::vector<std::vector<Token>> mTokens;
    std::vector<Name> mNames;
    std::unordered_map<std::string, int> mTimes; ///< in how many texts a word is
    std::unordered_map<std::string, std::vector<std::size_t>> mByWords, mByKey;
    std::unordered_map<std::string, int> mMentions; ///< how often texts have exactly a name
    std::unordered_map<std::string, Part> mParts;
    std::unordered_map<std::string, std::vector<std::string>> mPartsByKey;
    std::map<std::pair<std::string, std::string>, std::vector<Slip>> mSlips; ///< by words and name
};

} // namespace

void proveMentions(const std::vector<DisplayedText>& texts, FindingCollector& found)
{
    if (texts.size() <= mostTexts)
        Mentions(texts, found).judge();
}

} // namespace fw
