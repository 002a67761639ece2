#pragma once

#include "editor/render/CounterFace.h"

#include <QWidget>

namespace fw {

/// Front and back of one counter, at true size and enlarged.
class CounterPreview : public QWidget
{
    Q_OBJECT

public:
    explicit CounterPreview(QWidget* parent = nullptr);
    /// Shows a counter; `shown` false clears it.
    void setFaces(const CounterFace& front, const CounterFace& back, bool shown = true);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    CounterFace mFront;
    CounterFace mBack;
    bool mShown = false;
};

} // namespace fw
