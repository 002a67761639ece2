// The cases of one system use other names than the runner; the adapter's `words` translate them.
#include "tests/conformance/Ruling.h"

namespace conformance {

namespace {

/// The object with its keys renamed by `names`; other keys stay.
Json translatedKeys(const Json& object, const Json& names)
{
    if (!object.is_object())
        return object;
    Json out = Json::object();
    for (const auto& [key, value] : object.items()) {
        const std::string known = word(at(names, key));
        out[known.empty() ? key : known] = value;
    }
    return out;
}

/// Converts points of the compass to facings; other values stay.
void faceByNumber(Json& value, fw::GridShape shape)
{
    const int facing = fw::directionNamed(shape, word(value));
    if (facing >= 0)
        value = facing;
}

} // namespace

fw::GridShape boardShape(const Adapter& adapter)
{
    return word(find(adapter.names, "board.shape")) == "square" ? fw::GridShape::Square : fw::GridShape::HexFlat;
}

Case translated(const Case& one, const Adapter& adapter)
{
    const Json& words = at(adapter.names, "words");
    if (words.is_null())
        return one;
    Case out = one;
    out.given = translatedKeys(one.given, at(words, "given"));
    if (out.given.contains("clock"))
        out.given["clock"] = translatedKeys(out.given["clock"], at(words, "clock"));
    const fw::GridShape shape = boardShape(adapter);
    if (out.given.contains("units"))
        for (Json& unit : out.given["units"]) {
            unit = translatedKeys(unit, at(words, "unit"));
            if (unit.contains("facing"))
                faceByNumber(unit["facing"], shape);
        }
    out.action = translatedKeys(one.action, at(words, "action"));
    if (out.action.contains("facing"))
        faceByNumber(out.action["facing"], shape);
    return out;
}

} // namespace conformance
