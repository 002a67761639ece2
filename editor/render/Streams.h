#pragma once

#include "editor/render/Ground.h"

namespace fw {

/// A point where streams begin, meet or end.
struct StreamNode {
    enum class Kind : std::uint8_t { Inland, Edge, Mouth };
    QPointF at;
    Kind kind = Kind::Inland;
    QPointF beyond{}; ///< where the line ends off the map or in other water; unused inland
};

/// A piece of stream between two nodes.
struct StreamLink {
    int a = 0;
    int b = 0;
    QPointF via; ///< a point that it passes near, such as the middle of a side
    Art art = Art::Stream;
};

/// The width in millimetres at which a river, a stream or a brook is laid out at its mouth.
double usualWidth(Art art);

/// Lays streams out as curves that widen from their sources to their mouth and merge where they meet.
std::vector<Stroke> layStreams(const std::vector<StreamNode>& nodes, std::vector<StreamLink> links, double across);

} // namespace fw
