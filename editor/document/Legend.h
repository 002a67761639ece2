#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fw {

/// A number that stands for a list of features; 0 is the empty list.
using Mix = std::uint16_t;

/// The lists of features that cells and sides of one document have had; it only grows, so a code
/// stays good through undo and redo.
class Legend
{
public:
    /// The code of a list, made when it is new; 0 when 65535 lists are known already.
    Mix code(const std::vector<std::string>& words);
    /// The list of a code that `code` gave.
    const std::vector<std::string>& words(Mix code) const { return mLists[code]; }
    /// The list with one word more at its end; the same code when it has the word.
    Mix with(Mix code, const std::string& word);
    /// The list without a word; the same code when it lacks it.
    Mix without(Mix code, const std::string& word);
    /// How many lists there are.
    int size() const { return int(mLists.size()); }

private:
    std::vector<std::vector<std::string>> mLists{{}};
    std::map<std::vector<std::string>, Mix> mCodes{{{}, 0}};
};

} // namespace fw
