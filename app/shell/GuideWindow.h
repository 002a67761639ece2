#pragma once

#include "app/widgets/Dialog.h"

#include <QStringList>
#include <vector>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace fw {

/// The guide that comes with the program: its pages, to be read, followed by links and searched.
class GuideWindow : public Dialog
{
    Q_OBJECT

public:
    /// Opens the guide at the page guide/NAME.md, in the program's language where there is one.
    explicit GuideWindow(const QString& name, QWidget* parent = nullptr);
    /// Shows a page, and the heading that an anchor names, if any.
    void showPage(const QString& name, const QString& anchor = {});
    /// The page that is shown.
    const QString& page() const { return mPage; }

private:
    /// A page by its name, with its title and its lines.
    struct Page {
        QString name;
        QString title;
        QStringList lines;
    };
    void readPages();
    void listPages();
    void search(const QString& words);
    void fitPictures();
    void followLink(const QUrl& link);
    void goTo(int row);
    void goBack();

    std::vector<Page> mPages; ///< in the order of the contents
    QString mPage;
    QStringList mBefore; ///< pages that were shown before, the latest last
    QLineEdit* mSearch = nullptr;
    QListWidget* mList = nullptr;
    QTextBrowser* mText = nullptr;
    QPushButton* mBack = nullptr;
};

} // namespace fw
