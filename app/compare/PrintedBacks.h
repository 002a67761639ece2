#pragma once

#include "app/compare/PrintedFaces.h"
#include "app/compare/PrintedWanted.h"

namespace fw {

/// A back that is not behind the front of its counter when the sheet is turned over.
struct MisplacedBack {
    int face = 0;    ///< index of the printed back
    int unit = 0;    ///< index of the counter in the scenario
    QPointF wanted;  ///< middle of the back behind the front, in millimetres
    QPointF printed; ///< middle of the back as printed
};

/// The backs that are not where the other backs of the sheets are: on the page after the front, mirrored over the long
/// or the short edge, moved as the printer needs. `partner` holds the printed counter of each wanted one or -1.
std::vector<MisplacedBack> misplacedBacks(const std::vector<WantedFace>& wanted, const std::vector<PrintedFace>& faces,
                                          const std::vector<int>& partner, const std::vector<PdfPage>& pages);

} // namespace fw
