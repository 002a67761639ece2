#pragma once

#include <QByteArray>

#include <string>
#include <vector>

namespace fw {

/// An SVG feature that Qt SVG ignores or draws wrongly, with the line of its first use.
struct UnsupportedSvg {
    std::string name;
    long long line = 0;
    friend bool operator==(const UnsupportedSvg&, const UnsupportedSvg&) = default;
};

/// The SVG features that Qt SVG 6.4 (SVG Tiny 1.2) does not draw, each name once, in the order of the file.
std::vector<UnsupportedSvg> unsupportedSvg(const QByteArray& svg);

} // namespace fw
