#include "app/shell/AboutDialog.h"

#include "app/widgets/WidgetFactory.h"

#include <QFile>
#include <QFontDatabase>
#include <QListWidget>
#include <QSplitter>
#include <QTextBrowser>

namespace fw {

AboutDialog::AboutDialog(QWidget* parent) : Dialog("aboutDialog", tr("About Fieldworks"), parent)
{
    auto* version = wordsLabel("aboutVersion", tr("Version"));
    version->setText(tr("Fieldworks %1").arg(FW_VERSION));
    setBold(version);
    setLarger(version, 1.4);
    auto* what = wordsLabel("aboutWhat", tr("Description"));
    what->setText(tr("A scenario editor and referee for hex and square-grid board wargames."));
    auto* licences = wordsLabel("aboutLicences", tr("Licences"));
    licences->setText(tr("Choose a part to read its licence:"));
    mParts = named(new QListWidget, "aboutParts", tr("Parts and their licences"));
    mParts->setAlternatingRowColors(true);
    mText = named(new QTextBrowser, "aboutText", tr("Text of the licence"));
    mText->setOpenLinks(false);
    mText->setTabChangesFocus(true);
    mText->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont)); // licences centre their headings by spaces

    auto* across = new QSplitter;
    across->addWidget(mParts);
    across->addWidget(mText);
    across->setStretchFactor(1, 1);
    across->setSizes({260, 700});
    across->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* widget : {version, what, licences})
        layout->addWidget(widget);
    layout->addWidget(across, 1);
    layout->addWidget(makeButtons(QDialogButtonBox::Close));
    resize(1000, 620);
    setFirst(mParts);

    connect(mParts, &QListWidget::currentItemChanged, mText, [this](const QListWidgetItem* item) {
        mText->setPlainText(item != nullptr ? item->data(Qt::UserRole).toString() : QString());
    });
    addParts();
    mParts->setCurrentRow(0);
}

void AboutDialog::addPart(const QString& name, const QString& licence, const QString& text)
{
    auto* item = new QListWidgetItem(name + '\n' + licence, mParts);
    item->setData(Qt::UserRole, text);
}

void AboutDialog::addPart(const QString& name, const QString& licence, const QString& use, const char* file)
{
    QFile text(QString(":/licences/%1.txt").arg(file));
    if (!text.open(QIODevice::ReadOnly))
        qFatal("the licence %s is not in the program", file);
    addPart(name, licence,
            tr("%1: %2", "a part of the program: its use").arg(name, use) + "\n\n" + QString::fromUtf8(text.readAll()));
}

void AboutDialog::addParts()
{
    addPart("Fieldworks", tr("No licence yet"),
            tr("The project itself has no licence file yet. Its owner chooses the licence. Its drawings and icons were "
               "made for it."));
    addPart("Gentium Book Plus", "SIL Open Font License 1.1", tr("the font of maps, cards and logs"), "gentium");
    addPart("Roboto Condensed", "Apache License 2.0", tr("the font of counters, numbers and charts"), "roboto");
    addPart("DejaVu Sans", tr("Bitstream Vera and Arev licences"), tr("the font for signs that the other fonts lack"),
            "dejavu");
    addPart("Qt", "GNU Lesser General Public License 3",
            tr("the library for windows, painting and printing, version %1. You may replace it with your own version.")
                .arg(qVersion()),
            "qt");
    addPart("SQLite", tr("Public domain"), tr("the library that stores games"), "sqlite");
    addPart("Poppler", "GNU General Public License 2 or later", tr("the library that reads printed sheets"), "poppler");
    addPart("libpng", "libpng License", tr("the library that writes maps as pictures"), "libpng");
    addPart("JSON for Modern C++", "MIT License", tr("the library that reads rules, maps and scenarios"),
            "nlohmann-json");
    addPart("PEGTL", "MIT License", tr("the library that reads conditions and amounts"), "pegtl");
    addPart("{fmt}", "MIT License", tr("the library that puts numbers into text"), "fmt");
    addPart("CLI11", "BSD 3-Clause License", tr("the library that reads the command line"), "cli11");
    addPart("tl::expected", "CC0 1.0", tr("the library for a value or the error in its place"), "expected");
}

} // namespace fw
