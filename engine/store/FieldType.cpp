#include "engine/store/FieldType.h"

#include "engine/base/CheckedIndex.h"

namespace fw {

namespace {

constexpr const char* valueWords[] = {
    "text",     "label",  "path",       "word", "true or false",     "whole number", "number", "cell",
    "sentence", "amount", "conditions", "",     "rows of characters"};

} // namespace

std::string FieldType::text() const
{
    std::string out = value == FieldValue::Row ? row : checkedAt(valueWords, static_cast<std::size_t>(value));
    for (auto it = around.rbegin(); it != around.rend(); ++it) {
        switch (*it) {
        case FieldAround::List: out.insert(0, "list: "); break;
        case FieldAround::OneOrList: out += " or list of them"; break;
        case FieldAround::Object: out.insert(0, "object of: "); break;
        }
    }
    return out;
}

} // namespace fw
