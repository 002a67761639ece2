#include "app/cli/Console.h"
#include "app/cli/Request.h"

namespace fw {

namespace {

QString exits()
{
    return Cli::tr("\nExit code: 0 done, 1 findings or a difference, 2 cannot be read, 3 an order "
                   "is refused,\n4 cannot be written, 64 wrong usage.\n");
}

QString program()
{
    return Cli::tr("Fieldworks edits scenarios of hex and square-grid board wargames and referees "
                   "them.\n"
                   "\n"
                   "usage: fieldworks [FILE]\n"
                   "       fieldworks COMMAND ...\n"
                   "\n"
                   "Without a command the window opens, on FILE when given (a scenario or a "
                   "game).\n"
                   "\n"
                   "  check FILE...                 says what is wrong in rules, scenarios, orders "
                   "and games\n"
                   "  adjudicate SCENARIO ORDERS    plays an orders file and prints the turn log\n"
                   "  log GAME                      prints the turn log of a game\n"
                   "  orders GAME                   turns a game back into an orders file\n"
                   "  verify GAME                   replays a game and checks its chain\n"
                   "  rule RULES 'WORDS'            the ruling desk: rules on forces stated in "
                   "words\n"
                   "  diff A B                      what changed between two rules or scenario "
                   "files\n"
                   "  export FILE --to NAME         draws the map to .svg, .png or .pdf\n"
                   "  tidy FILE                     writes a rules, scenario or map file in the program's own form\n"
                   "  schema KIND                   prints the JSON Schema of rules, scenarios, maps or logs\n"
                   "  help WORD                     says what a word of rules, scenarios and maps means\n"
                   "\n"
                   "  --help                        this, or after a command its own help\n"
                   "  --version                     the version\n")
           + exits();
}

QString rule()
{
    return Cli::tr("usage: fieldworks rule RULES 'WORDS' [--option NAME=VALUE]... [--preset NAME]\n"
                   "                       [--scenario FILE]\n"
                   "\n"
                   "The ruling desk. Forces, ground and dice are stated in words instead of found on a map;\n"
                   "the ruling comes with its reckoning, every line marked \"stated\", and with what it\n"
                   "assumes though it was not stated. Without dice the exact chances of every result are\n"
                   "printed instead. In place of RULES stands a scenario, for its options and special rows,\n"
                   "or a game, which is ruled by as it stands.\n"
                   "\n"
                   "WORDS are a sentence or clauses. A sentence: '6 attack 4 in buildings, dice 6 1',\n"
                   "'a disrupted brigade of 5 and a brigade of 4 against 6 in woods; dice 4 3', 'defender 4,\n"
                   "attacker 6' or, where the rules read odds, '3 to 1'. Each counter is named or has a\n"
                   "number of its own; a number alone is the rating that the examples of play state of such\n"
                   "a counter. The ruling shows the sentence as clauses. Clauses have ';' between them:\n"
                   "\n"
                   "  ENTRY: UNIT, UNIT ...     what is done, named as in orders, and who does it. Each UNIT\n"
                   "                            stands in a cell of its own next to the target; after 'with'\n"
                   "                            it stands in the cell of the one before\n"
                   "  against: UNIT, UNIT ...   who is in the target's cell; 'nobody' when it is empty. The\n"
                   "                            head may be left out, or be 'on WORD...'\n"
                   "  on WORD ...               before the colon, or behind a UNIT: the terrain, and its\n"
                   "                            height, as in 'on woods level 2'\n"
                   "  across WORD ...           what lies on the sides crossed, as a clause, before the colon\n"
                   "                            or behind a UNIT\n"
                   "  dice [NAME] N ...         dice that fell, in the order asked, or by name: 'dice fire 6\n"
                   "                            5', 'dice combat 4 morale 3'\n"
                   "  FIELD VALUE ...           any other field of the entry, as in orders\n"
                   "  ANSWER VALUE ...          what somebody has to choose before the ruling can go on, as in\n"
                   "                            orders: 'defend \"Foot\" leader Howe'; the desk says who must\n"
                   "                            choose, and what may be answered; what both sides answer\n"
                   "                            unseen is said in the order in which they are asked\n"
                   "  turn N, phase NAME        when; else the first turn and phase that allow it\n"
                   "  MARK STEP                 a mark of the game, as in 'weather fog'\n"
                   "\n"
                   "A UNIT is words in any order: a type (brigade), a rating and its number (attack 5), a\n"
                   "mark or a step of one (disrupted), a tag ('tagged militia'), 'of FORMATION', 'steps N',\n"
                   "'reduced', 'facing NE', 'direction N' for the cell it stands in as the target sees it,\n"
                   "'distance 2' for one that many cells away.\n"
                   "The name of a counter of the scenario stands for that counter; any other name stands in\n"
                   "quotes. A word that is not understood is refused, with its place and what may stand there.\n"
                   "A rating not stated is 0, and is told when it counts; what is stated and changes nothing\n"
                   "is told, too.\n"
                   "\n"
                   "  fieldworks rule NAME.rules.json \\\n"
                   "    'attack: \"Foot\" brigade attack 5 morale 4 disrupted, a battalion attack 3;\n"
                   "     against: brigade defence 4 morale 4 on buildings; dice combat 4 morale 3'\n"
                   "\n"
                   "  --scenario FILE   takes sides, grid, counters, options and special rows from a scenario\n");
}

QString adjudicate()
{
    return Cli::tr("usage: fieldworks adjudicate SCENARIO ORDERS [--game OUT.game] [--force]\n"
                   "                             [--log text|json|html|markdown|pdf|short] [-o FILE]\n"
                   "                             [--full|--short]\n"
                   "                             [--until N]\n"
                   "                             [--option NAME=VALUE]... [--level record|warn|refuse]\n"
                   "                             [--seed N]\n"
                   "\n"
                   "Plays an orders file, one action a line, dice included, and prints the turn log; - reads\n"
                   "the orders from standard input. It\n"
                   "stops at the first order that is refused: the log up to there is printed, and standard\n"
                   "error says the line, the unit, the case number and what would have been legal.\n"
                   "Lines 'game KEY: VALUE' at the head of the orders give event, players, options and level;\n"
                   "what the command line says goes before them.\n"
                   "\n"
                   "  --game OUT.game      also keeps the game; a file that exists is not written over\n"
                   "  --force              unless this is given; it stays until all orders were carried out\n"
                   "  --log FORMAT         text (default), json (see 'fieldworks log --help'), html, markdown, pdf,\n"
                   "                       or short: text with a line or two a ruling\n"
                   "  -o, --output FILE    where the log goes instead of standard output\n"
                   "  --full               the log with every row looked at, applied or not\n"
                   "  --short              the short form, also as html, markdown or pdf: who, where, dice, result,\n"
                   "                       what it did\n"
                   "  --until N            stops after turn N\n"
                   "  --option NAME=VALUE  another reading of the rules for this game\n"
                   "  --level LEVEL        what happens to an illegal order: refuse (default), warn, record\n"
                   "  --seed N             rolls dice that the orders do not give\n");
}

QString exported()
{
    return Cli::tr("usage: fieldworks export FILE [--what map|setup] [--dark] [--dpi N] --to "
                   "NAME.svg|png|pdf\n"
                   "       fieldworks export FILE [--what map|setup] --tiled [--page "
                   "a4|letter] --to NAME.pdf\n"
                   "       fieldworks export FILE --what setup-card|roster|aids [--page a4|letter] "
                   "--to NAME.pdf\n"
                   "       fieldworks export FILE --what counters [--page a4|letter] "
                   "[--gutter MM]\n"
                   "                         [--bleed MM] [--flip long|short] [--back-right MM] "
                   "[--back-down MM]\n"
                   "                         [--markers] [--force] --to NAME.pdf\n"
                   "       fieldworks export FILE --what mix --to NAME.csv|pdf\n"
                   "       fieldworks export GAME --side SIDE --to NAME.game\n"
                   "       fieldworks export GAME --what result [--page a4|letter] [--dpi N] --to "
                   "NAME.pdf|png|txt\n"
                   "\n"
                   "Draws the map of a scenario or game; 'setup' with its counters. A "
                   ".svg has layers and an\n"
                   "id for each cell, road, name and counter; a .png has N dots an inch (30 to "
                   "1200, else 200);\n"
                   "'--tiled' lays a sheet over pages with marks and a plan. 'setup-card' says "
                   "who starts and\n"
                   "arrives where, 'roster' lists the counters with boxes for their steps, "
                   "'aids' has the\n"
                   "tracks with squares for a counter and every table of the rules. "
                   "'counters' lays the\n"
                   "counters of a scenario out on sheets, front and back in turn for printing "
                   "on both\n"
                   "sides, and refuses while the check reports errors unless --force is given; "
                   "'mix' says\n"
                   "how many of each counter and marker there are, as a spreadsheet or as printed "
                   "pages.\n"
                   "'--flip' names the edge over which the printer turns the sheet (else long); '--back-right' and\n"
                   "'--back-down' move the backs by millimetres where it turns them a little askew.\n"
                   "A drawing counters/ID.svg (or .png, and ID-back.svg) beside the scenario takes "
                   "the place\n"
                   "of the program's own.\n"
                   "'--side' copies a game for the eyes of one side: of rows that it may not read there is the\n"
                   "hash alone, and its log is in it. The copy can be verified, and has the head of its game.\n"
                   "'result' is one page to hang up or to file: who won and how, or how the game stands;\n"
                   "the map as it lies, losses, the three rolls that swung it farthest with their chances,\n"
                   "lines to sign on and the head of the chain. It shows what anybody may see.\n");
}

} // namespace

std::string helpFor(const std::string& verb)
{
    QString text;
    if (verb == "check")
        text = Cli::tr("usage: fieldworks check FILE...\n"
                       "       fieldworks check --list [--format text|json|markdown]\n"
                       "\n"
                       "Reads rules, scenario, orders and game files and prints a line for each "
                       "finding:\n"
                       "FILE: ROW: what is wrong [case number]\n"
                       "\n"
                       "Rules are held against their examples of play, scenarios against map, "
                       "counters and\n"
                       "tables. Findings accepted in the file, with a reason, are left out until "
                       "they change.\n"
                       "'--list' prints every check with its id, its severity and what it finds.\n");
    else if (verb == "adjudicate")
        text = adjudicate();
    else if (verb == "log")
        text = Cli::tr(
            "usage: fieldworks log GAME [--format text|json|html|markdown|pdf|short] [--side SIDE]\n"
            "                      [--full|--short] [-o FILE]\n"
            "\n"
            "Prints the turn log of a game. In place of GAME stands a log that was kept as json: it is\n"
            "printed in another form, in the language it was kept in.\n"
            "\n"
            "  --format FORMAT      text (default), json, html, markdown, pdf, or short: text with a line or\n"
            "                       two a ruling. json is data: each action with its fields, dice, every\n"
            "                       row looked at with number and case, results, and how the position\n"
            "                       changed, as 'fieldworks schema log' describes it. html and markdown\n"
            "                       need nothing else; '#row-57' leads to the ruling of row 57\n"
            "  --log FORMAT         the same, as of adjudicate\n"
            "  --side SIDE          only what that side may know\n"
            "  --full               every row looked at, applied or not; json has them always\n"
            "  --short              the short form, also as html, markdown or pdf: who, where, dice, result,\n"
            "                       what it did\n"
            "  -o, --output FILE    where it goes instead of standard output\n");
    else if (verb == "orders")
        text = Cli::tr("usage: fieldworks orders GAME [-o FILE]\n"
                       "\n"
                       "Turns a game back into an orders file that gives the same game; under another chain where\n"
                       "something may be hidden, as such a game has a secret of its own. In place of GAME stands a\n"
                       "log of it that was kept as json.\n");
    else if (verb == "verify")
        text = Cli::tr("usage: fieldworks verify GAME [--head HEAD]\n"
                       "\n"
                       "Checks every byte and the chain of a game file and replays it. Prints the head of the\n"
                       "chain, as logs and adjournment sheets do. The chain alone shows no file that was forged\n"
                       "whole or cut at its end; a head that was written down elsewhere does. Of a copy for one\n"
                       "side the rows are checked that it may read; no head vouches for the log in it.\n"
                       "\n"
                       "  --head HEAD          says whether the game still holds that head, and how many rows\n"
                       "                       came after; all of it or at least its first 16 digits\n");
    else if (verb == "rule")
        text = rule();
    else if (verb == "diff")
        text = Cli::tr("usage: fieldworks diff A B\n"
                       "\n"
                       "Says in rule words what changed between two rules or two scenario "
                       "files.\n");
    else if (verb == "tidy")
        text = Cli::tr(
            "usage: fieldworks tidy FILE [--trees] [-o FILE]\n"
            "\n"
            "Writes a rules, scenario or map file in the form that the program itself writes: keys in their\n"
            "order, no line longer than it must be, and in rules conditions and amounts as lines of text. What\n"
            "the file says stays the same; a condition that no line says stays a tree.\n"
            "\n"
            "  --trees              the other way round: every condition and amount as a tree, for programs\n"
            "                       that read rules as data\n"
            "  -o, --output FILE    where it goes instead of into the same file\n");
    else if (verb == "schema")
        text = Cli::tr(
            "usage: fieldworks schema rules|scenario|map|log\n"
            "\n"
            "Prints the JSON Schema (draft 2020-12) of a kind of file, every key with one phrase about it.\n"
            "An editor of text that knows JSON Schema completes keys and marks mistakes by it: write it to\n"
            "a file, and name that in the key \"$schema\" of yours, which the program keeps as it is. 'log'\n"
            "is what 'fieldworks log --format json' writes.\n"
            "\n"
            "  fieldworks schema rules > rules.schema.json\n");
    else if (verb == "help")
        text = Cli::tr("usage: fieldworks help WORD\n"
                       "\n"
                       "Says what a word of rules, scenario and map files means: keys, facts, nodes, verbs and the\n"
                       "terms of the glossary.\n"
                       "\n"
                       "  fieldworks help adjacent\n");
    else if (verb == "export")
        text = exported();
    else
        return program().toStdString();
    return (text + exits()).toStdString();
}

} // namespace fw
