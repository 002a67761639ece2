#include "editor/findings/DrawingFindings.h"
#include "editor/render/CounterArt.h"
#include "engine/base/Vocabulary.h"
#include "engine/model/Art.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/Lookalikes.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr double counterWide = 12.7; ///< millimetres in print
constexpr double cardWide = 57;      ///< millimetres in print
constexpr double dotsPerInch = 300;
constexpr double squareWithin = 0.02;   ///< sides of a square may differ so much
constexpr qsizetype mostFiles = 20'000; ///< of a folder

/// The drawings of all counters by side of the counter.
class CounterDrawings
{
public:
    CounterDrawings(const Ruleset& ruleset, const Scenario& scenario, const QString& folder, FindingCollector& found)
        : mScenario(scenario), mFound(found)
    {
        for (const Unit& unit : scenario.units) {
            mFronts.push_back(artFile(folder, unit.id, false));
            mBacks.push_back(artFile(folder, unit.id, true));
        }
        for (const Lookalikes& group : lookalikesOf(ruleset, scenario))
            for (const int unit : group.units) {
                mHidden.insert(std::size_t(unit)); // their backs have a check of their own
                if (!group.pile.empty())
                    mCards.insert(std::size_t(unit));
            }
    }
    void judge()
    {
        const auto drawn = [](const QString& file) { return !file.isEmpty(); };
        const auto fronts = std::ranges::count_if(mFronts, drawn);
        std::map<std::string, std::pair<int, int>> types; ///< counters drawn, and all
        std::map<std::string, int> backs;                 ///< by type
        for (std::size_t i = 0; i < mFronts.size(); ++i) {
            auto& [has, all] = types[mScenario.units[i].type];
            has += drawn(mFronts[i]) ? 1 : 0;
            ++all;
            backs[mScenario.units[i].type] += drawn(mBacks[i]) ? 1 : 0;
        }
        for (std::size_t i = 0; i < mFronts.size(); ++i) {
            const Unit& unit = mScenario.units[i];
            const auto [has, all] = types[unit.type];
            const bool expected = mostly(has, all) || mostly(int(fronts), int(mFronts.size()));
            pair(i, expected, unit.steps > 1 || 2 * backs[unit.type] >= all);
            looks(i, false);
            looks(i, true);
        }
    }

private:
    /// Whether so many of all mean that the rest was forgotten.
    static bool mostly(int has, int all) { return has >= 3 && has * 4 >= all * 3; }

    void pair(std::size_t i, bool expected, bool hasBack)
    {
        const Unit& unit = mScenario.units[i];
        const std::string place = "/units/" + std::to_string(i);
        if (mFronts[i].isEmpty() && !mBacks[i].isEmpty())
            mFound.add("drawings/no-front", spotOf(unit),
                       QT_TRANSLATE_NOOP("engine", "its back has a drawing, and its front has none"),
                       Text(QT_TRANSLATE_NOOP("engine", "put 'counters/{0}.svg' next to the file"), {unit.id}), {},
                       place);
        else if (mFronts[i].isEmpty() && expected)
            mFound.add("drawings/undrawn", spotOf(unit),
                       QT_TRANSLATE_NOOP("engine", "it has no drawing, unlike the other counters"),
                       Text(QT_TRANSLATE_NOOP("engine", "put 'counters/{0}.svg' next to the file"), {unit.id}), {},
                       place);
        else if (!mFronts[i].isEmpty() && mBacks[i].isEmpty() && hasBack && !mHidden.contains(i))
            mFound.add("drawings/no-back", spotOf(unit),
                       QT_TRANSLATE_NOOP("engine", "its front has a drawing, and its back has none"),
                       Text(QT_TRANSLATE_NOOP("engine", "put 'counters/{0}-back.svg' next to the file"), {unit.id}), {},
                       place);
    }
    /// Checks a drawing by itself.
    void looks(std::size_t i, bool back)
    {
        const QString& file = back ? mBacks[i] : mFronts[i];
        const std::optional<ArtLook> look = file.isEmpty() ? std::nullopt : artLook(file);
        if (!look)
            return; // another check reports a file that cannot be used
        const std::string name = "counters/" + QFileInfo(file).fileName().toStdString();
        const auto wrong = [&](const char* check, Text text, const char* remedy) {
            mFound.add(check, spotOf(mScenario.units[i]), std::move(text), remedy, {}, "/units/" + std::to_string(i));
        };
        if (look->empty || (look->uniform && !back)) {
            wrong("drawings/empty", Text(QT_TRANSLATE_NOOP("engine", "the drawing '{0}' shows nothing"), {name}),
                  QT_TRANSLATE_NOOP("engine", "draw it, or take the file away"));
            return;
        }
        const double wide = look->size.width(), high = look->size.height();
        const auto number = [](double value) { return std::to_string(std::lround(value)); };
        coarse(i, *look, name, wrong);
        if (!mCards.contains(i) && std::abs(wide - high) > squareWithin * std::max(wide, high))
            wrong(
                "drawings/not-square",
                Text(QT_TRANSLATE_NOOP("engine", "the drawing '{0}' is {1} by {2} and would be stretched to a square"),
                     {name, number(wide), number(high)}),
                QT_TRANSLATE_NOOP("engine", "draw it on a square"));
    }

    /// Checks whether a picture, or one in an SVG, has enough pixels for the size at which the counter or card is
    /// printed.
    template <class Wrong>
    void coarse(std::size_t i, const ArtLook& look, const std::string& name, const Wrong& wrong) const
    {
        const double printed = mCards.contains(i) ? cardWide : counterWide;
        const long needed = std::lround(printed / 25.4 * dotsPerInch);
        const auto number = [](double value) { return std::to_string(std::lround(value)); };
        if (look.pixels == 0 || std::lround(look.pixels) >= needed)
            return;
        std::string wide = QString::number(printed).toStdString();
        wrong("drawings/coarse",
              Text(mCards.contains(i)
                       ? QT_TRANSLATE_NOOP("engine", "the picture '{0}' has {1} pixels across; a card of {2} mm needs "
                                                     "{3} at 300 dots per inch")
                       : QT_TRANSLATE_NOOP("engine", "the picture '{0}' has {1} pixels across; a counter of {2} mm "
                                                     "needs {3} at 300 dots per inch"),
                   {name, number(look.pixels), std::move(wide), std::to_string(needed)}),
              QT_TRANSLATE_NOOP("engine", "save it with more pixels, or as SVG without pictures"));
    }

    const Scenario& mScenario;
    FindingCollector& mFound;
    std::vector<QString> mFronts, mBacks;
    std::set<std::size_t> mHidden, mCards;
};

/// Files of drawings in a folder, by name.
QStringList drawingsIn(const QString& folder)
{
    QStringList out;
    for (const QString& file : QDir(folder).entryList(QDir::Files, QDir::Name))
        if (QStringList{"svg", "png", "jpg", "jpeg", "webp", "gif", "bmp"}.contains(QFileInfo(file).suffix().toLower()))
            out << file;
    return out.size() > mostFiles ? QStringList() : out;
}

/// The words in quotation marks in other files of a folder that share its drawings.
class OtherFiles
{
public:
    OtherFiles(const QString& folder, const QString& pattern) : mFolder(folder), mPattern(pattern) {}
    bool name(const QString& word)
    {
        constexpr qsizetype most = 50;
        if (!mRead)
            for (const QString& one : QDir(mFolder).entryList({mPattern}, QDir::Files, QDir::Name).mid(0, most)) {
                QFile file(mFolder + '/' + one);
                if (file.open(QIODevice::ReadOnly))
                    mTexts << QString::fromUtf8(file.read(16 << 20));
            }
        mRead = true;
        return std::ranges::any_of(mTexts, [&](const QString& text) { return text.contains('"' + word + '"'); });
    }

private:
    QString mFolder, mPattern;
    bool mRead = false;
    QStringList mTexts;
};

void orphan(const std::string& file, Text remedy, FindingCollector& found)
{
    found.add("drawings/orphan", {"drawing", file, {}, {}},
              Text(QT_TRANSLATE_NOOP("engine", "nothing uses the drawing '{0}'"), {file}), std::move(remedy));
}

/// Files in the folder of counters that are no drawing of any counter.
void orphanCounters(const Scenario& scenario, const QString& folder, FindingCollector& found)
{
    std::set<QString> known;
    Vocabulary words;
    for (const Unit& unit : scenario.units)
        for (const bool back : {false, true}) {
            known.insert(QFileInfo(artFile(folder, unit.id, back)).fileName());
            words.add(unit.id + (back ? "-back" : ""));
        }
    OtherFiles others(folder, "*.scenario.json");
    for (const QString& file : drawingsIn(folder + "/counters")) {
        if (known.count(file) > 0)
            continue;
        const QString name = QFileInfo(file).completeBaseName();
        const std::string path = "counters/" + file.toStdString();
        if (words.has(name.toStdString())) {
            orphan(path, QT_TRANSLATE_NOOP("engine", "keep one drawing of the counter, as .svg or as .png"), found);
            continue;
        }
        if (others.name(name) || (name.endsWith("-back") && others.name(name.chopped(5))))
            continue;
        const std::string near = words.nearest(name.toStdString());
        orphan(path,
               near.empty() ? Text(QT_TRANSLATE_NOOP("engine", "name it after the id of a counter, or take it away"))
                            : Text(QT_TRANSLATE_NOOP("engine", "did you mean '{0}'?"), {near}),
               found);
    }
}

/// Files in the folder of terrain that neither the program nor a feature names.
void orphanTerrain(const Ruleset& ruleset, const QString& folder, FindingCollector& found)
{
    static const QRegularExpression number("-[0-9]+$");
    Vocabulary words = Vocabulary::all(artNames());
    for (const QString& file : QDir(":/art/terrain").entryList({"*.svg"}, QDir::Files))
        words.add(QFileInfo(file).completeBaseName().remove(number).toStdString());
    for (const Feature& feature : ruleset.features)
        words.add(feature.art);
    OtherFiles others(folder, "*.rules.json");
    for (const QString& file : drawingsIn(folder + "/art")) {
        const QString name = QFileInfo(file).completeBaseName().remove(number);
        const bool svg = file.endsWith(".svg");
        if (svg && (words.has(name.toStdString()) || others.name(name)))
            continue;
        const std::string near = words.nearest(name.toStdString());
        orphan("art/" + file.toStdString(),
               !svg           ? Text(QT_TRANSLATE_NOOP("engine", "save it as .svg, as drawings of terrain are"))
               : near.empty() ? Text(QT_TRANSLATE_NOOP("engine", "name it in 'art' of a feature, or take it away"))
                              : Text(QT_TRANSLATE_NOOP("engine", "did you mean '{0}'?"), {near}),
               found);
    }
}

} // namespace

std::vector<CheckResult> printFindings(const Ruleset& ruleset, const Scenario& scenario, const QString& folder)
{
    FindingCollector found;
    if (folder.isEmpty())
        return {};
    if (QFileInfo(folder + "/counters").isDir()) {
        CounterDrawings(ruleset, scenario, folder, found).judge();
        orphanCounters(scenario, folder, found);
    }
    if (QFileInfo(folder + "/art").isDir())
        orphanTerrain(ruleset, folder, found);
    return std::move(found.list);
}

} // namespace fw
