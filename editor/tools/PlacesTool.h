#pragma once

#include "editor/tools/Tool.h"

#include <QCoreApplication>
#include <string>
#include <utility>

namespace fw {

struct PlacesEdit;

/// Adds, moves, names and deletes the places of a map of places.
class PlacesTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::PlacesTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    bool offered() const override { return grid().linked(); }
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override { mTo = spot.at; }
    void release(const Spot& spot) override;
    void hover(const Spot& spot) override { mHover = spot; }
    bool finish() override;
    bool cancel() override;
    bool key(int key, Qt::KeyboardModifiers mods) override;
    Preview preview() const override;

private:
    bool add(QPointF at);
    void move(Cell cell, QPoint by, const QString& key);
    void addBeside();
    void remove();
    QPoint dragged() const;

    bool mDown = false;
    Cell mHeld = noCell; ///< the place under the mouse at the press
    QPointF mFrom;
    QPointF mTo;
    Spot mHover;
};

/// Links places, and removes links.
class LinkTool : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(fw::LinkTool)
public:
    using Tool::Tool;
    ToolInfo info() const override;
    bool offered() const override { return grid().linked(); }
    void press(const Spot& spot) override;
    void drag(const Spot& spot) override { mHover = spot; }
    void release(const Spot& spot) override;
    void hover(const Spot& spot) override { mHover = spot; }
    bool cancel() override;
    bool key(int key, Qt::KeyboardModifiers mods) override;
    Preview preview() const override;

private:
    Cell start() const;
    int link() const;

    std::string mFrom;                           ///< id of the first place; empty for none
    bool mSecond = false;                        ///< this press sets the second place
    std::pair<std::string, std::string> mChosen; ///< ids of the places of the chosen link
    Spot mHover;
};

} // namespace fw
