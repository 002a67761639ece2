#include "app/shell/GuideWindow.h"

#include "app/widgets/WidgetFactory.h"

#include <QFile>
#include <QListWidget>
#include <QLocale>
#include <QRegularExpression>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <algorithm>

namespace fw {

namespace {

constexpr int mostHits = 200;
constexpr int pageRole = Qt::UserRole, wordsRole = Qt::UserRole + 1;

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

/// A line of Markdown without the characters for headings, tables, links and emphasis.
QString plainLine(QString line)
{
    static const QRegularExpression link("\\[([^\\]]*)\\]\\([^)]*\\)"), signs("^[#>\\s|*-]+|[`*|]");
    return line.replace(link, "\\1").replace(signs, " ").simplified();
}

/// The anchor of a heading in links: "#a-first-game".
QString anchorOf(const QString& heading)
{
    static const QRegularExpression dropped("[^\\w\\- ]");
    return heading.toLower().remove(dropped).replace(' ', '-');
}

} // namespace

GuideWindow::GuideWindow(const QString& name, QWidget* parent) : Dialog("guideWindow", tr("Guide"), parent)
{
    mSearch = named(new QLineEdit, "guideSearch", tr("Search the guide"));
    mSearch->setPlaceholderText(tr("Search the guide (Ctrl+F)"));
    mSearch->setClearButtonEnabled(true);
    mList = named(new QListWidget, "guideList", tr("Pages or search results"));
    mList->setWordWrap(true);
    mText = named(new QTextBrowser, "guideText", tr("Page"));
    mText->setOpenLinks(false);
    // The arrow keys and Page Down scroll at once; Tab moves the focus.
    mText->setTabChangesFocus(true);

    auto* side = new QWidget;
    auto* column = bare<QVBoxLayout>(side);
    column->addWidget(mSearch);
    column->addWidget(mList, 1);
    auto* across = new QSplitter;
    across->addWidget(side);
    across->addWidget(mText);
    across->setStretchFactor(1, 1);
    across->setSizes({240, 640});
    across->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(across, 1);
    auto* buttons = makeButtons(QDialogButtonBox::Close);
    mBack = addAct(buttons, tr("&Back"), "guideBack", [this] { goBack(); });
    layout->addWidget(buttons);
    resize(920, 680);
    setFirst(mText);

    // Enter in the search field goes to the matches, and does not press a button.
    for (QAbstractButton* button : buttons->buttons())
        qobject_cast<QPushButton*>(button)->setAutoDefault(false);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, mSearch, [this] {
        mSearch->setFocus();
        mSearch->selectAll();
    });
    connect(new QShortcut(QKeySequence::Back, this), &QShortcut::activated, this, &GuideWindow::goBack);
    connect(mSearch, &QLineEdit::textChanged, this, &GuideWindow::search);
    connect(mSearch, &QLineEdit::returnPressed, mList, [this] {
        mList->setFocus();
        mList->setCurrentRow(0);
    });
    connect(mList, &QListWidget::currentRowChanged, this, &GuideWindow::goTo);
    connect(mText, &QTextBrowser::anchorClicked, this, &GuideWindow::followLink);
    readPages();
    listPages();
    showPage(name);
    mBefore.clear();
    mBack->setEnabled(false);
}

/// Reads the pages that the contents page links to, in that order.
void GuideWindow::readPages()
{
    const auto add = [this](const QString& name) {
        const QString text = pageText(name);
        const auto known = [&](const Page& page) { return page.name == name; };
        if (text.isEmpty() || std::any_of(mPages.begin(), mPages.end(), known))
            return;
        const QStringList lines = text.split('\n');
        mPages.push_back({name, plainLine(lines.front()), lines});
    };
    add("index");
    static const QRegularExpression link("\\]\\((?:[\\w.-]+/)*([\\w-]+)\\.md");
    for (auto found = link.globalMatch(pageText("index")); found.hasNext();)
        add(found.next().captured(1));
}

void GuideWindow::listPages()
{
    mList->clear();
    for (const Page& page : mPages) {
        auto* item = new QListWidgetItem(page.title, mList);
        item->setData(pageRole, page.name);
    }
}

void GuideWindow::search(const QString& words)
{
    const QSignalBlocker quiet(mList);
    const QStringList wanted = words.split(' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return listPages();
    mList->clear();
    for (const Page& page : mPages)
        for (const QString& line : page.lines) {
            const QString plain = plainLine(line);
            if (mList->count() == mostHits || !std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
                    return plain.contains(word, Qt::CaseInsensitive);
                }))
                continue;
            auto* item = new QListWidgetItem(page.title + "\n" + plain, mList);
            item->setData(pageRole, page.name);
            item->setData(wordsRole, plain.left(plain.indexOf(". ") + 1));
            item->setToolTip(plain);
        }
    if (mList->count() == 0) {
        auto* none = new QListWidgetItem(tr("No page contains these words."), mList);
        none->setFlags(Qt::NoItemFlags);
    }
}

void GuideWindow::goTo(int row)
{
    const QListWidgetItem* item = mList->item(row);
    if (item == nullptr || item->data(pageRole).isNull())
        return;
    showPage(item->data(pageRole).toString());
    if (!item->data(wordsRole).isNull())
        for (const QString& word : mSearch->text().split(' ', Qt::SkipEmptyParts))
            if (mText->find(word))
                break;
}

void GuideWindow::showPage(const QString& name, const QString& anchor)
{
    const QString text = pageText(name);
    if (text.isEmpty())
        return;
    if (name != mPage) {
        if (!mPage.isEmpty())
            mBefore << mPage;
        mPage = name;
        setText(text);
        fitPictures();
        mBack->setEnabled(!mBefore.isEmpty());
        setWindowTitle(tr("Guide: %1").arg(plainLine(text.section('\n', 0, 0))));
    }
    mText->moveCursor(QTextCursor::Start);
    if (anchor.isEmpty())
        return;
    for (QTextBlock block = mText->document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor)
            scrollTo(QTextCursor(block));
}

void GuideWindow::showEntry(const QString& name, const QString& heading, const QString& entry)
{
    showPage(name);
    bool under = false;
    for (QTextBlock block = mText->document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor place(block);
        if (block.blockFormat().headingLevel() > 0) {
            under = block.text() == heading;
            if (under)
                scrollTo(place); // also where the page has no such entry
        }
        const QTextTable* table = under && !entry.isEmpty() && block.text() == entry ? place.currentTable() : nullptr;
        if (table == nullptr || table->cellAt(place).column() > 0)
            continue;
        place.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        scrollTo(place);
        return;
    }
}

/// Puts a text in place of the page before. The document is made apart, since one that is shown is laid out anew for
/// every cell of its tables.
void GuideWindow::setText(const QString& markdown)
{
    const QPointer<QTextDocument> before = mText->document();
    auto* document = new QTextDocument(mText);
    document->setDefaultFont(mText->font());
    document->setBaseUrl(QUrl("qrc:/guide/" + mPage + ".md"));
    document->setMarkdown(markdown);
    // The reader of Markdown leaves the backslash in code that is in a table.
    for (QTextCursor bar = document->find("\\|"); !bar.isNull(); bar = document->find("\\|", bar))
        bar.insertText("|");
    mText->setDocument(document);
    delete before;
}

/// Brings a place to the top of the window.
void GuideWindow::scrollTo(const QTextCursor& place)
{
    mText->moveCursor(QTextCursor::End);
    mText->setTextCursor(place);
    mText->ensureCursorVisible();
}

/// Makes no picture wider than the page.
void GuideWindow::fitPictures()
{
    const double room = mText->viewport()->width() - 2 * mText->document()->documentMargin();
    for (QTextBlock block = mText->document()->begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            QTextImageFormat picture = at.fragment().charFormat().toImageFormat();
            if (!picture.isValid())
                continue;
            const QImage image(":" + QUrl("qrc:/guide/").resolved(picture.name()).path());
            picture.setWidth(std::min<double>(room, image.width()));
            QTextCursor cursor(block);
            cursor.setPosition(at.fragment().position());
            cursor.setPosition(at.fragment().position() + at.fragment().length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(picture);
        }
}

void GuideWindow::followLink(const QUrl& link)
{
    const QString file = link.path().section('/', -1);
    if (file.isEmpty())
        showPage(mPage, link.fragment());
    else if (file.endsWith(".md") && !link.scheme().startsWith("http")) // the program opens nothing on the network
        showPage(file.chopped(3), link.fragment());
}

void GuideWindow::goBack()
{
    if (mBefore.isEmpty())
        return;
    const QString last = mBefore.takeLast();
    mPage.clear(); // so that showPage() does not add the current page to the history
    showPage(last);
    mBack->setEnabled(!mBefore.isEmpty());
}

} // namespace fw
