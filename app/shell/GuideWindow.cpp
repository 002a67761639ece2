#include "app/shell/GuidePage.h"

#include "editor/view/Named.h"

#include <QFile>
#include <QLocale>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace fw {

namespace {

QString pageText(const QString& name)
{
    const QString language = QLocale().name().section('_', 0, 0);
    for (const QString& path : {QString(":/guide/%1.%2.md").arg(name, language), QString(":/guide/%1.md").arg(name)}) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

} // namespace

GuidePage::GuidePage(const QString& name, const QString& title, QWidget* parent) : Dialog("guidePage", title, parent)
{
    auto* text = named(new QTextBrowser, "guideText", title);
    text->setOpenLinks(false);
    text->setMarkdown(pageText(name));
    // The arrow keys and Page Down go on reading at once; Tab leads to the button.
    text->setTabChangesFocus(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text, 1);
    layout->addWidget(makeButtons(QDialogButtonBox::Close));
    resize(720, 640);
    text->setFocus();
}

} // namespace fw
