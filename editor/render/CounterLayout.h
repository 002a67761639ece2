#pragma once

#include "engine/base/Problem.h"

#include <QColor>
#include <QHash>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

struct CounterFace;

/// The limits of a layout file.
constexpr std::size_t mostLayoutBytes = 1 << 20;
constexpr std::size_t mostLayoutFields = 8;                ///< of one face
constexpr std::size_t mostLayoutBoxes = 16;                ///< of one face
constexpr double leastLayoutSide = 8, mostLayoutSide = 40; ///< millimetres
constexpr double leastLayoutText = 0.5;                    ///< millimetres of type
/// Type of at least this many millimetres can be read in print.
constexpr double legibleType = 1.8;
/// The least contrast between a text and its ground.
constexpr double legibleContrast = 4.5;

/// The black and the cream of printed counters.
inline const QColor counterBlack("#1a1510"), counterCream("#fbf5e4");

/// A colour of a layout: fixed, or by what the counter shows.
struct LayoutColour {
    /// Ink is black or white, whichever contrasts more with what is below it.
    enum class Role : std::uint8_t { None, Side, SideDark, SideLight, Formation, FormationDark, Ink, Fixed };
    Role role = Role::None;
    QColor fixed{};
    friend bool operator==(const LayoutColour&, const LayoutColour&) = default;
};

/// What a field shows.
enum class LayoutShow : std::uint8_t { Name, Ratings, Symbol, Size, Formation, Side, Steps, States, Text };

/// When a box is drawn, or a field shown.
enum class LayoutWhen : std::uint8_t { Always, Formation, Symbol, Full, Reduced };

/// The outline of a box or of the ground of a field.
enum class LayoutShape : std::uint8_t { Box, Ellipse, Diamond, Wedge, Shield };

/// A coloured area with an outline; lengths are millimetres of the layout.
struct LayoutBox {
    QRectF area;
    LayoutShape shape = LayoutShape::Box;
    LayoutWhen when = LayoutWhen::Always;
    LayoutColour fill;
    LayoutColour line;
    double lineWidth = 0.12;
    double corner = 0; ///< radius of the corners of a box
    friend bool operator==(const LayoutBox&, const LayoutBox&) = default;
};

/// A value of the counter in its area.
struct LayoutField {
    LayoutShow show = LayoutShow::Name;
    LayoutWhen when = LayoutWhen::Always;
    QRectF area;
    int align = 0; ///< -1 left, 0 centre, 1 right
    bool serif = false;
    bool bold = false;
    bool italic = false;
    bool capitals = false; ///< the text in capital letters
    double size = 1.8;     ///< size of the type
    int lines = 1;         ///< lines over which a long text may be broken
    int turn = 0;          ///< degrees clockwise: 0, 90 or 270
    LayoutColour colour{LayoutColour::Role::Ink, {}};
    LayoutColour paper{};  ///< light parts of a symbol; what is below it if none
    QStringList ratings;   ///< ids, positions from 1 or "rest"; all when empty
    QString between = "-"; ///< between two ratings
    QString text;          ///< for Text
    /// Drawn below the value, if there is one; its area is that of the field with `pad` around it.
    LayoutBox ground;
    double pad = 0;
    friend bool operator==(const LayoutField&, const LayoutField&) = default;
};

/// A ticket with the states of a counter across its face.
struct LayoutTicket {
    QRectF area;
    int turn = 0; ///< degrees clockwise
    double size = 1.8;
    friend bool operator==(const LayoutTicket&, const LayoutTicket&) = default;
};

/// How the facing of a counter is shown.
enum class LayoutFacing : std::uint8_t { None, Arrow, Chevron, Bar };

/// One printed face.
struct LayoutFace {
    LayoutColour ground{LayoutColour::Role::Side, {}};
    LayoutColour border{LayoutColour::Role::SideDark, {}};
    double borderWidth = 0.28;
    LayoutFacing facing = LayoutFacing::Arrow;
    LayoutTicket ticket; ///< none if its area is empty
    std::vector<LayoutBox> boxes;
    std::vector<LayoutField> fields;
    friend bool operator==(const LayoutFace&, const LayoutFace&) = default;
};

/// The faces of a layout; those after the first are optional.
enum class FaceKind : std::uint8_t { Unit, Back, Leader, Headquarters, Marker };
constexpr std::size_t faceKinds = 5;

/// Where a counter shows its values.
struct CounterLayout {
    QString id;
    QString title;
    double side = 12.7; ///< millimetres
    double corner = 0.9;
    std::array<LayoutFace, faceKinds> faces;
    std::array<bool, faceKinds> given{}; ///< faces in the file; the others are those of units
    QHash<QString, QString> symbols;     ///< the drawing for a symbol, if it is another

    const LayoutFace& face(FaceKind kind) const { return faces[std::size_t(kind)]; }
    friend bool operator==(const CounterLayout&, const CounterLayout&) = default;
};

using CounterLayoutPtr = std::shared_ptr<const CounterLayout>;

/// Reads the text of a layout file; refuses unknown keys and words, areas that are not on the counter, and too many
/// fields, with file, line, JSON pointer and the nearest known word.
Result<CounterLayout> readCounterLayout(std::string_view text, const std::string& file);

/// The ids of the layouts that the program has; the first is used without a choice.
const QStringList& shippedCounterLayoutIds();

/// The text of a layout file of the program; empty for another id.
QByteArray shippedCounterLayoutText(const QString& id);

/// The file of an own layout in a folder: NAME.counters.json; empty without a folder or for a name with a slash.
QString counterLayoutFile(const QString& folder, const QString& name);

/// The layout of a name: of the program, or of its file in a folder; the first of the program for an empty name. An own
/// file is read again when it changes. Refuses an unknown name with the nearest known one.
Result<CounterLayoutPtr> counterLayout(const std::string& name, const QString& folder);

/// The same, with the first layout of the program instead of one that cannot be used; never null.
CounterLayoutPtr usableCounterLayout(const std::string& name, const QString& folder);

/// The face that a counter shows.
const LayoutFace& layoutFaceOf(const CounterLayout& layout, const CounterFace& face);

/// A colour of a layout on a counter; `below` is what ink must contrast with.
QColor layoutColour(const LayoutColour& colour, const CounterFace& face, const QColor& below);

/// Whether a box or a field with this condition is drawn on a counter.
bool appliesTo(LayoutWhen when, const CounterFace& face);

/// The colour below a field: of the light parts of a symbol, of its own ground, of the last box around its centre, or
/// of the face.
QColor groundBelow(const LayoutFace& layout, const LayoutField& field, const CounterFace& face);

/// The contrast of two colours, from 1 to 21.
double contrastOf(const QColor& one, const QColor& other);

/// Black or white, whichever is easier to read on a colour.
QColor inkOn(const QColor& colour);

/// What is hard to read in a layout: small type, weak contrast on dark or light sides, fields that overlap.
std::vector<Text> legibilityFaults(const CounterLayout& layout);

} // namespace fw
