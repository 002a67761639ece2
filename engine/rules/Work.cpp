#include "engine/rules/Work.h"

namespace fw {

namespace {

constexpr const char* tooMuch = "working this out takes more than {0} steps, and was given up";
constexpr const char* endless = "the procedures run on without asking anybody";

} // namespace

void Work::blame(std::string row)
{
    if (mRow.empty())
        mRow = std::move(row);
}

Problem Work::problem(const std::string& otherwise) const
{
    return Problem(Trouble::BadInput, Text(tooMuch, {std::to_string(most / 1'000'000) + " million"}), {}, {},
                   mRow.empty() ? otherwise : mRow,
                   "let this row ask fewer units or places, or each of them only once");
}

Problem runsOn(std::string row)
{
    return Problem(Trouble::BadInput, endless, {}, {}, std::move(row), "look for a repeat without an end");
}

bool givenUp(const Problem& problem)
{
    return problem.text.key == tooMuch || problem.text.key == endless;
}

} // namespace fw
