#pragma once

#include "editor/document/MapDocument.h"
#include "editor/tools/Tool.h"

#include <QWidget>
#include <functional>

class QActionGroup;
class QLineEdit;
class QMenu;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace fw {

class EditView;
class FileNotice;
struct ExportChoice;
class OneLine;
class SetupCheck;
class SetupPanel;
class SidePanel;
class ToolOptions;

/// A map being drawn: tools, palettes, the map, lists, and its file.
class EditPage : public QWidget
{
    Q_OBJECT

public:
    /// Edits a document; `recovery` is the folder for what a crash leaves, empty to keep nothing.
    EditPage(std::shared_ptr<MapDocument> document, const QString& recovery, QWidget* parent = nullptr);
    ~EditPage() override;

    MapDocument& document() const { return *mDocument; }
    Workbench& bench() const { return *mBench; }
    EditView* view() const { return mView; }
    SetupPanel* setup() const { return mSetup; }
    SidePanel* side() const { return mSide; }
    SetupCheck* setupCheck() const { return mCheck; }
    /// The menu of this page.
    QMenu* menu() const { return mMenu; }
    /// What is shown in the title of the window.
    QString title() const;
    bool modified() const;
    void setDark(bool dark);

    /// Keeps the map; asks for a name when it has none. False when it was not kept.
    bool save();
    /// Keeps the map under another name.
    bool saveAs();
    /// Keeps it under this name, without asking.
    bool saveTo(const QString& path);
    /// Draws it for print under this name, without asking; false when it was not written.
    bool exportMapTo(const QString& path, ExportChoice choice);
    /// Asks whether changes are to be kept, when there are any and no other view has the document open besides so
    /// many `views` that go with the page; false when the user stays.
    bool leave(int views = 0);
    /// Nothing is left for recovery: the page goes with the user's will.
    void giveUp();
    /// Lays an image under the hand; one from elsewhere is copied beside the file first. False, saying
    /// why, when the map has no file or the image cannot be copied.
    bool bringScan(const QString& image);
    /// Takes a tool by its id.
    void chooseTool(const QString& id);
    /// Takes up again what a tool had begun when a crash came.
    void resume(const QString& begun);

signals:
    /// The name of the file, or whether it is kept, changed.
    void titleChanged();

private:
    void build();
    void buildTools(QToolBar* bar);
    void buildMenu();
    QAction* act(QMenu* menu, const QString& text, const char* name, const QKeySequence& key,
                 const std::function<void()>& what);
    void takeTool(Tool* tool);
    void toolSpeaks();
    void copy(bool cut);
    void paste();
    void clear();
    void selectAll();
    void selectSame();
    void selectConnected();
    void findReplace();
    void resizeMap();
    void changeFacts();
    void exportMap();
    void typeName(Cell cell, int at);
    void nameTyped();
    void buildScan();
    void loadScan();
    void typeNumber(QPoint pixel, Cell guess);
    void numberTyped();
    QLineEdit* fieldOnMap(const char* name, const QString& accessible, void (EditPage::*typed)());
    void showField(QLineEdit* field, QPoint at);

    std::shared_ptr<MapDocument> mDocument;
    Document::View mShown; ///< of the document
    std::unique_ptr<Workbench> mBench;
    std::vector<std::unique_ptr<Tool>> mTools;
    EditView* mView = nullptr;
    ToolOptions* mOptions = nullptr;
    SetupPanel* mSetup = nullptr;
    QSplitter* mAcross = nullptr;
    SidePanel* mSide = nullptr;
    QStackedWidget* mLeft = nullptr;
    QActionGroup* mToolActions = nullptr;
    QMenu* mMenu = nullptr;
    OneLine* mWords = nullptr;
    QString mToolWords;     ///< what the tool in hand would do
    bool mToolSpoke = true; ///< the line says that, and nothing that was said by others since
    FileNotice* mNotice = nullptr;
    SetupCheck* mCheck = nullptr;
    QLineEdit* mNameEdit = nullptr;
    QLineEdit* mNumberEdit = nullptr;
    QPoint mNumberPixel;
    bool mNumberAsked = false;
    Cell mNameCell = noCell;
    int mNameAt = -1;
};

} // namespace fw
