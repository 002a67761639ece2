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
    <message numerus="yes">
        <source>%n sealed answer(s) are in the game file</source>
        <translation>
            <numerusform>%n sealed answer is in the game file</numerusform>
            <numerusform>%n sealed answers are in the game file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n rows; keep it to check later that no row was changed: fieldworks verify GAME --head %1</source>
        <translation>
            <numerusform>%1 after %n row; keep it to check later that no row was changed: fieldworks verify GAME --head %1</numerusform>
            <numerusform>%1 after %n rows; keep it to check later that no row was changed: fieldworks verify GAME --head %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n actions</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games ended like it</source>
        <translation>
            <numerusform>%n game ended like it</numerusform>
            <numerusform>%n games ended like it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more; --full lists all</source>
        <translation>
            <numerusform>%n more; --full lists all</numerusform>
            <numerusform>%n more; --full lists all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped with %n games left</source>
        <translation>
            <numerusform>stopped with %n game left</numerusform>
            <numerusform>stopped with %n games left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped with %n games left; --resume plays them</source>
        <translation>
            <numerusform>stopped with %n game left; --resume plays it</numerusform>
            <numerusform>stopped with %n games left; --resume plays them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: holds the head %2 as row %3; %n rows were added since</source>
        <translation>
            <numerusform>%1: holds the head %2 as row %3; %n row was added since</numerusform>
            <numerusform>%1: holds the head %2 as row %3; %n rows were added since</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: intact, %n rows</source>
        <translation>
            <numerusform>%1: intact, %n row</numerusform>
            <numerusform>%1: intact, %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: and %n places more; fieldworks verify lists them all</source>
        <translation>
            <numerusform>%1: and %n place more; fieldworks verify lists them all</numerusform>
            <numerusform>%1: and %n places more; fieldworks verify lists them all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) stay trees, because no line of text can say them</source>
        <translation>
            <numerusform>%n condition stays a tree, because no line of text can say it</numerusform>
            <numerusform>%n conditions stay trees, because no line of text can say them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a copy for the side %2; it holds only the hash of %n rows</source>
        <translation>
            <numerusform>%1: a copy for the side %2; it holds only the hash of %n row</numerusform>
            <numerusform>%1: a copy for the side %2; it holds only the hash of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped with %n pairs left</source>
        <translation>
            <numerusform>stopped with %n pair left</numerusform>
            <numerusform>stopped with %n pairs left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped with %n pairs left; --resume plays them</source>
        <translation>
            <numerusform>stopped with %n pair left; --resume plays it</numerusform>
            <numerusform>stopped with %n pairs left; --resume plays them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The difference is that of the share of wins of %1. At most %2 % of such lists have a clear change that has no effect: the error is spent over %n tests, and Holm&apos;s adjustment is for the whole list.</source>
        <translation>
            <numerusform>The difference is that of the share of wins of %1. At most %2 % of such lists have a clear change that has no effect: the error is spent over %n test, and Holm&apos;s adjustment is for the whole list.</numerusform>
            <numerusform>The difference is that of the share of wins of %1. At most %2 % of such lists have a clear change that has no effect: the error is spent over %n tests, and Holm&apos;s adjustment is for the whole list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were played.</source>
        <translation>
            <numerusform>%n game was played.</numerusform>
            <numerusform>%n games were played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of games with the same dice</source>
        <translation>
            <numerusform>%n pair of games with the same dice</numerusform>
            <numerusform>%n pairs of games with the same dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them alike</source>
        <translation>
            <numerusform>%n of them alike</numerusform>
            <numerusform>%n of them alike</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message numerus="yes">
        <source>search with %n nodes</source>
        <translation>
            <numerusform>search with %n node</numerusform>
            <numerusform>search with %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPdf</name>
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
    <name>NameDialogs</name>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <comment>a row, and how often it has a name</comment>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) refer to &apos;%1&apos;. They stay as they are, and the check reports them.</source>
        <translation>
            <numerusform>%n row refers to &apos;%1&apos;. It stays as it is, and the check reports it.</numerusform>
            <numerusform>%n rows refer to &apos;%1&apos;. They stay as they are, and the check reports them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message numerus="yes">
        <source>(and %n more places)</source>
        <translation>
            <numerusform>(and %n more place)</numerusform>
            <numerusform>(and %n more places)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows; the hash chain does not confirm them</source>
        <translation>
            <numerusform>%n row; the hash chain does not confirm it</numerusform>
            <numerusform>%n rows; the hash chain does not confirm them</numerusform>
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
</context>
<context>
    <name>RulingDesk</name>
    <message numerus="yes">
        <source>the case states %n more dice than are rolled</source>
        <translation>
            <numerusform>the case states %n more die than is rolled</numerusform>
            <numerusform>the case states %n more dice than are rolled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rules ask for %1; the case states %n of these faces</source>
        <translation>
            <numerusform>the rules ask for %1; the case states %n of these faces</numerusform>
            <numerusform>the rules ask for %1; the case states %n of these faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the case states %n more dice than are rolled, unless it also states an answer: %1</source>
        <translation>
            <numerusform>the case states %n more die than is rolled, unless it also states an answer: %1</numerusform>
            <numerusform>the case states %n more dice than are rolled, unless it also states an answer: %1</numerusform>
        </translation>
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
</context>
<context>
    <name>fw::CaseDialog</name>
    <message numerus="yes">
        <source>%n ruling(s) of this game used this case</source>
        <translation>
            <numerusform>%n ruling of this game used this case</numerusform>
            <numerusform>%n rulings of this game used this case</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ChessClock</name>
    <message numerus="yes">
        <source>%n minute(s) per side</source>
        <translation>
            <numerusform>%n minute per side</numerusform>
            <numerusform>%n minutes per side</numerusform>
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
        <source>the first %n second(s) of each answer not counted</source>
        <translation>
            <numerusform>the first %n second of each answer not counted</numerusform>
            <numerusform>the first %n seconds of each answer not counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ClosedBar</name>
    <message numerus="yes">
        <source>and %n more places</source>
        <translation>
            <numerusform>and %n more place</numerusform>
            <numerusform>and %n more places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::CompareDialog</name>
    <message numerus="yes">
        <source>The tables are equal in all %n cell(s).</source>
        <translation>
            <numerusform>The tables are equal in the one cell.</numerusform>
            <numerusform>The tables are equal in all %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ComparePanel</name>
    <message numerus="yes">
        <source>%n rows and cells can be changed.</source>
        <translation>
            <numerusform>%n row or cell can be changed.</numerusform>
            <numerusform>%n rows and cells can be changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::CountersTab</name>
    <message numerus="yes">
        <source>Change %1 of %n Counter(s)</source>
        <translation>
            <numerusform>Change %1 of a Counter</numerusform>
            <numerusform>Change %1 of %n Counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Counter(s)</source>
        <translation>
            <numerusform>Delete a Counter</numerusform>
            <numerusform>Delete %n Counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::DeskPage</name>
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
</context>
<context>
    <name>fw::DiceEntry</name>
    <message numerus="yes">
        <source>enter only %n face(s)</source>
        <translation>
            <numerusform>enter only %n face</numerusform>
            <numerusform>enter only %n faces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::DifferencesDialog</name>
    <message numerus="yes">
        <source>%n differences from %1.</source>
        <translation>
            <numerusform>%n difference from %1.</numerusform>
            <numerusform>%n differences from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::EditPage</name>
    <message numerus="yes">
        <source>Place %n Counters</source>
        <translation>
            <numerusform>Place %n Counter</numerusform>
            <numerusform>Place %n Counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scan is aligned with %n cells.</source>
        <translation>
            <numerusform>The scan is aligned with %n cell.</numerusform>
            <numerusform>The scan is aligned with %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scan needs %n more known cells.</source>
        <translation>
            <numerusform>The scan needs %n more known cell.</numerusform>
            <numerusform>The scan needs %n more known cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Random ground is for maps of at most %n cells.</source>
        <translation>
            <numerusform>Random ground is for maps of at most %n cells.</numerusform>
            <numerusform>Random ground is for maps of at most %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ExportDialog</name>
    <message numerus="yes">
        <source>%n pages and the plan.</source>
        <translation>
            <numerusform>%n page and the plan.</numerusform>
            <numerusform>%n pages and the plan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::FindingsList</name>
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
</context>
<context>
    <name>fw::GamesPanel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::JobsDialog</name>
    <message numerus="yes">
        <source>Print despite %n error(s) in the proof</source>
        <translation>
            <numerusform>Print despite %n error in the proof</numerusform>
            <numerusform>Print despite %n errors in the proof</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::LengthChart</name>
    <message numerus="yes">
        <source>Turn %1, %2: %n games</source>
        <translation>
            <numerusform>Turn %1, %2: %n game</numerusform>
            <numerusform>Turn %1, %2: %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::LogPanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::MainWindow</name>
    <message numerus="yes">
        <source>The program ended while “%1” was being edited. %n changes can be restored.</source>
        <translation>
            <numerusform>The program ended while “%1” was being edited. %n change can be restored.</numerusform>
            <numerusform>The program ended while “%1” was being edited. %n changes can be restored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::MixTab</name>
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
</context>
<context>
    <name>fw::NewGameDialog</name>
    <message numerus="yes">
        <source>%1. %n turns.</source>
        <translation>
            <numerusform>%1. %n turn.</numerusform>
            <numerusform>%1. %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::NewMapDialog</name>
    <message numerus="yes">
        <source>%n cells on %1 by %2 mm</source>
        <translation>
            <numerusform>%n cell on %1 by %2 mm</numerusform>
            <numerusform>%n cells on %1 by %2 mm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places on %1 by %2 mm; the sheet grows with its places</source>
        <translation>
            <numerusform>%n place on %1 by %2 mm; the sheet grows with its places</numerusform>
            <numerusform>%n places on %1 by %2 mm; the sheet grows with its places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::OutlookWords</name>
    <message numerus="yes">
        <source>reaches %n cells</source>
        <translation>
            <numerusform>reaches %n cell</numerusform>
            <numerusform>reaches %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone of control: %n cells</source>
        <translation>
            <numerusform>zone of control: %n cell</numerusform>
            <numerusform>zone of control: %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::PlaceTool</name>
    <message numerus="yes">
        <source>Place %n Counters</source>
        <translation>
            <numerusform>Place %n Counter</numerusform>
            <numerusform>Place %n Counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters selected</source>
        <translation>
            <numerusform>%n counter selected</numerusform>
            <numerusform>%n counters selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::PlaceWords</name>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the place of %n counters</source>
        <translation>
            <numerusform>the place of %n counter</numerusform>
            <numerusform>the places of %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parts of %n roads</source>
        <translation>
            <numerusform>parts of %n road</numerusform>
            <numerusform>parts of %n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a place of %n areas</source>
        <translation>
            <numerusform>a place of %n area</numerusform>
            <numerusform>a place of %n areas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names</source>
        <translation>
            <numerusform>%n name</numerusform>
            <numerusform>%n names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::PrecedentsDialog</name>
    <message numerus="yes">
        <source>%n precedent(s)</source>
        <translation>
            <numerusform>%n precedent</numerusform>
            <numerusform>%n precedents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::PressText</name>
    <message numerus="yes">
        <source>Page %1: %n lines are thinner than %2 mm, the thinnest %3 mm. They are drawn %2 mm wide.</source>
        <translation>
            <numerusform>Page %1: %n line is thinner than %2 mm: %3 mm. It is drawn %2 mm wide.</numerusform>
            <numerusform>Page %1: %n lines are thinner than %2 mm, the thinnest %3 mm. They are drawn %2 mm wide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Page %1: %n texts are smaller than %2 pt, the smallest %3 pt. Use larger counters, or check a printed proof.</source>
        <translation>
            <numerusform>Page %1: %n text is smaller than %2 pt: %3 pt. Use larger counters, or check a printed proof.</numerusform>
            <numerusform>Page %1: %n texts are smaller than %2 pt, the smallest %3 pt. Use larger counters, or check a printed proof.</numerusform>
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
    <name>fw::RandomGroundDialog</name>
    <message numerus="yes">
        <source>Replaces terrain, levels, hexsides and roads of %n selected cells. Streams, towns and roads are laid only on a whole map.</source>
        <translation>
            <numerusform>Replaces terrain, levels, hexsides and roads of %n selected cells. Streams, towns and roads are laid only on a whole map.</numerusform>
            <numerusform>Replaces terrain, levels, hexsides and roads of %n selected cells. Streams, towns and roads are laid only on a whole map.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::RenameDialog</name>
    <message numerus="yes">
        <source>%n row(s) have this id, and all of them get the new one.</source>
        <translation>
            <numerusform>%n row has this id.</numerusform>
            <numerusform>%n rows have this id, and all of them get the new one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) refer to it and change with it:</source>
        <translation>
            <numerusform>%n row refers to it and changes with it:</numerusform>
            <numerusform>%n rows refer to it and change with it:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ReplaceDialog</name>
    <message numerus="yes">
        <source>%n cells, marked on the map</source>
        <translation>
            <numerusform>%n cell, marked on the map</numerusform>
            <numerusform>%n cells, marked on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected cells, marked on the map</source>
        <translation>
            <numerusform>%n selected cell, marked on the map</numerusform>
            <numerusform>%n selected cells, marked on the map</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ResizeDialog</name>
    <message numerus="yes">
        <source>%n roads, areas, names or counters are cut off.</source>
        <translation>
            <numerusform>%n road, area, name or counter is cut off.</numerusform>
            <numerusform>%n roads, areas, names or counters are cut off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::Roster</name>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::RowForm</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::ScanOptions</name>
    <message numerus="yes">
        <source>Aligned with %n cells; the largest error is %1 mm.</source>
        <translation>
            <numerusform>Aligned with %n cell; the largest error is %1 mm.</numerusform>
            <numerusform>Aligned with %n cells; the largest error is %1 mm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not aligned yet: %n more known cells are needed.</source>
        <translation>
            <numerusform>Not aligned yet: %n more known cell is needed.</numerusform>
            <numerusform>Not aligned yet: %n more known cells are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aligned exactly at %n cells. Without its own point, the worst one would be off by %1 mm.</source>
        <translation>
            <numerusform>Aligned exactly at %n cells. Without its own point, the worst one would be off by %1 mm.</numerusform>
            <numerusform>Aligned exactly at %n cells. Without its own point, the worst one would be off by %1 mm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aligned as a photograph with %n cells; the largest error is %1 mm.</source>
        <translation>
            <numerusform>Aligned as a photograph with %n cells; the largest error is %1 mm.</numerusform>
            <numerusform>Aligned as a photograph with %n cells; the largest error is %1 mm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aligned as a flat sheet until %n more cells are known.</source>
        <translation>
            <numerusform>Aligned as a flat sheet until %n more cells are known.</numerusform>
            <numerusform>Aligned as a flat sheet until %n more cells are known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::SetupPanel</name>
    <message numerus="yes">
        <source>%n counters may not start where they are: %1.</source>
        <translation>
            <numerusform>%n counter may not start where it is: %1.</numerusform>
            <numerusform>%n counters may not start where they are: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n counters are placed.</source>
        <translation>
            <numerusform>The counter is placed.</numerusform>
            <numerusform>All %n counters are placed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::SheetDialog</name>
    <message numerus="yes">
        <source>Print despite %n error(s) in the proof</source>
        <translation>
            <numerusform>Print despite %n error in the proof</numerusform>
            <numerusform>Print despite %n errors in the proof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The proof of rules and counters reports %n open error(s).</source>
        <translation>
            <numerusform>The proof of rules and counters reports %n open error.</numerusform>
            <numerusform>The proof of rules and counters reports %n open errors.</numerusform>
        </translation>
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
</context>
<context>
    <name>fw::SinceDialog</name>
    <message numerus="yes">
        <source>%n change(s) since the proof was accepted:</source>
        <translation>
            <numerusform>%n change since the proof was accepted:</numerusform>
            <numerusform>%n changes since the proof was accepted:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) are open. Fix or accept them first.</source>
        <translation>
            <numerusform>%n finding is open. Fix or accept it first.</numerusform>
            <numerusform>%n findings are open. Fix or accept them first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::SpokenPanel</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::UsesDialog</name>
    <message numerus="yes">
        <source>%n row(s) refer to &apos;%1&apos;:</source>
        <translation>
            <numerusform>%n row refers to &apos;%1&apos;:</numerusform>
            <numerusform>%n rows refer to &apos;%1&apos;:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fw::Workbench</name>
    <message numerus="yes">
        <source>%n cells would be off the map and were left out. Use Undo to restore the previous state.</source>
        <translation>
            <numerusform>%n cell would be off the map and was left out. Use Undo to restore the previous state.</numerusform>
            <numerusform>%n cells would be off the map and were left out. Use Undo to restore the previous state.</numerusform>
        </translation>
    </message>
</context>
</TS>
