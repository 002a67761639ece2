#pragma once

#include <QLayout>
#include <QList>

namespace fw {

/// A row of widgets that wraps into further rows; expanding widgets take the rest of their row.
class WrapLayout : public QLayout
{
    Q_OBJECT

public:
    explicit WrapLayout(QWidget* parent = nullptr);
    ~WrapLayout() override;

    void addItem(QLayoutItem* item) override { mItems.append(item); }
    int count() const override { return int(mItems.size()); }
    QLayoutItem* itemAt(int index) const override { return mItems.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return layOut(QRect(0, 0, width, 0), false); }
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    int layOut(const QRect& rect, bool place) const;

    QList<QLayoutItem*> mItems;
};

} // namespace fw
