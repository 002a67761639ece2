#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"

namespace fw {

/// `fieldworks check`: a line per finding.
Exit runCheck(const Request& request, int argc, char** argv);
/// `fieldworks adjudicate`: plays an orders file.
Exit runAdjudicate(const Request& request, int argc, char** argv);
/// `fieldworks log`: the turn log of a game.
Exit runLog(const Request& request, int argc, char** argv);
/// `fieldworks orders`: a game as an orders file.
Exit runOrders(const Request& request);
/// `fieldworks verify`: replays a game and checks its chain.
Exit runVerify(const Request& request);
/// `fieldworks rule`: the ruling desk.
Exit runRule(const Request& request);
/// `fieldworks diff`: what changed between two files, or how a list or PDF differs from a scenario.
Exit runDiff(const Request& request, int argc, char** argv);
/// `fieldworks export`: a map, a set-up, aids, counter sheets, a mix, a result sheet, or a copy for one side.
Exit runExport(const Request& request, int argc, char** argv);
/// `fieldworks export --job`: the outputs of a job, or of all jobs of a scenario.
Exit exportJobs(const Request& request, int argc, char** argv);
/// `fieldworks help WORD`: what a word of rules, scenarios and maps means.
Exit runHelp(const Request& request);
/// `fieldworks outline`: the sequence of play of rules or of a scenario, in words.
Exit runOutline(const Request& request);
/// `fieldworks schema`: the JSON Schema of a kind of file.
Exit runSchema(const Request& request);
/// `fieldworks recipes`: lists recipes, explains one, or inserts it into rules.
Exit runRecipes(const Request& request);
/// `fieldworks import`: the counters of a spreadsheet into a scenario.
Exit runImport(const Request& request);
/// `fieldworks import --to`: a file of another program into a folder.
Exit runFileImport(const Request& request);
/// `fieldworks playtest`: plays many simulated games, or merges such games.
Exit runPlaytest(const Request& request, int argc, char** argv);
/// `fieldworks tidy`: a file in the form that the program writes.
Exit runTidy(const Request& request);

} // namespace fw
