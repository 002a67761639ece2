<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdjournSheet</name>
    <message numerus="yes">
        <source>%n rows, chain %1</source>
        <translation>
            <numerusform>%n row, chain %1</numerusform>
            <numerusform>%n rows, chain %1</numerusform>
        </translation>
    </message>
    <message>
        <source>adjournment sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjourned: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the game stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sealed answer(s) lie in the game file</source>
        <translation>
            <numerusform>%n sealed answer lies in the game file</numerusform>
            <numerusform>%n sealed answers lie in the game file</numerusform>
        </translation>
    </message>
    <message>
        <source>the referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map, the top of each stack first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the middle of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is open above is only in the game file; laid out by this sheet, the game stands at the first question of the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clock cannot be set by hand here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row below can be typed in Table &gt; Put in Step with the Table; what it does not say of a counter is as printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides in one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock, to be set last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n rows; whoever keeps this can tell later whether rows were changed: fieldworks verify GAME --head %1</source>
        <translation>
            <numerusform>%1 after %n row; whoever keeps this can tell later whether rows were changed: fieldworks verify GAME --head %1</numerusform>
            <numerusform>%1 after %n rows; whoever keeps this can tell later whether rows were changed: fieldworks verify GAME --head %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what one side alone may see is left out; it lies in the game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 facing %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arcs</name>
    <message>
        <source>front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Unsaved Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not saved would be lost in a crash. Save often.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>%1 in %2</source>
        <comment>unit, place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>role, units</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>table, cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side, what it had chosen unseen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>we: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>code of a result, what it comes to</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen; it lies face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side, what happens to it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>code, what it means</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>unit, the box it lies in</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>result, its chance</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a result does, what a rule says of it there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who makes a check, how it ends</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>%1: exists and is not written over; --force does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would have been legal:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: neither a rules, scenario, map or game file nor named as .orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not name=value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fieldworks: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try: fieldworks --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try: fieldworks %1 --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are files of different kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only rules, scenario and map files are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the name must end in .svg, .png or .pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no side %1; the sides are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
Exit code: 0 done, 1 findings or a difference, 2 cannot be read, 3 an order is refused,
4 cannot be written, 64 wrong usage.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks diff A B

Says in rule words what changed between two rules or two scenario files.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF is not for the terminal; say -o FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fieldworks: standard output cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fieldworks: there is no display, so no window can open; fieldworks --help lists the commands that need none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: changed since the accepted proof: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the name must end in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was printed; --force prints all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be written: %2 is left of a game that was cut off; open that game first, or choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: stays as it was, since not all orders could be carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: does not hold the head %2: rows were changed or cut off, or it is of another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: holds the head %2 as row %3, its last</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: holds the head %2 as row %3; %n rows were added since</source>
        <translation>
            <numerusform>%1: holds the head %2 as row %3; %n row was added since</numerusform>
            <numerusform>%1: holds the head %2 as row %3; %n rows were added since</numerusform>
        </translation>
    </message>
    <message>
        <source>fieldworks: --head: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: intact, %n rows</source>
        <translation>
            <numerusform>%1: intact, %n row</numerusform>
            <numerusform>%1: intact, %n rows</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: head %2, in full %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: and %n places more; fieldworks verify lists them all</source>
        <translation>
            <numerusform>%1: and %n place more; fieldworks verify lists them all</numerusform>
            <numerusform>%1: and %n places more; fieldworks verify lists them all</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the side is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no whole number from 0 to 18446744073709551615</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no number of millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sheet of its own has no page; add --tiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--what %1 has no use for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a word before %1 that it has no use for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- is taken for no file here: write ./- for one that is called so, or leave the option out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks tidy FILE [--trees] [-o FILE]

Writes a rules, scenario or map file in the form that the program itself writes: keys in their
order, no line longer than it must be, and in rules conditions and amounts as lines of text. What
the file says stays the same; a condition that no line says stays a tree.

  --trees              the other way round: every condition and amount as a tree, for programs
                       that read rules as data
  -o, --output FILE    where it goes instead of into the same file
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only rules, scenario and map files are tidied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: is as it should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 bytes, %3 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) stand as trees, which no line of text says</source>
        <translation>
            <numerusform>%n condition stands as a tree, which no line of text says</numerusform>
            <numerusform>%n conditions stand as trees, which no line of text says</numerusform>
        </translation>
    </message>
    <message>
        <source>a copy for one side has no use for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a short log has no room for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a copy for one side holds its log as text and no other</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: a copy for the side %2; of %n rows it holds the hash alone</source>
        <translation>
            <numerusform>%1: a copy for the side %2; of %n row it holds the hash alone</numerusform>
            <numerusform>%1: a copy for the side %2; of %n rows it holds the hash alone</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the name must end in .pdf, .png or .txt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks verify GAME [--head HEAD]

Checks every byte and the chain of a game file and replays it. Prints the head of the
chain, as logs and adjournment sheets do. The chain alone shows no file that was forged
whole or cut at its end; a head that was written down elsewhere does. Of a copy for one
side the rows are checked that it may read; no head vouches for the log in it.

  --head HEAD          says whether the game still holds that head, and how many rows
                       came after; all of it or at least its first 16 digits
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is not the memory for so large a picture; --dpi with fewer dots needs less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a picture has dots; name the file .png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a log as data is always whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what one side may see is told by the game, not by its log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: holds what one side may see, and no orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fieldworks edits scenarios of hex and square-grid board wargames and referees them.

usage: fieldworks [FILE]
       fieldworks COMMAND ...

Without a command the window opens, on FILE when given (a scenario or a game).

  check FILE...                 says what is wrong in rules, scenarios, orders and games
  adjudicate SCENARIO ORDERS    plays an orders file and prints the turn log
  log GAME                      prints the turn log of a game
  orders GAME                   turns a game back into an orders file
  verify GAME                   replays a game and checks its chain
  rule RULES &apos;WORDS&apos;            the ruling desk: rules on forces stated in words
  diff A B                      what changed between two rules or scenario files
  export FILE --to NAME         draws the map to .svg, .png or .pdf
  tidy FILE                     writes a rules, scenario or map file in the program&apos;s own form
  schema KIND                   prints the JSON Schema of rules, scenarios, maps or logs

  --help                        this, or after a command its own help
  --version                     the version
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks rule RULES &apos;WORDS&apos; [--option NAME=VALUE]... [--preset NAME]
                       [--scenario FILE]

The ruling desk. Forces, ground and dice are stated in words instead of found on a map;
the ruling comes with its reckoning, every line marked &quot;stated&quot;, and with what it
assumes though it was not stated. Without dice the exact chances of every result are
printed instead. In place of RULES stands a scenario, for its options and special rows,
or a game, which is ruled by as it stands.

WORDS are a sentence or clauses. A sentence: &apos;6 attack 4 in buildings across a stream&apos;,
&apos;a disrupted brigade of 5 and a brigade of 4 against 6 in woods; dice 4 3&apos;, &apos;defender 4,
attacker 6&apos; or, where the rules read odds, &apos;3 to 1&apos;. Each counter is named or has a
number of its own; a number alone is the rating that the examples of play state of such
a counter. The ruling shows the sentence as clauses. Clauses have &apos;;&apos; between them:

  ENTRY: UNIT, UNIT ...     what is done, named as in orders, and who does it. Each UNIT
                            stands in a cell of its own next to the target; after &apos;with&apos;
                            it stands in the cell of the one before
  against: UNIT, UNIT ...   who is in the target&apos;s cell; &apos;nobody&apos; when it is empty. The
                            head may be left out, or be &apos;on WORD...&apos;
  on WORD ...               before the colon, or behind a UNIT: the terrain, and its
                            height, as in &apos;on woods level 2&apos;
  across WORD ...           what lies on the sides crossed, as a clause, before the colon
                            or behind a UNIT
  dice [NAME] N ...         dice that fell, in the order asked, or by name: &apos;dice fire 6
                            5&apos;, &apos;dice combat 4 morale 3&apos;
  FIELD VALUE ...           any other field of the entry, as in orders
  ANSWER VALUE ...          what somebody has to choose before the ruling can go on, as in
                            orders: &apos;defend &quot;Foot&quot; leader Howe&apos;; the desk says who must
                            choose, and what may be answered; what both sides answer
                            unseen is said in the order in which they are asked
  turn N, phase NAME        when; else the first turn and phase that allow it
  MARK STEP                 a mark of the game, as in &apos;weather fog&apos;

A UNIT is words in any order: a type (brigade), a rating and its number (attack 5), a
mark or a step of one (disrupted), a tag (&apos;tagged militia&apos;), &apos;of FORMATION&apos;, &apos;steps N&apos;,
&apos;reduced&apos;, &apos;facing NE&apos;, &apos;direction N&apos; for the cell it stands in as the target sees it,
&apos;distance 2&apos; for one that many cells away.
The name of a counter of the scenario stands for that counter; any other name stands in
quotes. A word that is not understood is refused, with its place and what may stand there.
A rating not stated is 0, and is told when it counts; what is stated and changes nothing
is told, too.

  fieldworks rule NAME.rules.json \
    &apos;attack: &quot;Foot&quot; brigade attack 5 morale 4 disrupted, a battalion attack 3;
     against: brigade defence 4 morale 4 on buildings; dice combat 4 morale 3&apos;

  --scenario FILE   takes sides, grid, counters, options and special rows from a scenario
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks orders GAME [-o FILE]

Turns a game back into an orders file that gives the same game; under another chain where
something may be hidden, as such a game has a secret of its own. In place of GAME stands a
log of it that was kept as json.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks schema rules|scenario|map|log

Prints the JSON Schema (draft 2020-12) of a kind of file, every key with one phrase about it.
An editor of text that knows JSON Schema completes keys and marks mistakes by it: write it to
a file, and name that in the key &quot;$schema&quot; of yours, which the program keeps as it is. &apos;log&apos;
is what &apos;fieldworks log --format json&apos; writes.

  fieldworks schema rules &gt; rules.schema.json
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated  read as: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks log GAME [--format text|json|html|markdown|pdf|short] [--side SIDE]
                      [--full|--short] [-o FILE]

Prints the turn log of a game. In place of GAME stands a log that was kept as json: it is
printed in another form, in the language it was kept in.

  --format FORMAT      text (default), json, html, markdown, pdf, or short: text with a line or
                       two a ruling. json is data: each action with its fields, dice, every
                       row looked at with number and case, results, and how the position
                       changed, as &apos;fieldworks schema log&apos; describes it. html and markdown
                       need nothing else; &apos;#row-57&apos; leads to the ruling of row 57
  --log FORMAT         the same, as of adjudicate
  --side SIDE          only what that side may know
  --full               every row looked at, applied or not; json has them always
  --short              the short form, also as html, markdown or pdf: who, where, dice, result,
                       what it did
  -o, --output FILE    where it goes instead of standard output
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--markers: the counter mix of %1 has no markers; leave the option out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks adjudicate SCENARIO ORDERS [--game OUT.game] [--force]
                             [--log text|json|html|markdown|pdf|short] [-o FILE]
                             [--full|--short]
                             [--until N]
                             [--option NAME=VALUE]... [--level record|warn|refuse]
                             [--seed N]

Plays an orders file, one action a line, dice included, and prints the turn log; - reads
the orders from standard input. It
stops at the first order that is refused: the log up to there is printed, and standard
error says the line, the unit, the case number and what would have been legal.
Lines &apos;game KEY: VALUE&apos; at the head of the orders give event, players, options and level;
what the command line says goes before them.

  --game OUT.game      also keeps the game; a file that exists is not written over
  --force              unless this is given; it stays until all orders were carried out
  --log FORMAT         text (default), json (see &apos;fieldworks log --help&apos;), html, markdown, pdf,
                       or short: text with a line or two a ruling
  -o, --output FILE    where the log goes instead of standard output
  --full               the log with every row looked at, applied or not
  --short              the short form, also as html, markdown or pdf: who, where, dice, result,
                       what it did
  --until N            stops after turn N
  --option NAME=VALUE  another reading of the rules for this game
  --level LEVEL        what happens to an illegal order: refuse (default), warn, record
  --seed N             rolls dice that the orders do not give
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks export FILE [--what map|setup] [--dark] [--dpi N] --to NAME.svg|png|pdf
       fieldworks export FILE [--what map|setup] --tiled [--page a4|letter] --to NAME.pdf
       fieldworks export FILE --what setup-card|roster|aids [--page a4|letter] --to NAME.pdf
       fieldworks export FILE --what counters [--page a4|letter] [--gutter MM]
                         [--bleed MM] [--flip long|short] [--back-right MM] [--back-down MM]
                         [--markers] [--force] --to NAME.pdf
       fieldworks export FILE --what mix --to NAME.csv|pdf
       fieldworks export GAME --side SIDE --to NAME.game
       fieldworks export GAME --what result [--page a4|letter] [--dpi N] --to NAME.pdf|png|txt

Draws the map of a scenario or game; &apos;setup&apos; with its counters. A .svg has layers and an
id for each cell, road, name and counter; a .png has N dots an inch (30 to 1200, else 200);
&apos;--tiled&apos; lays a sheet over pages with marks and a plan. &apos;setup-card&apos; says who starts and
arrives where, &apos;roster&apos; lists the counters with boxes for their steps, &apos;aids&apos; has the
tracks with squares for a counter and every table of the rules. &apos;counters&apos; lays the
counters of a scenario out on sheets, front and back in turn for printing on both
sides, and refuses while the check reports errors unless --force is given; &apos;mix&apos; says
how many of each counter and marker there are, as a spreadsheet or as printed pages.
&apos;--flip&apos; names the edge over which the printer turns the sheet (else long); &apos;--back-right&apos; and
&apos;--back-down&apos; move the backs by millimetres where it turns them a little askew.
A drawing counters/ID.svg (or .png, and ID-back.svg) beside the scenario takes the place
of the program&apos;s own.
&apos;--side&apos; copies a game for the eyes of one side: of rows that it may not read there is the
hash alone, and its log is in it. The copy can be verified, and has the head of its game.
&apos;result&apos; is one page to hang up or to file: who won and how, or how the game stands;
the map as it lies, losses, the three rolls that swung it farthest with their chances,
lines to sign on and the head of the chain. It shows what anybody may see.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: fieldworks check FILE...
       fieldworks check --list [--format text|json|markdown]

Reads rules, scenario, orders and game files and prints a line for each finding:
FILE: ROW: what is wrong [case number]

Rules are held against their examples of play, scenarios against map, counters and
tables. Findings accepted in the file, with a reason, are left out until they change.
&apos;--list&apos; prints every check with its id, its severity and what it finds.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Checks

`fieldworks check FILE` and the lists of findings in the editors run these checks. An acceptance names the check, the place and the values of a finding. Findings of `rules` are errors or warnings.

| Check | Severity | What is wrong |
|---|---|---|
</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CounterFace</name>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CounterSheets</name>
    <message>
        <source>50 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2, sheet %3 of %4, back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2, sheet %3 of %4, front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By knife, 12.7 mm (half an inch), edge to edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die, 12.7 mm, 3 mm apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die, 14 mm, 3 mm apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die, 20 mm, 4 mm apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die, 15.875 mm (five eighths of an inch), 3 mm apart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in which file the game is to be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder; add the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file %1 already, and a game is never written over another. Choose another name, or resume that game from the start page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written in the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message>
        <source>The file is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>turn, phase</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ids</name>
    <message>
        <source>An id has small letters, digits and hyphens only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPages</name>
    <message>
        <source>%1: %2</source>
        <comment>role of who signs, name</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPdf</name>
    <message>
        <source>turn log</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows, as one side may see them</source>
        <translation>
            <numerusform>%n row, as one side may see it</numerusform>
            <numerusform>%n rows, as one side may see them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, chain %1</source>
        <translation>
            <numerusform>%n row, chain %1</numerusform>
            <numerusform>%n rows, chain %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogTags</name>
    <message>
        <source>Corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overruled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LongWork</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Manifest</name>
    <message>
        <source>marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, too few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arriving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter manifest of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1: %2 counters and %3 markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1: %2 counters, %3 cards and %4 markers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapPainter</name>
    <message>
        <source>ground reconstructed, not copied from the printed map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one reading of the printed map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenRules</name>
    <message>
        <source>Edit Rules and Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios and rules (*.scenario.json *.rules.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageFlow</name>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>%1 [%2]</source>
        <comment>sentence, case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (at %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>less than 0.1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not to be believed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses and how it stood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (chance %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(and %n places more)</source>
        <translation>
            <numerusform>(and %n place more)</numerusform>
            <numerusform>(and %n places more)</numerusform>
        </translation>
    </message>
    <message>
        <source>umpire: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some counters still lie face down: the sheet shows what anybody may see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one side alone may see is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows; the chain does not vouch for them</source>
        <translation>
            <numerusform>%n row; the chain does not vouch for it</numerusform>
            <numerusform>%n rows; the chain does not vouch for them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, chain head %1</source>
        <translation>
            <numerusform>%n row, chain head %1</numerusform>
            <numerusform>%n rows, chain head %1</numerusform>
        </translation>
    </message>
    <message>
        <source>and more, in the turn log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Next: %2</source>
        <comment>turn, question</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Next, %2: %3</source>
        <comment>turn, side, question</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 better for %3 than expected</source>
        <comment>what is counted, number, side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (chance %2; %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the dice moved most against what was to be expected, with the chance of what came</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingDesk</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> to </source>
        <comment>from a number to another</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no table is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated  chance %1  %2 %  %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated  options: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked is %1; what was stated does not name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dice more than are rolled were stated</source>
        <translation>
            <numerusform>%n die more than is rolled was stated</numerusform>
            <numerusform>%n dice more than are rolled were stated</numerusform>
        </translation>
    </message>
    <message>
        <source>stated  then dice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated  then: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated  †: reconstructed, not printed in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated  assumed, not stated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>asked is %1; %n of these faces were stated</source>
        <translation>
            <numerusform>asked is %1; %n of these faces was stated</numerusform>
            <numerusform>asked is %1; %n of these faces were stated</numerusform>
        </translation>
    </message>
    <message>
        <source>the referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must choose: %2</source>
        <comment>who, what is asked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who must choose what, the answers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between answers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dice more than are rolled were stated, unless an answer is: %1</source>
        <translation>
            <numerusform>%n die more than are rolled was stated, unless an answer is: %1</numerusform>
            <numerusform>%n dice more than are rolled were stated, unless an answer is: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>an answer is not stated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated  changes nothing here: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingPrint</name>
    <message>
        <source>Ruling on a stated case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>† reconstructed, not printed in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed, not stated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing here: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>Replace the File?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is replaced by what is written now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Cannot Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioSummary</name>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <comment>turns, first, last</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2 hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2 squares</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <comment>number and name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>any of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 divided by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of %1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the least %1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the greatest %1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plus %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose, what</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> nor </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplies %2 by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes %2 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes %2 at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes %2 at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts towards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, once for each of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, when %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (only with %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its rows are added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its rows multiply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest factor counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the smallest factor counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its rows are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then rounded up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then rounded down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then rounded to the nearest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1: %2</source>
        <comment>stage, how</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <comment>number, time</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SightText</name>
    <message>
        <source>%1 (%2): yes</source>
        <comment>what the rules ask, case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): no</source>
        <comment>what the rules ask, case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): no, %3</source>
        <comment>what the rules ask, case number, what stops it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unmarked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NNE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ENE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ESE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WSW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WNW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NNW</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TraceText</name>
    <message>
        <source>%1, %2</source>
        <comment>quantity, counters</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source> at least </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> at most </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> could not be repeated
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is not </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or list of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> roll back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> rolls back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># rows after </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#/$defs/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#rrggbb when it differs from its side&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;end loop&apos; stands in no foreach or repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;main&apos; must name the outermost procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;when&apos; names no option: &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;when&apos; names no value of the option: &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;within:{0}&apos; needs a distance from 0 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be done now; asked is: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be done now; {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be set; what can: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has nothing to answer here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no answer here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no decision offered here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no face of {1}: {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no menu entry, so there is nothing to refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no number for {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no step of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no value for {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no value of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is none of: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not understood here; it may go on with: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is too much here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; lies on a {1}; nobody of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; may be any of {1}; name it by its id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; means several units; name it by its id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(end of line)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>... these must hold too, or the action is refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 up to the number of facings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 small to 3 large; 2 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to {0} each, and no more than {1} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; one of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; such as </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain head: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control at the end of turn {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected in row {0}: {1} {2}, not {3}, because {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fieldworks map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fieldworks rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fieldworks scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House row from here on: {0}, because {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses in turn {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {0} was played with other rules code; its reckoning is not at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows after {0} could not be repeated by this program and are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules digest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling of row {0}, continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQLite finds: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQLite format 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back to row {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back to row {0}, because {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends: {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee decides: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee sets the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no direction of a plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no map file of the scenario&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no single character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell as &quot;column,row&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell of this area is off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell of this way is off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell where it is placed is off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a character for each cell, by direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a character for each cell: 0 to 9, or what `levelLegend` says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a character for each cell; `legend` has the features each means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a constant word; a bare word is short for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a constant; a bare number is short for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a decision is asked for, not that: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a definition that each member must satisfy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fact, asked of the members of `of`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a feature of kind way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field cannot pick &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hexside is not between adjacent cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a house row is written {...}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kept position does not fit these rules: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ladder needs steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a legend gives a meaning to single characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map file is an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map of {0} columns and {1} rows is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mark and its value are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is expected here, not {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number never goes above this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number never goes below this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of steps is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number with a fraction or too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a path field needs rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a place may be entered twice; true when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quantity added up over the members of `over`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quantity, the largest over the members of `over`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quantity, the smallest over the members of `over`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ratio takes two amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a remark for readers of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row is missing before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule forbids it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table needs an axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table, looked up at `at`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn number is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value kept by the running procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zone may not read &apos;{0}&apos;: it depends on zones itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added after the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjacent to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against the rules: {0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all as recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all members must satisfy, and there is at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all members must satisfy; an empty path does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all that is remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already spent when the path starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an action is written wrongly: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has added to the game meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is using the game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applied once for each member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arc towards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked is: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one member must satisfy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least so many of `among`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most so many of `among`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bearing to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number by which one step may always be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number cited when a value is not among the candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number cited when it refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number cited when this condition refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number in the published rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number of the allowance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number of the length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells from left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells from top to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells of which its owner picks one instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells where it may arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check commas, quotes and brackets here and on the line before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that you may read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choices between readings of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code that the whole row carries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>codes that the columns of the last axis carry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column digits, zeros in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns are letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns in the order tried: the first that holds and that the counter has is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conditions on `it`, all must hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conditions on `unit`, of tier 0 facts only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conditions, all must hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content is out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected in row {0}: {1} {2}, not {3}, because {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decide {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice are asked for: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice fell or something was revealed since then: say why it is taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did you mean &apos;{0}&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did you mean &quot;{0}&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy units in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy zones over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal to this, or to one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event, date or players were altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>events and procedures set each other off without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly so many of `among`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor applied to the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>features between two cells; many of them are written as `sidePlanes` instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than {0} actions can be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first word of its orders line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>friend of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>friendly units in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>further words that rules may ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game row 1
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it a meaning in &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go back to a copy of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>greatest number in it; open when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexes with flat tops, hexes with pointed tops, or squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexside to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest face, 6 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds when so many rows applied, or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house row: {0}; because {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how a counter shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how it is divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how its cells are numbered in print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how its modifiers are put together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many are added up, 1 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many at least, or the smallest number; 1 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many at most, or the largest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many facings a counter has: 0, 6, 8 or 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many members the path has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many turns it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how moves may be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much; 1 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how strictly it is kept; the level of the game when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>https://json-schema.org/draft/2020-12/schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it may be set up so far from its cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its axes; the first is that of the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its band on the first axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its bands: [label, min, max] with null for open, or the bare label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cells over the other axes, the last varying fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its first value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name in files and logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its rows do not make a game file: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its rows: [row, cell, ...], or an object when there is more to say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its subjects, as `it`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tables are not those of a game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its values are {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>journal_mode=DELETE is not granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept, free, or the quantity that prices a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known are: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labels to pick from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least number in it; open when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length is of the path, or from its start to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list of conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists and objects lie more than {0} deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists of conditions of which one must hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local its face goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for a repeat without an end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for a trigger that causes its own event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low may not be above high, and count is 1 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest column number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest face, 1 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest row number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map: the grid changed, cells and sides are not compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark &apos;{0}&apos; has no step &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark, value at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks it carries and their values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be left out when only one value can stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members counted by least, most or exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members of sum, least or most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>menu entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifier buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifiers added to the ruleset&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most that may be spent; any when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a file &quot;NAME.map.json&quot; beside the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a menu entry, or say what is done instead in &apos;orElse&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a value, or leave the key out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name by which other rows and translations mean this row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name by which scenarios mean it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name inner parts and refer to them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of its drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the column of the counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named sets of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named sets of options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names written on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no case number is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dice are asked for now, but: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no die &apos;{0}&apos; is asked for, but {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no member may satisfy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no node and no menu entry has the id &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no roll with a die &apos;{0}&apos; is so far back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no side is called &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such die was rolled: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no unit is called &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is called &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the alternatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not above this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not below this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough movement left to turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not equal to this, or to any of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing binds the role &apos;{0}&apos; (in &apos;{1}&apos;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing listens to the event &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was done since then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers printed on counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers that the rules reckon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>object of: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of one group only the first that applies counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offered only when these hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the map edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one character for each cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each turn; plain numbers when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the unit types of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one row of the rules is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sentence for each value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one text for each row of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one value for each axis of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open it with a newer program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open only when these hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option &apos;{0}&apos; cannot be &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options and the values it sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options and their values, over the preset&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options under which the row exists: &quot;option=value&quot; or &quot;option!=value&quot;, all must hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order of {0} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other names that orders may use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overruled: {0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path rows, tried in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces of process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions are kept that no row names, or the reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed number, mark, value at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put back {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it beside the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the file itself beside the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the map into the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put their file beside the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantity &apos;{0}&apos; has no stage &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantity that prices a step; free when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantity that prices a step; that of the row when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating, then column of the counter: the number printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read it again, or save under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read when these hold on `it`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading a snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading its tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading meta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the last row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reduced side up (</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename one, or give them &apos;when&apos; so that only one is in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roads, trails, streams through cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role it becomes, and its name in actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role that each member takes; `it` when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role that the member takes; `it` when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roles handed to that quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roles it may read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roles that callers hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolls back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounding at its end; exact when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row &apos;{0}&apos; has {1} cells, not {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row digits, zeros in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {0} carries {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {0} has no die &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {0} is no roll that counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {0} leads to another position now than when it was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows that change quantities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled by the referee: {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on each candidate, as `it`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on each step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on the filled entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on the filled field as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on where the path ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules that stop it between from and to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules; entering where one fails ends the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs no more than once in each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs when `if` fails or the check does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same place as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say how far back: 2 rolls back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say how many actions to take back: take back 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say which die and its face: correct combat 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say which in &apos;mark&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say which in &apos;with&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say which side answers: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say why the die is corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say why: a house row needs a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say why: an overruling or a setting needs a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenario options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see scenarios/README.md for the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by the referee: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by the referee: {0}, because {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side, mark, value at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped unless these hold; then `else` runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split it into smaller files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps at least; those of the row when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps at most; those of the row when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps lost at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps of a ladder, the normal one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps of the reckoning, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps printed; 1 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>synchronous=EXTRA is not granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table &apos;{0}&apos; is read at {1} value(s), but has {2} axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tables in place of the ruleset&apos;s of the same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back to before that row first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain, hexside features and ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is no choice here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the adjacent cell on the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the armies; the first moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the box counters go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the box it waits in when it has no cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell &quot;{0}&quot; is off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell on one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cells it goes through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the character &quot;{0}&quot; in column {1} means nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code as printed in tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column stands before the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counter placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die &apos;{0}&apos; has no faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die says {0} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk failed ({0}: {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; needs a second party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has format {0}, this program reads format {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has {0} bytes, its rows make {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds more than {0} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than {0} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too large for orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file may have been cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was changed by another program since it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was moved, deleted or locked since it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first half of the directions, from {0} clockwise, have planes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formation it belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file cannot be made there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file cannot be used ({0}: {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file cannot be written ({0}: {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file is damaged or was altered ({0}: {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file is open for reading only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file lacks its rules or its scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file was written by a newer program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file was written by a newer program, which alone can check it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game was written by a newer program and can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game&apos;s options cannot be understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;{0}&quot; is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ladder step set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last column has the lowest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last row has the lowest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map &quot;{0}&quot; cannot be looked for here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map file &quot;{0}&quot; is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map file &quot;{0}&quot; lies outside the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map has {0} columns and {1} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map, or the name of a map file in the same folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark it changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move costs </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move ended on entering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the neighbours it reaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the node at whose end it is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nodes run when orElse is do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number {0} is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other party of the fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the outermost procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path &apos;{0}&apos; has an empty start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path enters a place twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path goes nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path is not contiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the place is not in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position is of another scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position kept with the row was altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the preset of the ruleset that it uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the procedures run on without asking anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the published system it follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quantity it changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the referee is to decide: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row does not follow from the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row was altered: its hash does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules &quot;{0}&quot; are not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules &quot;{0}&quot; version {1} are not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules have no phase &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules know no mark &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules know no rating &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules know no terrain &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules know no way &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules, scenario or images were altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario has no side &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sentence shown when it refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side it belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side it fights for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stage in which it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the standard &apos;{0}&apos; is none of the values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has {0} rows for {1} bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit has neither a set-up nor an arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value becomes this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value when nobody sets it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the verb &apos;{0}&apos; names no mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word &quot;{0}&quot; means nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then what was done in row {0} could not stand: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {0} rows of characters, the map has {1} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no facing {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no fact &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no format {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no mark &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no operation &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no option &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no path row &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no place &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no preset &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no quantity &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no relation &apos;{0}&apos; (in &apos;{1}&apos;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no root &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no row {0} to go back to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no side &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such phase in turn {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no table &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no unit &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no unit type &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no unit, side or place &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no {0} &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules know no event &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these units cannot go this way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this definition needs itself to be known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game was begun with an older version of the rules code; it resumes from the position kept at row {0}, and the reckoning of earlier rows may be missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an SQLite file, but not a game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line is no action of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this list is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this quantity needs itself to be known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this row has {0} characters, the map has {1} columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this row of kind &apos;{0}&apos; cannot be understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this step has no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this table row is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this turn has no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this word is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few for </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many dice: asked for are {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many for </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried in order; the first that offers a path is in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried only when these hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triggers added to the ruleset&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn of arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turning is no part of this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two amounts, the first divided by the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two codes have this id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two marks have this id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two procedures have this id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two rows have this id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two units have this id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>types that counters may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexpected content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>update this program; the game can be read, not played on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use facts of tier 0 only: ratings, marks, terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version of the ruleset; any when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {0} in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>way by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ways of travelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ways to go of which the whole path takes one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what carries it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what count does for how many rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what counters in it are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each character means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what happens because something happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what happens when it does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is compared when it is no fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is filled in, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is looked up on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is printed at the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is taken of the cell or beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what lies on the side between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what must hold at a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what must hold of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what people call it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what people call such a way of travelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what people call the first value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what people read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what sets it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what stands between the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the code does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the fact needs to know: a rating, a mark, a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what then happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when and where it arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it may lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the next place may lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the path starts when not where the units are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the value comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where these hold ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where they start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which columns (rows of pointed hexes), counted from 1, lie half a hex further; even when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who may see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who takes the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom it changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose fact; `it` when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width of a cell in print; 19 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with how much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word that introduces it in an orders line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words it may be set to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write [label, min, max] with null for open, or the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write [row, cell, ...]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number, a word or an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a whole number, or a fraction as &quot;1/2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write column and row counted from 1, as &quot;8,7&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write fractions as &quot;1/2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write how many cells, as in &apos;within:2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing a snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing meta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written by another version of SQLite, so only what the rows say was checked, not the unused bytes between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zones of control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (already counted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} [{1}] = {2} + {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} [{1}] = {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} are not adjacent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} asks for {1} face(s), {2} given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} die: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} faces {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no key &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has {1} step(s) at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is expected here, not {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is placed in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is to decide, not {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lacks the key &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} more cells changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} shows: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} takes no &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} {2}: origin {3} → {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} {2}: row code {3} → {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}: column code {2} → {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: at least {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: at most {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: level {1} → {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no longer {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no way at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: order of features changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: order of {1} now {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: sealed answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: sealed answer, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: set to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: steps lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} against {2}, failed (natural {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} against {2}, failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} against {2}, passed (natural {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} against {2}, passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} no longer {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} now {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} to {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} to {2}, {3} of {4} MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} {2} added: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} {2} removed: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{&quot;id&quot;: &quot;house&quot;, &quot;version&quot;: &quot;1&quot;, &quot;title&quot;: &quot;house rows&quot;, &quot;main&quot;: &quot;none&quot;, &quot;modifiers&quot;: [</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;ray:{0}&apos; needs a direction of the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second name for the member, beside `it`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number cited when it is asked for at another time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number cited when one of them is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hangs together with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is named &apos;{0}&apos; here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of its side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those of the candidates that have to be picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;as&apos; beside of, any, every, none or among</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; breaks the order of the column: &apos;{1}&apos; stands above &apos;{2}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; breaks the order of the row: &apos;{1}&apos; stands before &apos;{2}&apos; here, and after it elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has tiers: it measures no way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; means {1} as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; never shows this: its faces are {1} to {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(?:&lt;= ?([+-]?[0-9]+)|([+-]?[0-9]+)(?: or less| or lower))</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(?:&gt;= ?([+-]?[0-9]+)|([+-]?[0-9]+)(?: or more| or higher))</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no field called &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not understood before a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell where it is placed is out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a character for each cell: x where it is no part of the battle, . where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a counter has one step or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a counter with {0} steps cannot have lost {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture of a printed map that the editor shows to draw after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add markers to the mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add the cell to the choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add the terrain to the features, or take the row out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after dice come faces, as in: dice combat 4 morale 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the die {0} comes what it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {0} comes a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the cell, or accept it with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the heading or the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a colour of another lightness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a turn of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the row of an attack, a fire, a charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour vision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct the rules, or the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>degrees it is turned clockwise, -90 to 90; level when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the area, or change the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples of play, ruled on by every check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>findings that are let stand, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formation &apos;{0}&apos; belongs to side &apos;{1}&apos; too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each counter a name of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each side formations of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each side its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each turn a name, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it a lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it a second step, or take the number out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it one, or accept it with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it the column &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the finding, as the check prints it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it arrives on turn {0}, and the scenario has turns 1 to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it arrives, but waits in &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be ruled on: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it expects nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is kept from being moved by accident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is set up in {0}, which it may not enter: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lies beneath the ground instead of over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it looks like a counter of &apos;{0}&apos; to people with {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it should be refused by {0}, and is legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it should be refused by {0}, and is refused by {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it starts {0} steps short of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was accepted (&quot;{0}&quot;) when it said something else: look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cell is none of those its owner may choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its counters look like those of &apos;{0}&apos; to people with {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its dice are not those that are thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave it one step or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let it begin above the band before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let it wait in a box for arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let pass, since nothing can be done about it: {0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the bands join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the sides differ in lightness, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower what the loss costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make the colour lighter or darker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>markers of the counter mix; not counted when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>millimetres from the left of the leftmost cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>millimetres from the top of the uppermost cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a counter, a side or a terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name where it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither black nor white letters stand out on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no band holds {0}, which &apos;{1}&apos; may show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no blue receptors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cell is named where it arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cell of any table and no row of the rules leads to this code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no counter on the map does anything here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no green receptors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no number of the back is lower than on the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no phase of these rules offers &quot;{0}&quot; to forces like these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no red receptors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only what was done by the rules can be stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {0} cells are next to the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>percent; 60 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixel of the image from its left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixel of the image from its top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print it on the back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print it, or accept it with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the smaller bound first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reconstructed, not printed in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result, and its exact chance before the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row of the reckoning, and the value it comes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what &quot;{0}&quot; is to be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say which rows come to what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scan point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set it up on other ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the counters up apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shorten the name, and keep the long one as an alias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody acts on a cell that is not beside his own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort the bands from low to high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state the case anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state the dice that are asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it out, or put it into a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the acceptance out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the band out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the turn out, or let the scenario last longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the area belongs to &apos;{0}&apos;, which is no side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the area has no cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the area names {0} twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band does not begin above &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band holds nothing: {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band is open below, and so takes what &apos;{0}&apos; holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band of formation &apos;{0}&apos; looks like that of &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band overlaps &apos;{0}&apos;: both hold {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the case in the words of the ruling desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the case number that refuses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell whose middle is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chance of &apos;{0}&apos; should be {1}, and is {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chart has no row for &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counter has no cell and no box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counter has no formation, unlike the others of its side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counter has no step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counter has the colour of side &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counter is on the map at the start and arrives as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counter is placed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the desk knows cells next to the target only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first clause names what is done, as in: attack: a brigade attack 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heading says {0}, the band holds {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the image, relative to the folder of this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map has no area of kind &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map has no cell of this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark has no such step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name &apos;{0}&apos; is too long for the counter and would be cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number {0} follows no rating; ratings are {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the preset it is ruled with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules know no such mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario has no &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario has no turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the set-up does not keep &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side has no counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side has the colour of &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step of a ladder it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the track goes on after turn {0}, the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the track has no turn {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weaker side is not stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {0}, and {1} can be wanted at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a gap after &apos;{0}&apos;: {1} to {2} is in no band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no result code &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these markers are counted twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules have nothing called &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three or more known cells lay the image over the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two areas have this id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two bands have this heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two examples have this id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use one name for one formation, and a sign of its own for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is written over it instead of its own label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was accepted is no longer found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why it is let stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a code of the list, or add it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it as #rrggbb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x is a cell out of play, . one in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} &apos;{1}&apos; is missing, which others of type &apos;{2}&apos; have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has a number for the side &apos;{1}&apos;, but the counter has one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no number for the side &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is higher on the side &apos;{1}&apos; than on the front: {2} and {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no {1} of these rules; they have {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is printed on the back and not on the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} should come to {1}, and comes to {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} turns have {1} names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, a cell of this area, is out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no longer {1} {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: now in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: now out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;exactly&apos; is read and &apos;least&apos; and &apos;most&apos; are not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;quantity&apos; is read and &apos;value&apos; is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;value&apos; is read and &apos;role&apos; is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a word, and what it is compared with is always a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no level: record, warn or refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no number, and rows reckon with this cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no side: {1} keeps one, or nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no trigger that can be used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not read beside &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is offered twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is said twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; lacks what is to be set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a comma before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a second party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; says nothing without &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands beside &apos;{1}&apos;: only one of them is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands here alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes no &apos;:{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot be done in the phase {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a way, which the desk cannot be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no formation that is known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no tag that is known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is none of the counters stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not said of one counter alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not understood of a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is nothing the desk can be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is said of a place, not of a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is said of a side, not of a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is said of the game, not of a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is said twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is terrain, no counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is too much here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is too much here; clauses have one colon, before the counters, and ; between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; lies between cells and is no counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be any of {1}; give each a name in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be any of {1}; name it by its id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be any of: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be two sides of a counter or a fraction; say the one number that counts now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; names other counters, which the desk cannot be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes one value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: a {1} has no such number; it has {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: this counter is a {1} already; between counters stands a comma, or &quot;with&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: this counter is called {1} already; between counters stands a comma, or &quot;with&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: what kind of counter is it? say one of: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: who is acted on is said twice; they stand in one clause with commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: {1} is a {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: {1} is said twice of one counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a check reads a die of its own or one already rolled, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a counter is missing at &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of your own stands in quotes, as in &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node &apos;{0}&apos; needs &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is needed here, and &apos;{0}&apos; is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is needed here, and this is always a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row that is only counted reads no amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stack says itself where it lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stage that combines by &apos;{0}&apos; takes no &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a track is a number mark that lies on no unit; &apos;marked:&apos; hears any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a unit attack 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is missing after &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a window takes &apos;pass&apos; for passing, not for this entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {0} has one step and no reduced side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after &quot;{0}&quot; comes a colon, and who does it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {0} comes a number, not &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {0} comes one of: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {0} comes the terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {0} comes what lies between the cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against the rules: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer names its entry by the id: give one another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an orders line that begins with &apos;{0}&apos; is the referee&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another one stands in quotes, as in: of &quot;A&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin a new game from them, or take the line out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face to face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formations that counters may belong to; any when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game house: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game level: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game option </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one of them another word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the entry another word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many of them is not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in one menu &apos;{0}&apos; means &apos;{1}&apos; and &apos;{2}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in one order &apos;{0}&apos; introduces &apos;{1}&apos; and &apos;{2}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a way, which the desk cannot be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no terrain but lies between cells: across {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is terrain: on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its dice are not those that are thrown: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark &apos;{0}&apos; cannot be &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name somebody else it is asked of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name somebody else who carries it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no band of table &apos;{0}&apos; is ever met by this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no counter has the tag &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no other row of this stage is of the group &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no phase begins in turn {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row asks for &apos;{0}&apos; here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row of the rules names areas of kind &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody hands &apos;{0}&apos; the role &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has anything to do in &apos;{0}&apos; as the table lies: the game would not stop there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is added up or compared here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody who asks for this quantity has the role &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing comes after &quot;{0}&quot; that it could belong to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing has written the local &apos;{0}&apos; here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing here is ever &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is ever looked up at &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is filled in for &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing raises the event &apos;{0}&apos; but the referee&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing reads &apos;{0}&apos;, which is written here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a group only the first row that applies counts; alone it needs none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of whom &apos;{0}&apos; is asked is not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a set mark has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the label of a modifier with &apos;each&apos; names its member, as &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only who acts stands in a direction of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overruled: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play on to that phase, or take back to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating &apos;{0}&apos; has no column &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded as not allowed: {0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded as not allowed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled by the referee: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled by the referee: {0}, because {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled by the referee: {0}: {1}, because {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say in &apos;cast&apos; who that is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say in &apos;do&apos; what it does; where nothing is meant, put an empty group there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say in &apos;need&apos; what must hold where &apos;if&apos; does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it in &apos;arg&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it in &apos;least&apos;, &apos;most&apos; or &apos;exactly&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it in &apos;of&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it in &apos;step&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it in &apos;to&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it in a clause of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say of whom inside each alternative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say over whom in &apos;over&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what and its value: game event: Club evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what to set: a mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what to set: at PLACE, steps N, reduced, full, facing NE, or a mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what {0} is to be: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say who {0} is: counters, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say: across {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say: every place unmarked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say: on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set what lies on the table first, or the phase after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is missing after the comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps regained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table &apos;{0}&apos; has no column &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table &apos;{0}&apos; has no row &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags that counters may have; any when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back what ended it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it out, or say what is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it out, or say what it goes with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it out; of its own it reads: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it out; the stage says in &apos;counts&apos; what so many rows do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bracket is not closed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell is empty, and rows reckon with its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decision is missing: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the desk cannot be told that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; does not read &apos;arg&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; does not read &apos;with&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; needs to know of what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game cannot be put there: &apos;{0}&apos; depends on what &apos;{1}&apos; decided, which a position does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over, its clock stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ground of one cell is said twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the level is said of one side only; say it of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the level is said twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map has no area &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; has no members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; is a {1}: &apos;{2}&apos; is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; is no track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phase &apos;{0}&apos; belongs to neither side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quotation mark is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quotation marks are not closed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result code &apos;{0}&apos; does nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row is headed &apos;{0}&apos;, and its band is &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules have no table &apos;{0}&apos;, and nothing reads this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules know no hexside &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario has no formation &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario lists no formation &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario lists no tag &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the verb &apos;{0}&apos; cannot change the mark &apos;{1}&apos;, a {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word &apos;{0}&apos; means nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no box &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no unit &apos;&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing between the quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these orders are for another game: its {0} is &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules do not ask how high the ground is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules have no phase &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules have no phase &apos;{0}&apos;; they have: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules have no phase &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules know no facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules roll no die called &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this amount is nothing: no number, word, fact or quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to which step of &apos;{0}&apos; is not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {0} has no phase &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two counters stand apart in direction {0}; who stand together are joined by &quot;with&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two entries of this menu have the id &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two fields of this entry are called &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is compared here is always a word, and words have no order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what lies between two cells is said twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what stands on the two sides is never alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who acts stands {0} of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who joins the set &apos;{0}&apos; is not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who stands with another stands in no direction of his own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without &apos;need&apos; this rule refuses nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words of cells that no row asks for, or that rows ask for and no cell holds yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;{0}:ROLE&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a word that rows ask for, or name it among the chart&apos;s &apos;words&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it after the word: decide ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it in full: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the same in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} 0 of {1} acted on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} 0 of {1} who acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} are of different sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} are of the same side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} as in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be {1}: it goes from {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has {1} step(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has {1} steps, not {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a number, and what it is compared with is always a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no face of {1}, which shows {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is there or not: 1 or 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1} after losing {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}: it goes from {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no farther than {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no steps lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: not onto the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: onto the map by {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: onto the map by {1}, {2} of {3} MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: these rules have no {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} to {2}, {3} of {4} MP in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a hexside in the rules, which lies between two cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a terrain in the rules, which lies in whole cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a way in the rules, which goes from cell to cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control as it stands in turn {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a constraint &apos;{0}&apos; does not read &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field &apos;{0}&apos; does not read &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mark &apos;{0}&apos; does not read &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of your own in quotes states a counter like it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node &apos;{0}&apos; does not read &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row &apos;{0}&apos; does not read &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stage &apos;{0}&apos; does not read &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a verb &apos;{0}&apos; does not read &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did you mean &apos;{0}&apos;? a key of your own stands between quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game option ID: VALUE chooses an option; a key of your own that is like that stands between quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be seen which rules these are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes a sealed mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make the two alike, or put the file into another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing uses this definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing uses this path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing uses this procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing uses this quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing uses this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put &quot;id&quot; and &quot;version&quot; to the beginning of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the event &apos;{0}&apos; is told after it happens, not &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the event &apos;{0}&apos; is told before it happens, not &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be asked of places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be asked of sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be asked of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be asked of units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be asked of units, places or sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; cannot lie here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; does not lie on places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; does not lie on sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; does not lie on the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; does not lie on units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; does not lie on units, places or sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; is one of the game, not of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; lies on counters, not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; lies on places, not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; lies on sides, not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the procedure &apos;{0}&apos; takes no role &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quantity &apos;{0}&apos; takes no role &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules know no terrain &apos;{0}&apos;, which lies in {1} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no box role &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no definition &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no phase &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no procedure &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rating &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are the rules &quot;{0}&quot;, and the scenario beside them wants &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules want a reason for each taking back: say why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is off the map: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} should come to {1}, and nothing of that name comes up in this case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is missing
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no head: a head has the digits 0 to 9 and a to f</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {0} cannot be played again as it stands in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {0} is missing or cannot be understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game of that size is not opened; go back to a copy of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a head has {0} digits, of which at least the first {1} are given, not {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a note may have {0} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add the name of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourn, and set the position up in a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} places more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program wrote to the file: this byte is not what its rows make it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a JSON file is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a PDF is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a PNG picture is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a file of another program is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a file of orders is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a game file is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a map file is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a rules file is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a scenario file is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a spreadsheet is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a text is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a turn log as JSON is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: an SVG drawing is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: it cannot be seen what the old file is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: it is a device, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: the old file may not be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: the same command reads it as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that it is the file that was meant, or split it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the disk and the space left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the folder and the space left, or write elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name, or change its rights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name, or take the old file away first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters of both sides start here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it a cell of the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one of them a name of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks through more than {0} other rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it may be {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it may have {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>join it to another, lead it to the edge of the map, or take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead it to the edge of the map, to other water, or take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let this row ask fewer units or places, or each of them only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make room on the disk, or check that you may write to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make room on the disk, or write elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make the folder first, or write elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a file in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the units, as with &apos;/units&apos; behind a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be made of it any more: go back to a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play on from a copy that is whole; this one can be looked at, printed and written out as orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a bridge or ford there, or write its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put what comes from it into a file first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows may have been cut off its end: a head that was written down tells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say in fewer rows what it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say under which condition it does, or let it end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something that is no file is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take out one of the rows by which it asks for itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counters up to this one may stand in more than {0} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry &apos;{0}&apos; is not on the edge of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file has no rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file was altered outside of this program and can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file was altered outside of this program and can only be read; not all of its rows can be played again, and it goes on from the position of row {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has more than {0} notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has more than {0} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has {0} notes, and may not have more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has {0} rows, and may not have more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the role &apos;{0}&apos; is handed {1}, and is read as units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the role &apos;{0}&apos; stands for {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules know no hexside &apos;{0}&apos;, which lies on {1} sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules know no way &apos;{0}&apos;, which {1} ways are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the water comes from nowhere and goes nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the water from here on reaches neither the edge of the map nor other water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the water reaches neither the edge of the map nor other water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ways by this path need themselves to be known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {0} rows in &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there may be {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a pipe or a device, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this procedure calls itself whatever happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this rating needs itself to be known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text has {0} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working this out takes more than {0} steps, and was given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} crosses water at {1}, and nothing says whether by bridge or ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ends in the open at {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} units have neither a set-up nor an arrival: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, version {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; answers what is asked later, if it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; takes nothing after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: only what the ruling took can be answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a counter on the map has a step left; when {0} is lost, say: at {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after facing comes a point of the compass, not &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has put the game file into another way of writing (WAL), and it is not opened so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a turn log is there and would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: another program has changed the old file meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: another program has put a file there meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: it would be taken for a part of the file beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name, or take that file away first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it comes to a choice that is not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at it, and choose another name or write again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is asked for &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not all of these are in {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what {0} is to be instead of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say where he belongs: {0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state the answer, as in: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it away, and look at what follows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has {0} bytes, its header says {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file was altered: reading it takes more work than any game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has a control character in it (U+00{0}), which no order has: take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON: there is a NUL character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not one of the kind for {1}; {2} takes such counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is {1}, not {2}: there is nothing to take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {0} conditions here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this rules file has {0} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;end phase&apos; stands in a loop whose members act at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;end procedure&apos; stands in a loop whose members act at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands in a loop whose members act at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes a whole number here, not {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move stands in a loop whose members act at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a phase stands in a loop whose members act at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a snapshot is taken in a loop whose members act at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let it follow the loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for what multiplies without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody enters the map there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round the quantity in its last stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it before the loop or after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was under way is of other rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;after&apos;, or hear of &apos;about-to-enter&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;after&apos;, or leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;before&apos; or &apos;instead&apos;, or hear of &apos;entered&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;end loop&apos;, and let it follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1} to {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;end game&apos; stands in a loop whose members act at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes no number below 0, as {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for what adds to it without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the verb that does the opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;end phase&apos; stands in no phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no schema of {1} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty word is offered, which nobody can say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the decision another word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a side, as with &apos;/side&apos; behind units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the phase where this is called, or write &apos;end game&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick what the path leads to, or lead it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &apos;{0}&apos; picks {1}, and is offered {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what follows &apos;because&apos; is heard as the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where its JSON Schema lies, for editors of text; the program keeps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write where {0} lies, which &apos;fieldworks schema {1}&apos; prints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} are to decide here, and only sides can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> not in </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a fact, and cannot be told from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a mark and a rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no number that can be reckoned with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not understood here, in &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; names no group of rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a case number stands behind one condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a condition or a list of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die already rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fact is asked with one other party, &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fact takes one word in brackets, &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group holds rules, not the group &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group whose rules stand here; its bare id is short for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number or word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set of units or places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word in quotes says nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another path that says what this one does not; the rules of both hold, its own first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most so often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes of the position, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each side answers unseen, shown together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it another id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how members take turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves when these hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local it goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local that holds the result code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local the cell goes to; result when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local the decision goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local the number goes to; the name of the quantity when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local the way goes to; path when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local with the path, or a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members put into a set mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a fact, as in &apos;{0}.type&apos;, or count with &apos;#{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name before .passed, .raw and .target; the id when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name one that says all it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>natural faces that always fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>natural faces that always pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing uses this group of rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds are of one amount to another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one value for each axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a table has parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role of the member; it when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roles handed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules that several rows share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs when it passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it in several lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secret: one local for each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side that acts, or `referee`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side that decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side that decides, or `referee`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side that rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side whose phase it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sides that are asked in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it out, or write the rule itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take one out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken unasked when there is one way only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decisions offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dice asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path &apos;{0}&apos; is like itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phase that this call is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quantity it is held against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the role &apos;{0}&apos; is handed over twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules, of which each stands where the group is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no group of rules &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this formula has too many brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this formula is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what of &apos;{0}&apos; is meant is not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which role &apos;{0}&apos; plays is not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;ROLE: {0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;mark[{0}]&apos; or &apos;rating[{0}]&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write =, !=, &gt;= or &lt;=</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a smaller number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it as &apos;unit.type in [a, b]&apos; or &apos;any PATH: FACT = WORD&apos;; words of several parts stand in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write its rules here, or name both groups where they are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write odds(a, b)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the id of the group, or a rule as an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write what it is compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table has no part &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a blank on either side of the sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;unit.state != good&apos;, &apos;unit.tag[gun] != 1&apos; or &apos;no unit is NAME&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0507: light woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shift by {0} columns ends in none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns to the right; to the left below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how high an end of the look lies, as `it`; `$line` is the height between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kinds of seeing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most cells to what `unit` sees; any when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on each cell between, as `it`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on each hexside on the way, between `near` and `far`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on the cells at both ends, as `it`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sees by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no sight &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a shift beyond the last column does: it stays in that column, or is not made; stays when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is seen this way needs itself to be known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which of two cells must stop a look that runs between them; both when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;mark[{0}]&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;rating[{0}]&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; it takes: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who may see what was filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only who acts stands at a distance from the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is crossed lies between neighbours; nobody who acts is beside the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is crossed lies between neighbours; {0} cells away nothing is crossed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who stands with another is as far away as he; say it of him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee sets what one side alone may see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn only: no rule sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no place: {1} keeps one, or nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a place, nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state that option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is ruled only with {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a word: it cannot be multiplied or added to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a kind of area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes a number here, not &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is said of a formation, not of a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a verb &apos;{0}&apos; needs &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrives turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen: side that says who is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn: {0}, one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formation, mark, value at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local of who is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only these members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say how high and low it goes in whole numbers, the lower one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say in which turn it arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say of whom &apos;{0}&apos; is asked, as in &apos;@game.turn&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side that draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side that shuffles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die &apos;{0}&apos; has no faces now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the facing, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be asked of formations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; does not lie on formations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; lies on formations, not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the members that join, or the side a number stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the place they come to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the places where it arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side that wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn in which it arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no formation &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those of which one is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;{0}:KIND&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} arrives in turn {1} at {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} arrives in turn {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} counters are shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no face of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;it&apos; is the member itself here, held against itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected in row {0}, because {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a counter of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a filter hands &apos;{0}&apos; no role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hexside shelters a cell that it does not touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a box with the role &apos;left&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an engagement is about counters or places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an engagement is declared in a loop whose members act at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask it of somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells from which the map may be left as the last step, written `off`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conclude those that are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected in row {0}, because {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engagements are declared without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give whoever is meant a name: &apos;it as self is NAME&apos;, and &apos;self&apos; in that definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holder of the hexside to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead &apos;about&apos; on to them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let one of them hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local that takes the number printed behind the code, the 2 of M2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name its features, or take the row out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name one of its two cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody leaves the map there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing lies there that could be held or shelter anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one hexside is held by &apos;{0}&apos; and by &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only counters can be hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roles handed to that definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roles that whoever asks hands over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheltered by {0} from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it out, or put the mark on units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell of the two that it shelters; both when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counters or places that it is about, and called by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the definition &apos;{0}&apos; cannot be asked of formations, engagements or the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the definition &apos;{0}&apos; cannot be asked of places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the definition &apos;{0}&apos; cannot be asked of sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the definition &apos;{0}&apos; cannot be asked of units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the definition &apos;{0}&apos; takes no role &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engagements that are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be asked of engagements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be held against formations or engagements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be held against places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be held against sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be held against the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &apos;{0}&apos; cannot be held against units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; does not lie on engagements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path has left the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what leaving the map costs; nothing when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what lies on an engagement lasts until that is concluded, whatever is said here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what other sides do not learn of a counter while it is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who leaves the map has nowhere to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who sees what lies there; all when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &apos;is {0}({1}: ROLE)&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a definition that asks it with its roles, and filter by that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a point of the compass, as in &apos;ray:E&apos;, or a local that holds a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the number behind it, as in &apos;{0}2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; here and &apos;{1}&apos; in row {2}, column {3}: elsewhere what one side gains the other loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not done to engagements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not done to formations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not done to places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not done to sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not done to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not done to units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not done to units, places or sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a constraint without &apos;each&apos; is asked of nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ladder has two steps at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin between &apos;floor&apos; and &apos;ceiling&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change one of the two, or accept it with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is {0} or more; the rules say in &apos;lowest&apos; when it may be less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it starts at {0}, where it may not be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a local for the answer of each side in &apos;names&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no counter faces anywhere in these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody reads what is answered unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be chosen here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing ends this loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is changed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing lies between {0} and {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read the local of &apos;names&apos; after the choice, and do it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say in &apos;need&apos; what must hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say in &apos;until&apos; or &apos;most&apos; when it is left, or leave it by a node &apos;end&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say of whom it is asked; of all at once it is asked of &apos;@game&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what it is to do, or take the row out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what it is to say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first is the normal one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loop does nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest number that a counter may have; 0 when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the note says nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step &apos;{0}&apos; stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trigger does nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is answered unseen does nothing by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the lower of the two first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} against itself is &apos;{1}&apos;, and is even elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;oneOf&apos; lists the cells to choose from: &apos;within&apos; is ignored beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is nobody of whom it is unknown where he lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not understood: these rules have no such order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; means side &apos;{1}&apos; as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands first in its line, without a side before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colon is missing after the side: {0}: ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quantity is multiplied by a row of its own, with &quot;op&quot;: &quot;times&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind &apos;{0}&apos; stands a number, and &apos;{1}&apos; is none, in &apos;{2}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number by which they may not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number of turning; the allowance&apos;s when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each side a name of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it faces there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is known already who that is: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stands in a cell and waits in a box as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no counter of {0} lies face down on the map that was identified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no side is called &apos;{0}&apos;; there are: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of those that {0} may be can do that; of one it is said: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of these: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overruled, though no rule is against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overruled, though no rule is against it; because {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put right what lies wrong by a correction of the referee, which says why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules on each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set {0} is NAME because ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side,kind,formation,numbers,count,set up,arriving,needed,pile<byte value="xd"/>
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &apos;{0}&apos; has a &apos;{1}&apos; in it, which no line of orders can write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &apos;{0}&apos; has a blank in it, which no line of orders can write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark &apos;{0}&apos; is there or not, 1 or 0, and never {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the season whose colours it is drawn in; summer when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no turn {0}: the last is {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules let nothing be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two turns on one spot are one: say only where it faces at last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what comes of this depends on who lies face down there: say first who it is: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is reckoned of several amounts is a quantity: one is its base, each other one a row that adds to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write letters, digits, &apos;-&apos; and &apos;_&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} could not have done what was done with {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} does not lie face down among the counters that nobody has identified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is {1} on the side &apos;{2}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is {1}: nobody else of that side is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, all {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call the counter by its place: ?0907</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has said where &apos;{0}&apos; lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it can be verified and its log read on the command line; play on with the game itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mark &apos;{0}&apos; is drawn as a track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game was begun without a key, and what lies hidden could be guessed from the digests of its positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id of the box, the table or the mark it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key of the game was altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log of the copy was altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a copy of a game for the eyes of one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn track, boxes, charts and tracks placed on the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write its orders out and adjudicate them anew: that game has a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has {1} steps now, not {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}:{1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a copy for another side of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a game of that name, and a copy never takes its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} [{1}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> &lt;span class=&quot;case&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 strength points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;!-- Fieldworks turn log --&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;!-- Fieldworks turn log --&gt;

# </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;!DOCTYPE html&gt;
&lt;html lang=&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;/td&gt;&lt;td class=&quot;case&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;/td&gt;&lt;td class=&quot;value&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;/th&gt;&lt;th scope=&quot;col&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;a class=&quot;row&quot; href=&quot;#row-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;a id=&quot;row-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;li&gt;&lt;a href=&quot;#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;meta name=&quot;generator&quot; content=&quot;Fieldworks turn log&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;nav aria-label=&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p class=&quot;one&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p class=&quot;result&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;section class=&quot;ruling&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;section class=&quot;sum&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;table class=&quot;head&quot;&gt;
&lt;tbody&gt;
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;table class=&quot;lines&quot;&gt;
&lt;thead class=&quot;unseen&quot;&gt;&lt;tr&gt;&lt;th scope=&quot;col&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;th scope=&quot;row&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;tr class=&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;tr class=&quot;doubt&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain head: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fieldworks log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the rules file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was reckoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;&gt;&lt;td class=&quot;text&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;&gt;
&lt;head&gt;
&lt;meta charset=&quot;utf-8&quot;&gt;
&lt;meta name=&quot;generator&quot; content=&quot;Fieldworks turn log&quot;&gt;
&lt;meta name=&quot;viewport&quot; content=&quot;width=device-width,initial-scale=1&quot;&gt;
&lt;meta name=&quot;color-scheme&quot; content=&quot;light dark&quot;&gt;
&lt;meta http-equiv=&quot;Content-Security-Policy&quot; content=&quot;default-src &apos;none&apos;; style-src &apos;unsafe-inline&apos;&quot;&gt;
&lt;title&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0} to {1}&quot;: these rules read no odds; say the numbers of both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0} {1}&quot; may be what is done, or a number of who does it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no number of counters from 1 to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be how many there are, or the number of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; may be said of one of them or of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: say what is done, as in: attack: ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: what is done is said twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: who acts on whom? say it as in: 6 against 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: who is acted on is said twice; one case has one target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deeper line explains the one above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed by the referee against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brigade attack 6 attacks brigade defence 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected or taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die that is corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direction, when it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each die with its faces as they count, corrections included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each field of the entry with what was filled in: ids, printed numbers, words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event, date, players, umpire and the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every row of the game: who did what, and what it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a row that the source does not print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hash of the last row; absent in the view of one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>header line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how it is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many rows the game has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the position after the row differs from that before it; of row 0 where the counters begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id and name of each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the mark in the rules; &quot;turn&quot; of the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the menu entry that was declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the menu entry, the decision, or what is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the row of the rules it comes from: modifier, table, die, code, verb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the side that acts, or &quot;referee&quot;; absent of dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids of the counters it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids of the counters that its heading names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is attacked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its lines in an orders file: those of all entries together are the orders of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {0} where they stand who act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {0} where they stand who are acted on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by other rules code, or altered: there is no reckoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks that changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of that side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no enemy stands beside {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is said to act at &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is said to be acted on after &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody stands in the cell pointed at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not for the eyes that the log is for: no more is told of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of the row in the game, from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number, step, yes, counters of a set; absent for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a ruling that goes on here: the entry that began it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point at the stack that is to be attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed number or box; absent for nowhere, or when it stayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed numbers it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed numbers that it names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readings of the rules that differ from those recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row of the game, or part of its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row that a take-back, correction or resumption names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it as in: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps left, when they changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry that began it; absent in a summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry that it tells of; absent in a summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log as it is printed: headings, rulings with their reckoning, losses and control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number as it is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reckoning, rows that did not apply too, results and effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same after the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words that say it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules have nothing that attackers do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two brigades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a result means in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what else: a side, a printed number, a formation, &quot;game&quot; or &quot;clock&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what game it is of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is not to be believed, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what kind of action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what kind of trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what stands at the head of the log when it is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who won and how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose eyes it is for; absent for the umpire&apos;s, which see everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why the game file is not to be believed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words of a note, or of a house row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} counters have {1} numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} where they stand who act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} where they stand who are acted on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, who stands with another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be set: these rules keep nothing there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has to be a field, a word for one, and a word for several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a word of orders, and would be heard as that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a [ has no ] behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a [ stands within another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ] has no [ before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a character of this name can be neither printed nor typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map file is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rules file is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scenario file is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text is expected here, not the number {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a { has no } behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a } has no { before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between { and } stands no field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house row: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it arrives at the same cell twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody arrives at {0}: it is no hex of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing follows &apos;because&apos;: say why, or leave it out where no reason is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put [ before and ] behind what then goes with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put &quot;format&quot;: 1 at its beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say as well: at {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take out what follows the last bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry has no field &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &apos;{0}&apos; may be left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file does not say in which format it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file goes on behind the end of what it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head has: event, date, place, players, umpire, level, option, house; a key of your own stands between quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log would not tell the field &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sentence of the log: {field} stands for what was filled in, {field|one|many} for one of two words, and what stands between [ and ] goes where a field in it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word before the last of several in a sentence; and when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no type &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a file of orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a game file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a map file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a rules file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a scenario file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a turn log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this list has no condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this name is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those of the types whose steps do not count as losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write one, or leave the key out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write one, or leave the key out: then it always holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write one, or take it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write {{0}} where it belongs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} are placed in {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} face {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is reckoned anew by the rules [{1}] and stands until then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is reckoned anew by the rules [{1}] and stands until then; what is to stay goes into {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} stands in {1}, and who arrives waits beside the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close it there first, or choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is shown as it goes on there, and can be taken over when it is closed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it back, or open it anew where it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it over to play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game file was moved, deleted or replaced since it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is open elsewhere, perhaps on another computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is open in another program ({0}, process {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game was open elsewhere, and is no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee corrects what the game says of itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name may have {0} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin a new game for others; house {...} because ... adds a row from here on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected by the referee: {0} is &apos;{1}&apos;, because {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected by the referee: {0} is &apos;{1}&apos;, not &apos;{2}&apos;, because {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected by the referee: {0} is taken away, which was &apos;{1}&apos;, because {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {0} is said that could be taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options, level and the house rows it began with stand fast in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what {0} is to be cannot be written on a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is &apos;{1}&apos; already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no effect, for the rules have no row for this result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no drawing &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put &apos;art/{0}.svg&apos; beside the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the drawing &apos;{0}&apos;{1} cannot be used: it {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its back tells it from the other counters of side {0}, which hidden counters must not be told from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its back tells it from the other cards of side {0} in &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give all of them the same drawing of the back, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program has no letters of its own for {0}, as in “{1}”: they are drawn in this machine&apos;s fonts, and on another machine look otherwise or are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it covers the number {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stands over a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stands over water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stands over houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it and “{0}” cover each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers stand over roads: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers stand over water: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} loses {1} step, {2} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} loses {1} steps, {2} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} regains {1} step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} regains {1} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}, {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;div class=&quot;sign&quot;&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; it is not on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; it is of the side </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; it is on the map already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; no enemy is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses in turn {0} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not over; next: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besides, not counted as strength: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has to take part as well, as one of the </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how good each candidate is for its owner, as `it`: the best one is proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is never said, since the entry has no condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what players call it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what players say when it fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what players say when it passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why it is refused where `if` does not hold, in a player&apos;s words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the condition as &apos;if&apos;, or leave &apos;why&apos; out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write what it does, as for PlaceVerb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no place can be named now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: nobody can be named now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: nothing can be named now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} against {2}, {3} (natural {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} against {2}, {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: nobody can be named: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: nobody can be named: {1}, or {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why nothing can be picked when nothing can, in a player&apos;s words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} = {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no units lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: units lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> on the way to </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be named here (</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one column to the left: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one column to the right: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} columns to the left: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} columns to the right: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AAAAAA CEEEEIIII NOOOOO OUUUUY saaaaaa ceeeeiiii nooooo ouuuuy y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it the roles [&quot;side&quot;]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantity by which a side stands at any time; steps lost when absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quantity &apos;{0}&apos; is not asked of a side alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the drawing &apos;{0}&apos; uses &apos;{1}&apos; (line {2}), which is not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as plain SVG with paths and plain colors, or use a PNG for a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write these texts in Latin, Greek or Cyrillic letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as UTF-8 in the program it was written with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is UTF-16 text, and UTF-8 is read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the verb &apos;place&apos; to set a counter down somewhere else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot move from {1} to {2}: a move goes from cell to cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no farther than {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: not onto the map: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a number here. Write a half as a fraction: 3/2 for one and a half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is too low: the lowest {1} is {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {0} &apos;{1}&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {0} &apos;{1}&apos;. Did you mean &apos;{2}&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell holds a line break or a control character. Write it on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A letter of the cell was lost before: save the list again as &quot;CSV UTF-8&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no side &apos;{0}&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no unit type &apos;{0}&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a number of steps. Write a whole number from 1 to 99.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not readable as {0}: it is damaged or cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list again as &quot;CSV UTF-8&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters are neither Unicode nor Windows-1252.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text follows a closing quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote within a cell is written twice, and the whole cell in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell holds a NUL character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote is opened and never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the quote, or write it twice within a quoted cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns go to &apos;{0}&apos;. Leave one out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id &apos;{0}&apos; is also on line {1}. Each counter has one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another counter is also called &apos;{0}&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No counter has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No counter has this name. &apos;{0}&apos; is similar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counter has no side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name has no letter for an id. Give the counter an id of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No counter has the formation &apos;{0}&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no {0}; {1} of {2} counters of type &apos;{3}&apos; have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1} is unusually large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1} is far from what the type &apos;{2}&apos; has ({3}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has more cells than there are headings ({0}). Put cells with a separator in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &apos;{0}&apos; holds a slash or begins with a dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the counter an id of letters, digits and hyphens, by which its drawing is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id &apos;{0}&apos; holds a slash or begins with a dot. Drawings are files called as the id: write letters, digits and hyphens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counter has no type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no side &apos;{0}&apos;. Did you mean &apos;{1}&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no unit type &apos;{0}&apos;. Did you mean &apos;{1}&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;it&apos; is the member of the list here; whoever it was outside is reached by &apos;it as self is NAME&apos;, and &apos;self/{0}&apos; in that definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field that picks a path needs &apos;units&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axis {0} of table &apos;{1}&apos; has numbers, and this is a ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axis {0} of table &apos;{1}&apos; has ratios, and this is a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engagements have no &apos;{0}&apos;, so &apos;{1}&apos; is always empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formations have no &apos;{0}&apos;, so &apos;{1}&apos; is always empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the values in the order of the axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go by the counters there, as with &apos;units/{0}&apos;, or name a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could not be tried: the rules name &apos;{0}&apos;, which only a scenario has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name somebody who has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places have no &apos;{0}&apos;, so &apos;{1}&apos; is always empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a scenario that can be read beside the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say in &apos;units&apos; who goes that way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say in &apos;until&apos; or &apos;most&apos; when it ends, or end it with a node &apos;end&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sides have no &apos;{0}&apos;, so &apos;{1}&apos; is always empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has no &apos;{0}&apos;, so &apos;{1}&apos; is always empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rating &apos;{0}&apos; is printed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is repeated for ever: nothing in it ends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type of counter, or `*` for those not listed, and the ratings it shows in their order, as &quot;strength movement&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units have no &apos;{0}&apos;, so &apos;{1}&apos; is always empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is set is missing here; what can be set: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whatever stands before &apos;{0}&apos; has none, so &apos;{1}&apos; is always empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number up to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is {1}, which no counter has room for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a number. Write a whole number or a fraction, as 4 or 3/2, in a column of text: a spreadsheet makes dates of fractions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has neither an id nor a name. The first line of the file must hold the headings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id &apos;{0}&apos; differs from &apos;{1}&apos; only in capitals. Write &apos;{1}&apos;, or another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the case is stated, the phase &quot;{1}&quot; of turn {0} does not offer that to {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its counter shows &apos;{0}&apos;, as that of {1} does: the brackets do not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the sides from a scenario: it may be of a side that the rules alone do not name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell is empty, and no other of its row and column is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write what it says, or &apos;-&apos; for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of the same move was told before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another modifier of its group applied already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axis read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>band of the last axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by how many columns to the right; negative to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by how much, or to what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case number of the rule that recomputes a mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost and allowance are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor for as many modifiers as applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor of its modifiers together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formations: unit howe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many there were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the best tier that is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the mark that hid it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the side that chose, or &quot;referee&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the side whose phase it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id of the tier, as of a retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids of the units and sides, and printed numbers, that it is said of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instead of `what` and `values`, in files of format 2 and before: a hash of the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a dash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was computed to be summed up with others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was made in secret and is shown now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was the only legal choice, so nobody was asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its axes, the last one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its steps after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its steps before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its value after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its value before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let pass, since nothing can be done about it: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement points of the whole move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movement points that they have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of another counter or mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of that tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the counter or mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the first value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the menu entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the place; absent off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the side that it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the side that won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the step, or of the side or place that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of what was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of whom it does not hold of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names of the counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names of the places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names of those that are in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no path is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a quantity: names of the counters, and where they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places and facings with hyphens between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band in which it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the box is a place, as a hand of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column in which the table was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the condition that failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the constraint, as the rules word it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the event it tells of; absent in a summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the face decided, whatever the quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the face that it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fields of the entry with what was filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name before; absent when there was none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name; absent when it was taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pattern by which the rules word it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quantity after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quantity before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule that ended it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule, as the rules word it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word between the last two of several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they left it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value for as many modifiers as applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value of a mark that was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is named: event, date, players, umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it came to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it carries besides its cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it is: doubt, result, rules, rules-id, digest, strictness, options, option, house-row, seen-by, marked; meta.event and the like of what the game says of itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it says of that place: numbers, names, words; when they change, it is reported again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what people call the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the box is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the cell read before comes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the cell says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the row of the table carries besides its cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the rules call the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was set, as an order says it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where they began; absent when they came onto the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether it was passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the rules have a row for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which of its cells, from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which of the findings of that check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which of them, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom or what it is said of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose mark it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose set it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why the action was let pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why the referee overruled it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A band holds no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A band is open below and takes what another band holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell breaks the order of its row or column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell has no number, and rows reckon with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell is empty, and no other of its row and column is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell names a result code that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colour is not written as #rrggbb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter arrives on a turn that the scenario does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter arrives, and no cell is named where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter has no formation, unlike the others of its side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter has no place to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter has no step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter has the colour of an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter is of a formation that the scenario does not list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter is on the map at the start and arrives as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter is placed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter is set up on ground that it may not enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter is set up outside the cells that its owner may choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter lacks a number that others of its type have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter of one step has a number for its back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter starts with no step, or with more than it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter that arrives waits in a box that is not for arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter that is hidden has a back that shows who it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die never shows the numbers of a band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawing cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawing that the rules name does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawing uses something that is not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A formation has counters of both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A heading and its band name different numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mark belongs to a side that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mark lies on a cell that the map does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marker is of a mark that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marker is of a step that its mark does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A matrix of one list against itself is not balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name does not fit on its counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number between two bands is in no band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number does not fit on its counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is below the lowest of its rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is higher on the back than on the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is missing on the back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is printed on the back and not on the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A result code does nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road crosses water, and the map does not say how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road or a path ends in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row has another heading than its band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row takes too many steps to evaluate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario does not have one name for each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario has no turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side has no counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stream begins or ends in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A terrain chart has a row for a terrain that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A terrain chart has no row for a terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text of the map covers the number of a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text of the map stands over a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text of the map stands over houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text of the map stands over water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn track goes on after the last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn track lacks a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word of the rules or the scenario names nothing, or a row is never used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An accepted finding is no longer found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An area belongs to a side that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An area has no cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An area names a cell twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An area of entry is not on the edge of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example cannot be ruled on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example cannot be tried without a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example comes to a choice that it does not state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example is refused by another rule than it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example should be refused, and is legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example states a number that does not come up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example states another chance than the rules come to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example states another number than the rules come to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example states no result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example states other dice than are thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bands are not in ascending order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters of both sides start in one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters do not stand out on a colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers are counted twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No band holds a face that a die may show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number of the back is lower than on the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row asks for the word in a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row asks for what a table row carries besides its cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table and no row leads to a result code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is ever looked up at a heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of cells stand over roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of cells stand over water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one counter has this formation, and another has almost the same name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a counter cannot be the name of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mix has fewer markers than can be needed at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has no letters of its own for a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up breaks a constraint of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two areas have the same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bands have the same heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bands hold the same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two counters have the same name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two counters show the same name in print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two examples have the same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two formations have bands that look the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides have the same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides look alike to people who see fewer colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two texts of the map cover each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory depends on a kind of area that the map does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory depends on a word that the scenario does not have</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::AdjournSheet</name>
    <message>
        <source>Adjourn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not kept in a file: print or save the sheet to go on from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is in %1 already. The sheet is for the cardboard: lay the counters out by it, open the file, and go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjournment sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preview and Print...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjournment Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With what one side &amp;alone may see</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Aloud</name>
    <message>
        <source>%1 %2</source>
        <comment>what was reckoned, its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and dice, result of the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 die</source>
        <comment>name of a die</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + %1</source>
        <comment>what the row carries besides the cell</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::AnswerGrid</name>
    <message>
        <source>What each answer meets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>own answer, the other&apos;s, cell</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::AreaTool</name>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts cells into the area chosen at the left, or takes them out where they are in it: drag, or Space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the id of an area first, as “north-entry”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put cells into %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take cells out of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::BandDialog</name>
    <message>
        <source>Heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From (empty: open)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To (empty: open)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A band needs a heading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bound is a number such as 3, -2 or 1/2, or empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band would hold nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::BoundsTool</name>
    <message>
        <source>Out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes cells out of play, or puts them back when the first one is out: drag, or Space. No counter can go there, and they are printed as bare paper; [ and ] change the radius.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put cells into play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take cells out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::BrushTool</name>
    <message>
        <source>Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paints the chosen terrain: drag, or Space on the cell cursor; Shift with the arrow keys paints on. [ and ] change the radius.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint %1</source>
        <comment>terrain</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::CardFlow</name>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::CaseDialog</name>
    <message>
        <source>Case %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the case says, its options, and the rulings that used it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter on a ruling looks back to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules file says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of row, its sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one reading of what is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reconstructed, not printed in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row in force has this number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>value, its reading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ %1 (in this game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruling shown in the log used it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s) of this game used it</source>
        <translation>
            <numerusform>%n ruling of this game used it</numerusform>
            <numerusform>%n rulings of this game used it</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>ruling, line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>row of the game, what was ruled</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks back to this row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::CaseForm</name>
    <message>
        <source>What is &amp;done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: add a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: remove the chosen counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <comment>turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the case says besides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who does it stands on level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besides: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::CellWords</name>
    <message>
        <source>to the north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the north-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the south-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the south-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the north-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>feature, to the north</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a name on the map</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>an area</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>printed number, what is there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge of the map at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between %1 and %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, held by %1</source>
        <comment>a hexside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 shelters %2</source>
        <comment>a hexside feature, a cell</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ChancesView</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no table is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances of each result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ChessClock</name>
    <message>
        <source>Chess clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>side and its time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2  %3</source>
        <comment>sign, side, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ </source>
        <comment>the clock that runs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <comment>side and its time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 over</source>
        <comment>side and its time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock: counting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a side</source>
        <translation>
            <numerusform>%n minute a side</numerusform>
            <numerusform>%n minutes a side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) more for each answer</source>
        <translation>
            <numerusform>%n second more for each answer</numerusform>
            <numerusform>%n seconds more for each answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n second(s) of each not counted</source>
        <translation>
            <numerusform>the first %n second of each not counted</numerusform>
            <numerusform>the first %n seconds of each not counted</numerusform>
        </translation>
    </message>
    <message>
        <source>⚑ </source>
        <comment>the flag of this clock has fallen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-%1</source>
        <comment>time over</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>how a clock counts, the time of each side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flag of %1 fell at %2</source>
        <comment>side, time of day</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ChoiceList</name>
    <message>
        <source>What may be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>key and choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>   [%1]</source>
        <comment>case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1, cost %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in %1</source>
        <comment>a unit in a hex</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field and what may be given for it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>why something cannot be done now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <comment>what cannot be done now, and why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   (Ctrl+Enter)</source>
        <comment>what ends a step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a field and who joins</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>who joins, and what is given then</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1</source>
        <comment>a field that can take one thing only</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>a counter that is picked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: none</source>
        <comment>a field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: that is all</source>
        <comment>a field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer, what it comes to</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ClockDialog</name>
    <message>
        <source>Chess Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set the Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, the time used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down, the time left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It &amp;counts:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time of each side:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More for each answer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Not counted of each answer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time used by %1</source>
        <comment>side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by %1:</source>
        <comment>side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock runs for the side that is asked and stands still for the referee, as while a dialog is open. What is set here is noted in the log.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ClosedBar</name>
    <message>
        <source>%1: %2</source>
        <comment>row, what is wrong with it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n places more</source>
        <translation>
            <numerusform>and %n place more</numerusform>
            <numerusform>and %n places more</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ Read only: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take O&amp;ver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the game as it is in its file now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the game over and play on here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::CompareDialog</name>
    <message>
        <source>Compare Two Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of another &amp;file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tables of another file in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only rows that &amp;differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rows that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both tables; cells that differ show left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The tables are alike in all %n cell(s).</source>
        <translation>
            <numerusform>The tables are alike in their one cell.</numerusform>
            <numerusform>The tables are alike in all %n cells.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 cells differ; %3 are in one table only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>table, file</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ConditionDialog</name>
    <message>
        <source> or </source>
        <comment>between values</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each one, and there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every one, if there are any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose (role or path)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a definition of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of what (mark, rating, area)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With whom (role or path)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value (several with &quot;or&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case number of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit.type in [infantry, militia]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition as the file holds it; what is typed here fills the fields above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are several conditions; say one at a time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ConditionTree</name>
    <message>
        <source>Conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a condition...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add alternatives...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of these ways:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::CorrectDieDialog</name>
    <message>
        <source>Correct a Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the roll that was read wrongly and the face that lay on the table. The old face stays in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Die:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;showed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What follows from it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2, for: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (read as %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice were rolled yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;olls, the newest first:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die was read wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wrong face was entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die lay askew and was thrown again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::CounterPreview</name>
    <message>
        <source>Front and back of the counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: front %2, back %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No counter is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1:1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::CountersTab</name>
    <message>
        <source>Drawing of the Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing of the Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawings (*.svg *.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot Take the Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no SVG or PNG that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put counters in from a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheets as text (*.csv *.tsv *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other names (;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags (;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour (#rrggbb)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing of the front in place of the program&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing of the back in place of the program&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program draws this counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rating, side of the counter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number such as 4 or 1/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Change %1 of %n counter(s)</source>
        <translation>
            <numerusform>Change %1 of a counter</numerusform>
            <numerusform>Change %1 of %n counters</numerusform>
        </translation>
    </message>
    <message>
        <source>New counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n counter(s)</source>
        <translation>
            <numerusform>Delete a counter</numerusform>
            <numerusform>Delete %n counters</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawing is deleted from the folder &quot;counters&quot;: %1. Undo does not bring it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawing is a file called as the id of its counter, and &apos;%1&apos; is no file name. Give the counter an id of letters, digits and hyphens.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::CsvDialog</name>
    <message>
        <source>Counters from a Spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each column holds:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each column holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(left out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no line to put in: the first line holds the headings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added, %2 changed, %3 as they are, %4 refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines without an id that have the name of a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines without an id that have the name of a counter: please choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line without an id changes the counter with its name, side and formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line without an id always adds a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question before the import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not Unicode and is read as Windows-1252. &quot;%1&quot; is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add counters whose names are new (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add counters that have the name of another (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in new formations (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in unusual numbers (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave counters without a rating of their type (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the sheet: stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 not in the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is put in while a line is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; (perhaps %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave these columns out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::DeskPage</name>
    <message>
        <source>Ruling desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the rules from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take special rules from a scenario file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules &amp;of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show an example of a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;ptions...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State a case, in words or in the form, and the ruling stands here: the chances of every result, or, once the dice are said, what they do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances: choose one to see its reckoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that did &amp;not apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the rows that did not apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the ruling as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the ruling as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the rules from a file first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scenario: the rules alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is for the rules &quot;%1&quot;, not for these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules (*.rules.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>O&amp;ptions (%n not standard)...</source>
        <translation>
            <numerusform>O&amp;ptions (%n not standard)...</numerusform>
            <numerusform>O&amp;ptions (%n not standard)...</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Options of the rules, %n not standard</source>
        <translation>
            <numerusform>Options of the rules, %n not standard</numerusform>
            <numerusform>Options of the rules, %n not standard</numerusform>
        </translation>
    </message>
    <message>
        <source>Say the dice as they fell, or look at the chances: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No example can be made for these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is assumed though it was not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules and options of the game, its counters as they stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game as it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game has a scenario of its own: choose rules first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed, not stated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case in word&amp;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ave PDF...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the last cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the sentence was read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was stated and changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None by these rules yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return rules on it, Escape clears it, and leaves the desk where it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 attack 4, or clauses: what is done: who does it; against: whom; dice ...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Dialog</name>
    <message>
        <source>What was typed here is not kept yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go On Typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw It Away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::DiceBar</name>
    <message>
        <source>Forget the dice and show the chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 die %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For&amp;get the Dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::DicePad</name>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type each face that fell; Enter enters them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the program roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program rolls what is still open and enters it (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▸ %1</source>
        <comment>the die to be typed next</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>die and face</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the top</source>
        <comment>counters that are shuffled: which lies there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of a name, and the name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say from the top how they lie, or let the program shuffle; Enter enters it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who was drawn, by number or name; Enter enters it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▸ %1: %2_</source>
        <comment>the die to be typed next, and the digits so far</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number of a name, and the name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far, from the top: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may go on: type the next digit, or Enter or Space where it is all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::EdgeRuler</name>
    <message>
        <source>Column numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::EditPage</name>
    <message>
        <source>Map editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the tool says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place %n counters</source>
        <translation>
            <numerusform>Place %n counter</numerusform>
            <numerusform>Place %n counters</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)
%3</source>
        <comment>tool, key, help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Empty the Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select Cells &amp;Like These</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select C&amp;onnected Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find and Replace Terrain...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resize and Shift...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title, Si&amp;ze and Numbers...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport the Map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json);;Maps (*.map.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose cells with the selection tool first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no cells of a map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to paste there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title, size and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what, key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files (*%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the cell shown here on the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number printed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the map first: the image is kept beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load an Image of the Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was copied beside the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map has no cell %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the scan at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells lay the scan.</source>
        <translation>
            <numerusform>%n cell lays the scan.</numerusform>
            <numerusform>%n cells lay the scan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more known cells lay the scan.</source>
        <translation>
            <numerusform>%n more known cell lays the scan.</numerusform>
            <numerusform>%n more known cells lay the scan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of the tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be copied beside the map: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels at the Si&amp;des</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::EditView</name>
    <message>
        <source>Map being drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, Space uses the tool there, Shift with the arrow keys draws on, Enter ends a path, Backspace takes a point back, Escape gives up; comma and full stop choose a side of the cell; plus and minus zoom, 0 shows the whole map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scanned image %1 is not in the folder of this file, so it is not read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::EngagementCard</name>
    <message>
        <source>%1  [%2]</source>
        <comment>what is under way, case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side, its counters and answers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is being fought out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is being fought out, with its case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Entering</name>
    <message>
        <source>%1 %2</source>
        <comment>what was reckoned, its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two strengths</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>two strengths, odds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dice: %2</source>
        <comment>name of the dice, their faces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total modifier %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and dice, result of the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one column to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one column to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two strengths, by how many columns their odds are shifted</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, what it was made of</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is checked, the number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, total modifier %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::EraserTool</name>
    <message>
        <source>Eraser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empties cells: terrain, level, roads and names; close to a side it clears that side. Drag, or Space; [ and ] change the radius.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ExamplesTab</name>
    <message>
        <source>Examples of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset of options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused by case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it has to come to: row and value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row of the reckoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has to come to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what it comes to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not hold: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chance of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have no example of play yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds, as far as it was checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 of an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change what an example has to come to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the ruling for an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ExportDialog</name>
    <message>
        <source>Export the Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map with the counters set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roster of the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing with layers, to go on with (SVG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One large sheet at true size (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet over pages, with a plan (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots an inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the colours of the night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fineness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet measures %1 by %2 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters are drawn at their size, 12.7 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2 pixels, written in bands of %3 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pages and the plan.</source>
        <translation>
            <numerusform>%n page and the plan.</numerusform>
            <numerusform>%n pages and the plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The play aids: tracks and tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The squares of the tracks take a counter of 12.7 mm.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::FactsDialog</name>
    <message>
        <source>Title, Size and Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell, flat to flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reading of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winter, under snow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::FeatureButton</name>
    <message>
        <source>nothing special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>terrain, features</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::FileNotice</name>
    <message>
        <source>Notice about the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving asks before it writes over that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program. Write over it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::FillTool</name>
    <message>
        <source>Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills connected cells of the same terrain and level: click, or Space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::FindingsList</name>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;notes and accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show notes and accepted findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the finding with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nothing to report; %n finding(s) accepted</source>
        <translation>
            <numerusform>Nothing to report; %n finding accepted</numerusform>
            <numerusform>Nothing to report; %n findings accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept a Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is let stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large to be checked unasked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>accepted, why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::FindingsPanel</name>
    <message>
        <source>&amp;Since the proof...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes since the accepted proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept a finding</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::FindingsTab</name>
    <message>
        <source>There is nothing left to mend, or no better place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the map now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept a finding</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::GridDelegate</name>
    <message>
        <source>That was the last row. F2 opens this cell again, the arrow keys lead to others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::IdentifyDialog</name>
    <message>
        <source>Who Lies Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters that lie face down and that the referee does not know either are called by their place, ?0907. Say who it is when one is turned up; what was done with it is judged again by then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Say It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set up unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was set up unseen: nobody knows who lies where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (could not have done what was done)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who %1 of %2 is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>place of a counter, its side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters that nobody has identified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No counter lies face down that the referee could not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One counter cannot lie in two places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is said yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::LengthBox</name>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::LevelTool</name>
    <message>
        <source>Elevation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises cells by one level, or sets the level chosen; with Alt it lowers. Drag, or Space; [ and ] change the radius.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::LineTool</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight line of terrain: drag, or click (Space) at both ends; Escape gives it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::LogPanel</name>
    <message>
        <source>Turn log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right and left open and close a reckoning; Enter shows its place on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+PgDown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, case or unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which rows of the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overruled, warned of, set, corrected, taken back and noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses and control turn by turn, and the totals so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the log is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the filter found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Titles Only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Re&amp;ckoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also What Did &amp;Not Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on the &amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look Back to This Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print or Export...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to how the game stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to how the game stands (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the log fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking back: as it stood after row %1, which was taken back later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as E&amp;xample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts this ruling into the rules file as an example of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retur&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right and left open and close a reckoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back: as it stood after row %1 (rows: %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::LogPrint</name>
    <message>
        <source>Print or Export the Turn Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose view of the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything, for the umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As %1 may see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also rows that did &amp;not apply, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also rows that did not apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preview and Print...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Turn Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As anybody may see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &amp;short: one to three lines a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In short: one to three lines a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed &amp;Copy...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game file for the eyes of that side: the log as it may read it, and of every row that it may not read only the hash. It can be verified against the game later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a Copy for One Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game (*.game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole log carries the chain of the game on every page, by which it can be checked against the game file. A side&apos;s view carries none, and its sealed copy has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always whole, whatever is ticked: every action, row and change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sav&amp;e...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::LookBack</name>
    <message>
        <source>One action back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back through the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back through the game; nothing is changed by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking back to row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as things stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 (rows: %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::LookPage</name>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Referee a game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee a game of this scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the map and the set-up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Loupe</name>
    <message>
        <source>Loupe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::MainWindow</name>
    <message>
        <source>Cell under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling &amp;Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Fieldworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;True Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy &amp;Zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Public View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Scenario or Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>scenario and game file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fieldworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Fieldworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Fieldworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fieldworks %1

A scenario editor and referee for hex and square-grid board wargames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;Map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it up again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit Rules and Counters...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport Counter Sheets...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios, games and rules (*.scenario.json *.game *.map.json *.rules.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2</source>
        <comment>file and whether it was changed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (changed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being drawn in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not Kept as an Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruling cannot be stated as an example of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Rule S&amp;ystem...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tart Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Fieldworks &amp;Promises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Fieldworks promises</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The program ended while “%1” was being edited. %n changes were kept.</source>
        <translation>
            <numerusform>The program ended while “%1” was being edited. %n change was kept.</numerusform>
            <numerusform>The program ended while “%1” was being edited. %n changes were kept.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved Rules and Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take up what was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lo&amp;upe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the Start Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be kept in %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::MapDocument</name>
    <message>
        <source>New map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::MapFindings</name>
    <message>
        <source>Join it to the road at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead it to the edge of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the road away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write “%1” there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find it a free place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the water away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::MapSvg</name>
    <message>
        <source>Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridges and fords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin and frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides of squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn track, boxes, legend, tracks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::MapTiles</name>
    <message>
        <source>Plan: trim each page at its marks and lay it %1 mm over the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::MapView</name>
    <message>
        <source>Arrow keys choose a cell, plus and minus zoom, 0 shows the whole map; Ctrl with the arrow keys moves the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts about a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) %3</source>
        <comment>counter: name, side, factors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a cell in words, what more is said of it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence on a track</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, face down for others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the map: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Measure</name>
    <message>
        <source>the map is too large to ask the rules while pointing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules cannot be asked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>type of unit, way of moving</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no way there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>who and cost, allowance</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, more than the %2 of one move</source>
        <comment>who and cost, allowance</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::MixTab</name>
    <message>
        <source>Counter mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count all markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put markers in for all that may be wanted at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the counter mix as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arriving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, too few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Counter Mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number, so the count stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>counters, markers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>pile, side, how many cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::NameTool</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a name on a cell, or changes the one there: click, or Space, then type and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::NamesDialog</name>
    <message>
        <source>Event and Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the log and the sheets say of this game. A correction is a row of its own; how it read before stays in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lace:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Umpire:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fixed when the game began:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the rules: carried out and only recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the rules: carried out with a warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the rules: refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is corrected yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scenario first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;ther...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another scenario file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club evening, tournament, round ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File the game is kept in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file the game is kept in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kept in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is carried out with a &amp;warning, on screen and in the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is carried out and only rec&amp;orded: the log names the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1. %n turns.</source>
        <translation>
            <numerusform>%1. %n turn.</numerusform>
            <numerusform>%1. %n turns.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the Game In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules cannot be used with these options: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is re&amp;fused: you may still overrule, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::NewMapDialog</name>
    <message>
        <source>a %1 mm counter fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mm does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes with flat tops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes with pointed tops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 2nd, 4th ... lie half a cell further</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 1st, 3rd ... lie half a cell further</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns or rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell, flat to flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reading of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and armies of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map may have %1 cells at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and Armies of a Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new map</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells on %1 by %2 mm</source>
        <translation>
            <numerusform>%n cell on %1 by %2 mm</numerusform>
            <numerusform>%n cells on %1 by %2 mm</numerusform>
        </translation>
    </message>
    <message>
        <source>New map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::NewSystemDialog</name>
    <message>
        <source>New Rule System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id (small letters, digits, hyphens)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse for the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No template came with this program.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note is kept in the log where the game stands now. It changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the umpire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;by:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to note yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the &amp;Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::NumberingForm</name>
    <message>
        <source>Order of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column, then row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row, then column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits of columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from right to left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns count from right to left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from bottom to top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows count from bottom to top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper left %1, upper right %2, lower left %3, lower right %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
Two cells would have the same number: add digits or a separator.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::OptionsPanel</name>
    <message>
        <source>Standard: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset of options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>option, case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, case %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::OverruleDialog</name>
    <message>
        <source>Overrule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order below is carried out against the rules. The log keeps the refusal, its case number and your reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The refusal that stands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The refusal that stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What happens when it is allowed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no order yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order cannot be read as it stands, so it cannot be allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: the rules allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to overrule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even overruled it cannot be done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes on the table yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;verrule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
Ruled before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both players agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a house rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the umpire reads the rule so</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Overview</name>
    <message>
        <source>Overview of the map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::PairDialog</name>
    <message>
        <source>Pick two counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map as it is set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the counter that acts; Escape closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 acts. Click the counter it acts against; Escape takes the last click back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 acts against %2. Enter states the case.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::PanelOptions</name>
    <message>
        <source>What is to be placed on the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place it on the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title printed over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the program place it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a box back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of box, its title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Track: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::PanelTool</name>
    <message>
        <source>Boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is placed by hand yet: choose at the left what is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a box back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: drag to change its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: drag to move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places turn track, boxes, legend, charts and tracks of numbers on the sheet: drag one, or its lower right corner to change its size. Full stop goes to the next one, the arrow keys move it by a millimetre (with Ctrl by ten), with Shift they change its size; Delete puts it back where the program places it. Title and charts are at the left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::PathTool</name>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw %1</source>
        <comment>a road</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have no kind of way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws a road or trail: drag along it; or click (Space) from point to point and end with Enter or a double click. Backspace takes a point back, Escape gives it up. W, or a click with Alt, puts a bridge or ford where a path meets water, or changes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no water here for which the rules have a bridge or ford.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a path is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joins %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water at %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::PickTool</name>
    <message>
        <source>Pick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the terrain of a cell for the brush: click, or Space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::PlaceTool</name>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the counters chosen in the tray on a cell: click, or Space. Drags a stack&apos;s top counter to another cell; a click on a counter chooses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place %n counters</source>
        <translation>
            <numerusform>Place %n counter</numerusform>
            <numerusform>Place %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters chosen</source>
        <translation>
            <numerusform>%n counter chosen</numerusform>
            <numerusform>%n counters chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::PlayAids</name>
    <message>
        <source>across: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a marker of each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>† reconstructed, not printed in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play aids, version %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::PrecedentsDialog</name>
    <message>
        <source>Row %1: %2</source>
        <comment>number, what was ruled</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1: %2, because %3</source>
        <comment>number, what was ruled, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precedents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was ruled where the rules did not say, or against them, and is to be ruled so again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A case number or a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look in &amp;Other Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show in the Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading other games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was ruled against the rules or beside them so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n precedent(s)</source>
        <translation>
            <numerusform>%n precedent</numerusform>
            <numerusform>%n precedents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ProvedWords</name>
    <message numerus="yes">
        <source>%1 (%n more: %2)</source>
        <comment>what is wrong, other rows</comment>
        <translation>
            <numerusform>%1 (%n more: %2)</numerusform>
            <numerusform>%1 (%n more: %2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::PublicView</name>
    <message>
        <source>%1 - public view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who answers, question</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11 closes this window, Shift+F11 fills the screen with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>caption, figure</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::QuestionPanel</name>
    <message>
        <source>The question that waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last click back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last click back (Escape).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow it all the &amp;same...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule the refusal, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what is ready into the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enters what is ready into the game (Enter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1

Hand the screen to the side that answers; the other looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 · %3</source>
        <comment>swatch, side, turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  [%1]</source>
        <comment>case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field and its values</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a field to be filled</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Not allowed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to be done before the step may end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>unit, place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• %1: %2  [%3]</source>
        <comment>unit, what it owes, case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to be done:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the next place, unit or word, or a whole line as in an orders file (Ctrl+L).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Not entered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say &amp;who lies there...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who lies face down, then go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Enter adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⏎ The only answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⏎ Proposed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>an order, why it was not entered</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  I am %2</source>
        <comment>key and side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! %1  [%2]</source>
        <comment>a rule that is broken, and its case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place, unit, word or order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the best of them</source>
        <comment>what is proposed among several</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⏎ Goes on with: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not entered: %1</source>
        <comment>an order that was ready</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer, what the dice come to by it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::RecentCard</name>
    <message>
        <source>Reading the game ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file itself stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be resumed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, how it stands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look Through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Read only: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ReckoningPanel</name>
    <message>
        <source>Against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %1: %2</source>
        <comment>the other&apos;s answer, cell of a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However the dice fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever is chosen, when it comes to dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it would meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reckoned so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruled last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>key and choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what follows</source>
        <comment>an answer that is looked at</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across: %1</source>
        <comment>whose answers stand in the columns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the dice are thrown for</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::RecoveryFile</name>
    <message>
        <source>Nothing is kept for recovery: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more is kept for recovery: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Referee</name>
    <message>
        <source>%1 is no face here: %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) is named already</source>
        <comment>number of a name, and the name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be named here now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 picks nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n face(s) are asked for</source>
        <translation>
            <numerusform>%n face is asked for</numerusform>
            <numerusform>%n faces are asked for</numerusform>
        </translation>
    </message>
    <message>
        <source>what was typed before this was on the screen answers nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::RefereePage</name>
    <message>
        <source>Referee&apos;s table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice are asked for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no answer to what is asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that may be done now puts it there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ReplaceDialog</name>
    <message>
        <source>Find and Replace Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain to put in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells, marked on the map</source>
        <translation>
            <numerusform>%n cell, marked on the map</numerusform>
            <numerusform>%n cells, marked on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen cells, marked on the map</source>
        <translation>
            <numerusform>%n chosen cell, marked on the map</numerusform>
            <numerusform>%n chosen cells, marked on the map</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ResizeDialog</name>
    <message>
        <source>Resize and Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground keeps its numbers where counting allows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No road, area, name or counter is cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n roads, areas, names or counters lose ground.</source>
        <translation>
            <numerusform>%n road, area, name or counter loses ground.</numerusform>
            <numerusform>%n roads, areas, names or counters lose ground.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map would have %1 by %2 cells instead of %3 by %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make It So Large</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ResultDialog</name>
    <message>
        <source>Result Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper of the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preview and Print...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;DF...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;NG...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game file is not to be believed, and the sheet says so: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reckoning the chances of each roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Result Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page to hang up or to file: the map as it lies, losses, the three rolls that swung it farthest, lines to sign on and the head of the chain.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Rose</name>
    <message>
        <source>hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Roster</name>
    <message>
        <source>/</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message>
        <source>Front and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of no formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roster of the armies</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::RowsTab</name>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the last value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How stage %1 combines its rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How stage %1 is rounded at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move stage %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain and ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantities and their stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a case with the row and without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lies on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code, as cells of tables have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the new row (small letters, digits, hyphens)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, a word, or what is reckoned: unit.attack * 1/2, tec[clear, enter]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::RulerOptions</name>
    <message>
        <source>Type of unit whose movement is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::RulerTool</name>
    <message>
        <source>Ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: distance %3</source>
        <comment>cells and steps</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, levels %1 to %2, highest between %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>parts of an answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures from one cell to another: click (Space), then point; a second click holds the answer, Escape ends it. For the type of unit chosen at the left the rules say what the cheapest way costs; where they know lines of sight, whether it is seen from there and what stops the look.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::RulesPage</name>
    <message>
        <source>Rules and counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map and Set-up...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter S&amp;heets...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>rules and scenario</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules or counters were changed and not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a ruling as an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;bles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mi&amp;x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>undo or redo, what</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Rules and Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules (*.rules.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules, counters or the map were changed and not saved. Saving writes all of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Said</name>
    <message>
        <source>%1: %2</source>
        <comment>side, what it did</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ScanItem</name>
    <message>
        <source>The scanned image %1 is missing. Put it there again, or remove it with the scan tool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scanned image %1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ScanOptions</name>
    <message>
        <source>Load an image...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load an image of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beneath the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beneath the ground it is seen where the layer of the ground lets it through (opacity at the right).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known cells on the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misses by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the chosen point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget a point of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No image is loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Laid by %n cells; the worst misses by %1 mm.</source>
        <translation>
            <numerusform>Laid by %n cell; the worst misses by %1 mm.</numerusform>
            <numerusform>Laid by %n cells; the worst misses by %1 mm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not laid yet: %n more known cells are needed.</source>
        <translation>
            <numerusform>Not laid yet: %n more known cell is needed.</numerusform>
            <numerusform>Not laid yet: %n more known cells are needed.</numerusform>
        </translation>
    </message>
    <message>
        <source>The known cells lie in one line: add one beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the look of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a point of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map has no cell %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ScanTool</name>
    <message>
        <source>Scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays a scanned map under the hand: load an image at the left, click (Space) the middle of a cell on it and type the number printed there. Three such cells lay it over the map, more make it truer. Drag a point to mend it; with Alt the arrow keys move it by a pixel, Delete forgets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load an image at the left first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scan is locked: unlock it at the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a point of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget a point of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 misses by %2 mm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ScenarioCard</name>
    <message>
        <source>Reading the map ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::SelectTool</name>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses cells: click or drag a box; Ctrl adds and takes away, Shift adds. Dragging chosen cells moves them. Ctrl+C, X and V copy, cut and paste; Delete empties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move cells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::SetDialog</name>
    <message>
        <source>Set the Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cardboard is right: say what lies on the table, and the program follows. Every setting is kept in the log with your reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;et:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place: a printed number or a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p&amp;lace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s&amp;teps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add place, steps and facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark or track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t&amp;urn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be set, &amp;in this order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the chosen setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What t&amp;hat changes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase and side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under &amp;way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase is under way: what opens it is not done again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add turn and phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is in that turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of a sheet, or settings in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or type it, or paste a whole adjournment sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w&amp;ords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add what is typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the mark, or a fraction as 15/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the mark holds: counters, a place, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::SetupCard</name>
    <message>
        <source>moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed by choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arriving</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps lost</source>
        <translation>
            <numerusform>%n step lost</numerusform>
            <numerusform>%n steps lost</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, remark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set-up card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faces %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::SetupPanel</name>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip to the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One higher in the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One lower in the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free choice among the places of the chosen counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out of the set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be set up within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be set up within so many cells of its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrivals: click a place for the chosen counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrivals by turn and place of entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose counters in the tray first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That changes nothing for these counters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 counters are not placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn, its name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrive on turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentence, sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n may not start where they are: %1.</source>
        <translation>
            <numerusform>%n may not start where it is: %1.</numerusform>
            <numerusform>%n may not start where they are: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n counters have their place.</source>
        <translation>
            <numerusform>The one counter has its place.</numerusform>
            <numerusform>All %n counters have their place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::SetupWarnings</name>
    <message>
        <source>%1; %2</source>
        <comment>two warnings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it starts off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemies start at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>warning, case number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ShapeTool</name>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills a box, or an ellipse, of terrain: drag, or click (Space) at two corners; Escape gives it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::SheetDialog</name>
    <message>
        <source>The sheet, front and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter Sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the long edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the short edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Crop marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Markers of the mix, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Print although the proof reports %n error(s)</source>
        <translation>
            <numerusform>Print although the proof reports %n error</numerusform>
            <numerusform>Print although the proof reports %n errors</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the proof says of the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export Sheets...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Counter Sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Counter Manifest</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The proof of rules and counters reports %n open error(s).</source>
        <translation>
            <numerusform>The proof of rules and counters reports %n open error.</numerusform>
            <numerusform>The proof of rules and counters reports %n open errors.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout of the sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Mani&amp;fest...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2, %3 by %4 on each.</source>
        <comment>counters, sheets, columns, rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheets</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Other lengths, as below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ShortcutSheet</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fans out the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ and -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom; Home or 0 shows the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape, Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/ or Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolls the dice that are asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, .</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns the picked counter left or right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picks the cell or the counter on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes to the order line: a place, a unit or a whole order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the last click back; Escape ends a look first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picks the rest of the stack, once one of it is picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A letter, a counter held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with it what begins so; once more the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick a line of the list, are the face of the next die, or begin the number of a hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl, a counter dragged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enters what was given or proposed, or the only answer; on the list it picks the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the step, where one line says that nothing more is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape, a counter dragged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where its facing is asked for, lets it face there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the counter alone, not its stack, as does dragging it out of a fan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::SidePanel</name>
    <message>
        <source>Layers, lists and findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads and trails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain and the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines between cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn track, boxes and legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads, areas and names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the chosen road, area or name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers along the edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides of squares</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::SideTool</name>
    <message>
        <source>Hexside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the chosen feature on a hexside, or takes it away where it is: click, or drag along edges. With the keyboard , and . choose a side of the cell and Space puts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 on sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 from sides</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::SinceDialog</name>
    <message>
        <source>Changes Since the Accepted Proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes since the accepted proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept This State as Proofed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No proof of these files was accepted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed since the proof was accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since the proof was accepted:</source>
        <translation>
            <numerusform>%n change since the proof was accepted:</numerusform>
            <numerusform>%n changes since the proof was accepted:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) are open; they are mended or accepted first.</source>
        <translation>
            <numerusform>%n finding is open; it is mended or accepted first.</numerusform>
            <numerusform>%n findings are open; they are mended or accepted first.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was changed is saved before it is accepted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::StartPage</name>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios and recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenarios came with this program. Open... takes one from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet. A game you start is kept in a file after every action, and stands here until you remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent scenarios and maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet. Scenarios and maps you open stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fieldworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee a game, rule on a case, or open a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario or game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling &amp;Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;Map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a new map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit Rules...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit rules and counters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::StartWords</name>
    <message>
        <source>%1, %2</source>
        <comment>number, name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <comment>number, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn, where</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TableDialog</name>
    <message>
        <source>Why it cannot be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reason, for the log:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reason, for the log (not needed here):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reason is still needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TableGridView</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TableMenu</name>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take Back...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Correct a Die...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overrule...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Put in Step with the Table...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Note or Protest...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hess Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find in the Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print or &amp;Save the Log...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad&amp;journ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an Or&amp;der</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look from Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show What Is &amp;Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who Lies Where...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ave the Play Aids...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Result Sheet...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Play Aids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State at the R&amp;uling Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the C&amp;lock...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prec&amp;edents...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look Up the Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event and Na&amp;mes...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table That Is &amp;Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TableModel</name>
    <message>
        <source>Change a cell</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TablePane</name>
    <message>
        <source>%1  [%2]</source>
        <comment>table, case number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>axis of a table, its row or column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>row and column, cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cell, what it means</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table that is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table read before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table read after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>table, its lit row and column</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TableView</name>
    <message>
        <source>Arrow keys choose a cell, Space picks it, Enter enters what is ready, Shift+Space fans out a stack, Escape takes the last click back; plus and minus zoom, 0 shows the whole map.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TablesTab</name>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact chance of each result by column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result codes: Enter puts one into the cells selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a code in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (of the scenario)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 [%2]: %3</source>
        <comment>table, case number, axes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> by </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>fraction and per cent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert &amp;before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert &amp;after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge with the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heading...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split a band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second part of &quot;%1&quot; begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not lie inside the band, so nothing was split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat c&amp;olours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Com&amp;pare...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TakeBackDialog</name>
    <message>
        <source>Take Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the first action that is not to count; it and all after it are struck from the log and stay readable in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Actions, the newest first:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Put back on the table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing that could be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has to be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entered by mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both players agree to take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule was overlooked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::ToolOptions</name>
    <message>
        <source>Options of the tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what, key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In place of what is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to what is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from what is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius of the brush in cells ([ and ])</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes are ellipses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find and replace...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise (Alt lowers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the tool does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexside features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reading of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the area; a new one begins an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of new names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells like these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is put where the path meets water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridges and fords are features of the rules drawn as “bridge” and “ford”; W, or a click with Alt, changes one on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seek easy ground from point to point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle of the name, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names written or changed next are turned so far; [ and ] turn by five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features of the sides of squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds what is put</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shelters the cell pointed at only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TraceView</name>
    <message>
        <source>Not applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reckoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reconstructed, not printed in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TrackMarkers</name>
    <message>
        <source>%1 %2</source>
        <comment>side, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>track, where all stand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between sides</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Tray</name>
    <message>
        <source>Counters beside the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>a counter that is picked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>unit and box</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody waits here now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::TryPanel</name>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case in the words of the ruling desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is done: by whom; against whom; dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule on the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or two counters:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State the case of these two counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>chance, result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row makes no difference here. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it: %1
Without it: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the two counters on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::UnitModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::UnitTable</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the one above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of these: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::UnitTray</name>
    <message>
        <source>Counters and where they start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, within %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 steps lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where, what is wrong</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fw::Workbench</name>
    <message>
        <source>That layer is locked: unlock it in the list of layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells would be off the map and were left out. Undo takes it back.</source>
        <translation>
            <numerusform>%n cell would be off the map and was left out. Undo takes it back.</numerusform>
            <numerusform>%n cells would be off the map and were left out. Undo takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ZoomView</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
