// Long because: all tests work in the same forms by the same gestures, which they count.
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/form/RowTree.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/ruleseditor/tables/TryPanel.h"
#include "app/widgets/FindingsList.h"
#include "engine/base/Words.h"
#include "engine/model/FieldFlags.h"
#include "engine/play/Play.h"
#include "engine/rules/Lint.h"
#include "engine/rules/Rules.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Widgets.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <set>

using namespace fw;

/// The whole rules file and the whole scenario in forms, by mouse and keyboard.
class FileTabTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    std::unique_ptr<RulesPage> mPage;
    RulesContent mBefore;
    int mGestures = 0; ///< clicks, keys and texts typed into one field

    RulesAndCounters& document() { return *mPage->document(); }
    FileTab& tab(bool scenario = false) { return child<FileTab>(*mPage, scenario ? "scenarioTree" : "rulesTree"); }
    RowTree& tree(FileTab& tab) { return child<RowTree>(tab, "formTree"); }
    RowForm& form(FileTab& tab) { return *tab.findChild<RowForm*>(); }
    void show(bool scenario)
    {
        child<QTabWidget>(*mPage, "editTabs").setCurrentWidget(&tab(scenario));
        ++mGestures;
    }
    /// Types into the field of a key.
    void fill(FileTab& tab, const std::string& key, const QString& text)
    {
        FieldEdit* field = form(tab).field(key);
        QVERIFY2(field != nullptr, key.c_str());
        QWidget* input = field->focusProxy();
        input->setFocus();
        mGestures += 2;
        if (auto* combo = qobject_cast<QComboBox*>(input); combo != nullptr && !combo->isEditable()) {
            QVERIFY2(combo->findData(text) >= 0, qPrintable(text));
            combo->setCurrentIndex(combo->findData(text));
            return;
        }
        if (auto* combo = qobject_cast<QComboBox*>(input)) {
            combo->lineEdit()->clear();
            QTest::keyClicks(combo->lineEdit(), text);
        } else if (auto* line = qobject_cast<QLineEdit*>(input)) {
            line->clear();
            QTest::keyClicks(line, text);
        } else if (auto* lines = qobject_cast<QPlainTextEdit*>(input)) {
            lines->clear();
            QTest::keyClicks(lines, text);
            QTest::keyClick(lines, Qt::Key_Escape); // the words that are offered
        }
    }
    void press(FileTab& tab, const char* name)
    {
        child<QAbstractButton>(tab, name).click();
        ++mGestures;
    }
    /// Goes to the row that contains a text.
    void find(FileTab& tab, const QString& text)
    {
        auto& search = child<QLineEdit>(tab, "formSearch");
        search.clear();
        QTest::keyClicks(&search, text);
        mGestures += 2;
    }
    void select(FileTab& tab, const std::string& pointer)
    {
        QVERIFY2(tab.goTo(pointer), pointer.c_str());
        mGestures += int(std::ranges::count(pointer, '/')); // a click or key for each level
    }
    /// Adds a row with Insert or a button; `word` is its kind where there are several.
    template <class F>
    void add(const QString& word, F how)
    {
        if (!word.isEmpty()) {
            auto* timer = new QTimer(this);
            timer->setInterval(10);
            connect(timer, &QTimer::timeout, this, [timer, word] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                if (menu == nullptr)
                    return;
                timer->stop();
                timer->deleteLater();
                for (QAction* action : menu->actions())
                    if (action->text() == word) {
                        action->trigger();
                        menu->close();
                        return;
                    }
                menu->close();
                QFAIL("no such kind");
            });
            timer->start();
            ++mGestures;
        }
        how();
    }
    void insertBelow(FileTab& tab, const QString& word = {})
    {
        add(word, [&] {
            tree(tab).setFocus();
            QTest::keyClick(&tree(tab), Qt::Key_Insert);
            ++mGestures;
        });
    }
    void addBy(FileTab& tab, const char* button, const QString& word = {})
    {
        add(word, [&] { press(tab, button); });
    }
    bool sound()
    {
        const RulesContent& now = *document().content();
        const auto rules = compile(now.rules, *now.scenario, {});
        if (!rules)
            qWarning("%s", describe(rules.error()).c_str());
        for (const Finding& finding : lint(now.rules))
            if (finding.severity == Severity::Error)
                qWarning("%s", finding.row.c_str());
        return rules && begin(**rules);
    }
    /// The change took at most 40 gestures, the rules are sound, and undoing all gives the file as before.
    void finish()
    {
        qInfo("%d gestures", mGestures);
        QVERIFY2(mGestures <= 40, qPrintable(QString::number(mGestures)));
        QVERIFY(!(*document().content() == mBefore));
        QVERIFY(sound());
        const RulesContent after = *document().content();
        int undone = 0;
        while (document().undoText()) {
            document().undo();
            ++undone;
        }
        QVERIFY(*document().content() == mBefore);
        for (; undone > 0; --undone)
            document().redo();
        QVERIFY(*document().content() == after);
    }

private slots:
    void initTestCase() { freshSettings("FileTabTest"); }
    void init()
    {
        mPage = showTemplate(mFolder.path());
        QVERIFY(mPage != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        mBefore = *document().content();
        mGestures = 0;
    }
    void cleanup() { mPage.reset(); }

    void stacksThree()
    {
        show(false);
        find(tab(), "last.friends(unit)");
        fill(tab(), "need", "last.friends(unit) <= 2");
        QVERIFY(writeRules(document().rules()).find("last.friends(unit) <= 2") != std::string::npos);
        shot(*mPage, "form-stacking");
        finish();
    }

    void makesZonesRigid()
    {
        show(false);
        select(tab(), "/paths/0");
        addBy(tab(), "listAdd-edge");
        fill(tab(), "label", "no unit goes from one enemy zone into another");
        fill(tab(), "cite", "4.2");
        fill(tab(), "if", "from.zoned(unit) >= 1");
        fill(tab(), "need", "to.zoned(unit) <= 0");
        QCOMPARE(document().rules().paths[0].edge.size(), mBefore.rules.paths[0].edge.size() + 1);
        finish();
    }

    void lengthensRetreat()
    {
        show(false);
        find(tab(), "Retreat of one hex");
        fill(tab(), "label", "Retreat of two hexes");
        fill(tab(), "min", "2");
        fill(tab(), "max", "2");
        QVERIFY(!(document().rules().paths[1].max == mBefore.rules.paths[1].max));
        finish();
    }

    void setsVictoryCondition()
    {
        show(false);
        select(tab(), "/triggers");
        insertBelow(tab());
        fill(tab(), "id", "last-stand");
        fill(tab(), "event", "removed:eliminated");
        fill(tab(), "if", "no @sides/+" + QString::fromStdString(mBefore.scenario->sides[0].id) + "/army: on-map");
        addBy(tab(), "listAdd-do", "apply");
        addBy(tab(), "listAdd-verbs", "end-game");
        fill(tab(), "of", "@sides/+" + QString::fromStdString(mBefore.scenario->sides[1].id));
        fill(tab(), "text", "victory");
        shot(*mPage, "form-victory");
        QCOMPARE(document().rules().triggers.size(), mBefore.rules.triggers.size() + 1);
        finish();
    }

    void namesTheSides()
    {
        show(true);
        select(tab(true), "/sides/0");
        fill(tab(true), "name", "Blue Coats");
        fill(tab(true), "colour", "#2040a0");
        select(tab(true), "/sides/1");
        fill(tab(true), "name", "Red Coats");
        QCOMPARE(document().scenario()->sides[0].name, std::string("Blue Coats"));
        QCOMPARE(document().scenario()->sides[1].name, std::string("Red Coats"));
        shot(*mPage, "form-sides");
        finish();
    }

    void addsBombardmentPhase()
    {
        show(false);
        select(tab(), "/procedures");
        insertBelow(tab());
        fill(tab(), "id", "bombardment");
        fill(tab(), "label", "Bombardment");
        addBy(tab(), "listAdd-do", "choose");
        fill(tab(), "by", "@active");
        addBy(tab(), "listAdd-menu");
        fill(tab(), "id", "bombard");
        fill(tab(), "label", "Bombard a unit");
        fill(tab(), "word", "bombard");
        fill(tab(), "say", "{target} is bombarded");
        addBy(tab(), "listAdd-fields");
        fill(tab(), "name", "target");
        fill(tab(), "pick", "unit");
        fill(tab(), "from", "@passive/army");
        find(tab(), "movement-phase");
        insertBelow(tab(), "call");
        fill(tab(), "by", "player");
        fill(tab(), "call", "bombardment");
        fill(tab(), "phase", "bombardment");
        finish();
    }

    /// Every row of the files has a field for every key, and every control a name.
    void everyRowHasItsFields()
    {
        std::set<std::string> kinds;
        for (const char* const name : {"rulesTree", "scenarioTree", "mapTree"}) {
            FileTab& file = child<FileTab>(*mPage, name);
            child<QTabWidget>(*mPage, "editTabs").setCurrentWidget(&file);
            std::function<void(const std::string&)> visit = [&](const std::string& row) {
                const FormTree& rows = file.tree();
                const Json& value = *rows.at(row);
                const std::string kind = rows.kindAt(row);
                std::string key = kind;
                if (!kindKey(kind).empty())
                    key += " " + value.find(kindKey(kind))->text;
                if (kinds.insert(key).second) {
                    QVERIFY2(file.goTo(row), row.c_str());
                    for (const FieldHelp& field : formFields(kind, value)) {
                        const bool inside = field.type.value == FieldValue::Row;
                        QVERIFY2(inside || form(file).field(field.key) != nullptr, (key + "." + field.key).c_str());
                    }
                    const QStringList nameless = namelessControls(file);
                    QVERIFY2(nameless.isEmpty(), qPrintable(QString::fromStdString(key) + ": " + nameless.join(", ")));
                }
                for (const FieldHelp& field : formFields(kind, value)) {
                    const std::string list = row + "/" + field.key;
                    for (std::size_t i = 0; holdsRows(field) && i < rows.countAt(list); ++i)
                        visit(list + "/" + std::to_string(i));
                }
            };
            visit({});
        }
        QVERIFY(kinds.size() > 30);
    }

    /// Rows of the map are edited like those of the rules, in one history, and what is drawn stays.
    void editsRowsOfTheMap()
    {
        FileTab& file = child<FileTab>(*mPage, "mapTree");
        child<QTabWidget>(*mPage, "editTabs").setCurrentWidget(&file);
        const auto map = [&]() -> const Map& { return document().scenario()->map; };
        const Map before = map();
        QVERIFY(!before.names.empty() && !before.sides.empty());
        select(file, "/names/0");
        fill(file, "text", "Harbour");
        QCOMPARE(map().names.front().text, std::string("Harbour"));
        QCOMPARE(map().terrain, before.terrain);
        QVERIFY(map().sides == before.sides);
        select(file, "/areas/0");
        tree(file).setFocus();
        QTest::keyClick(&tree(file), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(map().areas.size(), before.areas.size() + 1);
        while (document().undoText())
            document().undo();
        QVERIFY(map() == before);
        QVERIFY(*document().content() == mBefore);
    }

    /// Undo and redo go to the row that they change.
    void undoShowsTheRow()
    {
        const auto step = [this](const char* action) { child<QAction>(*mPage, action).trigger(); };
        show(false);
        select(tab(), "/marks/0");
        fill(tab(), "label", "has marched");
        select(tab(), "/procedures/0/do/0");
        step("editUndo");
        QCOMPARE(tree(tab()).current(), std::string("/marks/0"));
        select(tab(), "/tables");
        step("editRedo");
        QCOMPARE(tree(tab()).current(), std::string("/marks/0"));
        select(tab(), "/marks");
        insertBelow(tab());
        const std::string added = tree(tab()).current();
        select(tab(), "/tables");
        step("editUndo");
        QCOMPARE(tree(tab()).current(), std::string("/marks"));
        step("editRedo");
        QCOMPARE(tree(tab()).current(), added);
        // Also in another tab.
        show(true);
        select(tab(true), "/sides/1");
        fill(tab(true), "name", "Red Coats");
        show(false);
        step("editUndo");
        QVERIFY(tab(true).isVisible());
        QCOMPARE(tree(tab(true)).current(), std::string("/sides/1"));
    }

    /// Ctrl+Z in a field takes back the step of the document, and an id that is being typed.
    void undoWorksInFields()
    {
        QVERIFY(QTest::qWaitForWindowActive(mPage.get()));
        show(false);
        select(tab(), "/marks/0");
        fill(tab(), "label", "has marched");
        QTest::keyClick(form(tab()).field("cite")->focusProxy(), Qt::Key_Tab);
        form(tab()).field("label")->focusProxy()->setFocus();
        QTest::keyClick(form(tab()).field("label")->focusProxy(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(*document().content() == mBefore);
        select(tab(), "/quantities/0");
        auto* id = qobject_cast<QLineEdit*>(form(tab()).field("id")->focusProxy());
        const QString was = id->text();
        id->setFocus();
        QTest::keyClicks(id, "x");
        QTest::keyClick(id, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(qobject_cast<QLineEdit*>(form(tab()).field("id")->focusProxy())->text(), was);
        QVERIFY(*document().content() == mBefore);
    }

    /// A text that is not understood is kept for its row, and saving asks before it leaves it out.
    void keepsTextThatIsNotUnderstood()
    {
        show(false);
        select(tab(), "/modifiers/0");
        fill(tab(), "if", "unit.type = artillery and");
        QVERIFY(!tab().unread().isEmpty());
        QVERIFY(document().rules().modifiers[0].need == mBefore.rules.modifiers[0].need);
        select(tab(), "/modifiers/1");
        QVERIFY(form(tab()).field("if")->unread().isEmpty());
        QVERIFY(!tab().unread().isEmpty());
        int asked = 0;
        const auto answer = [&](int button) {
            QTimer::singleShot(50, this, [&asked, button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box != nullptr);
                QCOMPARE(box->objectName(), QString("unread"));
                ++asked;
                box->buttons().at(button)->click();
            });
        };
        const auto index = [](const char* role) { return QString(role) == "accept" ? 0 : 1; };
        answer(index("reject"));
        QVERIFY(!mPage->save());
        QCOMPARE(tree(tab()).current(), std::string("/modifiers/0"));
        QCOMPARE(form(tab()).field("if")->unread(), QString("unit.type = artillery and"));
        answer(index("accept"));
        QVERIFY(mPage->save());
        QCOMPARE(asked, 2);
        fill(tab(), "if", "unit.type = artillery");
        QVERIFY(tab().unread().isEmpty());
        QVERIFY(mPage->save());
        QCOMPARE(asked, 2);
    }

    /// A step of a mark and a value of an option that are spelt anew change in all rows that use them.
    void stepsAndValuesChangeWithTheirUses()
    {
        document().edit("Steps", [](RulesContent& content) {
            Mark state;
            state.id = "state";
            state.form = MarkForm::Ladder;
            state.steps = {"good", "shaken"};
            content.rules.marks.push_back(state);
            Option fog;
            fog.id = "fog";
            fog.values = {"none", "thick"};
            fog.standard = "none";
            content.rules.options.push_back(fog);
            Modifier& row = content.rules.modifiers.front();
            row.when = {"fog!=thick"};
            row.need = *readConditions("unit.state != shaken", FormulaNames::of(content.rules));
        });
        const RulesContent before = *document().content();
        show(false);
        const auto respell = [&](const std::string& row, const char* key, const char* from, const char* to) {
            select(tab(), row);
            auto* lines = qobject_cast<QPlainTextEdit*>(form(tab()).field(key)->focusProxy());
            lines->setFocus();
            lines->moveCursor(QTextCursor::End);
            for (std::size_t i = 0; i < strlen(from); ++i)
                QTest::keyClick(lines, Qt::Key_Backspace);
            QTest::keyClicks(lines, to);
            QVERIFY(document().content()->rules == before.rules || document().undoText());
            tree(tab()).setFocus();
        };
        respell("/marks/" + std::to_string(before.rules.marks.size() - 1), "steps", "shaken", "broken");
        QCOMPARE(document().rules().marks.back().steps[1], std::string("broken"));
        QCOMPARE(document().rules().modifiers.front().need[0].isnt[0].symbol, std::string("broken"));
        respell("/options/" + std::to_string(before.rules.options.size() - 1), "values", "thick", "dense");
        QCOMPARE(document().rules().options.back().values[1], std::string("dense"));
        QCOMPARE(document().rules().modifiers.front().when[0], std::string("fog!=dense"));
        auto* lines = qobject_cast<QPlainTextEdit*>(form(tab()).field("values")->focusProxy());
        lines->setFocus();
        lines->setPlainText("clear\ndense");
        tree(tab()).setFocus();
        QCOMPARE(document().rules().options.back().standard, std::string("clear"));
        for (int step = 0; step < 3; ++step)
            document().undo();
        QVERIFY(*document().content() == before);
    }

    /// Saving takes an id that is still being typed, with all that refers to it.
    void savingTakesTheTypedId()
    {
        show(false);
        select(tab(), "/quantities/0");
        const std::string was = document().rules().quantities[0].id;
        auto* line = qobject_cast<QLineEdit*>(form(tab()).field("id")->focusProxy());
        line->setFocus();
        line->clear();
        QTest::keyClicks(line, "other-name");
        QCOMPARE(document().rules().quantities[0].id, was);
        QVERIFY(mPage->save());
        QCOMPARE(document().rules().quantities[0].id, std::string("other-name"));
        QVERIFY(!document().modified());
    }

    /// A case is ruled on with the selected modifier and without it.
    void triesAModifier()
    {
        show(false);
        auto& button = child<QToolButton>(tab(), "formTryButton");
        auto& panel = *tab().findChild<TryPanel*>();
        select(tab(), "/quantities/0");
        QVERIFY(!button.isEnabled());
        select(tab(), "/modifiers/0");
        QVERIFY(panel.isHidden());
        button.click();
        QVERIFY(panel.isVisible());
        QVERIFY(!panel.words().isEmpty());
        QTRY_VERIFY(child<QTreeWidget>(panel, "tryWithout").topLevelItemCount() > 0);
        shot(*mPage, "form-try");
        select(tab(), "/quantities/0");
        QVERIFY(panel.isHidden());
        select(tab(), "/modifiers/1");
        QVERIFY(panel.isVisible());
    }

    /// A step that was undone before another change is not redone after it, even if it was in the other file.
    void redoesTheLastChangeOnly()
    {
        document().edit("rules", [](RulesContent& content) { content.rules.title = "Other rules"; });
        document().undo();
        document().edit("scenario", [](RulesContent& content) { content.scenario->title = "Other battle"; });
        const RulesContent after = *document().content();
        document().undo();
        QVERIFY(*document().content() == mBefore);
        document().redo();
        QVERIFY(*document().content() == after);
        QVERIFY(!document().redoText());
    }

    /// What is not understood stays in its field with the reason, and the document keeps its last value.
    void keepsWhatIsNotUnderstood()
    {
        show(false);
        select(tab(), "/zones/0");
        fill(tab(), "exerts", "unit.steps >=");
        auto& lines = *qobject_cast<QPlainTextEdit*>(form(tab()).field("exerts")->focusProxy());
        QCOMPARE(lines.toPlainText(), QString("unit.steps >="));
        QVERIFY(document().rules().zones[0] == mBefore.rules.zones[0]);
        QVERIFY(!lines.extraSelections().isEmpty());
        QVERIFY(!form(tab()).field("exerts")->findChild<QLabel*>("formWrong")->isHidden());
        lines.clear();
        QVERIFY(form(tab()).field("exerts")->findChild<QLabel*>("formWrong")->isHidden());
        QVERIFY(lines.extraSelections().isEmpty());
    }

    /// The check of an edit shows what it found at the value, with the word underlined; the next edit takes it away.
    void findingsStandAtTheirValues()
    {
        show(false);
        select(tab(), "/zones/0");
        const auto found = [&] { return form(tab()).field("exerts")->findChild<QLabel*>("formFound"); };
        fill(tab(), "exerts", "unit.courage >= 1");
        auto& lines = *qobject_cast<QPlainTextEdit*>(form(tab()).field("exerts")->focusProxy());
        QVERIFY(found()->isHidden());
        QTRY_VERIFY_WITH_TIMEOUT(!found()->isHidden(), 30000);
        QCOMPARE(lines.extraSelections().size(), 1);
        QCOMPARE(lines.extraSelections().front().cursor.selectedText(), QString("courage"));
        QTest::keyClicks(&lines, " ");
        QTest::keyClick(&lines, Qt::Key_Escape);
        lines.clear();
        QTest::keyClicks(&lines, "unit.steps >= 1");
        QTest::keyClick(&lines, Qt::Key_Escape);
        QVERIFY(found()->isHidden());
        QVERIFY(lines.extraSelections().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!mPage->findChild<FindingsList*>()->pending(), 30000);
        QVERIFY(found()->isHidden());
    }

    /// After each edit a random game runs, and what stops it is a finding that leads to the row.
    void findsWhatStopsARandomGame()
    {
        show(false);
        select(tab(), "/procedures/1/do/0/do/0/menu/2");
        fill(tab(), "if", "@game.turn >= 99"); // when every unit has moved, nothing is left to do
        auto& list = *mPage->findChild<FindingsList*>();
        QTRY_VERIFY_WITH_TIMEOUT(!list.pending() && list.open() > 0, 30000);
        const auto trial = std::ranges::find(list.findings(), "trial", &CheckResult::check);
        QVERIFY(trial != list.findings().end());
        QCOMPARE(trial->what, std::string("refused"));
        auto& rows = child<QTreeWidget>(*mPage, "findings");
        rows.setCurrentItem(rows.topLevelItem(int(trial - list.findings().begin())));
        QVERIFY(!child<QPushButton>(*mPage, "findingAccept").isEnabled());
        child<QPushButton>(*mPage, "findingGo").click();
        QCOMPARE(tree(tab()).current(), std::string("/procedures/1/do/0/do/0"));
        while (document().undoText())
            document().undo();
        QTRY_VERIFY_WITH_TIMEOUT(!list.pending() && list.open() == 0, 30000);
    }

    /// A text that the file has in another form stays as it is typed.
    void typedTextStaysAsTyped()
    {
        show(false);
        select(tab(), "/zones/0");
        const QString typed = "unit.steps >= 1 and e unit.moved != 1 and unit.steps <= 2";
        fill(tab(), "exerts", "");
        auto& lines = *qobject_cast<QPlainTextEdit*>(form(tab()).field("exerts")->focusProxy());
        QString now;
        for (const QChar letter : typed) {
            QTest::keyClicks(&lines, QString(letter));
            QCOMPARE(lines.toPlainText(), now += letter);
            QCOMPARE(lines.textCursor().position(), int(now.size()));
        }
        QTest::keyClick(&lines, Qt::Key_Escape);
        lines.clear();
        QTest::keyClicks(&lines, QString(typed).remove("e unit.moved != 1 and "));
        QTest::keyClick(&lines, Qt::Key_Escape);
        QCOMPARE(document().rules().zones[0].exerts.size(), std::size_t(2));
        QCOMPARE(lines.toPlainText(), QString(typed).remove("e unit.moved != 1 and "));
        while (document().undoText())
            document().undo();
        QVERIFY(document().rules().zones[0] == mBefore.rules.zones[0]);
        QCOMPARE(lines.toPlainText(), QString());
    }

    void keysMoveCopyAndDelete()
    {
        show(false);
        const auto ids = [&] {
            QStringList out;
            for (const Mark& mark : document().rules().marks)
                out << QString::fromStdString(mark.id);
            return out;
        };
        select(tab(), "/marks/0");
        tree(tab()).setFocus();
        QTest::keyClick(&tree(tab()), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(ids(), QStringList({"attacked", "moved", "met"}));
        QCOMPARE(tree(tab()).current(), std::string("/marks/1"));
        QTest::keyClick(&tree(tab()), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(ids(), QStringList({"moved", "attacked", "met"}));
        QTest::keyClick(&tree(tab()), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(ids(), QStringList({"moved", "moved-2", "attacked", "met"}));
        QTest::keyClick(&tree(tab()), Qt::Key_Delete);
        QCOMPARE(ids(), QStringList({"moved", "attacked", "met"}));
        QVERIFY(*document().content() == mBefore);
    }

    /// The choices for a symbol show its drawing.
    void symbolsAreShownNextToTheirWords()
    {
        show(true);
        select(tab(true), "/units/0");
        const auto* choices = qobject_cast<QComboBox*>(form(tab(true)).field("symbol")->focusProxy());
        QVERIFY(choices != nullptr);
        for (const std::string& word : barList(unitSymbols)) {
            const int at = choices->findData(QString::fromStdString(word));
            QVERIFY2(at >= 0 && !choices->itemIcon(at).isNull(), word.c_str());
        }
        QVERIFY(choices->itemIcon(0).isNull()); // the type's own
    }
};

FW_TEST(FileTabTest)
#include "tst_filetab.moc"
