#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "engine/session/Game.h"
#endif

#include <QFrame>

namespace fw {

/// Says above the table why nothing can be entered into a game, and what can still be done with it.
class ClosedBar : public QFrame
{
    Q_OBJECT

public:
    /// For a game to which nothing can be added.
    explicit ClosedBar(const Game& game, QWidget* parent = nullptr);
};

} // namespace fw
