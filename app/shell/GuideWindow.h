#pragma once

#include "app/widgets/Dialog.h"

#include <QStringList>
#include <vector>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QTextCursor;

namespace fw {

/// The guide that comes with the program: its pages with links and a search.
class GuideWindow : public Dialog
{
    Q_OBJECT

public:
    /// Opens the guide at the page guide/NAME.md, in the program's language if it is translated.
    explicit GuideWindow(const QString& name, QWidget* parent = nullptr);
    /// Shows a page, scrolled to the heading of the anchor if there is one.
    void showPage(const QString& name, const QString& anchor = {});
    /// Shows an entry of a page and selects it: a row of a table by its first cell, under a heading; or the heading if
    /// the entry is empty.
    void showEntry(const QString& name, const QString& heading, const QString& entry);
    /// The name of the current page.
    const QString& page() const { return mPage; }

private:
    /// A page with its name, its title and its lines.
    struct Page {
        QString name;
        QString title;
        QStringList lines;
    };
    void readPages();
    void listPages();
    void search(const QString& words);
    void setText(const QString& markdown);
    void scrollTo(const QTextCursor& place);
    void fitPictures();
    void followLink(const QUrl& link);
    void goTo(int row);
    void goBack();

    std::vector<Page> mPages; ///< in the order of the contents page
    QString mPage;
    QStringList mBefore; ///< history of pages, the latest last
    QLineEdit* mSearch = nullptr;
    QListWidget* mList = nullptr;
    QTextBrowser* mText = nullptr;
    QPushButton* mBack = nullptr;
};

} // namespace fw
