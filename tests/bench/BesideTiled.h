#pragma once

namespace bench {

/// Lets our program and Tiled's tmxrasterizer open the same hexes and write them as PNG of about the same size, in
/// separate processes. Prints time, memory and ratio; returns 0.
int besideTiled();

} // namespace bench
