#pragma once

#include "app/mapeditor/EditPage.h"
#include "editor/document/RulesAndCounters.h"
#include "tests/app/SampleGame.h"

#include <QDialog>
#include <functional>
#include <memory>
#include <vector>

/// Every dialog of the program, opened on a game, on rules and on a map of this source tree.
class AllDialogs
{
public:
    /// A dialog, and its page if it belongs to one.
    struct Opened {
        std::unique_ptr<QWidget> holder;
        QDialog* dialog = nullptr;
    };
    struct One {
        const char* type;  ///< its class name
        QString name;      ///< a name for people, unique in the list
        const char* first; ///< object name of the field with the initial focus; empty for none
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
    SampleGame mRefused; ///< stopped at an order that the rules refuse
    SampleGame mHidden{"scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets"};
    std::unique_ptr<fw::RulesAndCounters> mRules;
    std::unique_ptr<fw::MapDocument> mMap;
    fw::Scenario mScenario;
    std::unique_ptr<fw::Workbench> mBench;
    std::vector<One> mAll;
};
