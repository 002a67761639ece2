#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A part of a JSON pointer with '~' and '/' written as they must be.
std::string pointerPart(std::string_view key);

/// The way from the top of a file to a value, kept as steps and written as a JSON pointer only when
/// somebody is told of it. The keys must outlive it.
class PointerWay
{
public:
    /// Keeps one step on the way for the length of a block.
    class Step
    {
    public:
        /// Into a field.
        Step(PointerWay& way, std::string_view key) : mWay(way) { way.mSteps.push_back({key, 0}); }
        /// Into an element of a list.
        Step(PointerWay& way, std::size_t index) : mWay(way) { way.mSteps.push_back({{}, index}); }
        ~Step() { mWay.mSteps.pop_back(); }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        PointerWay& mWay;
    };

    /// "/modifiers/3/quantity".
    std::string pointer() const;

private:
    struct One {
        std::string_view key;
        std::size_t index;
    };
    std::vector<One> mSteps;
};

} // namespace fw
