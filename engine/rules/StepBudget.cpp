#include "engine/rules/StepBudget.h"

namespace fw {

Problem BudgetSpent::problem(const std::string& otherwise) const
{
    Problem out(Trouble::BadInput,
                Text("working this out takes more than {0} steps, and was given up",
                     {std::to_string(StepBudget::most / 1'000'000) + " million"}),
                {}, {}, mRow.empty() ? otherwise : mRow,
                "let this row ask fewer units or places, or each of them only once");
    out.id = ProblemId::StepBudgetSpent;
    return out;
}

Problem runsOn(std::string row)
{
    Problem out(Trouble::BadInput, "the procedures run on without asking anybody", {}, {}, std::move(row),
                "look for a repeat without an end");
    out.id = ProblemId::Endless;
    return out;
}

bool givenUp(const Problem& problem)
{
    return problem.id == ProblemId::StepBudgetSpent || problem.id == ProblemId::Endless;
}

} // namespace fw
