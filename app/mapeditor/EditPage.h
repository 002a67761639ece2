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
class RulesAtCursor;
class SetupCheck;
class SetupPanel;
class SidePanel;
class ToolOptions;

/// What the page of a map writes for other programs.
enum class DataExport { FacesPng, FacesSvg, Setup, Roster, Tables, MapData, Tiled, TextMap };

/// The map editor: tools, palettes, the map, lists, and its file.
class EditPage : public QWidget
{
    Q_OBJECT

public:
    /// Edits a document; `recovery` is the folder for recovery files, empty for none.
    EditPage(std::shared_ptr<MapDocument> document, const QString& recovery, QWidget* parent = nullptr);
    ~EditPage() override;

    MapDocument& document() const { return *mDocument; }
    Workbench& bench() const { return *mBench; }
    EditView* view() const { return mView; }
    SetupPanel* setup() const { return mSetup; }
    SidePanel* side() const { return mSide; }
    SetupCheck* setupCheck() const { return mCheck; }
    RulesAtCursor* rulesAtCursor() const { return mAtCursor; }
    /// The menu of the map editor.
    QMenu* menu() const { return mMenu; }
    /// The name for the window title.
    QString title() const;
    bool modified() const;
    void setDark(bool dark);

    /// Whether the file comes with the program, so that Save asks for the name of a copy.
    bool savesCopy() const;
    /// Saves the map; asks for a name if it has none. False if it was not saved.
    bool save();
    /// Saves the map under another name.
    bool saveAs();
    /// Saves the map to this path, without asking.
    bool saveTo(const QString& path);
    /// Prints or exports the map to this path, without asking; false if the file was not written.
    bool exportMapTo(const QString& path, ExportChoice choice);
    /// Writes this for other programs to a file or, for faces, into a folder, without asking; false if it was not
    /// written. The ending chooses between CSV and Markdown.
    bool exportDataTo(const QString& path, DataExport what);
    /// Exports a module of VASSAL to this path likewise.
    bool exportModuleTo(const QString& path, const ExportChoice& choice);
    /// Asks whether to save changes, if no view keeps the document open except this page and the `views` that close
    /// with it. False if the user stays.
    bool leave(int views = 0);
    /// Deletes the recovery file, since the user closes the page on purpose.
    void giveUp();
    /// Loads a scanned image; copies it next to the map file first if it is elsewhere. False, with a message, if the
    /// map has no file or the image cannot be read or copied.
    bool bringScan(const QString& image);
    /// Selects a tool by its id.
    void chooseTool(const QString& id);
    /// Restores the unfinished work of a tool after a crash.
    void resume(const QString& begun);

signals:
    /// The file name or the modified state changed.
    void titleChanged();

private:
    void build();
    void buildTools(QToolBar* bar);
    void buildMenu();
    QAction* act(QMenu* menu, const QString& text, const char* name, const QKeySequence& key,
                 const std::function<void()>& what);
    void takeTool(Tool* tool);
    void toolSpeaks();
    void buildRulesAtCursor();
    void copy(bool cut);
    void paste();
    void clear();
    void selectAll();
    void selectSame();
    void selectConnected();
    void findReplace();
    void makeRandomGround();
    void resizeMap();
    void changeFacts();
    void exportMap();
    void exportData(DataExport what);
    void buildDataMenu();
    void typeName(Cell cell, int at);
    void nameTyped();
    void buildScan();
    void loadScan();
    void typePlace(Cell cell, const QString& key);
    void placeTyped();
    bool refusesPlaces(const QString& what);
    void typeNumber(QPoint pixel, Cell guess);
    void numberTyped();
    QLineEdit* fieldOnMap(const char* name, const QString& accessible, void (EditPage::*typed)());
    void showField(QLineEdit* field, QPoint at);

    std::shared_ptr<MapDocument> mDocument;
    Document::View mShown; ///< registers this page as a view of the document
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
    QString mToolWords;     ///< what the current tool would do
    bool mToolSpoke = true; ///< the line shows the tool's text, not another message
    FileNotice* mNotice = nullptr;
    SetupCheck* mCheck = nullptr;
    RulesAtCursor* mAtCursor = nullptr;
    QLineEdit* mNameEdit = nullptr;
    QLineEdit* mNumberEdit = nullptr;
    QLineEdit* mPlaceEdit = nullptr;
    std::string mPlace; ///< id of the place under the field; empty for none
    QString mPlaceKey;  ///< key of the step that added it
    QPoint mNumberPixel;
    bool mNumberAsked = false;
    Cell mNameCell = noCell;
    int mNameAt = -1;
};

} // namespace fw
