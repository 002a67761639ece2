#include "app/print/JobKeys.h"

#include "app/print/Export.h"
#include "app/print/MapPng.h"

#include <QString>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double mostLength = 100, mostOffset = 20; ///< millimetres

bool isCounters(const JobOutput& o)
{
    return o.what == JobContent::Counters;
}

bool isTurned(const JobOutput& o)
{
    return isCounters(o) && !o.layout.fold; // both sides of a folded sheet are printed at once
}

bool isSheetMap(const JobOutput& o)
{
    return o.isMap() && !o.tiled && endsIn(o, ".pdf");
}

bool isPaged(const JobOutput& o)
{
    return endsIn(o, ".pdf") && !isCounters(o) && (!o.isMap() || o.tiled);
}

bool mayPress(const JobOutput& o)
{
    return endsIn(o, ".pdf") && o.what != JobContent::Mix && !o.tiled && !o.layout.fold;
}

bool isPress(const JobOutput& o)
{
    return o.press.has_value();
}

std::optional<double> numberOf(const Json& json)
{
    if (json.kind == Json::Kind::Integer)
        return double(json.number);
    return json.kind == Json::Kind::Real ? std::optional(QString::fromStdString(json.text).toDouble()) : std::nullopt;
}

Text readLength(const Json& json, double& out, double least = 0, double most = mostLength)
{
    const std::optional<double> number = numberOf(json);
    if (!number || !std::isfinite(*number) || *number < least || *number > most)
        return {"this is a length from {0} to {1} mm", {lengthWords(least), lengthWords(most)}};
    out = *number;
    return {};
}

Json lengthJson(double length)
{
    const std::string words = lengthWords(length);
    if (words.find('.') == std::string::npos)
        return Json::ofInteger(std::llround(length));
    Json out;
    out.kind = Json::Kind::Real;
    out.text = words;
    return out;
}

std::optional<Json> unlessUsual(double length, double usual)
{
    return length == usual ? std::nullopt : std::optional(lengthJson(length));
}

Text readBool(const Json& json, bool& out)
{
    if (json.kind != Json::Kind::Bool)
        return "this is true or false";
    out = json.number != 0;
    return {};
}

std::optional<Json> unlessUsual(bool value, bool usual)
{
    return value == usual ? std::nullopt : std::optional(Json::ofBool(value));
}

Text readSheet(const Json& json, JobOutput& o)
{
    const Result<SheetPaper> paper = readPaper(json.text);
    if (!json.isText() || !paper)
        return json.isText() ? paper.error().text : Text("this is the name or size of a sheet in quotes");
    if (o.isMap()) {
        o.mapPaper = *paper;
    } else {
        o.layout.page = paper->page;
        o.layout.paper = paper->measures;
    }
    return {};
}

std::optional<Json> writeSheet(const JobOutput& o)
{
    if (o.isMap())
        return o.mapPaper ? std::optional(Json::ofText(paperName(*o.mapPaper))) : std::nullopt;
    const SheetPaper paper = paperOf(o.layout);
    return paper == SheetPaper() ? std::nullopt : std::optional(Json::ofText(paperName(paper)));
}

Text readPage(const Json& json, JobOutput& o)
{
    if (json.text != "A4" && json.text != "Letter")
        return "this is \"A4\" or \"Letter\"";
    o.layout.page = json.text == "A4" ? QPageSize::A4 : QPageSize::Letter;
    return {};
}

Text readTurn(const Json& json, JobOutput& o)
{
    if (json.text != "long" && json.text != "short")
        return "this is \"long\" or \"short\"";
    o.layout.flipLongEdge = json.text == "long";
    return {};
}

Text readOrder(const Json& json, JobOutput& o)
{
    const auto order = std::ranges::find(sheetOrders(), json.text);
    if (!json.isText() || order == sheetOrders().end())
        return "this is \"listed\", \"side\", \"formation\" or \"type\"";
    o.layout.order = SheetOrder(order - sheetOrders().begin());
    return {};
}

Text readOffset(const Json& json, JobOutput& o)
{
    if (!json.isArray() || json.items.size() != 2)
        return "this is a list of two lengths: to the right, and down";
    if (Text wrong = readLength(json.items[0], o.layout.backRight, -mostOffset, mostOffset); !wrong.empty())
        return wrong;
    return readLength(json.items[1], o.layout.backDown, -mostOffset, mostOffset);
}

std::optional<Json> writeOffset(const JobOutput& o)
{
    if (o.layout.backRight == 0 && o.layout.backDown == 0)
        return std::nullopt;
    Json out = Json::array();
    out.items = {lengthJson(o.layout.backRight), lengthJson(o.layout.backDown)};
    return out;
}

Text readBleed(const Json& json, JobOutput& o)
{
    double bleed = 0;
    if (Text wrong = readLength(json, bleed, 0, 10); !wrong.empty())
        return wrong;
    if (o.isMap())
        o.bleed = bleed;
    else
        o.layout.bleed = bleed;
    return {};
}

std::optional<Json> writeBleed(const JobOutput& o)
{
    if (o.isMap())
        return o.bleed ? std::optional(lengthJson(*o.bleed)) : std::nullopt;
    return unlessUsual(o.layout.bleed, 0);
}

Text readPress(const Json& json, JobOutput& o)
{
    bool press = false;
    if (Text wrong = readBool(json, press); !wrong.empty())
        return wrong;
    if (press)
        o.press = PressOptions();
    return {};
}

Text readInk(const Json& json, JobOutput& o)
{
    if (json.kind != Json::Kind::Integer || json.number < leastInk || json.number > mostInk)
        return {"this is a whole number from {0} to {1}", {std::to_string(leastInk), std::to_string(mostInk)}};
    o.press->ink = int(json.number);
    return {};
}

Text readWord(const Json& json, std::string& out)
{
    if (!json.isText() || json.text.empty())
        return "this is a text in quotes";
    out = json.text;
    return {};
}

Text readDpi(const Json& json, JobOutput& o)
{
    if (json.kind != Json::Kind::Integer || json.number < leastDpi || json.number > mostDpi)
        return {"this is a whole number from {0} to {1}", {std::to_string(leastDpi), std::to_string(mostDpi)}};
    o.dpi = int(json.number);
    return {};
}

} // namespace

bool endsIn(const JobOutput& output, const char* ending)
{
    return hasEnding(output.file, ending);
}

std::string endingsOf(JobContent what)
{
    return what == JobContent::Map || what == JobContent::Setup ? "pdf|svg|png"
           : what == JobContent::Mix                            ? "pdf|csv"
                                                                : "pdf";
}

const std::vector<JobKey>& jobKeys()
{
    using O = JobOutput;
    // "fold", "tiled" and "press" come first, because the use of others depends on them.
    static const std::vector<JobKey> keys{
        {"fold", isCounters, [](const Json& j, O& o) { return readBool(j, o.layout.fold); },
         [](const O& o) { return unlessUsual(o.layout.fold, false); }},
        {"tiled", [](const O& o) { return o.isMap() && endsIn(o, ".pdf"); },
         [](const Json& j, O& o) { return readBool(j, o.tiled); },
         [](const O& o) { return unlessUsual(o.tiled, false); }},
        {"press", mayPress, readPress,
         [](const O& o) { return isPress(o) ? std::optional(Json::ofBool(true)) : std::nullopt; }},
        {"profile", isPress, [](const Json& j, O& o) { return readWord(j, o.press->profile); },
         [](const O& o) {
             return isPress(o) && !o.press->profile.empty() ? std::optional(Json::ofText(o.press->profile))
                                                            : std::nullopt;
         }},
        {"ink", isPress, readInk,
         [](const O& o) {
             return isPress(o) && o.press->ink != usualInk ? std::optional(Json::ofInteger(o.press->ink))
                                                           : std::nullopt;
         }},
        {"spot", [](const O& o) { return isPress(o) && isCounters(o); },
         [](const Json& j, O& o) { return readWord(j, o.press->spot); },
         [](const O& o) {
             return isPress(o) && o.press->spot != PressOptions().spot ? std::optional(Json::ofText(o.press->spot))
                                                                       : std::nullopt;
         }},
        {"sheet", [](const O& o) { return isCounters(o) || (isSheetMap(o) && !isPress(o)); }, readSheet, writeSheet},
        {"page", isPaged, readPage,
         [](const O& o) {
             return o.layout.page == QPageSize::Letter ? std::optional(Json::ofText("Letter")) : std::nullopt;
         }},
        {"die", isCounters, [](const Json& j, O& o) { return readLength(j, o.layout.side, 5); },
         [](const O& o) { return unlessUsual(o.layout.side, O().layout.side); }},
        {"gutter", isCounters, [](const Json& j, O& o) { return readLength(j, o.layout.gutter, 0, 50); },
         [](const O& o) { return unlessUsual(o.layout.gutter, 0); }},
        {"bleed", [](const O& o) { return isCounters(o) || isSheetMap(o); }, readBleed, writeBleed},
        {"corner", isCounters, [](const Json& j, O& o) { return readLength(j, o.layout.corner, 0, 20); },
         [](const O& o) { return unlessUsual(o.layout.corner, 0); }},
        {"margin", isCounters, [](const Json& j, O& o) { return readLength(j, o.layout.margin); },
         [](const O& o) { return unlessUsual(o.layout.margin, O().layout.margin); }},
        {"marks", isCounters, [](const Json& j, O& o) { return readBool(j, o.layout.cropMarks); },
         [](const O& o) { return unlessUsual(o.layout.cropMarks, true); }},
        {"turn", isTurned, readTurn,
         [](const O& o) { return o.layout.flipLongEdge ? std::nullopt : std::optional(Json::ofText("short")); }},
        {"offset", isTurned, readOffset, writeOffset},
        {"order", isCounters, readOrder,
         [](const O& o) {
             return o.layout.order == SheetOrder::Listed
                        ? std::nullopt
                        : std::optional(Json::ofText(sheetOrders()[std::size_t(o.layout.order)]));
         }},
        {"markers", isCounters, [](const Json& j, O& o) { return readBool(j, o.markers); },
         [](const O& o) { return unlessUsual(o.markers, false); }},
        {"dark", [](const O& o) { return o.isMap(); }, [](const Json& j, O& o) { return readBool(j, o.dark); },
         [](const O& o) { return unlessUsual(o.dark, false); }},
        {"dpi", [](const O& o) { return o.isMap() && endsIn(o, ".png"); }, readDpi,
         [](const O& o) { return o.dpi == usualDpi ? std::nullopt : std::optional(Json::ofInteger(o.dpi)); }},
    };
    return keys;
}

} // namespace fw
