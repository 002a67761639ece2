#pragma once

#include <QLabel>

namespace fw {

/// One line of plain words that keeps its height whatever it says, or while it says nothing; what is too long for it
/// is cut and stands whole in its tool tip.
class OneLine : public QLabel
{
    Q_OBJECT

public:
    explicit OneLine(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect inner() const;
    QString shown() const;
};

} // namespace fw
