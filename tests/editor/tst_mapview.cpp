#include "editor/Background.h"
#include "editor/view/Loupe.h"
#include "editor/view/MapView.h"
#include "tests/Main.h"
#include "tests/editor/Sample.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPixmapCache>
#include <QSemaphore>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace fw;

class MapViewTest : public QObject
{
    Q_OBJECT

private:
    static void fill(MapView& view)
    {
        const Scenario s = sampleScenario(GridShape::HexFlat);
        view.resize(700, 600);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.show(sampleRules(), s, counterFaces(sampleRules(), s));
    }

    /// Woods, hills and streams in patches over a map of any size.
    static Scenario largeScenario(int columns, int rows)
    {
        Scenario s = sampleScenario(GridShape::HexFlat);
        Map& m = s.map;
        m.grid.columns = columns;
        m.grid.rows = rows;
        m.terrain.assign(std::size_t(m.grid.cellCount()), {});
        m.names.clear();
        m.ways.clear();
        const char* const words[] = {"", "light-woods", "hill", "marsh", "deep-woods", "", "buildings", ""};
        for (Cell cell = 0; cell < m.grid.cellCount(); ++cell)
            if (const char* word = words[(m.grid.column(cell) / 5 * 3 + m.grid.row(cell) / 4 * 5) % 8]; *word != 0)
                m.terrain[std::size_t(cell)].push_back(word);
        for (int row = 3; row < rows; row += 20) {
            Way way{"road" + std::to_string(row), "", "road", {}, Origin::Printed};
            for (int column = 0; column < columns; ++column)
                way.cells.push_back(m.grid.cell(column, row));
            m.ways.push_back(way);
        }
        s.setup.clear();
        s.units.clear();
        return s;
    }

    /// The same, except for small differences where an edge falls between two pixels.
    static bool alike(const QImage& a, const QImage& b)
    {
        if (a.size() != b.size())
            return false;
        int many = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                const int off = qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
                many += off > 12;
                if (off > 60)
                    return false;
            }
        }
        return many < 40;
    }

    /// Gives the tests the view's painter.
    class Seen : public MapView
    {
    public:
        using MapView::painter;
    };

private slots:
    /// Qt paints with the threads of its global pool. Long work there would freeze the window.
    void backgroundWorkLeavesPaintThreadsFree()
    {
        QObject owner;
        Background beside(&owner);
        QSemaphore begun, end;
        bool done = false;
        beside.run(
            [&] {
                begun.release();
                end.acquire();
                return true;
            },
            [&](bool yes) { done = yes; });
        begun.acquire();
        QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
        end.release();
        QTRY_VERIFY(done);
    }

    /// A large map appears at once, coarsely. The frames do not wait for the sharp drawing, which follows by itself.
    void showsLargeMapAtOnce()
    {
        const Scenario s = largeScenario(300, 200);
        Seen view;
        view.resize(1000, 700);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QElapsedTimer time;
        time.start();
        view.show(sampleRules(), s, {});
        const QImage coarse = view.viewport()->grab().toImage();
        const qint64 first = time.elapsed();
        QVERIFY(view.isSettling());
        QVERIFY(view.hasMap());
        QCOMPARE(view.describe(0).left(4), QString("0101"));
        // Woods are dark and meadows light: the sheet is not empty.
        QSet<QRgb> colours;
        for (int x = 0; x < coarse.width(); ++x)
            colours.insert(coarse.pixel(x, coarse.height() / 2));
        QVERIFY(colours.size() > 3);
        QTRY_VERIFY_WITH_TIMEOUT(!view.isSettling(), 120000);
        qInfo("first frame after %lld ms, sharp after %lld ms", first, time.elapsed());
        QVERIFY2(first < 1000, qPrintable(QString::number(first))); // 0.2 s on a quiet machine
        QVERIFY(view.viewport()->grab().toImage() != coarse);
    }

    /// When a small window shows the whole map, the numbers are too small to read; in the loupe they are readable.
    void loupeMagnifiesSmallNumbers()
    {
        Seen view;
        fill(view);
        view.resize(420, 360);
        view.fit();
        const MapGeometry& at = view.painter()->geometry();
        const double digit = view.painter()->labels().numberHand().capital;
        const double letters = QFontMetricsF(view.font()).capHeight();
        QVERIFY(digit * view.zoom() < 0.8 * letters);
        view.setCursorCell(0);
        QVERIFY(!view.loupe()->isVisible());
        view.setLoupe(true);
        const int last = at.grid().cellCount() - 1;
        for (const Cell cell : {0, last / 2, last}) {
            view.setCursorCell(cell); // the loupe follows the keys
            const Loupe& loupe = *view.loupe();
            QVERIFY(loupe.isVisible());
            QVERIFY(loupe.part().contains(at.outline(cell).boundingRect()));
            QVERIFY(digit * loupe.scale() > 0.95 * letters);
            QVERIFY(!loupe.geometry().contains(view.mapFromScene(at.centre(cell))));
            QVERIFY(view.viewport()->rect().contains(loupe.geometry()));
        }
        // The loupe shows the place that it covers.
        const QImage one = view.viewport()->findChild<Loupe*>()->grab().toImage();
        view.setCounters({});
        view.setCursorCell(0);
        QVERIFY(view.viewport()->findChild<Loupe*>()->grab().toImage() != one);
        // The loupe also follows the mouse, and lets mouse events through to the map.
        const QPoint middle = view.mapFromScene(at.centre(last));
        QMouseEvent move(QEvent::MouseMove, middle, view.viewport()->mapToGlobal(middle), Qt::NoButton, Qt::NoButton,
                         {});
        QApplication::sendEvent(view.viewport(), &move);
        QVERIFY(view.loupe()->part().contains(at.centre(last)));
        QVERIFY(view.loupe()->testAttribute(Qt::WA_TransparentForMouseEvents));
        QVERIFY(view.viewport()->childAt(view.loupe()->geometry().center()) == nullptr);
        view.setLoupe(false);
        QVERIFY(!view.loupe()->isVisible());
    }

    void showsTheWholeMap()
    {
        MapView view;
        QVERIFY(!view.hasMap());
        fill(view);
        QVERIFY(view.hasMap());
        const QRectF seen = view.mapToScene(view.viewport()->rect()).boundingRect();
        QVERIFY(seen.adjusted(-2, -2, 2, 2).contains(view.sceneRect()));
        const QImage image = view.grab().toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); x += 3)
                colours.insert(image.pixel(x, y));
        QVERIFY(colours.size() > 100);
    }

    /// The cached ground equals fresh painting, at every zoom and by day and night.
    void cachedGroundMatchesFreshPainting()
    {
        MapView kept;
        fill(kept);
        const auto settled = [&] {
            kept.grab();
            QTRY_VERIFY_WITH_TIMEOUT(!kept.isSettling(), 20000);
        };
        const auto same = [&] {
            const QImage then = kept.grab().toImage();
            kept.setDark(kept.isDark()); // clears the cache
            return alike(then, kept.grab().toImage());
        };
        settled();
        QVERIFY(same());
        for (int i = 1; i <= 4; ++i) {
            kept.zoomIn();
            settled();
            QVERIFY2(same(), qPrintable(QString::number(i)));
        }
        kept.setDark(true);
        settled();
        QVERIFY(same());
        // Back to day, from the cache.
        kept.setDark(false);
        settled();
        kept.zoomIn();
        kept.zoomOut();
        settled();
        QVERIFY(same());
    }

    /// After a step of the wheel no frame waits for a counter; the faces get sharp as if they were painted at once.
    void facesGetSharpAfterZoom()
    {
        MapView view;
        fill(view);
        const auto settled = [&] {
            view.grab();
            if (!QTest::qWaitFor([&] { return !view.isSettling(); }, 20000))
                qFatal("the map does not get sharp");
            return view.grab().toImage();
        };
        settled();
        QPixmapCache::clear();
        settled();
        view.zoomIn();
        const QImage blurred = view.grab().toImage();
        QVERIFY(view.isSettling());
        const QImage sharp = settled();
        QPixmapCache::clear();
        const QImage fresh = view.grab().toImage();
        QVERIFY(!view.isSettling()); // a face without an older picture is painted at once
        QVERIFY(sharp == fresh);
        QVERIFY(sharp != blurred);
        view.zoomIn();
        view.grab();
        view.zoomIn(); // the faces of the zoom in between are obsolete
        const QImage later = settled();
        QPixmapCache::clear();
        QVERIFY(view.grab().toImage() == later);
    }

    /// A view that gets another map, or closes, while it paints leaves nothing behind.
    void survivesMapChangeWhilePainting()
    {
        for (int i = 0; i < 20; ++i) {
            MapView view;
            fill(view);
            view.grab();
            for (int k = 0; k < i % 4; ++k) {
                view.zoomIn();
                view.grab();
            }
            if (i % 3 == 0)
                view.setDark(i % 2 == 0);
            if (i % 5 == 0)
                fill(view);
        }
    }

    void fitFollowsTheWindow()
    {
        MapView view;
        fill(view);
        const double before = view.zoom();
        view.resize(350, 300);
        QTRY_VERIFY(view.zoom() < before);
        view.zoomIn();
        const double chosen = view.zoom();
        view.resize(500, 400);
        QTest::qWait(20);
        QCOMPARE(view.zoom(), chosen);
    }

    void wheelZoomsAtTheCursor()
    {
        MapView view;
        fill(view);
        view.zoomIn();
        view.zoomIn();
        const QPoint cursor(420, 310);
        const QPointF held = view.mapToScene(cursor);
        const double before = view.zoom();
        QWheelEvent wheel(cursor, view.viewport()->mapToGlobal(cursor), QPoint(), QPoint(0, 120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &wheel);
        QVERIFY(view.zoom() > before * 1.2);
        QVERIFY((view.mapToScene(cursor) - held).manhattanLength() < 1.0);
    }

    void keysZoomAndFit()
    {
        MapView view;
        fill(view);
        const double whole = view.zoom();
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(view.zoom() > whole);
        QTest::keyClick(&view, Qt::Key_Minus);
        QTest::keyClick(&view, Qt::Key_Minus);
        QVERIFY(view.zoom() < whole);
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.zoom(), whole);
        for (int i = 0; i < 60; ++i)
            view.zoomIn();
        QVERIFY(view.zoom() <= 40);
    }

    void dragMovesTheMap()
    {
        MapView view;
        fill(view);
        for (int i = 0; i < 4; ++i)
            view.zoomIn();
        const QPointF before = view.mapToScene(300, 300);
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, {300, 300});
        QTest::mouseMove(view.viewport(), {250, 260});
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, {250, 260});
        QVERIFY((view.mapToScene(250, 260) - before).manhattanLength() < 1.0);
    }

    void describesCellUnderTheCursor()
    {
        MapView view;
        fill(view);
        QSignalSpy spy(&view, &MapView::hovered);
        const Grid grid = sampleScenario(GridShape::HexFlat).map.grid;
        const MapGeometry g(grid, 19);
        QTest::mouseMove(view.viewport(), view.mapFromScene(g.centre(grid.cell(3, 3))));
        QTRY_VERIFY(!spy.isEmpty());
        QCOMPARE(spy.last().first().toString(), QString("0404 · Buildings · Town · Pike"));
        QCOMPARE(view.describe(grid.cell(0, 0)), QString("0101 · clear"));
        QCOMPARE(view.describe(grid.cell(6, 3)), QString("0704 · clear · Guards (Red) 4-5 · line (Blue) 4-5, reduced"));
        QCOMPARE(view.describe(noCell), QString());
        Scenario cut = sampleScenario(GridShape::HexFlat);
        cut.map.outOfPlay.cells = {0};
        view.show(sampleRules(), cut, counterFaces(sampleRules(), cut));
        QCOMPARE(view.describe(0), QString("0101, out of play"));
    }

    void arrowKeysMoveTheCellCursor()
    {
        MapView view;
        fill(view);
        QSignalSpy spy(&view, &MapView::hovered);
        QTest::keyClick(&view, Qt::Key_Right);
        const QString first = spy.last().first().toString();
        QVERIFY(!first.isEmpty());
        QTest::keyClick(&view, Qt::Key_Down);
        const QString second = spy.last().first().toString();
        QVERIFY(second != first);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(spy.last().first().toString(), first);
    }

    void replacesTheShownMap()
    {
        MapView view;
        fill(view);
        view.setDark(true);
        const Scenario s = sampleScenario(GridShape::Square);
        view.show(sampleRules(), s, {});
        QVERIFY(view.isDark());
        view.grab();
        view.clear();
        QVERIFY(!view.hasMap());
        QCOMPARE(view.describe(0), QString());
        view.grab();
    }
};

FW_TEST(MapViewTest)
#include "tst_mapview.moc"
