#include "editor/render/CounterLayout.h"

#include "editor/render/CounterFace.h"
#include "editor/render/DrawingFile.h"
#include "editor/render/Faces.h"
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/model/FieldsRules.h"
#include "engine/store/Files.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>

// The resources of a static library must be initialized by name, outside any namespace.
inline void initLayouts()
{
    Q_INIT_RESOURCE(art);
}

namespace fw {

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// A layout with the drawings that the program does not have left out of its symbols.
CounterLayoutPtr shared(CounterLayout layout)
{
    layout.symbols.removeIf(
        [](QHash<QString, QString>::iterator entry) { return !QFile::exists(":/art/" + entry.value() + ".svg"); });
    return std::make_shared<const CounterLayout>(std::move(layout));
}

/// A file as read, and its time of change at that moment.
struct ReadLayout {
    QDateTime age;
    Result<CounterLayoutPtr> layout;
};

// One store for all threads, because faces of the same layout compare its address.
std::mutex storeLock;

Result<CounterLayoutPtr> shippedLayout(const QString& id)
{
    static std::map<QString, Result<CounterLayoutPtr>> store;
    const auto known = store.find(id);
    if (known != store.end())
        return known->second;
    const QByteArray text = shippedCounterLayoutText(id);
    Result<CounterLayout> read = readCounterLayout(text.toStdString(), id.toStdString() + ".json");
    Result<CounterLayoutPtr> made = read ? Result<CounterLayoutPtr>(shared(std::move(*read)))
                                         : tl::unexpected<Problem>(std::move(read.error()));
    return store.emplace(id, std::move(made)).first->second;
}

Result<CounterLayoutPtr> ownLayout(const QString& file)
{
    static std::map<QString, ReadLayout> store;
    const QDateTime age = QFileInfo(file).lastModified();
    const auto known = store.find(file);
    if (known != store.end() && known->second.age == age)
        return known->second.layout;
    const auto read = [&]() -> Result<CounterLayoutPtr> {
        const QFileInfo info(file);
        // The target of a link must be in the folder too.
        if (Result<QString> inside = fileInside(info.path(), info.fileName()); !inside)
            return tl::unexpected<Problem>(std::move(inside.error()));
        const Result<FileText> text = readText(file.toStdString());
        if (!text)
            return tl::unexpected<Problem>(text.error());
        Result<CounterLayout> layout = readCounterLayout(text->text, file.toStdString());
        if (!layout)
            return tl::unexpected<Problem>(std::move(layout.error()));
        return shared(std::move(*layout));
    };
    return store.insert_or_assign(file, ReadLayout{age, read()}).first->second.layout;
}

} // namespace

const QStringList& shippedCounterLayoutIds()
{
    static const QStringList ids = QString(shippedCounterLayouts).split('|');
    return ids;
}

QByteArray shippedCounterLayoutText(const QString& id)
{
    initLayouts();
    if (!shippedCounterLayoutIds().contains(id))
        return {};
    QFile file(":/counters/" + id + ".json");
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString counterLayoutFile(const QString& folder, const QString& name)
{
    const bool plain = !name.isEmpty() && !name.contains('/') && !name.contains('\\') && !name.startsWith('.');
    return folder.isEmpty() || !plain ? QString() : folder + '/' + name + ".counters.json";
}

Result<CounterLayoutPtr> counterLayout(const std::string& name, const QString& folder)
{
    const std::lock_guard guard(storeLock);
    const QString id = name.empty() ? shippedCounterLayoutIds().front() : QString::fromStdString(name);
    if (shippedCounterLayoutIds().contains(id))
        return shippedLayout(id);
    if (const QString file = counterLayoutFile(folder, id); QFileInfo::exists(file))
        return ownLayout(file);
    std::vector<std::string> known = barList(shippedCounterLayouts);
    if (!folder.isEmpty())
        for (const QFileInfo& file : QDir(folder).entryInfoList({"*.counters.json"}, QDir::Files))
            known.push_back(file.fileName().chopped(int(qstrlen(".counters.json"))).toStdString());
    const std::string near = nearestWord(name, known);
    return fail(Trouble::BadInput, {QT_TRANSLATE_NOOP("engine", "there is no counter layout '{0}'"), {name}},
                "/counters",
                near.empty() ? Text(QT_TRANSLATE_NOOP("engine", "known are: {0}"), {commaList(known)})
                             : Text(QT_TRANSLATE_NOOP("engine", "did you mean '{0}'?"), {near}));
}

CounterLayoutPtr usableCounterLayout(const std::string& name, const QString& folder)
{
    if (const Result<CounterLayoutPtr> found = counterLayout(name, folder))
        return *found;
    const Result<CounterLayoutPtr> usual = counterLayout({}, {});
    if (!usual)
        qFatal("the counter layout of the program cannot be read: %s", describe(usual.error()).c_str());
    return *usual;
}

const LayoutFace& layoutFaceOf(const CounterLayout& layout, const CounterFace& face)
{
    const bool back = face.kind == FaceKind::Unit && face.reduced;
    return layout.face(back ? FaceKind::Back : face.kind);
}

double contrastOf(const QColor& one, const QColor& other)
{
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor inkOn(const QColor& colour)
{
    const double l = luminance(colour);
    if ((l + 0.05) / 0.05 <= 1.05 / (l + 0.05))
        return Qt::white;
    // On a few mid greys only pure black is dark enough.
    return contrastOf(counterBlack, colour) >= legibleContrast ? counterBlack : QColor(Qt::black);
}

QColor layoutColour(const LayoutColour& colour, const CounterFace& face, const QColor& below)
{
    const auto mixed = [](const QColor& a, double share) {
        const auto part = [share](int v) { return int(std::lround(v * share + 255 * (1 - share))); };
        return QColor(part(a.red()), part(a.green()), part(a.blue()));
    };
    const QColor band = face.band.isValid() ? face.band : mixed(face.colour, 0.5);
    switch (colour.role) {
    case LayoutColour::Role::None: break;
    case LayoutColour::Role::Side: return face.colour;
    case LayoutColour::Role::SideDark: return face.colour.darker(190);
    case LayoutColour::Role::SideLight: return mixed(face.colour, 0.3);
    case LayoutColour::Role::Formation: return band;
    case LayoutColour::Role::FormationDark: return band.darker(170);
    case LayoutColour::Role::Ink: return inkOn(below);
    case LayoutColour::Role::Fixed: return colour.fixed;
    }
    return {};
}

bool appliesTo(LayoutWhen when, const CounterFace& face)
{
    switch (when) {
    case LayoutWhen::Always: return true;
    case LayoutWhen::Formation: return face.band.isValid();
    case LayoutWhen::Symbol: return !face.symbol.isEmpty();
    case LayoutWhen::Full: return !face.reduced;
    case LayoutWhen::Reduced: return face.reduced;
    }
    return true;
}

QColor groundBelow(const LayoutFace& layout, const LayoutField& field, const CounterFace& face)
{
    QColor below = layoutColour(layout.ground, face, Qt::white);
    const QPointF middle = field.area.center();
    for (const LayoutBox& box : layout.boxes) {
        if (!appliesTo(box.when, face) || !box.area.contains(middle))
            continue;
        // A wedge covers the corner at the lower left.
        if (box.shape == LayoutShape::Wedge
            && (middle.x() - box.area.left()) / box.area.width() > (middle.y() - box.area.top()) / box.area.height())
            continue;
        if (const QColor fill = layoutColour(box.fill, face, below); fill.isValid())
            below = fill;
    }
    // A symbol has light parts of its own below its lines.
    for (const LayoutColour& own : {field.ground.fill, field.show == LayoutShow::Symbol ? field.paper : LayoutColour()})
        if (const QColor colour = layoutColour(own, face, below); colour.isValid())
            below = colour;
    return below.isValid() ? below : face.colour;
}

namespace {

/// A counter of a colour with every value, as a sample for measuring.
CounterFace sampleOf(const char* colour, bool reduced)
{
    CounterFace face;
    face.colour = QColor(colour);
    face.band = QColor("#e8c547");
    face.symbol = "infantry";
    face.reduced = reduced;
    return face;
}

bool isText(LayoutShow show)
{
    return show != LayoutShow::Symbol && show != LayoutShow::Size && show != LayoutShow::Steps;
}

} // namespace

std::vector<Text> legibilityFaults(const CounterLayout& layout)
{
    std::vector<Text> out;
    const auto add = [&](Text text) {
        if (std::ranges::find(out, text) == out.end())
            out.push_back(std::move(text));
    };
    const std::vector<std::string> names = barList("unit|back|leader|headquarters|marker");
    for (std::size_t f = 0; f < layout.faces.size(); ++f) {
        if (!layout.given[f])
            continue;
        const LayoutFace& face = layout.faces[f];
        for (std::size_t i = 0; i < face.fields.size(); ++i) {
            const LayoutField& field = face.fields[i];
            const std::string place = names[f] + "/fields/" + std::to_string(i);
            const bool mark = field.show == LayoutShow::Size; // as high as its area, and a text if it cannot be drawn
            const double type = mark ? field.area.height() / capitalShare(Face::Condensed) : field.size;
            if ((mark || isText(field.show)) && type < legibleType - 1e-9)
                add({QT_TRANSLATE_NOOP("engine", "{0}: type of {1} mm is smaller than {2} mm"),
                     {place, QString::number(type, 'g', 3).toStdString(), QString::number(legibleType).toStdString()}});
            for (std::size_t k = 0; k < i; ++k)
                if (field.area.intersects(face.fields[k].area))
                    add({QT_TRANSLATE_NOOP("engine", "{0} overlaps {1}"),
                         {place, names[f] + "/fields/" + std::to_string(k)}});
            for (const char* side : {"#101010", "#27406f", "#a5282c", "#7d8a5f", "#c9b27c", "#f4f4f0"})
                for (const bool reduced : {false, true}) {
                    const CounterFace sample = sampleOf(side, reduced);
                    const QColor below = groundBelow(face, field, sample);
                    if (contrastOf(layoutColour(field.colour, sample, below), below) < legibleContrast)
                        add({QT_TRANSLATE_NOOP("engine", "{0}: weak contrast on a counter of the colour {1}"),
                             {place, side}});
                }
        }
    }
    return out;
}

} // namespace fw
