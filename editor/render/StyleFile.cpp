#include "editor/render/StyleFile.h"

#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/store/JsonTree.h"

#include <QCoreApplication>
#include <array>
#include <charconv>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr int format = 1;
constexpr JsonLimits limits{64u << 10, 4, 2000};

/// A colour of a style.
struct ColourKey {
    const char* key;
    QColor& (*of)(MapStyle&);
};

#define FW_COLOUR(member)                                                                                              \
    {                                                                                                                  \
#member, [](MapStyle & s) -> QColor& { return s.member; }                                                      \
    }
constexpr ColourKey colours[] = {
    FW_COLOUR(sheet),
    FW_COLOUR(frame),
    FW_COLOUR(ground),
    FW_COLOUR(meadow),
    {"hillLow", [](MapStyle& s) -> QColor& { return s.hill[0]; }},
    {"hillMiddle", [](MapStyle& s) -> QColor& { return s.hill[1]; }},
    {"hillHigh", [](MapStyle& s) -> QColor& { return s.hill[2]; }},
    FW_COLOUR(hillLine),
    FW_COLOUR(hillShade),
    FW_COLOUR(woods),
    FW_COLOUR(deepWoods),
    FW_COLOUR(crown),
    FW_COLOUR(crownDeep),
    FW_COLOUR(crownLight),
    FW_COLOUR(crownLine),
    FW_COLOUR(shadow),
    FW_COLOUR(water),
    FW_COLOUR(waterLine),
    FW_COLOUR(marsh),
    FW_COLOUR(road),
    FW_COLOUR(roadLine),
    FW_COLOUR(town),
    FW_COLOUR(brick),
    FW_COLOUR(roof),
    FW_COLOUR(stone),
    FW_COLOUR(stoneLight),
    FW_COLOUR(houseLine),
    FW_COLOUR(field),
    FW_COLOUR(fieldLine),
    FW_COLOUR(gridLine),
    FW_COLOUR(number),
    FW_COLOUR(ink),
    FW_COLOUR(waterInk),
    FW_COLOUR(halo),
};
#undef FW_COLOUR

/// A length in millimetres.
struct LengthKey {
    const char* group;
    const char* key;
    double MapStyle::*of;
    double least;
    double most;
};

// Texts below 1.8 mm are unreadable in print; wider lines would cover the texts, which keep clear of usual ones.
constexpr LengthKey lengths[] = {
    {"lines", "road", &MapStyle::roadWidth, 0.3, 1.6},     {"lines", "casing", &MapStyle::casingWidth, 0.3, 2},
    {"lines", "trail", &MapStyle::trailWidth, 0.2, 1.2},   {"lines", "river", &MapStyle::riverWidth, 1, 4.5},
    {"lines", "stream", &MapStyle::streamWidth, 0.5, 2.2}, {"lines", "brook", &MapStyle::brookWidth, 0.3, 1.6},
    {"lines", "bank", &MapStyle::bankWidth, 0, 0.5},       {"lines", "contour", &MapStyle::contourWidth, 0.05, 0.6},
    {"lines", "woodsEdge", &MapStyle::woodsEdge, 0, 0.6},  {"grid", "width", &MapStyle::gridWidth, 0.1, 0.8},
    {"grid", "reach", &MapStyle::gridReach, 0.2, 6},       {"numbers", "capital", &MapStyle::numberCapital, 1.8, 4},
    {"names", "small", &MapStyle::smallCapital, 1.8, 4},   {"names", "middle", &MapStyle::middleCapital, 1.8, 6},
    {"names", "large", &MapStyle::largeCapital, 1.8, 8},
};

/// A whole number of percent.
struct ShareKey {
    const char* group;
    const char* key;
    int MapStyle::*of;
    int least;
    int most;
};

constexpr ShareKey shares[] = {
    {"opacity", "meadow", &MapStyle::meadowOpacity, 0, 100},
    {"opacity", "contour", &MapStyle::contourOpacity, 0, 100},
    {"opacity", "woods", &MapStyle::woodsOpacity, 0, 100},
    {"opacity", "field", &MapStyle::fieldOpacity, 0, 100},
    {"opacity", "marsh", &MapStyle::marshOpacity, 0, 100},
    {"textures", "treeDensity", &MapStyle::treeDensity, 25, 200},
    {"textures", "treeSize", &MapStyle::treeSize, 50, 150},
    {"numbers", "halo", &MapStyle::numberHalo, 0, 100},
};

/// A word of a closed list.
struct WordKey {
    const char* group;
    const char* key;
    const char* words;
    void (*set)(MapStyle&, int index);
};

constexpr WordKey words[] = {
    {"textures", "ground", "patches|flat|dots|drifts", [](MapStyle& s, int i) { s.groundLook = GroundLook(i); }},
    {"textures", "hills", "hachures|contours|flat", [](MapStyle& s, int i) { s.hillLook = HillLook(i); }},
    {"textures", "trees", "drawings|rounds|firs|scrub|none", [](MapStyle& s, int i) { s.treeLook = TreeLook(i); }},
    {"textures", "fields", "furrows|rules|flat", [](MapStyle& s, int i) { s.fieldLook = FieldLook(i); }},
    {"textures", "lakes", "flat|shores|rules", [](MapStyle& s, int i) { s.lakeLook = LakeLook(i); }},
    {"grid", "look", "lines|corners|dots|none", [](MapStyle& s, int i) { s.gridLook = GridLook(i); }},
    {"numbers", "place", "top|bottom|centre|edge", [](MapStyle& s, int i) { s.numberPlace = NumberPlace(i); }},
};

/// A typeface, in the key `font`, and its weight, in the key `bold`.
struct FontKey {
    const char* group;
    StyleFont MapStyle::*of;
};

constexpr FontKey fonts[] = {
    {"names", &MapStyle::nameFont}, {"numbers", &MapStyle::numberFont}, {"title", &MapStyle::titleFont}};

/// Fills a style from the tree of its file; stops at the first problem.
class StyleReader
{
public:
    StyleReader(const Json& file, std::string path) : mFile(file), mPath(std::move(path)) {}

    Result<NamedStyle> read(const std::string& id, const StyleLoader& likeOf)
    {
        if (!mFile.isObject())
            return refused(mFile, {}, Text(QT_TRANSLATE_NOOP("engine", "a style is an object")));
        if (const Json* said = mFile.find("format"))
            if (said->kind != Json::Kind::Integer || said->number != format)
                return refused(*said, "/format",
                               Text(QT_TRANSLATE_NOOP("engine", "this program reads styles of format {0}"),
                                    {std::to_string(format)}),
                               Text(QT_TRANSLATE_NOOP("engine", "write {0}"), {std::to_string(format)}));
        NamedStyle style;
        if (const Json* like = text("like")) {
            Result<NamedStyle> other = likeOf(like->text);
            if (!other) {
                if (other.error().file.empty()) {
                    other.error().file = mPath;
                    other.error().place = jsonPlace(like->line, "/like");
                }
                return other;
            }
            style = std::move(*other);
            mWhole = false;
        }
        style.id = id;
        style.label = label("label", QString::fromStdString(id));
        style.help = label("help", {});
        fill(style);
        checkKeys();
        if (mProblem)
            return tl::unexpected<Problem>(std::move(*mProblem));
        return style;
    }

private:
    using Unexpected = tl::unexpected<Problem>;

    Unexpected refused(const Json& at, const std::string& pointer, Text said, Text remedy = {}) const
    {
        return Unexpected(
            Problem{Trouble::BadInput, std::move(said), {}, mPath, jsonPlace(at.line, pointer), std::move(remedy), {}});
    }
    void refuse(const Json& at, const std::string& pointer, Text said, Text remedy = {})
    {
        if (!mProblem)
            mProblem = refused(at, pointer, std::move(said), std::move(remedy)).value();
    }
    const Json* text(const char* key)
    {
        const Json* found = mFile.find(key);
        if (found && !found->isText()) {
            refuse(*found, std::string("/") + key, QT_TRANSLATE_NOOP("engine", "a text is expected here"));
            return nullptr;
        }
        return found;
    }
    QString label(const char* key, const QString& standard)
    {
        const Json* found = text(key);
        return found ? QString::fromStdString(found->text) : standard;
    }

    /// The value of a key in a group; null, with a problem if a whole style lacks it.
    const Json* value(const char* group, const char* key)
    {
        mKeys[group].insert(key);
        const Json* in = mFile.find(group);
        if (in && !in->isObject()) {
            refuse(*in, std::string("/") + group, QT_TRANSLATE_NOOP("engine", "an object is expected here"));
            return nullptr;
        }
        const Json* found = in ? in->find(key) : nullptr;
        if (!found && mWhole)
            refuse(in ? *in : mFile, std::string("/") + group,
                   Text(QT_TRANSLATE_NOOP("engine", "\"{0}\" lacks the key \"{1}\""), {group, key}),
                   QT_TRANSLATE_NOOP("engine", "add it, or write \"like\" with the name of a style that has it"));
        return found;
    }

    void fill(NamedStyle& style)
    {
        style.day.dark = false;
        style.night.dark = true;
        for (const ColourKey& each : colours)
            if (const Json* found = value("colours", each.key))
                colour(*found, std::string("/colours/") + each.key, each.of(style.day), each.of(style.night));
        for (MapStyle* one : {&style.day, &style.night}) {
            for (const LengthKey& each : lengths)
                if (const Json* found = value(each.group, each.key))
                    one->*each.of = number(*found, pointer(each), each.least, each.most, " mm");
            for (const ShareKey& each : shares)
                if (const Json* found = value(each.group, each.key))
                    one->*each.of = int(number(*found, pointer(each), each.least, each.most, " %"));
            for (const WordKey& each : words)
                if (const Json* found = value(each.group, each.key))
                    each.set(*one, word(*found, pointer(each), each.words));
            for (const FontKey& each : fonts)
                font(each, one->*each.of);
        }
    }
    static std::string pointer(const auto& key) { return std::string("/") + key.group + "/" + key.key; }

    void colour(const Json& found, const std::string& at, QColor& day, QColor& night)
    {
        if (found.isArray() && found.items.size() == 2) {
            one(found.items[0], at + "/0", day);
            one(found.items[1], at + "/1", night);
        } else {
            one(found, at, day);
            night = day;
        }
    }
    void one(const Json& found, const std::string& at, QColor& out)
    {
        const QString said = found.isText() ? QString::fromStdString(found.text) : QString();
        // Names of colours differ between toolkits.
        const bool good = said.startsWith('#') && (said.size() == 7 || said.size() == 9) && QColor::isValidColor(said);
        if (good)
            out = QColor(said);
        else
            refuse(found, at, QT_TRANSLATE_NOOP("engine", "this is not a colour"),
                   QT_TRANSLATE_NOOP("engine",
                                     "write \"#rrggbb\", \"#aarrggbb\" with its opacity, or a list of two: by "
                                     "day and on a dark screen"));
    }
    double number(const Json& found, const std::string& at, double least, double most, const char* unit)
    {
        double is = double(found.number);
        if (found.kind == Json::Kind::Real)
            std::from_chars(found.text.data(), found.text.data() + found.text.size(), is);
        const bool whole = std::string_view(unit) == " %";
        const bool number = found.kind == Json::Kind::Integer || (!whole && found.kind == Json::Kind::Real);
        if (!number || is < least || is > most) {
            refuse(found, at,
                   number ? Text(QT_TRANSLATE_NOOP("engine", "this number is out of bounds"))
                          : Text(QT_TRANSLATE_NOOP("engine", "a number is expected here")),
                   Text(QT_TRANSLATE_NOOP("engine", "it may be {0} to {1}"), {shown(least), shown(most) + unit}));
            return least;
        }
        return is;
    }
    static std::string shown(double number) { return QString::number(number).toStdString(); }

    int word(const Json& found, const std::string& at, const char* list)
    {
        const std::vector<std::string> known = barList(list);
        const auto is = found.isText() ? std::ranges::find(known, found.text) : known.end();
        if (is != known.end())
            return int(is - known.begin());
        const std::string near = found.isText() ? nearestWord(found.text, known) : std::string();
        refuse(found, at, QT_TRANSLATE_NOOP("engine", "this word means nothing here"),
               near.empty() ? Text(QT_TRANSLATE_NOOP("engine", "possible: {0}"), {commaList(known)})
                            : Text(QT_TRANSLATE_NOOP("engine", "did you mean \"{0}\"?"), {near}));
        return 0;
    }

    void font(const FontKey& key, StyleFont& out)
    {
        const std::string at = std::string("/") + key.group;
        if (const Json* found = value(key.group, "font")) {
            if (!found->isText() || found->text.empty() || found->text.size() > 100) {
                refuse(*found, at + "/font", QT_TRANSLATE_NOOP("engine", "this is not a font"),
                       QT_TRANSLATE_NOOP("engine", "write \"serif\", \"sans\", or the name of an installed font"));
                return;
            }
            const bool ours = found->text == "serif" || found->text == "sans";
            out.family = ours ? QString() : QString::fromStdString(found->text);
            if (ours)
                out.serif = found->text == "serif";
        }
        if (const Json* found = value(key.group, "bold")) {
            if (found->kind != Json::Kind::Bool)
                refuse(*found, at + "/bold", QT_TRANSLATE_NOOP("engine", "true or false is expected here"));
            out.bold = found->number != 0;
        }
    }

    /// Refuses keys that a style does not have.
    void checkKeys()
    {
        std::vector<std::string> top{"format", "like", "label", "help"};
        for (const auto& [group, keys] : mKeys)
            top.push_back(group);
        const auto check = [this](const Json& in, const std::vector<std::string>& known, const std::string& at) {
            for (std::size_t i = 0; i < in.keys.size() && !mProblem; ++i) {
                if (std::ranges::find(known, in.keys[i]) != known.end())
                    continue;
                const std::string near = nearestWord(in.keys[i], known);
                refuse(in.items[i], at + "/" + pointerPart(in.keys[i]),
                       Text(QT_TRANSLATE_NOOP("engine", "a style has no key \"{0}\" here"), {in.keys[i]}),
                       near.empty() ? Text(QT_TRANSLATE_NOOP("engine", "possible: {0}"), {commaList(known)})
                                    : Text(QT_TRANSLATE_NOOP("engine", "did you mean \"{0}\"?"), {near}));
            }
        };
        check(mFile, top, {});
        for (const auto& [group, keys] : mKeys)
            if (const Json* in = mFile.find(group))
                check(*in, {keys.begin(), keys.end()}, "/" + group);
    }

    const Json& mFile;
    std::string mPath;
    bool mWhole = true;                                 ///< whether it gives every key
    std::map<std::string, std::set<std::string>> mKeys; ///< the keys of each group
    std::optional<Problem> mProblem;
};

} // namespace

Result<NamedStyle> readStyle(std::string_view text, const std::string& id, const std::string& file,
                             const StyleLoader& likeOf)
{
    const Result<Json> json = parseJson(text, file, limits);
    if (!json)
        return tl::unexpected<Problem>(json.error());
    return StyleReader(*json, file).read(id, likeOf);
}

std::vector<StyleKey> styleKeys()
{
    std::vector<StyleKey> all;
    const auto range = [](double least, double most, const char* unit) {
        return QString("%1 to %2%3").arg(least).arg(most).arg(unit).toStdString();
    };
    for (const ColourKey& each : colours)
        all.push_back({"colours", each.key, {}});
    for (const LengthKey& each : lengths)
        all.push_back({each.group, each.key, range(each.least, each.most, " mm")});
    for (const ShareKey& each : shares)
        all.push_back({each.group, each.key, range(each.least, each.most, " %")});
    for (const WordKey& each : words)
        all.push_back({each.group, each.key, each.words});
    for (const FontKey& each : fonts)
        for (const char* key : {"font", "bold"})
            all.push_back({each.group, key, {}});
    return all;
}

bool MapStyle::lettersLike(const MapStyle& other) const
{
    const auto letters = [](const MapStyle& s) {
        return std::tie(s.nameFont, s.numberFont, s.titleFont, s.numberCapital, s.smallCapital, s.middleCapital,
                        s.largeCapital, s.numberPlace);
    };
    return letters(*this) == letters(other);
}

} // namespace fw
