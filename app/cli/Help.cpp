// Long because: the help of all verbs is one table, so that like options read alike.
#include "app/cli/Console.h"
#include "app/cli/Request.h"

#include <map>
#include <string_view>

namespace fw {

namespace {

QString exits()
{
    return Cli::tr("\n"
                   "Exit code: 0 done, 1 findings or differences, 2 cannot be read, 3 an order is refused,\n"
                   "4 cannot be written, 64 wrong usage.\n");
}

QString program()
{
    return Cli::tr("Fieldworks edits scenarios of hex and square-grid board wargames and referees them.\n"
                   "\n"
                   "usage: fieldworks [FILE]\n"
                   "       fieldworks COMMAND ...\n"
                   "\n"
                   "Without a command the window opens, on FILE if given (a scenario, a map, a rules file or a game).\n"
                   "\n"
                   "  check FILE...                 reports what is wrong in rules, scenarios, orders and games\n"
                   "  adjudicate SCENARIO ORDERS    plays an orders file and prints the turn log\n"
                   "  log GAME                      prints the turn log of a game\n"
                   "  orders GAME                   turns a game back into an orders file\n"
                   "  verify GAME                   replays a game and checks its chain\n"
                   "  rule RULES 'WORDS'            rules on a case in words: the ruling desk\n"
                   "  diff A B                      lists what changed between two rules, scenario or map files\n"
                   "  export FILE --to NAME         draws maps, counters and sheets; copies a game for one side\n"
                   "  import SCENARIO LIST          takes counters and set-up from a spreadsheet\n"
                   "  outline FILE                  prints the sequence of play of rules or a scenario in words\n"
                   "  playtest SCENARIO             plays many games without people and counts what happens\n"
                   "  tidy FILE                     writes a rules, scenario or map file in the form of the program\n"
                   "  recipes [NAME]                lists groups of rows for common rules, and inserts them\n"
                   "  schema KIND                   prints the JSON Schema of a kind of file\n"
                   "  help WORD                     explains a word of rules, scenarios and maps\n"
                   "\n"
                   "  --help                        prints this, or after a command the help of that command\n"
                   "  --version                     prints the version\n")
           + exits();
}

QString rule()
{
    return Cli::tr("usage: fieldworks rule RULES|SCENARIO|GAME 'WORDS' [--option NAME=VALUE]... [--preset NAME]\n"
                   "                       [--scenario FILE]\n"
                   "\n"
                   "Rules on a case without a map: you state forces, ground and dice in words. The ruling comes\n"
                   "with its reckoning, and each line is marked \"stated\". It says what it assumes. Without dice it\n"
                   "prints the exact chance of every result. A scenario brings its options and special rows. A game\n"
                   "brings its rules and its options.\n"
                   "\n"
                   "WORDS is a sentence, or clauses with ';' between them. A sentence is '6 attack 4 in buildings,\n"
                   "dice 6 1', 'a disrupted brigade of 5 and a brigade of 4 against 6 in woods; dice 4 3',\n"
                   "'defender 4, attacker 6' or, if the rules use odds, '3 to 1'. Each counter has a name or a\n"
                   "number. A number alone is the rating that the examples of play state for such a counter. The\n"
                   "ruling shows the sentence as clauses:\n"
                   "\n"
                   "  ENTRY: UNIT, UNIT ...     names the action, as in orders, and the units that act; each UNIT is\n"
                   "                            in a cell of its own, or after 'with' in the cell of the one before\n"
                   "  against: UNIT, UNIT ...   names the units in the target's cell; 'nobody' if it is empty. The\n"
                   "                            word may be left out, or be 'on WORD ...'\n"
                   "  on WORD ...               gives terrain and level, before the colon or after a UNIT:\n"
                   "                            'on woods level 2'\n"
                   "  across WORD ...           gives the hexsides crossed, in a clause, before the colon or after\n"
                   "                            a UNIT\n"
                   "  dice [NAME] N ...         gives the dice, in order or by name: 'dice fire 6 5',\n"
                   "                            'dice combat 4 morale 3'\n"
                   "  FIELD VALUE ...           fills another field of the entry, as in orders\n"
                   "  ANSWER VALUE ...          answers a later choice, as in orders: 'defend \"Foot\" leader Howe'.\n"
                   "                            The desk names the side and its choices; secret answers come in\n"
                   "                            the order of the questions\n"
                   "  turn N, phase NAME        sets the time; otherwise the first turn and phase that allow it\n"
                   "  MARK STEP                 sets a mark of the game: 'weather fog'\n"
                   "  SIDE: MARK VALUE, ...     sets marks of a side: 'british: morale 12, momentum 2'\n"
                   "\n"
                   "A UNIT is words in any order: a type (brigade), a rating and its number (attack 5), a mark or\n"
                   "a step of one (disrupted), a tag ('tagged militia'), 'of FORMATION', 'steps N', 'reduced',\n"
                   "'facing NE', 'direction N' (where it is, seen from the target) or 'distance 2' (in cells).\n"
                   "The name of a counter of the scenario means that counter. Put any other name in quotes. The\n"
                   "desk refuses a word that it does not understand, and says where it is and which words are\n"
                   "possible. A rating that is not stated is 0. The desk tells you when that matters, and when a\n"
                   "stated word changes nothing.\n"
                   "\n"
                   "  fieldworks rule NAME.rules.json \\\n"
                   "    'attack: \"Foot\" brigade attack 5 morale 4 disrupted, a battalion attack 3;\n"
                   "     against: brigade defence 4 morale 4 on buildings; dice combat 4 morale 3'\n"
                   "\n"
                   "  --option NAME=VALUE   chooses another reading of the rules\n"
                   "  --preset NAME         chooses a set of options\n"
                   "  --scenario FILE       takes sides, grid, counters, options and special rows from a scenario\n");
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
                   "Plays an orders file, one action a line, dice included, and prints the turn log. - reads the\n"
                   "orders from standard input. It stops at the first order that is refused. Then it prints the log\n"
                   "up to there, and standard error names the line, the unit, the case number and what is legal.\n"
                   "Lines 'game KEY: VALUE' at the head of the orders give event, players, options and level. The\n"
                   "command line overrides them.\n"
                   "\n"
                   "  --game OUT.game      keeps the game too; an existing file is not replaced\n"
                   "  --force              replaces that file, after all orders were carried out\n"
                   "  --log FORMAT         chooses text (default), json, html, markdown, pdf or short; see log --help\n"
                   "  -o, --output FILE    writes the log to FILE instead of standard output\n"
                   "  --full               shows every row that was looked at, applied or not\n"
                   "  --short              writes the short form: who, where, dice, result and effects\n"
                   "  --until N            stops after turn N\n"
                   "  --option NAME=VALUE  chooses another reading of the rules for this game\n"
                   "  --level LEVEL        sets what happens to an illegal order: refuse (default), warn or record\n"
                   "  --seed N             rolls the dice that the orders do not give\n");
}

QString check()
{
    return Cli::tr(
        "usage: fieldworks check FILE... [--format text|json|sarif|junit] [--strict] [--outline]\n"
        "                        [--games N]\n"
        "       fieldworks check --list [--format text|json|markdown]\n"
        "\n"
        "Reads rules, scenarios, maps, orders and games, and prints one line for each finding:\n"
        "FILE: ROW: what is wrong [case number]\n"
        "\n"
        "It compares rules with their examples of play, and scenarios with map, counters and tables. It\n"
        "leaves out a finding that the file accepts with a reason, until the finding changes.\n"
        "\n"
        "Exit code: 0 no findings, or only notes; 1 errors or warnings; 2 a file cannot be read. It is the\n"
        "same in each format. The formats for other programs list accepted findings and files that cannot\n"
        "be read, too.\n"
        "\n"
        "  --format FORMAT      chooses the form of the findings: text (default), json, sarif (SARIF 2.1.0\n"
        "                       for code reviews) or junit (JUnit XML for test reports); or the form of the\n"
        "                       list: text, json or markdown\n"
        "  --outline            also prints the sequence of play of rules files; see 'fieldworks outline'\n"
        "  --games N            also plays N random games of each scenario without other findings, and\n"
        "                       reports where one gets stuck or does not end\n"
        "  --strict             also counts notes, changes since the accepted proof, and findings that are\n"
        "                       accepted without a reason; each gives exit code 1\n"
        "  --list               prints every check with its id, its severity and what it finds\n");
}

QString imported()
{
    return Cli::tr(
        "usage: fieldworks import SCENARIO LIST.csv|tsv [--column HEADING=MEANING]... [--encoding NAME]\n"
        "                         [--separator comma|semicolon|tab] [--decimal comma|point]\n"
        "                         [--dry-run | -o FILE] [--force]\n"
        "       fieldworks import FILE --to FOLDER [--like SCENARIO|RULES] [--board NAME] [--position SAVE]\n"
        "                         [--word WORD=FEATURE]... [--column VALUE=MEANING]... [--id ID]\n"
        "                         [--title TITLE] [--dry-run] [--force]\n"
        "\n"
        "The first form takes counters and their set-up from a spreadsheet that was saved as text. The first\n"
        "line has the headings, in English, German, French, Spanish or Italian. A line changes the counter\n"
        "with its id, or else with its name, side and formation; otherwise it adds a counter. An empty cell\n"
        "clears a field, and a field without a column stays. Counters that are not in the list stay.\n"
        "\n"
        "It prints the meaning of each column and what changes. Lines that are refused, doubtful lines and\n"
        "columns without a known meaning go to standard error with line and column. If there are any, nothing\n"
        "is written, and the exit code is 1.\n"
        "\n"
        "The second form makes a scenario, or a map, of a file of another program: a VASSAL module, a map of\n"
        "Tiled, a text map, a map of Hexographer, Worldographer or Hexwright, or a list of counters for\n"
        "Inkscape. It prints what it understood and, on standard error, what it leaves out. Words for terrain\n"
        "that are not known need --word; otherwise nothing is written, and the exit code is 1.\n"
        "\n"
        "  --to FOLDER          the folder for the new files; no file in it is replaced without --force\n"
        "  --like FILE          takes rules and armies of a scenario or rules file. A template is copied as\n"
        "                       new rules. By default counters get the template odds, a map gets no rules\n"
        "  --board NAME         chooses the map by name or number; by default that with the most counters\n"
        "  --position SAVE      takes the set-up from a saved position of VASSAL\n"
        "  --word WORD=FEATURE  sets the feature for a word: its id, none, or new for a feature of that name\n"
        "  --id ID, --title TITLE  of the scenario; by default from the name of the file and its title\n"
        "\n"
        "  --column HEADING=MEANING  sets the meaning of a column: a heading that 'fieldworks export --what\n"
        "                       counters --to NAME.csv' writes, or copies, or none to leave it out\n"
        "  --encoding NAME      chooses UTF-8, UTF-16LE, UTF-16BE or Windows-1252\n"
        "  --separator NAME     chooses comma, semicolon or tab\n"
        "  --decimal NAME       chooses the decimal sign of ratings, comma or point\n"
        "  --dry-run            writes nothing\n"
        "  --force              imports all lines that are not refused\n"
        "  -o, --output FILE    writes to FILE instead of the scenario\n");
}

QString exported()
{
    return Cli::tr(
        "usage: fieldworks export FILE [--what map|setup] [--style NAME] [--dark] [--dpi N]\n"
        "                         --to NAME.svg|png|pdf\n"
        "       fieldworks export SCENARIO [--style NAME] [--dark] [--dpi N] --to NAME.vmod\n"
        "       fieldworks export FILE [--what map|setup] [--bleed MM] [--sheet SIZE] --to NAME.pdf\n"
        "       fieldworks export FILE [--what map|setup] --tiled [--page a4|letter] --to NAME.pdf\n"
        "       fieldworks export FILE [--what map] [--style NAME] [--dark] --to NAME.tmx|tmj\n"
        "       fieldworks export FILE [--what map] --to NAME.txt\n"
        "       fieldworks export FILE --what setup-card|roster|aids [--page a4|letter] --to NAME.pdf\n"
        "       fieldworks export FILE --what counters [--sheet SIZE|--page a4|letter] [--die MM]\n"
        "                         [--gutter MM] [--bleed MM] [--corner MM] [--margin MM] [--no-marks]\n"
        "                         [--fold|[--turn long|short] [--offset X,Y]] [--markers] [--force]\n"
        "                         [--order listed|side|formation|type] --to NAME.pdf\n"
        "       fieldworks export FILE ... --press [--profile FILE.icc] [--ink N] [--spot NAME] --to NAME.pdf\n"
        "       fieldworks export FILE --what counters --to NAME.csv\n"
        "       fieldworks export FILE --what mix --to NAME.csv|pdf\n"
        "       fieldworks export SCENARIO --what faces [--format png|svg] [--die MM] [--bleed MM]\n"
        "                         [--dpi N] [--force] --to FOLDER\n"
        "       fieldworks export FILE --what setup|roster --to NAME.csv|md\n"
        "       fieldworks export FILE --what tables --to NAME.md|FOLDER\n"
        "       fieldworks export FILE --what map-data --to NAME.json\n"
        "       fieldworks export SCENARIO --job NAME|all [--force] --to FOLDER\n"
        "       fieldworks export GAME --side SIDE --to NAME.game\n"
        "       fieldworks export GAME --what result [--page a4|letter] [--dpi N] --to NAME.pdf|png|txt\n"
        "\n"
        "Draws the map of a scenario or game, or what --what names:\n"
        "\n"
        "  map                  draws the map (the default); an SVG has layers and ids; .tmx and .tmj are\n"
        "                       maps for Tiled, with the picture NAME-tiles.png next to them; .txt is a text\n"
        "                       map; .vmod is a module of VASSAL\n"
        "  setup                draws the map with its counters; as CSV or Markdown it lists place, facing,\n"
        "                       steps lost, marks and arrival of each unit\n"
        "  setup-card           lists who starts and who arrives where, with facing, steps and marks\n"
        "  roster               lists the counters with a box for each step; as CSV or Markdown without faces\n"
        "  aids                 prints the tracks with squares for a counter, and every table in force with\n"
        "                       its result codes and modifiers\n"
        "  counters             lays the counters out on sheets, front and back in turn; as CSV it is a list\n"
        "                       with a line for each counter, which 'fieldworks import' reads\n"
        "  mix                  counts each kind of counter and marker, with its numbers and names\n"
        "  faces                writes ID-front and ID-back for each counter and marker, as PNG or SVG at\n"
        "                       true size, and counters.csv for layout programs, with files, ratings and\n"
        "                       copies; other files of the folder stay\n"
        "  tables               writes the tracks and tables of the play aids as Markdown, or into a folder\n"
        "                       as a CSV file for each\n"
        "  map-data             writes cells, sides, ways, names and units of the map as JSON in the form of\n"
        "                       GeoJSON, in millimetres; 'fieldworks schema map-data' describes it\n"
        "  result               prints one page: who won and how, the map, the losses, the three rolls that\n"
        "                       changed the game most, lines to sign on and the head of the chain; it shows\n"
        "                       what anybody may see\n"
        "\n"
        "  --to NAME            names the file; its ending chooses the form. A .vmod is a module of VASSAL\n"
        "                       with the board, the counters in a palette and set up, decks, charts, dice\n"
        "                       and the turns\n"
        "  --job NAME           writes the outputs of a job into the folder of --to, all or none; the folder\n"
        "                       is new or has only earlier outputs. The jobs are in NAME.jobs.json next to\n"
        "                       the scenario; without it: proof-set, printer-a, print-and-play-a4. 'all'\n"
        "                       runs every job, each into a folder of its own\n"
        "  --style NAME         draws the map in another style: engraving, winter, modern, desert, night,\n"
        "                       plain, coast, or a file NAME.style.json in its folder\n"
        "  --dark               draws in dark colours\n"
        "  --format png|svg     chooses the form of the faces (png if not given)\n"
        "  --dpi N              sets the dots an inch of a PNG, 30 to 1200 (200 if not given), or of the\n"
        "                       board of a .vmod (cells of about 100 pixels if not given)\n"
        "  --tiled              lays the map over pages at true size, with marks and a plan\n"
        "  --page a4|letter     sets the size of the page\n"
        "  --sheet SIZE         names the paper: A4, A3, SRA3, Letter, Legal, Tabloid, 13x19in, or a size\n"
        "                       such as 320x450mm; a map is printed in its middle, with crop marks\n"
        "  --die MM             sets the side of a counter (that of its layout, 12.7 for most, if not\n"
        "                       given); cards are 57 by 87 mm\n"
        "  --gutter MM          sets the gap between counters\n"
        "  --bleed MM           sets how far the colour goes beyond the cut: half the gutter at most, or any\n"
        "                       length around a block without gutters; a map gets crop marks with it\n"
        "  --corner MM          sets the radius of the corners; with --press and a gutter 1 if not given\n"
        "  --margin MM          sets the free space at the edge of the paper (15 if not given)\n"
        "  --no-marks           leaves out the crop marks\n"
        "  --fold               prints fronts and backs on one side, to fold, glue and cut\n"
        "  --turn long|short    names the edge over which the sheet is turned (long if not given); --flip\n"
        "                       does the same\n"
        "  --offset X,Y         moves the backs X mm to the right and Y mm down, against a printer that is\n"
        "                       off; so do --back-right MM and --back-down MM\n"
        "  --markers            adds the markers\n"
        "  --order ORDER        sorts the counters: as listed, or by side and then formation or type\n"
        "  --force              prints counters although the check reports errors\n"
        "  --press              writes a PDF for a press: PDF/X-4 in CMYK, black text in black ink alone; of\n"
        "                       map, setup, setup-card, roster, aids and counters. --bleed then also applies\n"
        "                       to a map (3 if not given)\n"
        "  --profile FILE.icc   names the colour profile of the press (the first that is installed if not\n"
        "                       given)\n"
        "  --ink N              sets the most ink in one place, 200 to 400 per cent (300 if not given)\n"
        "  --spot NAME          names the spot colour of the die line (CutContour if not given)\n"
        "  --side SIDE          copies a game for one side: rows that it may not read have only their hash,\n"
        "                       and its log is in the copy; the copy can be verified, with the same head\n"
        "\n"
        "A drawing counters/ID.svg (or .png, and ID-back.svg) next to the scenario replaces the drawing\n"
        "of the program.\n");
}

QString ofLog()
{
    return Cli::tr("usage: fieldworks log GAME [--format text|json|html|markdown|pdf|short] [--side SIDE]\n"
                   "                      [--full|--short] [-o FILE]\n"
                   "\n"
                   "Prints the turn log of a game. GAME may also be a log that was saved as json. It is then printed\n"
                   "in another form, in the language in which it was saved.\n"
                   "\n"
                   "json is data: each action with its fields and dice, every row that was looked at with number and\n"
                   "case, the results, and how the position changed. 'fieldworks schema log' describes it. An html or\n"
                   "markdown log needs no other file, and '#row-57' leads to the ruling of row 57.\n"
                   "\n"
                   "  --format FORMAT      chooses text (default), json, html, markdown, pdf or short: text with one\n"
                   "                       or two lines for each ruling\n"
                   "  --log FORMAT         does the same as --format\n"
                   "  --side SIDE          prints only what that side may know; it needs the game\n"
                   "  --full               shows every row that was looked at, applied or not; json always has them\n"
                   "  --short              writes the short form: who, where, dice, result and effects\n"
                   "  -o, --output FILE    writes to FILE instead of standard output\n");
}

QString ofOrders()
{
    return Cli::tr("usage: fieldworks orders GAME [-o FILE]\n"
                   "\n"
                   "Turns a game back into an orders file that gives the same game. GAME may also be a log that was\n"
                   "saved as json. If something in the game may be hidden, the new game has a secret and a chain of\n"
                   "its own.\n"
                   "\n"
                   "  -o, --output FILE    writes to FILE instead of standard output\n");
}

QString ofVerify()
{
    return Cli::tr("usage: fieldworks verify GAME [--head HEAD]\n"
                   "\n"
                   "Checks every byte and the chain of a game file, and replays the game. Prints the head of the\n"
                   "chain, which is also on logs and adjournment sheets. The chain alone does not show that a file\n"
                   "was forged as a whole or cut off at its end. A head that was written down elsewhere does. In a\n"
                   "copy for one side only the rows are checked that the side may read, and no head covers its log.\n"
                   "\n"
                   "  --head HEAD          says whether the game still holds that head, and how many rows came after;\n"
                   "                       give all digits or at least the first 16\n");
}

QString ofDiff()
{
    return Cli::tr(
        "usage: fieldworks diff A B\n"
        "       fieldworks diff OLD.rules.json NEW.rules.json GAME.rules.json...\n"
        "       fieldworks diff SCENARIO OTHER.scenario.json --mix [--format text|json]\n"
        "       fieldworks diff SCENARIO LIST.csv|tsv [--format text|json]\n"
        "       fieldworks diff SCENARIO SHEET.pdf [--format text|json]\n"
        "\n"
        "Lists what changed between two rules, scenario or map files, in the words of the rules.\n"
        "\n"
        "With games that extend one of two editions of a rules file, it lists for each game what changes\n"
        "for it, and the rows that it replaces or leaves out and that the new edition changes.\n"
        "\n"
        "With a list, it compares each cell with the counter of its line. The first line has the titles that\n"
        "the import of counters knows. With a PDF, it reads counter sheets, a roster or a set-up card back\n"
        "and compares names, numbers and places. It names a counter that is missing, and text that belongs\n"
        "to no counter.\n"
        "\n"
        "  --mix                compares the counters and markers of two editions\n"
        "  --format FORMAT      chooses text (default) or json\n");
}

QString ofTidy()
{
    return Cli::tr("usage: fieldworks tidy FILE [--trees] [-o FILE]\n"
                   "\n"
                   "Writes a rules, scenario or map file in the form of the program: keys in order, short lines, and\n"
                   "in rules conditions and amounts as lines of text. The file says the same as before. A condition\n"
                   "that no line of text can say stays a tree.\n"
                   "\n"
                   "  --trees              writes every condition and amount as a tree, for programs that read rules\n"
                   "  -o, --output FILE    writes to FILE instead of the same file\n");
}

QString ofOutline()
{
    return Cli::tr("usage: fieldworks outline FILE [--depth N] [--all] [--format text|markdown|json]\n"
                   "\n"
                   "Prints the sequence of play of a rules file as a numbered outline: phases, choices, dice, tables,\n"
                   "results and what happens at any time. With a scenario it leaves out what its options switch off.\n"
                   "A part that is used in several places is written out where it is used first.\n"
                   "\n"
                   "  --depth N            shows N levels only\n"
                   "  --all                also shows values that are kept, and marks without a case number\n"
                   "  --format FORMAT      chooses text (default), markdown or json\n");
}

QString ofRecipes()
{
    return Cli::tr(
        "usage: fieldworks recipes [NAME]\n"
        "       fieldworks recipes NAME --into RULES [--set PARAMETER=VALUE]... [-o FILE]\n"
        "\n"
        "Lists groups of rows for rules that many games share, explains one, or inserts it into a rules file.\n"
        "Nothing is written if an id exists already, if something that it needs is missing, or if the rules\n"
        "would not pass the check.\n"
        "\n"
        "  --into RULES         the rules file that gets the rows\n"
        "  --set PARAMETER=VALUE  sets an id or a number of the recipe\n"
        "  -o, --output FILE    writes to FILE instead of the same file\n");
}

QString ofSchema()
{
    return Cli::tr("usage: fieldworks schema rules|scenario|map|log|map-data\n"
                   "\n"
                   "Prints the JSON Schema (draft 2020-12) of a kind of file, with one phrase about every key. A text\n"
                   "editor that knows JSON Schema uses it to complete keys and mark mistakes. Write it to a file, and\n"
                   "name that file in the key \"$schema\" of yours; the program keeps that key. 'log' describes what\n"
                   "'fieldworks log --format json' writes, and 'map-data' describes the map data that\n"
                   "'fieldworks export --what map-data' writes.\n"
                   "\n"
                   "  fieldworks schema rules > rules.schema.json\n");
}

QString ofPlaytest()
{
    return Cli::tr(
        "usage: fieldworks playtest SCENARIO [--games N] [--first PLAYER] [--second PLAYER] [--seed N]\n"
        "                           [--jobs N] [--most-actions N] [--option NAME=VALUE]...\n"
        "                           [--out FILE.csv|sqlite [--resume]] [--shard I/N] [--keep FOLDER]\n"
        "                           [--set ROW=VALUE]... [--format text|markdown|json] [--full]\n"
        "       fieldworks playtest SCENARIO --set ROW=VALUE... --paired [--games N]\n"
        "                           [--out FILE.csv [--resume]] [--format text|markdown|json|csv]\n"
        "       fieldworks playtest SCENARIO --sensitivity ITEM... [--games N] [--side SIDE]\n"
        "                           [--smallest N] [--out FILE.csv [--resume]]\n"
        "                           [--format text|markdown|json|csv]\n"
        "       fieldworks playtest SCENARIO --knobs [--sensitivity ITEM]... [--format ...]\n"
        "       fieldworks playtest merge FILE... [--out FILE.csv|sqlite] [--format text|markdown|json]\n"
        "                           [--full]\n"
        "\n"
        "Plays games of a scenario without people and prints who wins, when and how, with 95 % intervals,\n"
        "losses, length, the rows that spoke and the cells that were fought for. Game K of a seed is the\n"
        "same on every machine and with every number of threads.\n"
        "\n"
        "A PLAYER is random, greedy (the action with the best exact forecast) or mcts:N:M (tree search with N\n"
        "nodes a turn, and M before the first game for what all games share; 200 and 3000 if not given).\n"
        "\n"
        "merge adds up files of one run: shards, or parts of them. It refuses files of other runs, and two\n"
        "different games of one number. The figures are the same in whatever way a run was split.\n"
        "\n"
        "--set changes a copy of the rules and the scenario in one place. --paired plays the original and\n"
        "the copy on the same dice and says how surely they differ. --sensitivity moves each ITEM by one\n"
        "step, compares it with the original after 50, 100, 200 ... pairs of games until its effect is\n"
        "clear or small, and ranks the effects. --knobs lists what can be changed. A ROW is\n"
        "\n"
        "  TABLE[ROW, COLUMN]           a cell of a table, by its headings: 'crt[3, 2-1]=DR'\n"
        "  modifier:ID, quantity:ID     a number; of a formula ID.plus or ID.times\n"
        "  stage:QUANTITY.ID.round      up, down, nearest or exact; likewise ID.combine\n"
        "  option:ID                    a value of an option\n"
        "  unit:ID.RATING               a rating, or ID.RATING.COLUMN; unit:ID.steps\n"
        "  side:ID.MARK, game.MARK      a mark at the start\n"
        "  arrival:ID                   the turn in which a unit arrives\n"
        "  last-turn                    the last turn\n"
        "\n"
        "A number may be a fraction, or * and a factor: 'unit:guards.attack=*2' doubles each column. A row\n"
        "whose name is there twice has #2. An ITEM is a ROW, a ROW with * for any letters, a table, a kind\n"
        "(cell, modifier, quantity, stage, option, mark, rating, steps, arrival, last-turn), ROW=VALUE for\n"
        "one value, or all.\n"
        "\n"
        "Exit code 1 means that the run was stopped before its last game, by Ctrl+C for example. Games that\n"
        "are being played are finished and kept; Ctrl+C once more ends at once.\n"
        "\n"
        "  --games N            sets the games of the run, 1 to 1000000 (100 if not given); with --paired the\n"
        "                       pairs (1000), with --sensitivity the most pairs of a change (1600)\n"
        "  --first PLAYER       sets the player of the first side (greedy if not given)\n"
        "  --second PLAYER      sets the player of the second side and of further ones (greedy if not given)\n"
        "  --seed N             sets the seed of dice and players (1 if not given)\n"
        "  --jobs N             sets the number of threads (one for each processor if not given)\n"
        "  --most-actions N     ends a game after N actions without a winner (20000 if not given)\n"
        "  --option NAME=VALUE  chooses another reading of the rules\n"
        "  --set ROW=VALUE      changes the rules or the scenario in one place\n"
        "  --paired             compares the changed scenario with the original\n"
        "  --sensitivity ITEM   ranks changes by their effect on the wins of a side\n"
        "  --side SIDE          sets this side (the first if not given)\n"
        "  --smallest N         stops a change whose effect is surely within N % (5 if not given)\n"
        "  --knobs              lists what can be changed, and the next values\n"
        "  --out FILE           writes a row for each game, as CSV or SQLite; with --paired and --sensitivity\n"
        "                       as CSV, with the games of each variant; no file is replaced\n"
        "  --resume             plays only the games that FILE lacks, if it is there\n"
        "  --shard I/N          plays each N-th game, from the I-th on: one part of N\n"
        "  --keep FOLDER        keeps the surprising games as .game files: the rarest outcome, the shortest\n"
        "                       and the longest game, and the greatest lead that was lost\n"
        "  --format FORMAT      chooses text (default), markdown or json, which always has all figures;\n"
        "                       csv for --paired, --sensitivity and --knobs\n"
        "  --full               lists all rows and cells, not only the 20 most frequent\n");
}

QString ofHelp()
{
    return Cli::tr(
        "usage: fieldworks help WORD\n"
        "       fieldworks help --all [--format text|markdown]\n"
        "\n"
        "Explains a word of rules, scenario and map files, with a worked line: keys and their words, facts,\n"
        "paths, nodes, verbs, events, formulas and the terms of the glossary.\n"
        "\n"
        "  --all                explains all words\n"
        "  --format FORMAT      text (default), or markdown: the page scenarios/README.md of the guide\n"
        "\n"
        "  fieldworks help adjacent\n");
}

} // namespace

std::string helpFor(const std::string& verb)
{
    static const std::map<std::string_view, QString (*)()> helps{
        {"check", check},       {"adjudicate", adjudicate}, {"log", ofLog},
        {"orders", ofOrders},   {"verify", ofVerify},       {"rule", rule},
        {"diff", ofDiff},       {"tidy", ofTidy},           {"outline", ofOutline},
        {"recipes", ofRecipes}, {"schema", ofSchema},       {"help", ofHelp},
        {"export", exported},   {"import", imported},       {"playtest", ofPlaytest},
    };
    const auto found = helps.find(verb);
    return found == helps.end() ? program().toStdString() : (found->second() + exits()).toStdString();
}

} // namespace fw
