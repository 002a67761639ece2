#include "editor/render/Faces.h"

#include "editor/render/Sfnt.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QRawFont>
#include <QResource>
#include <map>
#include <mutex>
#include <tuple>

namespace fw {

namespace {

/// A font file in the resources, and the face for which it is used.
struct File {
    const char* path;
    Face face;
    const char* style;
    const char* feature;
};

constexpr File files[] = {
    {":/letters/serif.ttf", Face::Serif, "Regular", ""},
    {":/letters/serif-italic.ttf", Face::Serif, "Italic", ""},
    {":/letters/serif-bold.ttf", Face::Serif, "Bold", ""},
    // True small capitals, because Qt 6.4 cannot select them in a font and would scale capitals instead.
    {":/letters/serif.ttf", Face::SmallCaps, "Regular", "smcp"},
    {":/letters/serif-bold.ttf", Face::SmallCaps, "Bold", "smcp"},
    {":/letters/condensed.ttf", Face::Condensed, "Regular", ""},
    {":/letters/condensed-bold.ttf", Face::Condensed, "Bold", ""},
    {":/letters/signs.ttf", Face::Signs, "Regular", ""},
};

// The serif font has room for stacked accents above and below, half a line that a log does not need.
constexpr double ascent = 0.91, descent = 0.25;

QByteArray ours(Face face)
{
    switch (face) {
    case Face::Serif: return "Fieldworks Serif";
    case Face::SmallCaps: return "Fieldworks Small Caps";
    case Face::Condensed: return "Fieldworks Condensed";
    case Face::Signs: break;
    }
    return "Fieldworks Signs";
}

/// Loads the fonts under private names, because a font of the same name on the machine may be another edition.
void loadFaces()
{
    static std::once_flag once;
    std::call_once(once, [] {
        for (const File& file : files) {
            const QResource resource{QString(file.path)};
            const auto size = qsizetype(resource.size());
            FontChange change;
            change.family = ours(file.face);
            change.style = file.style;
            change.feature = file.feature;
            // Without the ligature, search and copy in a PDF find "fi" as two letters; other scripts need ligatures.
            change.ligatures = file.face == Face::Signs;
            if (file.face == Face::Serif || file.face == Face::SmallCaps) {
                change.ascent = ascent;
                change.descent = descent;
            }
            const auto* bytes = reinterpret_cast<const char*>(resource.data());
            const QByteArray font = changedFont(QByteArray::fromRawData(bytes, size), change);
            if (font.isEmpty() || QFontDatabase::addApplicationFontFromData(font) < 0)
                qFatal("the letters %s in the program cannot be used", file.path);
        }
    });
}

QFont madeFont(Face face, bool bold, bool italic)
{
    loadFaces();
    QFont font(QStringList{privateFamily(face), privateFamily(Face::Signs)});
    // A painter takes any property that is not set here from the desktop's font.
    font.setStyleName(QString());
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    font.setStyle(italic ? QFont::StyleItalic : QFont::StyleNormal);
    font.setStretch(QFont::Unstretched);
    font.setKerning(true);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0);
    font.setWordSpacing(0);
    font.setCapitalization(QFont::MixedCase);
    font.setFixedPitch(false);
    font.setUnderline(false);
    font.setOverline(false);
    font.setStrikeOut(false);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleHint(QFont::AnyStyle,
                      QFont::StyleStrategy(QFont::PreferOutline | QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    return font;
}

} // namespace

QFont faceFont(Face face, bool bold, bool italic)
{
    // One set for each thread, because a font has a cache and several threads paint.
    thread_local std::map<std::tuple<Face, bool, bool>, QFont> made;
    const std::tuple key{face, bold, italic};
    const auto found = made.find(key);
    return found != made.end() ? found->second : made.emplace(key, madeFont(face, bold, italic)).first->second;
}

double capitalShare(Face face)
{
    switch (face) {
    case Face::Serif:
    case Face::SmallCaps: return 0.6152;
    case Face::Condensed: return 0.7109;
    case Face::Signs: break;
    }
    return 0.729;
}

QString publicFamilies(Face face)
{
    switch (face) {
    case Face::Serif:
    case Face::SmallCaps: return "'Gentium Book Plus', 'Gentium Plus', Gentium, serif";
    case Face::Condensed: return "'Roboto Condensed', 'Arial Narrow', sans-serif";
    case Face::Signs: break;
    }
    return "'DejaVu Sans', sans-serif";
}

QString privateFamily(Face face)
{
    return QString::fromLatin1(ours(face));
}

bool hasLetter(Face face, char32_t letter)
{
    for (const Face from : {face, Face::Signs})
        if (QRawFont::fromFont(faceFont(from)).supportsCharacter(letter))
            return true;
    return false;
}

void letterBareWindow()
{
    // Families are listed even without fonts; a real font has letters.
    if (!QRawFont::fromFont(QGuiApplication::font()).fontTable("cmap").isEmpty())
        return;
    QFont font = faceFont(Face::Signs);
    font.setPointSizeF(10);
    QGuiApplication::setFont(font);
    // Styles and dialogs that ask for these names would otherwise get an arbitrary one of our fonts.
    for (const char* asked : {"Sans Serif", "Sans", "Monospace", "monospace", "sans-serif"})
        QFont::insertSubstitution(asked, privateFamily(Face::Signs));
}

} // namespace fw
