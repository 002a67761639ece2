#include "app/shell/Palettes.h"

#include <QApplication>

namespace fw {

namespace {

struct Tones {
    const char* window;
    const char* base;
    const char* button;
    const char* text;
    const char* faint;
    const char* disabled;
    const char* highlight;
    const char* highlighted;
    const char* link;
    const char* tip;
    const char* light;
    const char* mid;
    const char* dark;
};

QPalette made(const Tones& t)
{
    QPalette p;
    const auto set = [&](QPalette::ColorRole role, const char* colour) { p.setColor(role, QColor(colour)); };
    set(QPalette::Window, t.window);
    set(QPalette::WindowText, t.text);
    set(QPalette::Base, t.base);
    set(QPalette::AlternateBase, t.window);
    set(QPalette::Text, t.text);
    set(QPalette::Button, t.button);
    set(QPalette::ButtonText, t.text);
    set(QPalette::BrightText, t.highlighted);
    set(QPalette::ToolTipBase, t.tip);
    set(QPalette::ToolTipText, t.text);
    set(QPalette::PlaceholderText, t.faint);
    set(QPalette::Highlight, t.highlight);
    set(QPalette::HighlightedText, t.highlighted);
    set(QPalette::Link, t.link);
    set(QPalette::Light, t.light);
    set(QPalette::Midlight, t.button);
    set(QPalette::Mid, t.mid);
    set(QPalette::Dark, t.dark);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, QColor(t.disabled));
    return p;
}

} // namespace

QPalette darkPalette()
{
    return made({"#262724", "#1c1d1a", "#33342f", "#ece7da", "#a09a8a", "#86816f", "#7b6a3f", "#ffffff", "#9cc4d4",
                 "#33342f", "#3d3e38", "#4a4b44", "#131411"});
}

QPalette lightPalette()
{
    return made({"#f4efe3", "#fdfaf2", "#eae3d2", "#2a2016", "#6f6555", "#948a78", "#6b5a2e", "#ffffff", "#1f4f69",
                 "#fffbe8", "#ffffff", "#c9bfa8", "#8f836c"});
}

void wearPalette(bool dark)
{
    const QPalette all = dark ? darkPalette() : lightPalette();
    QApplication::setPalette(all);
    // Radio buttons and check boxes have a rim darker than the window, which is invisible at night. At night they get a
    // visible fill.
    QPalette ticked = all;
    if (dark)
        ticked.setColor(QPalette::Base, QColor("#77756a"));
    for (const char* widget : {"QRadioButton", "QCheckBox"})
        QApplication::setPalette(ticked, widget);
}

} // namespace fw
