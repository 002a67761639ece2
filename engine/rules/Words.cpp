// Words as values: read as numbers if possible, and written as text.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Evaluate.h"

namespace fw {

Val wordOrNumber(const Compiled& c, Sym word)
{
    const Rational n = c.numberOf(word);
    return n.valid() ? Val::of(n) : Val::ofWord(word);
}

std::string shown(const Compiled& c, const Val& v)
{
    const auto word = [&](Sym w) { return w > 0 ? checkedAt(c.words, w) : std::string(); };
    switch (v.form) {
    case Val::Form::Number: return v.number.text();
    case Val::Form::Word: return word(v.word);
    case Val::Form::Words: {
        std::string out;
        for (Sym w : *v.words)
            out += (out.empty() ? "" : ", ") + word(w);
        return out;
    }
    default: return "?";
    }
}

} // namespace fw
