#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <cmath>
#include <vector>

/// One text as it reaches a paint device.
struct RecordedText {
    QString text;
    QPointF at;      ///< units of the device
    double size = 0; ///< of the font, units of the device
    QString family;
    QColor ink;
};

/// A paint engine that records the drawn texts and ignores everything else.
class TextEngine : public QPaintEngine
{
public:
    TextEngine() : QPaintEngine(AllFeatures) {}
    std::vector<RecordedText> texts;

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override
    {
        if (now.state() & DirtyTransform)
            mTransform = now.transform();
        if (now.state() & DirtyPen)
            mInk = now.pen().color();
    }
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        // The height of the letters; the transform may have narrowed them.
        const double scale = std::hypot(mTransform.m21(), mTransform.m22());
        texts.push_back({item.text(), mTransform.map(at), item.font().pixelSize() * scale, item.font().family(), mInk});
    }

private:
    QTransform mTransform;
    QColor mInk;
};

/// A paint device that keeps the texts drawn on it.
class TextRecorder : public QPaintDevice
{
public:
    const std::vector<RecordedText>& texts() const { return mEngine.texts; }
    QPaintEngine* paintEngine() const override { return &mEngine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
        case PdmWidthMM:
        case PdmHeightMM: return 100'000;
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 254;
        case PdmDevicePixelRatio: return 1;
        default: return 1;
        }
    }

private:
    mutable TextEngine mEngine;
};
