#pragma once

#include <QLabel>

namespace fw {

/// One line of plain text with a fixed height, even if it is empty. A text that is too long is cut and shown in full in
/// the tool tip.
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
