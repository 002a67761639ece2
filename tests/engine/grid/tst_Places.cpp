// Maps of places with listed neighbours.
#include "engine/grid/Facing.h"
#include "engine/grid/Grid.h"
#include "engine/grid/Numbering.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

namespace {

std::vector<MapPlace> named(const std::vector<std::string>& ids)
{
    std::vector<MapPlace> places;
    for (const std::string& id : ids)
        places.push_back({id, {}, static_cast<int>(places.size()) * 30, 20});
    return places;
}

/// A square a-b-c-d, a spur d-e, and f and g apart from the rest.
Grid sample()
{
    return Grid::ofPlaces(named({"a", "b", "c", "d", "e", "f", "g"}),
                          {{{"a", "b"}}, {{"b", "c"}}, {{"c", "d"}}, {{"d", "a"}}, {{"d", "e"}}, {{"f", "g"}}});
}

using What = GraphFault::What;

} // namespace

class tst_Places : public QObject
{
    Q_OBJECT

private slots:
    void linksAreNeighbours()
    {
        const Grid grid = sample();
        QVERIFY(grid.valid() && grid.linked() && !grid.hex());
        QCOMPARE(grid.cellCount(), 7);
        QCOMPARE(grid.directions(), 3);
        QCOMPARE(grid.neighbours(3), (std::vector<Cell>{2, 0, 4}));
        QCOMPARE(grid.neighbour(4, 1), noCell);
        QCOMPARE(grid.directionTo(3, 4), 2);
        QCOMPARE(grid.directionTo(0, 2), -1);
        QVERIFY(grid.adjacent(0, 3) && !grid.adjacent(0, 2));
    }

    void distancesAreStepsOverLinks()
    {
        const Grid grid = sample();
        QCOMPARE(grid.distance(0, 0), 0);
        QCOMPARE(grid.distance(0, 2), 2);
        QCOMPARE(grid.distance(1, 4), 3);
        QCOMPARE(grid.distance(4, 1), 3);
        QCOMPARE(grid.distance(0, 5), PlaceGraph::unreachable);
        QCOMPARE(grid.distance(0, 7), -1);
        QCOMPARE(grid.ring(0, 2), (std::vector<Cell>{2, 4}));
        QCOMPARE(grid.within(4, 2), (std::vector<Cell>{4, 3, 0, 2}));
        QCOMPARE(grid.within(5, 1'000'000), (std::vector<Cell>{5, 6}));
    }

    void sidesAreLinks()
    {
        const Grid grid = sample();
        QCOMPARE(grid.sideCount(), 6);
        for (int side = 0; side < grid.sideCount(); ++side) {
            const SidePlace at = grid.sidePlace(side);
            QCOMPARE(grid.side(at.cell, at.direction), side);
            const auto [a, b] = grid.cellsOfSide(side);
            QVERIFY(a < b);
            QCOMPARE(grid.sharedSide(b, a), side);
            QVERIFY(grid.diagonalSide(side));
        }
        QCOMPARE(grid.sharedSide(0, 2), -1);
        QCOMPARE(grid.side(0, 9), -1);
        QCOMPARE(grid.sidePlace(6), SidePlace());
    }

    void thereIsNoOtherGeometry()
    {
        const Grid grid = sample();
        QCOMPARE(grid.corners(), 0);
        QCOMPARE(grid.vertexCount(), 0);
        QCOMPARE(grid.vertex(0, 0), -1);
        QVERIFY(grid.cellsOfVertex(0).empty());
        QCOMPARE(grid.verticesOfSide(0), std::pair(-1, -1));
        QVERIFY(grid.perimeter().empty() && !grid.onEdge(0));
        QVERIFY(grid.line(0, 2).empty());
        QCOMPARE(grid.line(0, 1).size(), std::size_t(2));
        QVERIFY(directionName(GridShape::Places, 0).empty());
        QVERIFY(!suits(FacingSystem::Hex6, GridShape::Places) && suits(FacingSystem::None, GridShape::Places));
    }

    void idsAreLabels()
    {
        const Grid grid = sample();
        const Numbering numbering;
        QCOMPARE(numbering.label(grid, 4), std::string("e"));
        QCOMPARE(numbering.parse(grid, " E "), 4);
        QCOMPARE(numbering.parse(grid, "0101"), noCell);
        QVERIFY(numbering.unambiguous(grid));
    }

    void faultsAreNamed()
    {
        const auto fault = [](const std::vector<std::string>& ids, const std::vector<MapLink>& links) {
            return PlaceGraph::fault(named(ids), links).what;
        };
        QCOMPARE(fault({}, {}), What::NoPlaces);
        QCOMPARE(fault({"a b"}, {}), What::BadId);
        QCOMPARE(fault({"a", "A"}, {}), What::TwicePlace);
        QCOMPARE(fault({"a", "b"}, {{{"a"}}}), What::NotTwoEnds);
        QCOMPARE(fault({"a", "b"}, {{{"a", "a"}}}), What::NotTwoEnds);
        QCOMPARE(fault({"a", "b"}, {{{"a", "c"}}}), What::UnknownPlace);
        QCOMPARE(fault({"a", "b"}, {{{"a", "b"}}, {{"b", "a"}}}), What::TwiceLink);
        QCOMPARE(fault(std::vector<std::string>(PlaceGraph::maxPlaces + 1, "a"), {}), What::TooManyPlaces);
        std::vector<std::string> star{"hub"};
        std::vector<MapLink> links;
        for (int i = 0; i <= PlaceGraph::maxDegree; ++i) {
            star.push_back("p" + std::to_string(i));
            links.push_back({{"hub", star.back()}});
        }
        QCOMPARE(fault(star, links), What::TooManyLinks);
        links.pop_back();
        QCOMPARE(fault(star, links), What::None);
        QVERIFY(!Grid::ofPlaces(named({"a", "A"}), {}).valid());
    }

    void equalListsAreEqualGrids()
    {
        Grid grid = sample();
        QVERIFY(grid == sample());
        grid.links.pop_back();
        grid.settle();
        QVERIFY(!(grid == sample()));
        QCOMPARE(grid.distance(5, 6), PlaceGraph::unreachable);
    }
};

FW_TEST(tst_Places)
#include "tst_Places.moc"
