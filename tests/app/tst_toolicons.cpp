#include "app/mapeditor/EditPage.h"
#include "app/shell/MainWindow.h"
#include "app/shell/Palettes.h"
#include "app/widgets/ToolIcons.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QDir>
#include <QHash>
#include <QSet>
#include <QToolBar>
#include <cmath>

using namespace fw;

namespace {

/// The colours of an icon, without its edges, at a size in pixels.
QSet<QRgb> inks(const QIcon& icon, QIcon::Mode mode = QIcon::Normal, int size = 24)
{
    const QImage image = icon.pixmap(QSize(size, size), 1, mode).toImage().convertToFormat(QImage::Format_ARGB32);
    QSet<QRgb> out;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) == 255)
                out.insert(image.pixel(x, y));
    return out;
}

double luminance(QRgb colour)
{
    const auto linear = [](int part) {
        const double v = part / 255.0;
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

double contrast(QRgb one, QRgb other)
{
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

/// The icons of tools and commands: one for each tool, readable by day and by night and at every size.
class ToolIconsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksToolIconsTest"); }
    void cleanup() { wearPalette(false); }

    void actionsNameTheirDrawings()
    {
        QVERIFY(!toolIcon("tool-brush").isNull());
        QVERIFY(!toolIcon("fileSaveAs").isNull());
        QVERIFY(toolIcon("fileNoSuchThing").isNull());
        QVERIFY(toolIcon("").isNull());
        QVERIFY(inks(toolIcon("mapUndo")) == inks(toolIcon("editUndo")));
    }

    /// Each drawing shows ink in the colour of the text, which differs enough from the ground; disabled it is paler.
    void everyDrawingFollowsThePalette()
    {
        const QStringList files = QDir(FW_SOURCE_DIR "/resources/icons/tools").entryList({"*.svg"});
        QVERIFY(files.size() > 40);
        for (const bool dark : {false, true}) {
            wearPalette(dark);
            const QPalette palette = QGuiApplication::palette();
            const QRgb text = palette.color(QPalette::Active, QPalette::ButtonText).rgb();
            const QRgb pale = palette.color(QPalette::Disabled, QPalette::ButtonText).rgb();
            QVERIFY(contrast(text, palette.color(QPalette::Window).rgb()) >= 4.5);
            QVERIFY(text != pale);
            for (const QString& file : files) {
                const QIcon icon = toolIcon("tool-" + file.chopped(4));
                QVERIFY2(inks(icon).contains(text), qPrintable(file));
                QVERIFY2(inks(icon, QIcon::Disabled).contains(pale), qPrintable(file));
                QVERIFY2(!inks(icon, QIcon::Disabled).contains(text), qPrintable(file));
                QVERIFY2(inks(icon, QIcon::Active).contains(palette.color(QPalette::HighlightedText).rgb()),
                         qPrintable(file));
            }
        }
    }

    /// At twice the size an icon is drawn anew and not enlarged.
    void iconsAreSharpOnDenseScreens()
    {
        const QPixmap dense = toolIcon("tool-side").pixmap(QSize(24, 24), 2);
        QCOMPARE(dense.size(), QSize(48, 48));
        QVERIFY(dense.toImage() != toolIcon("tool-side").pixmap(QSize(24, 24), 1).toImage().scaled(48, 48));
    }

    void everyToolHasAnIconOfItsOwn()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        auto& bar = child<QToolBar>(*page, "mapTools");
        QCOMPARE(bar.toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
        QHash<QString, QImage> seen;
        for (QAction* action : bar.actions()) {
            if (action->isSeparator())
                continue;
            const QString id = action->objectName();
            const QImage image = action->icon().pixmap(24, 24).toImage();
            QVERIFY2(!inks(action->icon()).isEmpty(), qPrintable(id));
            QVERIFY2(seen.key(image).isEmpty(), qPrintable(id + " looks like " + seen.key(image)));
            seen.insert(id, image);
            QVERIFY2(!bar.widgetForAction(action)->accessibleName().isEmpty(), qPrintable(id));
            QVERIFY2(!action->text().isEmpty(), qPrintable(id));
        }
        QVERIFY(seen.size() > 20);
    }

    /// Actions that change or save something have an icon in the menus too; those with a check mark keep the mark.
    void menusShowIcons()
    {
        const auto window = beginMap(12, 10);
        for (const char* id : {"fileNew", "fileOpen", "fileSave", "fileSaveAs", "fileQuit", "viewZoomIn", "viewFit",
                               "mapUndo", "mapCut", "mapPaste", "mapExport", "mapReplace", "tablePrint", "helpGuide"})
            QVERIFY2(!child<QAction>(*window, id).icon().isNull(), id);
        for (const QAction* action : window->findChildren<QAction*>())
            if (action->isCheckable() && !action->objectName().startsWith("tool-"))
                QVERIFY2(action->icon().isNull(), qPrintable(action->objectName()));
    }
};

FW_TEST(ToolIconsTest)
#include "tst_toolicons.moc"
