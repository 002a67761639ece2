// Reads layout files of counters.
#include "editor/render/CounterLayout.h"

#include "engine/base/Pointer.h"
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/store/JsonTree.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace fw {

namespace {

constexpr int layoutFormat = 1;
constexpr const char* faceWords = "unit|back|leader|headquarters|marker";
constexpr const char* showWords = "name|ratings|symbol|size|formation|side|steps|states|text";
constexpr const char* whenWords = "always|formation|symbol|full|reduced";
constexpr const char* shapeWords = "box|ellipse|diamond|wedge|shield";
constexpr const char* facingWords = "none|arrow|chevron|bar";
constexpr const char* colourWords =
    "none|side|side-dark|side-light|formation|formation-dark|ink|paper|black|white|#rrggbb";
constexpr int mostTextLetters = 40;

/// Reads one layout; after the first problem it reads nothing more.
class LayoutReader
{
public:
    explicit LayoutReader(std::string file) : mFile(std::move(file)) {}

    Result<CounterLayout> read(const Json& json)
    {
        CounterLayout out;
        object(json, [&] {
            double format = 0;
            number("format", format, 1, layoutFormat, true);
            text("id", out.id, true);
            text("title", out.title);
            number("side", out.side, leastLayoutSide, mostLayoutSide, true);
            number("corner", out.corner, 0, out.side / 2);
            mSide = out.side;
            symbols(out.symbols);
            const std::vector<std::string> names = barList(faceWords);
            for (std::size_t i = 0; i < names.size(); ++i)
                if (const Json* face = take(names[i].c_str(), i == 0)) {
                    out.given[i] = true;
                    readFace(*face, names[i], i, out);
                }
        });
        if (mProblem)
            return tl::unexpected<Problem>(std::move(*mProblem));
        for (std::size_t i = 1; i < out.faces.size(); ++i)
            if (!out.given[i])
                out.faces[i] = out.faces[0];
        return out;
    }

private:
    using Step = PointerWay::Step;

    /// Runs `fill` on an object, then refuses keys that it did not ask for.
    void object(const Json& json, const std::function<void()>& fill)
    {
        if (mProblem)
            return;
        if (!json.isObject())
            return refuse(json, {QT_TRANSLATE_NOOP("engine", "an object is needed here")});
        const Json* const outer = std::exchange(mObject, &json);
        std::vector<std::string> known;
        std::vector<std::string>* const outerKnown = std::exchange(mKnown, &known);
        fill();
        mObject = outer;
        mKnown = outerKnown;
        for (std::size_t i = 0; i < json.keys.size() && !mProblem; ++i)
            if (std::ranges::find(known, json.keys[i]) == known.end())
                refuse(json.items[i],
                       {QT_TRANSLATE_NOOP("engine", "the key \"{0}\" is not known here"), {json.keys[i]}},
                       nearTo(json.keys[i], known));
    }
    /// The value of a key of the current object; null if it has none, which is a problem if it is needed.
    const Json* take(const char* key, bool needed = false)
    {
        mKnown->emplace_back(key);
        const Json* const found = mProblem ? nullptr : mObject->find(key);
        if (found == nullptr && needed && !mProblem)
            refuse(*mObject, {QT_TRANSLATE_NOOP("engine", "the key \"{0}\" is missing"), {key}},
                   QT_TRANSLATE_NOOP("engine", "add it"));
        return found;
    }
    static Text nearTo(const std::string& word, const std::vector<std::string>& known)
    {
        const std::string near = nearestWord(word, known);
        return near.empty() ? Text(QT_TRANSLATE_NOOP("engine", "known are: {0}"), {commaList(known)})
                            : Text(QT_TRANSLATE_NOOP("engine", "did you mean '{0}'?"), {near});
    }
    void refuse(const Json& at, Text text, Text remedy = {})
    {
        if (!mProblem)
            mProblem = Problem{Trouble::BadInput, std::move(text), {}, mFile, jsonPlace(at.line, mWay.pointer()),
                               std::move(remedy)};
    }

    static std::optional<double> plainNumber(const Json& json)
    {
        if (json.kind == Json::Kind::Integer)
            return double(json.number);
        if (json.kind == Json::Kind::Real)
            return QString::fromStdString(json.text).toDouble();
        return {};
    }
    void number(const char* key, double& out, double low, double high, bool needed = false)
    {
        const Json* const json = take(key, needed);
        if (json == nullptr)
            return;
        const Step step(mWay, key);
        const std::optional<double> value = plainNumber(*json);
        if (!value || !(*value >= low && *value <= high))
            return refuse(*json, {QT_TRANSLATE_NOOP("engine", "\"{0}\" is not a number from {1} to {2}"),
                                  {key, QString::number(low).toStdString(), QString::number(high).toStdString()}});
        out = *value;
    }
    void whole(const char* key, int& out, int low, int high)
    {
        double value = out;
        number(key, value, low, high);
        out = int(value);
        if (value != out && !mProblem)
            refuse(*mObject->find(key), {QT_TRANSLATE_NOOP("engine", "\"{0}\" is not a whole number"), {key}});
    }
    void flag(const char* key, bool& out)
    {
        const Json* const json = take(key);
        if (json == nullptr)
            return;
        const Step step(mWay, key);
        if (json->kind != Json::Kind::Bool)
            return refuse(*json, {QT_TRANSLATE_NOOP("engine", "\"{0}\" is true or false"), {key}});
        out = json->number != 0;
    }
    void text(const char* key, QString& out, bool needed = false)
    {
        const Json* const json = take(key, needed);
        if (json == nullptr)
            return;
        const Step step(mWay, key);
        const QString value = QString::fromStdString(json->text);
        if (!json->isText() || value.size() > mostTextLetters)
            return refuse(*json, {QT_TRANSLATE_NOOP("engine", "\"{0}\" is a text of at most {1} letters"),
                                  {key, std::to_string(mostTextLetters)}});
        out = value;
    }
    /// The index of a word in a list "a|b"; -1 if the key is absent.
    int word(const char* key, const char* words, bool needed = false)
    {
        const Json* const json = take(key, needed);
        if (json == nullptr)
            return -1;
        const Step step(mWay, key);
        const std::vector<std::string> known = barList(words);
        const auto found = std::ranges::find(known, json->text);
        if (json->isText() && found != known.end())
            return int(found - known.begin());
        refuse(*json, {QT_TRANSLATE_NOOP("engine", "\"{0}\" cannot be '{1}'"), {key, json->text}},
               nearTo(json->text, known));
        return -1;
    }
    template <class E>
    void word(const char* key, const char* words, E& out, bool needed = false)
    {
        if (const int index = word(key, words, needed); index >= 0)
            out = E(index);
    }
    void colour(const char* key, LayoutColour& out)
    {
        using Role = LayoutColour::Role;
        const Json* const json = take(key);
        if (json == nullptr)
            return;
        const Step step(mWay, key);
        static const std::vector<std::pair<std::string, LayoutColour>> words{
            {"none", {}},
            {"side", {Role::Side, {}}},
            {"side-dark", {Role::SideDark, {}}},
            {"side-light", {Role::SideLight, {}}},
            {"formation", {Role::Formation, {}}},
            {"formation-dark", {Role::FormationDark, {}}},
            {"ink", {Role::Ink, {}}},
            {"paper", {Role::Fixed, counterCream}},
            {"black", {Role::Fixed, counterBlack}},
            {"white", {Role::Fixed, QColor("#ffffff")}}};
        for (const auto& [name, is] : words)
            if (json->isText() && json->text == name) {
                out = is;
                return;
            }
        const QColor fixed(QString::fromStdString(json->text));
        if (json->isText() && json->text.starts_with('#') && json->text.size() == 7 && fixed.isValid())
            out = {Role::Fixed, fixed};
        else
            refuse(*json, {QT_TRANSLATE_NOOP("engine", "'{0}' is not a colour"), {json->text}},
                   nearTo(json->text, barList(colourWords)));
    }

    /// A length: a number of millimetres, or a share of the counter such as "25%".
    std::optional<double> length(const Json& json) const
    {
        if (json.isText() && json.text.ends_with('%')) {
            bool fine = false;
            const double share = QString::fromStdString(json.text).chopped(1).toDouble(&fine);
            return fine ? std::optional(share * mSide / 100) : std::nullopt;
        }
        return plainNumber(json);
    }
    void area(QRectF& out, bool needed)
    {
        const Json* const json = take("area", needed);
        if (json == nullptr)
            return;
        const Step step(mWay, "area");
        std::vector<double> of;
        for (const Json& item : json->items)
            if (const std::optional<double> one = json->isArray() ? length(item) : std::nullopt)
                of.push_back(*one);
        if (of.size() != 4 || json->items.size() != 4)
            return refuse(*json, {QT_TRANSLATE_NOOP("engine", "an area is four lengths: left, top, width, height")},
                          {QT_TRANSLATE_NOOP("engine", "write millimetres, or shares of the counter as in \"25%\"")});
        constexpr double slack = 1e-6;
        if (of[0] < -slack || of[1] < -slack || of[2] <= 0 || of[3] <= 0 || of[0] + of[2] > mSide + slack
            || of[1] + of[3] > mSide + slack)
            return refuse(*json, {QT_TRANSLATE_NOOP("engine", "the area is not on the counter")},
                          {QT_TRANSLATE_NOOP("engine", "the counter is {0} mm wide and high"),
                           {QString::number(mSide).toStdString()}});
        out = {of[0], of[1], of[2], of[3]};
    }

    void symbols(QHash<QString, QString>& out)
    {
        const Json* const json = take("symbols");
        if (json == nullptr)
            return;
        const Step step(mWay, "symbols");
        if (!json->isObject())
            return refuse(*json, {QT_TRANSLATE_NOOP("engine", "an object is needed here")});
        for (std::size_t i = 0; i < json->items.size() && !mProblem; ++i) {
            const Step key(mWay, json->keys[i]);
            if (!json->items[i].isText())
                return refuse(json->items[i], {QT_TRANSLATE_NOOP("engine", "name a drawing")});
            out[QString::fromStdString(json->keys[i])] = QString::fromStdString(json->items[i].text);
        }
    }

    void readFace(const Json& json, const std::string& name, std::size_t index, CounterLayout& layout)
    {
        const Step step(mWay, name);
        LayoutFace& out = layout.faces[index];
        object(json, [&] {
            std::string earlier; // a face may start as a copy of one before it
            const std::vector<std::string> names = barList(faceWords);
            for (std::size_t i = 0; i < index; ++i)
                if (layout.given[i])
                    earlier += (earlier.empty() ? "" : "|") + names[i];
            if (const int like = word("like", earlier.c_str()); like >= 0)
                out = layout.faces[std::size_t(std::ranges::find(names, barList(earlier)[std::size_t(like)])
                                               - names.begin())];
            colour("ground", out.ground);
            colour("border", out.border);
            number("borderWidth", out.borderWidth, 0, 3);
            word("facing", facingWords, out.facing);
            if (const Json* ticket = take("states"))
                readTicket(*ticket, out.ticket);
            list("boxes", mostLayoutBoxes, out.boxes, [&](LayoutBox& box) {
                area(box.area, true);
                boxKeys(box);
                word("when", whenWords, box.when);
            });
            list("fields", mostLayoutFields, out.fields, [&](LayoutField& field) { fieldKeys(field); });
        });
    }
    void readTicket(const Json& json, LayoutTicket& out)
    {
        const Step step(mWay, "states");
        out = {};
        object(json, [&] {
            area(out.area, true);
            whole("turn", out.turn, -90, 90);
            number("size", out.size, leastLayoutText, mSide);
        });
    }
    template <class T>
    void list(const char* key, std::size_t most, std::vector<T>& out, auto fill)
    {
        const Json* const json = take(key);
        if (json == nullptr)
            return;
        const Step step(mWay, key);
        if (!json->isArray())
            return refuse(*json, {QT_TRANSLATE_NOOP("engine", "a list is needed here")});
        if (json->items.size() > most)
            return refuse(*json,
                          {QT_TRANSLATE_NOOP("engine", "there are {0} rows in \"{1}\""),
                           {std::to_string(json->items.size()), key}},
                          {QT_TRANSLATE_NOOP("engine", "at most {0} are allowed"), {std::to_string(most)}});
        out.assign(json->items.size(), T());
        for (std::size_t i = 0; i < out.size() && !mProblem; ++i) {
            const Step item(mWay, i);
            object(json->items[i], [&] { fill(out[i]); });
        }
    }
    void boxKeys(LayoutBox& out)
    {
        word("shape", shapeWords, out.shape);
        colour("fill", out.fill);
        colour("line", out.line);
        number("lineWidth", out.lineWidth, 0, 3);
        number("corner", out.corner, 0, mSide / 2);
    }
    void fieldKeys(LayoutField& out)
    {
        word("show", showWords, out.show, true);
        word("when", whenWords, out.when);
        area(out.area, true);
        if (const int at = word("align", "left|centre|right"); at >= 0)
            out.align = at - 1;
        if (const int at = word("font", "condensed|serif"); at >= 0)
            out.serif = at == 1;
        flag("bold", out.bold);
        flag("italic", out.italic);
        flag("capitals", out.capitals);
        number("size", out.size, leastLayoutText, mSide);
        whole("lines", out.lines, 1, 2);
        if (const int at = word("turn", "none|right|left"); at >= 0)
            out.turn = at == 0 ? 0 : at == 1 ? 90 : 270;
        colour("colour", out.colour);
        colour("paper", out.paper);
        if (const Json* ratings = take("ratings"))
            readRatings(*ratings, out.ratings);
        text("between", out.between);
        text("text", out.text, out.show == LayoutShow::Text);
        boxKeys(out.ground);
        number("pad", out.pad, 0, mSide / 2);
        out.ground.area = out.area.adjusted(-out.pad, -out.pad, out.pad, out.pad);
    }
    void readRatings(const Json& json, QStringList& out)
    {
        const Step step(mWay, "ratings");
        if (!json.isArray() || json.items.empty())
            return refuse(json, {QT_TRANSLATE_NOOP("engine", "name the ratings in a list")},
                          {QT_TRANSLATE_NOOP("engine", "write ids, positions from 1, or \"rest\"")});
        for (std::size_t i = 0; i < json.items.size() && !mProblem; ++i) {
            const Step item(mWay, i);
            const Json& one = json.items[i];
            if (one.kind == Json::Kind::Integer && one.number >= 1 && one.number <= 99)
                out << QString::number(one.number);
            else if (one.isText() && !one.text.empty())
                out << QString::fromStdString(one.text);
            else
                refuse(one, {QT_TRANSLATE_NOOP("engine", "this is no rating")},
                       {QT_TRANSLATE_NOOP("engine", "write ids, positions from 1, or \"rest\"")});
        }
    }

    std::string mFile;
    double mSide = 12.7;
    const Json* mObject = nullptr;
    std::vector<std::string>* mKnown = nullptr;
    PointerWay mWay;
    std::optional<Problem> mProblem;
};

} // namespace

Result<CounterLayout> readCounterLayout(std::string_view text, const std::string& file)
{
    const Result<Json> json = parseJson(text, file, {mostLayoutBytes, 8, 8'000});
    if (!json)
        return tl::unexpected<Problem>(json.error());
    return LayoutReader(file).read(*json);
}

} // namespace fw
