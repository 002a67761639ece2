#include "app/print/PressGradient.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fw {

namespace {

constexpr int gradientSamples = 256;

double numberAt(QPDFObjectHandle array, int place, double otherwise)
{
    return array.isArray() && place < array.getArrayNItems() && array.getArrayItem(place).isNumber()
               ? array.getArrayItem(place).getNumericValue()
               : otherwise;
}

/// The colour at a place between two colours, or in one of several parts.
SrgbColour colourAt(QPDFObjectHandle function, double at, int depth = 0)
{
    QPDFObjectHandle domain = function.getKey("/Domain");
    const double first = numberAt(domain, 0, 0), last = numberAt(domain, 1, 1);
    at = std::clamp(at, first, std::max(first, last));
    const auto kind = function.getKey("/FunctionType").isInteger() ? function.getKey("/FunctionType").getIntValue()
                                                                   : -1;
    if (kind == 2) {
        const double part = std::pow(at,
                                     function.getKey("/N").isNumber() ? function.getKey("/N").getNumericValue() : 1);
        SrgbColour out;
        for (int i = 0; i < 3; ++i) {
            const double begin = numberAt(function.getKey("/C0"), i, 0), end = numberAt(function.getKey("/C1"), i, 1);
            out[std::size_t(i)] = begin + part * (end - begin);
        }
        return out;
    }
    QPDFObjectHandle parts = function.getKey("/Functions"), bounds = function.getKey("/Bounds");
    if (kind != 3 || depth > 4 || !parts.isArray() || !bounds.isArray()
        || parts.getArrayNItems() != bounds.getArrayNItems() + 1)
        throw std::runtime_error("a gradient of an unknown kind");
    int part = 0;
    while (part < bounds.getArrayNItems() && at >= numberAt(bounds, part, last))
        ++part;
    const double low = part == 0 ? first : numberAt(bounds, part - 1, first);
    const double high = numberAt(bounds, part, last);
    const double from = numberAt(function.getKey("/Encode"), 2 * part, 0);
    const double to = numberAt(function.getKey("/Encode"), 2 * part + 1, 1);
    const double inside = high > low ? from + (at - low) / (high - low) * (to - from) : from;
    return colourAt(parts.getArrayItem(part), inside, depth + 1);
}

} // namespace

QPDFObjectHandle inkGradient(QPDF& pdf, QPDFObjectHandle function, const InkTable& inks)
{
    if (function.isStream() || !function.isDictionary())
        throw std::runtime_error("a gradient of an unknown kind");
    const double first = numberAt(function.getKey("/Domain"), 0, 0), last = numberAt(function.getKey("/Domain"), 1, 1);
    std::string table;
    for (int i = 0; i < gradientSamples; ++i) {
        const Ink ink = inks.of(colourAt(function, first + (last - first) * i / (gradientSamples - 1)),
                                InkTable::Use::Picture);
        for (const double amount : ink)
            table += static_cast<char>(std::floor(amount * 255 + 1e-6)); // rounded down, so that the limit holds
    }
    QPDFObjectHandle out = QPDFObjectHandle::newStream(&pdf, table);
    out.replaceDict(QPDFObjectHandle::parse("<< /FunctionType 0 /Range [0 1 0 1 0 1 0 1] /BitsPerSample 8 >>"));
    QPDFObjectHandle dictionary = out.getDict();
    auto domain = QPDFObjectHandle::newArray();
    domain.appendItem(QPDFObjectHandle::newReal(first, 5));
    domain.appendItem(QPDFObjectHandle::newReal(last, 5));
    dictionary.replaceKey("/Domain", domain);
    auto size = QPDFObjectHandle::newArray();
    size.appendItem(QPDFObjectHandle::newInteger(gradientSamples));
    dictionary.replaceKey("/Size", size);
    return out;
}

} // namespace fw
