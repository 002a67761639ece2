#pragma once

#include "app/compare/PrintedPlaces.h"

#include <functional>

namespace fw {

/// Pairs wanted things with found ones, the best pairs first; a score of 0 forbids a pair. `partner` holds the found
/// index for each wanted one or -1, and its pairs stay.
void pairBest(std::vector<int>& partner, std::size_t found,
              const std::function<int(std::size_t wanted, std::size_t found)>& score);

/// The printed counter of each wanted one, or -1: by name and numbers, then by name, then by a similar name. `places`
/// holds the printed place of each printed counter.
std::vector<int> matchFaces(const std::vector<WantedFace>& wanted, const std::vector<PrintedFace>& found,
                            const std::vector<QString>& places, const Map& map);

/// The printed line of each wanted line of a roster, or -1, likewise.
std::vector<int> matchRows(const std::vector<WantedRow>& wanted, const std::vector<PrintedRow>& found, const Map& map);

} // namespace fw
