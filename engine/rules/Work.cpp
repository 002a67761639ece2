#include "engine/rules/Work.h"

namespace fw {

namespace {

constexpr const char* sentence = "working this out takes more than {0} steps, and was given up";

} // namespace

void Work::blame(std::string row)
{
    if (mRow.empty())
        mRow = std::move(row);
}

Problem Work::problem(const std::string& otherwise) const
{
    Problem out;
    out.trouble = Trouble::BadInput;
    out.text = Text(sentence, {std::to_string(most / 1'000'000) + " million"});
    out.place = mRow.empty() ? otherwise : mRow;
    out.remedy = "let this row ask fewer units or places, or each of them only once";
    return out;
}

bool tooMuchWork(const Problem& problem)
{
    return problem.text.key == sentence;
}

} // namespace fw
