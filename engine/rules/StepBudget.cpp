#include "engine/rules/StepBudget.h"

namespace fw {

Problem BudgetSpent::problem(const std::string& otherwise) const
{
    Problem out(Trouble::BadInput,
                Text("the program gave up: this takes more than {0} steps to work out",
                     {std::to_string(StepBudget::most / 1'000'000) + " million"}),
                {}, {}, mRow.empty() ? otherwise : mRow,
                "make this row look at fewer units or places, or at each only once");
    out.id = ProblemId::StepBudgetSpent;
    return out;
}

Problem runsOn(std::string row)
{
    Problem out(Trouble::BadInput, "the procedures never ask for a decision", {}, {}, std::move(row),
                "look for a loop without an end");
    out.id = ProblemId::Endless;
    return out;
}

bool givenUp(const Problem& problem)
{
    return problem.id == ProblemId::StepBudgetSpent || problem.id == ProblemId::Endless;
}

} // namespace fw
