#pragma once

#include "app/cli/Request.h"

namespace CLI {
class App;
class Validator;
} // namespace CLI

namespace fw {

/// Adds the options of `fieldworks playtest` and its command merge; `file` checks the name of a file, `number` a seed.
void addPlaytestOptions(CLI::App& command, Request& request, std::vector<std::string>& options,
                        const CLI::Validator& file, const CLI::Validator& number);

/// Refuses words that contradict each other, with a CLI::ValidationError.
void takePlaytest(const CLI::App& command, Request& request);

} // namespace fw
