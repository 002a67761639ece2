#pragma once

#include "engine/base/Pointer.h"
#include "engine/model/Fields.h"

#include <cctype>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Misspells the words of a ruleset in place, one letter at a time.
namespace misspell {

using namespace fw;

/// One text of a ruleset and the name of its field in the field table.
struct Spot {
    std::string row;   ///< "modifier"
    std::string key;   ///< "stage"
    std::string place; ///< "/modifiers/3/stage"
    FieldFlags flags;
    std::string* text = nullptr;
};

/// The word with its middle letter doubled; empty if it has no letter.
inline std::string doubled(std::string word)
{
    for (std::size_t i = 0; i < word.size(); ++i) {
        const std::size_t at = (word.size() / 2 + i) % word.size();
        if (std::isalpha(static_cast<unsigned char>(word[at])))
            return word.insert(at, 1, word[at]);
    }
    return {};
}

/// The text with each of its words misspelt in turn: a path has several, as does "option=value".
inline std::vector<std::string> misspellings(const std::string& text, bool several)
{
    std::vector<std::string> out;
    std::size_t from = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const bool ends = at == text.size()
                          || (several && std::string_view("/|+:@=!").find(text[at]) != std::string_view::npos);
        if (!ends)
            continue;
        const std::string word = doubled(text.substr(from, at - from));
        if (!word.empty())
            out.push_back(text.substr(0, from) + word + text.substr(at));
        from = at + 1;
    }
    return out;
}

/// Collects every text of a ruleset through the field table.
class Gather
{
public:
    explicit Gather(std::vector<Spot>& out) : mOut(out) {}

    template <class X>
    void see(X& x)
    {
        const std::string_view before = mRow;
        if (!rowName<std::remove_const_t<X>>.empty())
            mRow = rowName<std::remove_const_t<X>>;
        fields(*this, x);
        mRow = before;
    }
    template <class T>
    void operator()(const char* key, T& member, FieldFlags flags, const char*)
    {
        const PointerWay::Step step(mWay, key);
        mKey = key;
        visit(member, flags);
    }

private:
    template <class T>
    void visit(T& member, FieldFlags flags)
    {
        if constexpr (std::is_same_v<T, std::string>) {
            if (!member.empty())
                mOut.push_back({std::string(mRow), mKey, mWay.pointer(), flags, &member});
        } else if constexpr (requires {
                                 member.has_value();
                                 *member;
                             }) {
            if (member)
                visit(*member, flags);
        } else if constexpr (requires { member.begin()->second; }) {
            const std::string key = mKey;
            for (auto& [name, value] : member) {
                const PointerWay::Step step(mWay, name);
                mKey = key;
                visit(value, flags);
            }
        } else if constexpr (requires {
                                 member.begin();
                                 member.end();
                             }) {
            const std::string key = mKey;
            std::size_t index = 0;
            for (auto& item : member) {
                const PointerWay::Step step(mWay, index++);
                mKey = key;
                visit(item, flags);
            }
        } else if constexpr (requires { fields(*this, member); }) {
            see(member);
        }
    }
    std::vector<Spot>& mOut;
    PointerWay mWay;
    std::string_view mRow = "ruleset";
    std::string mKey;
};

} // namespace misspell
