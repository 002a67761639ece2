#include "engine/base/Problem.h"

#include "engine/base/Escaped.h"

namespace fw {

FW_OUTLINE(Problem);

Problem::Problem(Trouble kind, Text sentence, std::string by, std::string in, std::string at, Text helps,
                 std::vector<Text> legal)
    : trouble(kind), text(std::move(sentence)), cite(std::move(by)), file(std::move(in)), place(std::move(at)),
      remedy(std::move(helps)), alternatives(std::move(legal))
{}

tl::unexpected<Problem> fail(Trouble trouble, Text text, std::string place, Text remedy)
{
    return tl::unexpected<Problem>(Problem{trouble, std::move(text), {}, {}, std::move(place), std::move(remedy), {}});
}

std::string describe(const Problem& problem)
{
    std::string out;
    if (!problem.file.empty())
        out += problem.file + ": ";
    if (!problem.place.empty())
        out += problem.place + ": ";
    out += plain(problem.text);
    if (!problem.cite.empty())
        out += " [" + problem.cite + "]";
    if (!problem.remedy.empty())
        out += "; " + plain(problem.remedy);
    // Text from a file must not be able to control the terminal.
    return forTerminal(out);
}

} // namespace fw
