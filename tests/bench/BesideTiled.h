#pragma once

namespace bench {

/// Has the program and Tiled's tmxrasterizer each open the same hexes and write them as PNG of about
/// the same size, in processes of their own, and prints time, memory and ratio. Returns 0.
int besideTiled();

} // namespace bench
