#pragma once

#include "app/print/CounterSheets.h"

#include <array>

namespace fw {

/// The faces of counters that sheets show more than once, as counters of one kind and shared backs do. A PDF holds each
/// once, as a form, which makes it small and fast to write.
class RepeatedFaces
{
public:
    /// Finds them; the runs must outlive it. Cards are no counters and count as different.
    explicit RepeatedFaces(const std::vector<SheetRun>& runs);

    /// The number of different faces that are repeated.
    int count() const { return int(mFaces.size()); }
    /// Notes that a side of a piece belongs into a square of the current page, in millimetres; false if its face is not
    /// repeated and must be drawn.
    bool place(const TwoSided& two, bool back, const QRectF& square);
    /// Ends the current page.
    void endPage() { mPlaces.emplace_back(); }
    /// Paints a repeated face, on a page of its own.
    void paint(QPainter& painter, int face) const;
    /// Puts the faces onto the noted places. The pages of the sheets come first in the PDF, then one page for each
    /// face, which is removed. Refuses a PDF that cannot be read.
    Result<QByteArray> join(const QByteArray& pdf) const;

private:
    struct Face {
        const TwoSided* two;
        bool back;
        const SheetLayout* layout;
        QRectF square; ///< of its first place
    };
    struct Place {
        int face;
        QPointF moved; ///< from its first place
    };

    std::vector<Face> mFaces;
    std::map<const TwoSided*, std::array<int, 2>> mFaceOf; ///< of front and back, -1 for none
    std::vector<std::vector<Place>> mPlaces;               ///< by page
};

} // namespace fw
