#pragma once

#include "app/mapeditor/EditPage.h"
#include "editor/document/RulesAndCounters.h"
#include "tests/app/SampleGame.h"

#include <QDialog>
#include <functional>
#include <memory>
#include <vector>

/// Every dialog of the program, opened on a game, on rules and on a map that lie in this tree.
class AllDialogs
{
public:
    /// A dialog, and what it stands in when it belongs to a page.
    struct Opened {
        std::unique_ptr<QWidget> holder;
        QDialog* dialog = nullptr;
    };
    struct One {
        const char* type;  ///< its class
        QString name;      ///< for people, another one each
        const char* first; ///< object name of the field that has the keys at first; empty for none
        std::function<Opened()> open;
    };

    AllDialogs();
    ~AllDialogs();

    const std::vector<One>& all() const { return mAll; }

private:
    void add(const char* type, const char* first, const std::function<QDialog*()>& make, const char* more = "");
    void ofTheTable();
    void ofTheRules();
    void ofTheMap();
    void ofTheWindow();

    SampleGame mGame;
    SampleGame mRefused; ///< at an order that the rules refuse
    SampleGame mHidden{"scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets"};
    std::unique_ptr<fw::RulesAndCounters> mRules;
    std::unique_ptr<fw::MapDocument> mMap;
    fw::Scenario mScenario;
    std::unique_ptr<fw::Workbench> mBench;
    std::vector<One> mAll;
};
