#include "engine/store/Schema.h"

namespace fw {

std::string fieldHelpText()
{
    std::string out;
    std::string row;
    for (const FieldHelp& one : fieldHelp()) {
        if (one.row != row)
            out += (out.empty() ? "" : "\n") + one.row + "\n";
        row = one.row;
        out += "  " + one.key + " (" + one.type.text() + (one.required ? ", required" : "") + "): " + one.help;
        for (std::size_t i = 0; i < one.words.size(); ++i)
            out += (i > 0 ? ", " : one.open ? "; such as " : "; one of ") + one.words[i];
        out += "\n";
    }
    return out;
}

} // namespace fw
