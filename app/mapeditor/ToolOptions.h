#pragma once

#include "editor/tools/Workbench.h"

#include <QWidget>
#include <map>

class QButtonGroup;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QStackedWidget;

namespace fw {

class ScanOptions;
class StampOptions;

/// The options of the current tool: palettes from the rules, and the fields of ways, areas and names.
class ToolOptions : public QWidget
{
    Q_OBJECT

public:
    explicit ToolOptions(Workbench& bench, QWidget* parent = nullptr);

    /// Shows the page of a tool, given by its id.
    void showFor(const QString& tool, const QString& help);
    void setDark(bool dark);
    /// Changes the radius of brushes by a number of cells.
    void changeRadius(int by);

    /// Shows why the scanned image is missing; empty if all is well.
    void setScanTrouble(const QString& trouble);

signals:
    /// The user wants to load a scanned image.
    void scanWanted();
    void findReplaceWanted();
    /// The user wants to select all cells with the terrain of the first selected one.
    void sameTerrainWanted();
    /// The user wants to select the area of equal cells around the first selected one.
    void connectedWanted();

private:
    QWidget* terrainPage();
    QWidget* levelPage();
    QWidget* sidePage();
    QWidget* wayPage();
    QWidget* areaPage();
    QWidget* namePage();
    QWidget* selectPage();
    QSpinBox* radiusBox(const char* name);
    void addSymmetry(QFormLayout* form, const char* name);
    QComboBox* originBox(const char* name, Origin& origin);
    QListWidget* featureList(FeatureKind kind, const QString& name, const char* object);
    void readPen();
    void refreshAreas();
    void areaTyped();
    void proposeLabel();
    void paintIcons();

    Workbench& mBench;
    bool mDark = false;
    std::string mStyle; ///< the style of the icons
    QStackedWidget* mPages = nullptr;
    std::map<QString, QWidget*> mByTool;
    QLabel* mHelp = nullptr;
    QListWidget* mTerrain = nullptr;
    QButtonGroup* mModes = nullptr;
    QList<QSpinBox*> mRadii;
    QList<QComboBox*> mSymmetries; ///< the same choice on several pages
    QSpinBox* mLevel = nullptr;
    QListWidget* mSides = nullptr;
    QListWidget* mWays = nullptr;
    QComboBox* mAreaId = nullptr;
    QLineEdit* mAreaLabel = nullptr;
    QComboBox* mAreaKind = nullptr;
    QComboBox* mAreaSide = nullptr;
    QComboBox* mAreaOrigin = nullptr;
    bool mLabelTyped = false;
    ScanOptions* mScan = nullptr;
    StampOptions* mStamps = nullptr;
    QSpinBox* mAngle = nullptr;
};

} // namespace fw
