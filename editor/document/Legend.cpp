#include "editor/document/Legend.h"

#include <algorithm>

namespace fw {

Mix Legend::code(const std::vector<std::string>& words)
{
    const auto found = mCodes.find(words);
    if (found != mCodes.end())
        return found->second;
    if (mLists.size() > 65535)
        return 0;
    const auto code = Mix(mLists.size());
    mLists.push_back(words);
    mCodes.emplace(words, code);
    return code;
}

Mix Legend::with(Mix code, const std::string& word)
{
    std::vector<std::string> list = words(code);
    if (std::ranges::find(list, word) != list.end())
        return code;
    list.push_back(word);
    return this->code(list);
}

Mix Legend::without(Mix code, const std::string& word)
{
    std::vector<std::string> list = words(code);
    const auto found = std::ranges::find(list, word);
    if (found == list.end())
        return code;
    list.erase(found);
    return this->code(list);
}

} // namespace fw
