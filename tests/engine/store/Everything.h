#pragma once

#include "engine/model/Fields.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace everything {

/// Gives every field of the field table a value that is not its default; nested rows of the same kind end three levels
/// deep.
class Filler
{
public:
    template <class T>
    void row(T& out)
    {
        ++mDepth;
        fields(*this, out);
        --mDepth;
    }

    template <class T>
    void operator()(const char*, T& member, fw::FieldFlags flags, const char*)
    {
        fill(member, flags);
    }
    template <class Kinds>
    void own(Kinds& kind)
    {
        std::visit([&](auto& one) { fields(*this, one); }, kind);
    }

private:
    template <class T>
    void fill(T& out, fw::FieldFlags)
    {
        if constexpr (std::is_enum_v<T>)
            out = static_cast<T>(1);
        else
            row(out);
    }
    template <class T>
    void fill(std::optional<T>& out, fw::FieldFlags flags)
    {
        if (mDepth < 5)
            fill(out.emplace(), flags);
    }
    template <class T>
    void fill(std::vector<T>& out, fw::FieldFlags flags)
    {
        if (mDepth >= 5)
            return;
        // One element in every second list, so that both short and long forms of lists occur.
        const int count = ++mCount % 2 + 1;
        for (int i = 0; i < count; ++i)
            fill(out.emplace_back(), flags);
    }
    template <class T>
    void fill(std::map<std::string, T>& out, fw::FieldFlags flags)
    {
        for (int i = 0; i < 2; ++i)
            fill(out["key" + std::to_string(++mCount)], flags);
    }
    /// The kinds in turn, so that each one occurs.
    template <class... Ts>
    void fill(std::variant<Ts...>& out, fw::FieldFlags)
    {
        static const char variant = 0; // nodes and verbs have separate turns
        fw::KindList<std::variant<Ts...>>::set(out, static_cast<std::size_t>(mKinds[&variant]++) % sizeof...(Ts));
    }
    void fill(std::string& out, fw::FieldFlags flags)
    {
        const std::string words = flags.words ? flags.words : "";
        if (flags.has(fw::FieldFlags::Required) || words.empty())
            out = words.empty() ? "wörd \"" + std::to_string(++mCount) + "\"\n" : words.substr(0, words.find('|'));
        else
            out = words.substr(words.rfind('|') + 1);
    }
    void fill(bool& out, fw::FieldFlags) { out = !out; }
    void fill(int& out, fw::FieldFlags flags)
    {
        out = flags.has(fw::FieldFlags::Cells) ? ++mCount % 12 : out + 2 + ++mCount % 3;
    }
    void fill(fw::Rational& out, fw::FieldFlags)
    {
        ++mCount;
        out = fw::Rational::of(-mCount, mCount % 2 + 1);
    }
    void fill(fw::CellSet& out, fw::FieldFlags) { out.cells = {2, 7}; }
    void fill(fw::Grid& out, fw::FieldFlags) { out = {fw::GridShape::HexPointy, 4, 3, false}; }
    void fill(fw::Map& out, fw::FieldFlags)
    {
        row(out);
        out.terrain.assign(12, {});
        out.terrain[3] = {"woods"};
        out.terrain[5] = {"water", "woods"};
        out.terrain[11] = {"water"};
        out.level.assign(12, 0);
        out.level[4] = 2;
        out.level[5] = -1;
        out.level[6] = 40;
    }

    int mDepth = 0;
    int mCount = 0;
    std::map<const void*, int> mKinds; ///< by list of kinds
};

/// A ruleset in which every field of every row differs from its default.
inline fw::Ruleset rules()
{
    fw::Ruleset out;
    Filler().row(out);
    return out;
}

/// A scenario in which every field of every row differs from its default.
inline fw::Scenario scenario()
{
    fw::Scenario out;
    Filler().row(out);
    return out;
}

} // namespace everything
