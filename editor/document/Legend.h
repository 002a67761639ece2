#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fw {

/// The code of a list of features; 0 is the empty list.
using Mix = std::uint16_t;

/// All lists of features that a document has used; it only grows, so that codes stay valid through undo and redo.
class Legend
{
public:
    /// The code of a list, new if necessary; 0 when 65535 lists exist already.
    Mix code(const std::vector<std::string>& words);
    /// The list of a code that `code` returned.
    const std::vector<std::string>& words(Mix code) const { return mLists[code]; }
    /// The code of the list with a word added at its end; the same code if it contains the word.
    Mix with(Mix code, const std::string& word);
    /// The code of the list without a word; the same code if it lacks the word.
    Mix without(Mix code, const std::string& word);
    /// The number of lists.
    int size() const { return int(mLists.size()); }

private:
    std::vector<std::vector<std::string>> mLists{{}};
    std::map<std::vector<std::string>, Mix> mCodes{{{}, 0}};
};

} // namespace fw
