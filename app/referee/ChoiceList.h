#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "app/referee/Referee.h"
#endif

#include <QListWidget>

namespace fw {

/// What may be clicked next, a line each with its case number; the first nine have a key.
class ChoiceList : public QListWidget
{
    Q_OBJECT

public:
    explicit ChoiceList(Referee& referee, QWidget* parent = nullptr);
    /// Lists the choices anew.
    void refresh();
    /// Takes the choice on a line, counted from 0; false when there is none.
    bool pick(int line);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    void add(const QString& text, const QString& cite, const QString& say);

    Referee& mReferee;
    std::vector<std::string> mCells; ///< of routes, when a path is open
    bool mRouted = false;
};

} // namespace fw
