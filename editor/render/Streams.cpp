#include "editor/render/Streams.h"

#include "editor/render/Noise.h"

#include <algorithm>
#include <tuple>

namespace fw {

namespace {

constexpr double widening = 6; ///< cells until a stream reaches its full width
constexpr double spring = 0.3; ///< the share of its full width at a source

int rank(Art art)
{
    return art == Art::River ? 2 : art == Art::Stream ? 1 : 0;
}

double fullHalf(Art art)
{
    constexpr double halves[] = {0.42, 0.72, 1.5};
    return halves[rank(art)];
}

/// The streams as trees: each node but the root knows its link downstream.
class Courses
{
public:
    Courses(const std::vector<StreamNode>& nodes, std::vector<StreamLink> links, double across)
        : mNodes(nodes), mLinks(std::move(links)), mAcross(across), mAt(nodes.size()), mDown(nodes.size(), -1),
          mMain(nodes.size(), -1), mUp(nodes.size(), 0), mSeen(nodes.size(), 0)
    {
        for (int i = 0; i < int(mLinks.size()); ++i) {
            mAt[std::size_t(link(i).a)].push_back(i);
            mAt[std::size_t(link(i).b)].push_back(i);
        }
        loosen();
    }

    std::vector<Stroke> laid()
    {
        for (int node = 0; node < int(mNodes.size()); ++node)
            if (!mSeen[std::size_t(node)])
                layOne(gather(node, false));
        return std::move(mStrokes);
    }

private:
    const StreamNode& node(int i) const { return mNodes[std::size_t(i)]; }
    const StreamLink& link(int i) const { return mLinks[std::size_t(i)]; }
    int other(int through, int from) const { return link(through).a == from ? link(through).b : link(through).a; }
    const std::vector<int>& at(int i) const { return mAt[std::size_t(i)]; }
    int& down(int i) { return mDown[std::size_t(i)]; }
    double& up(int i) { return mUp[std::size_t(i)]; }
    int& mainOf(int i) { return mMain[std::size_t(i)]; }

    /// Brings each link nearer to the links before and after it.
    void loosen()
    {
        const std::vector<StreamLink> old = mLinks;
        const auto adjoining = [&](int end, int i) {
            QPointF sum;
            for (const int next : at(end))
                sum += next == i ? QPointF() : old[std::size_t(next)].via;
            return at(end).size() > 1 ? sum / double(at(end).size() - 1) : node(end).at;
        };
        for (int i = 0; i < int(mLinks.size()); ++i) {
            StreamLink& own = mLinks[std::size_t(i)];
            own.via = looseMiddle(adjoining(own.a, i), own.via, adjoining(own.b, i), mAcross);
        }
    }

    double length(int i) const
    {
        return lengthOf(node(link(i).a).at - link(i).via) + lengthOf(link(i).via - node(link(i).b).at);
    }

    /// The nodes of one connected stream, breadth first; as a tree with links downstream if wanted.
    std::vector<int> gather(int from, bool tree)
    {
        std::vector<int> all{from};
        const char mark = tree ? 2 : 1;
        mSeen[std::size_t(from)] = mark;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const int through : at(all[i])) {
                const int next = other(through, all[i]);
                if (mSeen[std::size_t(next)] == mark)
                    continue;
                mSeen[std::size_t(next)] = mark;
                if (tree)
                    down(next) = through;
                all.push_back(next);
            }
        return all;
    }

    /// The mouth: an end in still water, else an end on the edge, of the largest stream, farthest south.
    int mouth(const std::vector<int>& all) const
    {
        const auto worth = [&](int i) {
            const int most = at(i).empty() ? 0 : rank(link(at(i).front()).art);
            return std::tuple(at(i).size() == 1, int(node(i).kind), most, node(i).at.y(), node(i).at.x());
        };
        return *std::ranges::max_element(all, {}, worth);
    }

    void layOne(const std::vector<int>& all)
    {
        const int root = mouth(all);
        const std::vector<int> order = gather(root, true);
        if (order.size() == 1) {
            const bool ends = node(root).kind != StreamNode::Kind::Inland;
            const QPointF end = ends ? node(root).beyond : node(root).at + QPointF(0.3, 0.12) * mAcross;
            add({node(root).at, end}, {fullHalf(Art::Brook), fullHalf(Art::Brook)}, Art::Brook);
            return;
        }
        for (auto it = order.rbegin(); it != order.rend() && *it != root; ++it) {
            if (mainOf(*it) < 0 && (node(*it).kind != StreamNode::Kind::Inland || !closing(*it).empty()))
                up(*it) = std::max(up(*it), 0.5 * widening * mAcross); // it comes from somewhere
            const int below = other(down(*it), *it);
            const auto worth = [&](int child) { return std::pair(rank(link(down(child)).art), up(child)); };
            if (mainOf(below) < 0 || worth(*it) > worth(mainOf(below)))
                mainOf(below) = *it;
            up(below) = std::max(up(below), up(*it) + length(down(*it)));
        }
        for (const int source : order) {
            const std::vector<int> rings = closing(source);
            if (mainOf(source) < 0 && rings.empty())
                follow(source, -1, true);
            for (const int ring : rings)
                follow(source, ring, mainOf(source) < 0 && ring == rings.front());
        }
    }

    /// The links at a node that are in no tree, because they close a ring.
    std::vector<int> closing(int i)
    {
        std::vector<int> rings;
        for (const int through : at(i))
            if (down(i) != through && down(other(through, i)) != through)
                rings.push_back(through);
        return rings;
    }

    double half(Art art, double upstream) const
    {
        return fullHalf(art) * std::min(1.0, spring + (1 - spring) * upstream / (widening * mAcross));
    }

    QPointF corner(int i, int before, int after) const
    {
        return looseCorner(link(before).via, node(i).at, link(after).via, mAcross);
    }

    /// Adds the line from a source, or from the middle of a link that closes a ring, to where it meets a larger one; of
    /// a ring next to another line only the piece to that line.
    void follow(int source, int ring, bool whole)
    {
        Points p;
        std::vector<double> halves;
        double gone = mainOf(source) < 0 ? up(source) : 0.5 * widening * mAcross;
        Art art = link(ring >= 0 ? ring : down(source) >= 0 ? down(source) : at(source).front()).art;
        const auto push = [&](QPointF point, double wide) {
            p.push_back(point);
            halves.push_back(wide);
        };
        if (ring >= 0)
            push(link(ring).via, half(art, gone));
        else if (node(source).kind != StreamNode::Kind::Inland)
            push(node(source).beyond, half(art, gone));
        if (ring >= 0 && down(source) >= 0)
            push(corner(source, ring, down(source)), half(art, gone));
        else
            push(node(source).at, half(art, gone) * (p.empty() ? 0.4 : 1));
        if (!whole && down(source) >= 0)
            push(link(down(source)).via, half(art, gone));
        for (int here = source; whole && down(here) >= 0;) {
            const int through = down(here);
            const int below = other(through, here);
            const double before = fullHalf(art);
            art = link(through).art;
            halves.back() *= (1 + fullHalf(art) / before) / 2;
            gone += length(through) / 2;
            push(link(through).via, half(art, gone));
            gone += length(through) / 2;
            if (down(below) < 0) {
                push(node(below).at, half(art, gone));
                if (node(below).kind != StreamNode::Kind::Inland)
                    push(node(below).beyond, half(art, gone));
                break;
            }
            push(corner(below, through, down(below)), half(art, gone));
            if (mainOf(below) != here) {
                // On to the next point of the larger one, so that it comes in along it.
                const int next = other(down(below), below);
                push(link(down(below)).via, half(art, gone));
                push(down(next) < 0 ? node(next).at : corner(next, down(below), down(next)), half(art, gone));
                break;
            }
            here = below;
        }
        add(p, halves, art);
    }

    void add(const Points& p, const std::vector<double>& halves, Art art)
    {
        Stroke stroke;
        stroke.art = art;
        std::vector<double> places;
        stroke.line = sampled(p, mAcross / 16, &places);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const std::size_t k = std::min(std::size_t(places[i]), halves.size() - 2);
            const double half = halves[k] + (halves[k + 1] - halves[k]) * (places[i] - double(k));
            stroke.half.push_back(half * (1 + 0.14 * noise(stroke.line[i] / (mAcross * 0.2), 13)));
        }
        mStrokes.push_back(std::move(stroke));
    }

    const std::vector<StreamNode>& mNodes;
    std::vector<StreamLink> mLinks;
    double mAcross;
    std::vector<std::vector<int>> mAt; ///< the links at each node
    std::vector<int> mDown;            ///< the link downstream of each node, -1 at the mouth
    std::vector<int> mMain;            ///< the upper end of the largest stream into each node, -1 at a source
    std::vector<double> mUp;           ///< the length of the longest line that ends in each node
    std::vector<char> mSeen;
    std::vector<Stroke> mStrokes;
};

} // namespace

double usualWidth(Art art)
{
    return 2 * fullHalf(art);
}

std::vector<Stroke> layStreams(const std::vector<StreamNode>& nodes, std::vector<StreamLink> links, double across)
{
    return Courses(nodes, std::move(links), across).laid();
}

} // namespace fw
