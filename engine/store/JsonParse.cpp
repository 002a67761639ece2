#include "engine/store/JsonTree.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <limits>
#include <unordered_set>

namespace fw {

namespace {

/// The position of the parser in the text.
struct Spot {
    std::uint32_t line = 1;
    bool justBroke = false; ///< the last character read was a line end
};

/// An iterator over the text that counts lines.
class CountingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, Spot* spot) : mAt(at), mSpot(spot) {}
    const char& operator*() const { return *mAt; }
    CountingIterator& operator++()
    {
        mSpot->justBroke = *mAt == '\n';
        if (mSpot->justBroke)
            ++mSpot->line;
        ++mAt;
        return *this;
    }
    CountingIterator operator++(int)
    {
        const CountingIterator old = *this;
        ++*this;
        return old;
    }
    friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.mAt == b.mAt; }
    friend bool operator!=(const CountingIterator& a, const CountingIterator& b) { return a.mAt != b.mAt; }

private:
    const char* mAt;
    Spot* mSpot;
};

/// A list or object that is not complete; its items stay on a common stack until it ends.
struct Open {
    Json self;
    std::size_t first = 0; ///< index of its first item on the stack
    std::unordered_set<std::string> keysSeen;
};

/// Builds Json values from parser events.
class Builder
{
public:
    Builder(const Spot& spot, const JsonLimits& limits) : mSpot(spot), mLimits(limits) {}

    bool null() { return put(Json{}); }
    bool boolean(bool value) { return put(Json::ofBool(value)); }
    bool number_integer(std::int64_t value) { return putNumber(Json::ofInteger(value)); }
    bool number_unsigned(std::uint64_t value)
    {
        if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return putNumber(Json::ofInteger(static_cast<std::int64_t>(value)));
        return real(std::to_string(value));
    }
    bool number_float(nlohmann::json::number_float_t, const std::string& text) { return real(text); }
    bool string(std::string& text) { return put(Json::ofText(std::move(text))); }
    bool binary(nlohmann::json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& text)
    {
        Open& top = mOpen.back();
        const bool twice = seen(top, text);
        top.self.keys.push_back(text);
        if (!twice)
            return true;
        refuse({"the key \"{0}\" is given twice", {text}}, pointer(), {"keep one of the two"});
        return false;
    }

    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& exception)
    {
        std::string why = exception.what();
        const std::size_t column = why.find(", column ");
        const std::size_t colon = why.find(": ", column == std::string::npos ? 0 : column);
        if (colon != std::string::npos)
            why.erase(0, colon + 2);
        if (mOpen.empty() && !mPile.empty()) {
            refuse("the file goes on after its last bracket", {}, "take out the text after the last bracket");
            return false;
        }
        refuse({"this is not JSON: {0}", {why}}, pointer(),
               why.find("end of input") != std::string::npos
                   ? Text("the file may have been cut off")
                   : Text("check commas, quotes and brackets here and on the line before"));
        return false;
    }

    Json take() { return mPile.empty() ? Json{} : std::move(mPile.front()); }
    const Problem& problem() const { return mProblem; }

private:
    std::uint32_t lineOfNumber() const { return mSpot.line - (mSpot.justBroke ? 1 : 0); }

    /// Whether an object has the key; an object with many keys uses a set.
    static bool seen(Open& open, const std::string& key)
    {
        const std::vector<std::string>& keys = open.self.keys;
        if (keys.size() < 32)
            return std::ranges::find(keys, key) != keys.end();
        if (open.keysSeen.empty())
            open.keysSeen.insert(keys.begin(), keys.end());
        return !open.keysSeen.insert(key).second;
    }

    bool real(const std::string& text)
    {
        Json json;
        json.kind = Json::Kind::Real;
        json.text = text;
        return putNumber(std::move(json));
    }
    bool putNumber(Json json)
    {
        json.line = lineOfNumber();
        return place(std::move(json));
    }
    bool put(Json json)
    {
        json.line = mSpot.line;
        return place(std::move(json));
    }
    bool place(Json json)
    {
        if (++mValues > mLimits.values) {
            refuse({"the file holds more than {0} values", {std::to_string(mLimits.values)}}, pointer(),
                   {"split it into smaller files"});
            return false;
        }
        mPile.push_back(std::move(json));
        return true;
    }
    bool open(Json json)
    {
        if (mOpen.size() >= mLimits.depth) {
            refuse({"lists and objects are nested more than {0} deep", {std::to_string(mLimits.depth)}}, pointer(),
                   {"give inner parts a name and refer to them by it"});
            return false;
        }
        json.line = mSpot.line;
        Open next;
        next.self = std::move(json);
        next.first = mPile.size();
        mOpen.push_back(std::move(next));
        return true;
    }
    bool close()
    {
        Open done = std::move(mOpen.back());
        mOpen.pop_back();
        const auto first = mPile.begin() + static_cast<std::ptrdiff_t>(done.first);
        done.self.items.assign(std::make_move_iterator(first), std::make_move_iterator(mPile.end()));
        mPile.erase(first, mPile.end());
        return place(std::move(done.self));
    }

    /// The JSON pointer of the current value.
    std::string pointer() const
    {
        std::string out;
        for (std::size_t i = 0; i < mOpen.size(); ++i) {
            const Open& open = mOpen[i];
            const std::size_t end = i + 1 < mOpen.size() ? mOpen[i + 1].first : mPile.size();
            if (open.self.isObject() && !open.self.keys.empty())
                out += "/" + pointerPart(open.self.keys.back());
            else if (open.self.isArray())
                out += "/" + std::to_string(end - open.first);
        }
        return out;
    }
    void refuse(Text text, const std::string& at, Text remedy)
    {
        mProblem.trouble = Trouble::BadInput;
        mProblem.text = std::move(text);
        mProblem.place = jsonPlace(mSpot.line, at);
        mProblem.remedy = std::move(remedy);
    }

    const Spot& mSpot;
    const JsonLimits& mLimits;
    std::vector<Open> mOpen;
    std::vector<Json> mPile;
    std::size_t mValues = 0;
    Problem mProblem;
};

/// Reads only the top-level keys "id" and "version", then stops.
class HeadReader
{
public:
    bool null() { return true; }
    bool boolean(bool) { return true; }
    bool number_integer(std::int64_t) { return true; }
    bool number_unsigned(std::uint64_t) { return true; }
    bool number_float(nlohmann::json::number_float_t, const std::string&) { return true; }
    bool string(std::string& text)
    {
        if (mDepth != 1)
            return true;
        if (mKey == "id")
            mHead.id = text;
        else if (mKey == "version")
            mHead.version = text;
        return mHead.id.empty() || mHead.version.empty();
    }
    bool binary(nlohmann::json::binary_t&) { return false; }
    bool start_object(std::size_t) { return ++mDepth < 64; }
    bool start_array(std::size_t) { return ++mDepth < 64; }
    bool end_object() { return --mDepth >= 0; }
    bool end_array() { return --mDepth >= 0; }
    bool key(std::string& text)
    {
        if (mDepth == 1)
            mKey = text;
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) { return false; }
    const JsonHead& head() const { return mHead; }

private:
    int mDepth = 0;
    std::string mKey;
    JsonHead mHead;
};

} // namespace

Result<Json> parseJson(std::string_view text, const std::string& file, const JsonLimits& limits)
{
    const auto bad = [&](Problem problem) {
        problem.file = file;
        return tl::unexpected<Problem>(std::move(problem));
    };
    if (text.size() > limits.bytes) {
        Problem problem(Trouble::BadInput, {"the file is larger than {0} MB", {std::to_string(limits.bytes >> 20)}}, {},
                        {}, {}, {"split it into smaller files"});
        return bad(std::move(problem));
    }
    // The parser would treat a NUL as the end of the text and ignore the rest.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(nul), '\n');
        Problem problem(Trouble::BadInput, "this is not JSON: there is a NUL character", {}, {},
                        jsonPlace(static_cast<std::uint32_t>(lines) + 1, {}), "remove it, and check the text after it");
        return bad(std::move(problem));
    }
    Spot spot;
    Builder builder(spot, limits);
    const char* first = text.data();
    const bool done = nlohmann::json::sax_parse(CountingIterator(first, &spot),
                                                CountingIterator(first + text.size(), &spot), &builder);
    if (!done)
        return bad(builder.problem());
    return builder.take();
}

JsonHead jsonHead(std::string_view text)
{
    HeadReader reader;
    nlohmann::json::sax_parse(text.begin(), text.end(), &reader);
    return reader.head();
}

} // namespace fw
