#include "editor/findings/LetterFindings.h"
#include "editor/findings/MapMending.h"
#include "editor/render/CounterArt.h"
#include "editor/render/DrawingFile.h"
#include "editor/render/Faces.h"
#include "editor/render/SvgSupport.h"
#include "engine/proof/DisplayedText.h"

#include <QXmlStreamReader>
#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

/// The terrain, sides and ways on the map, which are also in its legend.
std::set<std::string> drawn(const Drawing& drawing)
{
    std::set<Mix> mixes;
    for (const auto* plane : {&drawing.terrain, &drawing.sides})
        for (int i = 0; i < int(plane->size()); ++i)
            mixes.insert(plane->get(i));
    std::set<std::string> out;
    for (const Mix mix : mixes) {
        const auto& words = drawing.legend->words(mix);
        out.insert(words.begin(), words.end());
    }
    for (const Way& way : drawing.rest.map.ways)
        out.insert(way.kind);
    return out;
}

/// Calls look(text, face) for each text that a table prints.
template <class Look>
void inTable(const Table& table, Look look)
{
    look(table.label, Face::SmallCaps);
    for (const Axis& axis : table.axes) {
        look(axis.label, Face::Condensed);
        for (const Band& band : axis.bands)
            look(band.label, Face::Condensed);
    }
    for (const TableRow& row : table.rows) {
        look(row.row, Face::Condensed);
        look(row.extra, Face::Condensed);
        for (const std::string& cell : row.cells)
            look(cell, Face::Condensed);
    }
    for (const std::string& extra : table.columnExtra)
        look(extra, Face::Condensed);
}

} // namespace

void findLetters(const Drawing& drawing, const Ruleset& rules, Charts charts, FindingCollector& found)
{
    std::set<char32_t> lacking;
    std::map<std::pair<Face, char32_t>, bool> known;
    QString where;
    std::vector<Cell> cells;
    const auto has = [&](Face face, char32_t letter) {
        const auto [at, fresh] = known.try_emplace({face, letter});
        if (fresh)
            at->second = hasLetter(face, letter);
        return at->second;
    };
    const auto look = [&](const std::string& text, Face face, Cell cell = noCell) {
        bool any = false;
        for (const char32_t letter : QString::fromStdString(text).toUcs4()) {
            if (letter < 0x180 || has(face, letter))
                continue;
            lacking.insert(letter);
            any = true;
        }
        if (any && where.isEmpty())
            where = QString::fromStdString(text);
        if (any && cell != noCell)
            cells.push_back(cell);
    };
    const Scenario& s = drawing.rest;
    look(s.map.title, Face::SmallCaps);
    for (const PlaceName& name : s.map.names)
        look(name.text, name.size >= 2 ? Face::SmallCaps : Face::Serif, name.cell);
    for (const Army& side : s.sides)
        look(side.name, Face::Condensed);
    for (const Unit& unit : s.units) {
        look(unit.name, Face::Condensed);
        look(unit.formation, Face::Condensed);
    }
    for (const std::string& turn : s.turnNames)
        look(turn, Face::Condensed);
    const std::set<std::string> lying = drawn(drawing);
    for (const Feature& feature : rules.features)
        if (lying.count(feature.id))
            look(feature.label, Face::Condensed);
    for (const Box& box : rules.boxes)
        look(box.label, Face::Condensed);
    for (const Panel& panel : s.map.panels)
        look(panel.title, panel.what == "box" ? Face::Condensed : Face::SmallCaps);
    for (const auto* tables : {&s.tables, &rules.tables})
        for (const Table& table : *tables)
            if (charts == Charts::All || std::ranges::any_of(s.map.panels, [&](const Panel& panel) {
                    return panel.what == "table" && panel.of == table.id;
                }))
                inTable(table, look);
    if (lacking.empty())
        return;
    const std::u32string all(lacking.begin(), lacking.end());
    found.doubt(
        "letters", {"map", s.map.title, {}, {}},
        {QT_TRANSLATE_NOOP("engine", "the fonts of the program have no letters for {0}, as in “{1}”. The fonts of this "
                                     "computer draw them, so they look different or are missing on another computer"),
         {QString::fromStdU32String(all).toStdString(), where.toStdString()}},
        QT_TRANSLATE_NOOP("engine", "write these texts in Latin, Greek or Cyrillic letters"), cells);
}

namespace {

/// The letters of texts that no face of the program has.
class UnknownLetters
{
public:
    /// Those of a text, each once and in order; letters that break no line and are not printed count too.
    std::u32string in(const std::string& text)
    {
        std::u32string out;
        for (const char32_t letter : QString::fromStdString(text).toUcs4())
            if (!has(letter) && out.find(letter) == std::u32string::npos)
                out += letter;
        return out;
    }
    void put(const DisplayedText& said, FindingCollector& found)
    {
        const std::u32string letters = in(said.text);
        if (letters.empty())
            return;
        std::string shown, codes;
        for (const char32_t letter : letters) {
            shown += QString::fromUcs4(&letter, 1).toStdString();
            codes += (codes.empty() ? "U+" : ", U+")
                     + QString::number(letter, 16).toUpper().rightJustified(4, '0').toStdString();
        }
        found.add("letters/text", said.spot,
                  Text(QT_TRANSLATE_NOOP("engine", "the program has no letters for {0} ({1}) in '{2}'"),
                       {shown, codes, QString::fromStdString(said.text).left(60).toStdString()}),
                  QT_TRANSLATE_NOOP("engine", "write it in Latin, Greek or Cyrillic letters"), {}, said.place);
    }

private:
    bool has(char32_t letter)
    {
        if (letter < 0x180)
            return letter == '\n' || letter == '\t' || (letter >= 0x20 && letter < 0x7F) || letter >= 0xA0;
        const auto [at, fresh] = mKnown.try_emplace(letter);
        if (fresh)
            at->second = letter != 0xFFFD && (hasLetter(Face::Condensed, letter) || hasLetter(Face::Serif, letter));
        return at->second;
    }
    std::map<char32_t, bool> mKnown;
};

/// The text that an SVG file draws; empty for another or an unreadable file.
QString textOfSvg(const QString& path)
{
    const Result<QByteArray> svg = path.endsWith(".svg", Qt::CaseInsensitive)
                                       ? readSvg(path)
                                       : Result<QByteArray>(tl::unexpected<Problem>(Problem()));
    QString out;
    QXmlStreamReader reader(svg ? *svg : QByteArray());
    int inText = 0; // the depth of text elements
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == u"text")
            ++inText;
        else if (reader.isEndElement() && reader.name() == u"text")
            --inText;
        else if (reader.isCharacters() && inText > 0)
            out += reader.text();
    }
    return out.simplified();
}

void lettersOfDrawings(const Scenario& scenario, UnknownLetters& letters, FindingCollector& found)
{
    const QString folder = QString::fromStdString(scenario.map.folder);
    if (folder.isEmpty())
        return;
    for (std::size_t i = 0; i < scenario.units.size(); ++i)
        for (const bool back : {false, true}) {
            DisplayedText said;
            said.text = textOfSvg(artFile(folder, scenario.units[i].id, back)).toStdString();
            said.spot = {"unit", scenario.units[i].id, {}, {}};
            said.place = "/units/" + std::to_string(i);
            letters.put(said, found);
        }
}

} // namespace

std::vector<CheckResult> letterFindings(const Ruleset& rules)
{
    FindingCollector found;
    UnknownLetters letters;
    for (const DisplayedText& said : textsOf(rules))
        letters.put(said, found);
    return std::move(found.list);
}

std::vector<CheckResult> letterFindings(const Ruleset& rules, const Scenario& scenario)
{
    FindingCollector found;
    findLetters(Drawing::of(scenario), rules, Charts::All, found); // charts outside the sheet are printed as play aids
    std::set<char32_t> told;
    for (const CheckResult& one : found.list)
        for (const char32_t letter : QString::fromStdString(one.values().front()).toUcs4())
            told.insert(letter);
    UnknownLetters letters;
    for (const DisplayedText& said : textsOf(scenario)) {
        const std::u32string unknown = letters.in(said.text);
        if (!std::ranges::all_of(unknown, [&](char32_t letter) { return told.contains(letter); }))
            letters.put(said, found);
    }
    lettersOfDrawings(scenario, letters, found);
    return std::move(found.list);
}

} // namespace fw
