#include "editor/render/SvgSupport.h"

#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <map>

namespace fw {

namespace {

template <std::size_t N>
bool isAmong(QStringView word, const std::array<QStringView, N>& words)
{
    return std::ranges::find(words, word) != words.end();
}

/// Definitions that draw nothing in place; only their use is reported.
constexpr std::array<QStringView, 7> definitions{u"clipPath", u"mask",   u"pattern",      u"filter",
                                                 u"marker",   u"symbol", u"color-profile"};

/// Elements that Qt SVG reads, and elements that do not change a still picture.
constexpr std::array<QStringView, 43> drawnElements{u"svg",
                                                    u"g",
                                                    u"a",
                                                    u"defs",
                                                    u"desc",
                                                    u"title",
                                                    u"metadata",
                                                    u"path",
                                                    u"rect",
                                                    u"circle",
                                                    u"ellipse",
                                                    u"line",
                                                    u"polyline",
                                                    u"polygon",
                                                    u"text",
                                                    u"tspan",
                                                    u"tbreak",
                                                    u"textArea",
                                                    u"image",
                                                    u"use",
                                                    u"switch",
                                                    u"style",
                                                    u"stop",
                                                    u"solidColor",
                                                    u"linearGradient",
                                                    u"radialGradient",
                                                    u"animate",
                                                    u"animateColor",
                                                    u"animateMotion",
                                                    u"animateTransform",
                                                    u"set",
                                                    u"mpath",
                                                    u"discard",
                                                    u"script",
                                                    u"handler",
                                                    u"listener",
                                                    u"view",
                                                    u"cursor",
                                                    u"font",
                                                    u"font-face",
                                                    u"glyph",
                                                    u"missing-glyph",
                                                    u"hkern"};

/// Parts of a font that Qt SVG reads or that only name it.
constexpr std::array<QStringView, 4> fontParts{u"font-face-src", u"font-face-name", u"font-face-uri", u"vkern"};

/// Properties that Qt SVG ignores although they change the drawing.
constexpr std::array<QStringView, 24> ignoredProperties{u"clip-path",
                                                        u"mask",
                                                        u"filter",
                                                        u"marker",
                                                        u"marker-start",
                                                        u"marker-mid",
                                                        u"marker-end",
                                                        u"mix-blend-mode",
                                                        u"paint-order",
                                                        u"letter-spacing",
                                                        u"word-spacing",
                                                        u"text-decoration",
                                                        u"dominant-baseline",
                                                        u"alignment-baseline",
                                                        u"baseline-shift",
                                                        u"writing-mode",
                                                        u"textLength",
                                                        u"transform-origin",
                                                        u"text-decoration-line",
                                                        u"text-transform",
                                                        u"glyph-orientation-vertical",
                                                        u"text-orientation",
                                                        u"backdrop-filter",
                                                        u"shape-inside"};

/// Values that have the same effect as no property.
constexpr std::array<QStringView, 16> withoutEffect{
    u"none",          u"normal",     u"auto",    u"baseline", u"lr-tb", u"lr",   u"initial", u"unset",
    u"horizontal-tb", u"alphabetic", u"inherit", u"mixed",    u"0deg",  u"fill", u"",        u"fill stroke markers"};

/// Functions for colours and values that Qt SVG cannot read and draws as black or not at all.
constexpr std::array<QStringView, 14> unreadFunctions{u"hsl", u"hsla",  u"rgba",      u"hwb",        u"lab",
                                                      u"lch", u"oklab", u"oklch",     u"color",      u"color-mix",
                                                      u"var", u"calc",  u"icc-color", u"device-cmyk"};

bool isZero(QStringView value)
{
    qsizetype digits = 0;
    while (digits < value.size() && (value[digits].isDigit() || value[digits] == u'.'))
        ++digits;
    return digits > 0 && value.left(digits).toDouble() == 0;
}

class Reader
{
public:
    explicit Reader(const QByteArray& svg) : mXml(svg) {}

    std::vector<UnsupportedSvg> read()
    {
        while (!mXml.atEnd()) {
            switch (mXml.readNext()) {
            case QXmlStreamReader::StartElement: start(); break;
            case QXmlStreamReader::EndElement: mOpen.pop_back(); break;
            case QXmlStreamReader::Characters:
                if (!mOpen.empty() && mOpen.back().name == u"style")
                    declarations(mXml.text().toString().replace('{', ';').replace('}', ';'));
                break;
            default: break;
            }
        }
        for (const Reference& reference : mReferences) {
            const auto target = mElementById.find(reference.id);
            if (target == mElementById.end())
                continue;
            const bool paint = target->second == "pattern" || target->second == "meshgradient"
                               || target->second == "hatch";
            if (paint || (reference.byUse && target->second == "symbol"))
                report(target->second, reference.line);
        }
        std::ranges::stable_sort(mFound, {}, &UnsupportedSvg::line);
        return std::move(mFound);
    }

private:
    struct Open {
        QString name;
        QString x, y; ///< start of the text
    };
    struct Reference {
        QString id;
        bool byUse = false;
        qint64 line = 0;
    };

    void report(const QString& name, qint64 line)
    {
        const std::string word = name.toStdString();
        if (std::ranges::find(mFound, word, &UnsupportedSvg::name) == mFound.end())
            mFound.push_back({word, line});
    }
    void report(const QString& name) { report(name, mXml.lineNumber()); }

    void start()
    {
        const QStringView space = mXml.namespaceUri();
        const bool isSvg = space.isEmpty() || space == u"http://www.w3.org/2000/svg";
        const QStringView name = mXml.name();
        const bool inDefinition = std::ranges::any_of(
            mOpen, [](const Open& open) { return isAmong(QStringView(open.name), definitions); });
        const Open parent = mOpen.empty() ? Open() : mOpen.back();
        const QXmlStreamAttributes attributes = mXml.attributes();
        mOpen.push_back(
            {name.toString(), attributes.value("x").trimmed().toString(), attributes.value("y").trimmed().toString()});
        // Other programs store their notes in other namespaces, which Qt SVG rightly skips.
        if (!isSvg)
            return;
        if (!attributes.value("id").isEmpty())
            mElementById.try_emplace(attributes.value("id").toString(), name.toString());
        if (inDefinition || isAmong(name, definitions))
            return;
        const bool isPaint = name == u"meshgradient" || name.startsWith(u"mesh") || name.startsWith(u"hatch");
        if (!isAmong(name, drawnElements) && !isAmong(name, fontParts) && !isPaint)
            report(name.toString());
        for (const QXmlStreamAttribute& attribute : attributes) {
            const QStringView value = attribute.value().trimmed();
            if (attribute.name() == u"style")
                declarations(value.toString());
            else if (attribute.name() == u"href" && name == u"use" && value.startsWith(u'#'))
                mReferences.push_back({value.mid(1).toString(), true, mXml.lineNumber()});
            else if (attribute.namespaceUri().isEmpty())
                property(attribute.name(), value);
        }
        if (name == u"text" || name == u"tspan")
            placement(name, parent, attributes);
    }

    /// Qt SVG uses only the first x and y of a text.
    void placement(QStringView name, const Open& parent, const QXmlStreamAttributes& attributes)
    {
        for (const char* shift : {"dx", "dy", "rotate"})
            if (const QStringView value = attributes.value(QLatin1String(shift)); !value.isEmpty() && !isZero(value))
                report(name.toString() + " " + shift);
        for (const bool down : {false, true}) {
            const char* axis = down ? "y" : "x";
            const QString value = attributes.value(QLatin1String(axis)).trimmed().toString();
            const bool many = value.contains(' ') || value.contains(',');
            if (many || (name == u"tspan" && !value.isEmpty() && value != (down ? parent.y : parent.x)))
                report(name.toString() + " " + axis);
        }
    }

    void declarations(const QString& text)
    {
        for (const QString& declaration : text.split(';')) {
            const qsizetype colon = declaration.indexOf(':');
            if (colon > 0)
                property(QStringView(declaration).left(colon).trimmed(),
                         QStringView(declaration).mid(colon + 1).trimmed());
        }
    }

    void property(QStringView name, QStringView value)
    {
        if (isAmong(name, ignoredProperties) && !isAmong(value, withoutEffect) && !isZero(value))
            report(name.toString());
        if (name != u"fill" && name != u"stroke" && name != u"stop-color" && name != u"color" && name != u"solid-color"
            && name != u"viewport-fill")
            return;
        const qsizetype bracket = value.indexOf(u'(');
        if (bracket > 0 && isAmong(QStringView(value.left(bracket).trimmed().toString().toLower()), unreadFunctions))
            report(value.left(bracket).trimmed().toString().toLower() + "()");
        else if (value.startsWith(u"context-"))
            report(value.toString());
        const qsizetype mark = value.indexOf(u'#');
        if (value.startsWith(u"url") && mark > 0) {
            QString id = value.mid(mark + 1).toString();
            id.truncate(std::max<qsizetype>(0, id.indexOf(')')));
            mReferences.push_back({id.remove('"').remove('\'').trimmed(), false, mXml.lineNumber()});
        }
    }

    QXmlStreamReader mXml;
    std::vector<Open> mOpen;
    std::vector<Reference> mReferences;
    std::map<QString, QString> mElementById;
    std::vector<UnsupportedSvg> mFound;
};

} // namespace

std::vector<UnsupportedSvg> unsupportedSvg(const QByteArray& svg)
{
    return Reader(svg).read();
}

} // namespace fw
