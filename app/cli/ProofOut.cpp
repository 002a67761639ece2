#include "app/cli/ProofOut.h"

#include "app/case/AllFindings.h"
#include "app/cli/Console.h"
#include "editor/Translated.h"

namespace fw {

int complainOfErrors(const Ruleset& rules, const Scenario& scenario, const std::string& file)
{
    int errors = 0;
    for (const CheckResult& proved : scenarioFindings(rules, scenario, file)) {
        const bool isError = proved.finding.severity == Severity::Error;
        // A warning about letters or drawings means that the sheet differs from the file.
        if (!proved.open() || (!isError && proved.check != "letters" && proved.check != "drawings"))
            continue;
        complain(Cli::tr("%1: %2").arg(QString::fromStdString(proved.finding.row), translated(proved.finding.text)));
        errors += isError ? 1 : 0;
    }
    return errors;
}

} // namespace fw
