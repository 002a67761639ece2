#include "app/widgets/ToolIcons.h"

#include "editor/render/Symbols.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QRegularExpression>

namespace fw {

namespace {

/// Draws an SVG file each time, so that it is sharp at every size and has the colours of the palette at that moment.
class TintedEngine : public QIconEngine
{
public:
    TintedEngine(const QString& file, IconPlace place) : mFile(file), mPlace(place) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const bool selected = mode == QIcon::Selected || (mode == QIcon::Active && mPlace == IconPlace::Menu);
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor ink = palette.color(group, selected ? QPalette::HighlightedText : QPalette::ButtonText);
        const QColor ground = palette.color(group, selected ? QPalette::Highlight : QPalette::Window);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        drawTinted(*painter, mFile, rect, ink, ground);
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap out(size);
        out.fill(Qt::transparent);
        QPainter painter(&out);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return out;
    }
    QString key() const override { return "fw-tinted"; }
    QIconEngine* clone() const override { return new TintedEngine(mFile, mPlace); }

private:
    QString mFile;
    IconPlace mPlace;
};

/// Words with hyphens: "SaveAs" is "save-as".
QString hyphened(const QString& id)
{
    static const QRegularExpression capital("(?<=.)([A-Z])");
    return QString(id).replace(capital, "-\\1").toLower();
}

} // namespace

QIcon symbolIcon(const QString& symbol)
{
    initSymbols();
    const QString file = ":/art/" + symbol + ".svg";
    return QFile::exists(file) ? QIcon(new TintedEngine(file, IconPlace::Menu)) : QIcon();
}

QIcon toolIcon(const QString& id, IconPlace place)
{
    initSymbols();
    const QString whole = hyphened(id);
    for (const QString& name : {whole, whole.section('-', 1)})
        if (const QString file = ":/icons/tools/" + name + ".svg"; !name.isEmpty() && QFile::exists(file))
            return QIcon(new TintedEngine(file, place));
    return {};
}

} // namespace fw
