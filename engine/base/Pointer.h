#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A key as part of a JSON pointer, with '~' and '/' escaped.
std::string pointerPart(std::string_view key);

/// The path from the top of a file to a value, as steps that become a JSON pointer only when a message needs it; the
/// keys must outlive it.
class PointerWay
{
public:
    /// Adds one step to the path and removes it at the end of a block.
    class Step
    {
    public:
        /// A step into a field.
        Step(PointerWay& way, std::string_view key) : mWay(way) { way.mSteps.push_back({key, 0}); }
        /// A step into an element of a list.
        Step(PointerWay& way, std::size_t index) : mWay(way) { way.mSteps.push_back({{}, index}); }
        ~Step() { mWay.mSteps.pop_back(); }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        PointerWay& mWay;
    };

    /// The path as a JSON pointer, "/modifiers/3/quantity".
    std::string pointer() const;

private:
    struct One {
        std::string_view key;
        std::size_t index;
    };
    std::vector<One> mSteps;
};

} // namespace fw
