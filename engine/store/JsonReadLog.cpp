#include "engine/model/FieldsLog.h"
#include "engine/store/JsonLog.h"
#include "engine/store/JsonReader.h"
#include "engine/store/migrations/LogFormat2.h"

namespace fw {

void JsonReader::value(const Json& json, std::int64_t& out, FieldFlags)
{
    if (expect(json, Json::Kind::Integer, "a whole number"))
        out = json.number;
}

void JsonReader::value(const Json& json, Text& out, FieldFlags)
{
    if (expect(json, Json::Kind::Text, "a text"))
        out = json.text.empty() ? Text() : Text("{0}", {json.text});
}

Result<LogDoc> readLog(std::string_view text, const std::string& file)
{
    // No length limits, because a sentence of a long game may be longer than any text in a handwritten file.
    return parseJson(text, file).and_then([&](Json json) {
        if (JsonReader::writtenBefore(2, json))
            toLogFormat2(json);
        return JsonReader(file, nullptr, JsonReader::Length::Any).top<LogDoc>(json);
    });
}

} // namespace fw
