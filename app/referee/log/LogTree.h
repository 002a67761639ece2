#pragma once

#include <QTreeView>

namespace fw {

class LogDelegate;

/// The tree of the log: wraps its text, shades turns, and sends one signal for Enter and double click.
class LogTree : public QTreeView
{
    Q_OBJECT

public:
    explicit LogTree(QWidget* parent = nullptr);

    /// The delegate that draws the rows.
    LogDelegate* delegate() const { return mDelegate; }
    /// True while the last row is in sight.
    bool atEnd() const;
    /// True until the user scrolls away from the last row; until then the last row stays in sight.
    bool follows() const { return mFollows; }

signals:
    /// Enter or a double click on a row.
    void opened(const QModelIndex& index);
    /// A click on the case number of a row.
    void caseClicked(const QString& cite);

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    template <class F>
    void byHand(F what);
    void takeLook();
    QString caseAt(QPoint point) const;

    LogDelegate* mDelegate;
    bool mFollows = true;
    bool mByHand = false; ///< a key or mouse event is being handled
    bool mTaking = false; ///< while the palette is being set
};

} // namespace fw
