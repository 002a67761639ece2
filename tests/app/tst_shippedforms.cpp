#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/tables/FindingsPanel.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "engine/proof/Checks.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <set>

using namespace fw;

/// Random edits of the shipped scenarios in the forms: undone, the files are as before; redone and saved, the command
/// `check` finds what the window finds.
class ShippedFormsTest : public QObject
{
    Q_OBJECT

private:
    static constexpr int edits = 25;
    static constexpr int comparedEach = 5; ///< a comparison runs the program

    /// A finding without its sentence: check, row and values.
    using FindingSet = std::multiset<std::tuple<std::string, std::string, std::vector<std::string>>>;

    static FindingSet foundByWindow(RulesPage& page)
    {
        FindingSet out;
        if (!page.findings()->check())
            return out;
        for (const CheckResult& one : page.findings()->findings()) {
            const std::string whole = one.check + "/" + one.what;
            // A random game is no part of `check` unless games are asked for.
            if (!one.check.starts_with("trial"))
                out.emplace(checkNamed(whole) != nullptr ? whole : one.check, one.finding.row, one.values());
        }
        return out;
    }
    static FindingSet foundByCheck(const QString& rules, const QString& scenario)
    {
        FindingSet out;
        const Ran ran = fieldworks(QFileInfo(scenario).path(), {"check", "--format", "json", rules, scenario});
        for (const QJsonValue one : QJsonDocument::fromJson(ran.out.toUtf8())["findings"].toArray()) {
            std::vector<std::string> values;
            for (const QJsonValue value : one["values"].toArray())
                values.push_back(value.toString().toStdString());
            const std::string check = one["check"].toString().toStdString();
            if (!check.starts_with("trial"))
                out.emplace(check, one["row"].toString().toStdString(), values);
        }
        return out;
    }
    static void addRows(const FormTree& tree, const std::string& row, std::vector<std::string>& out)
    {
        out.push_back(row);
        for (const FieldHelp& field : formFields(tree.kindAt(row), *tree.at(row))) {
            const std::string list = row + "/" + field.key;
            for (std::size_t i = 0; holdsRows(field) && i < tree.countAt(list); ++i)
                addRows(tree, list + "/" + std::to_string(i), out);
        }
    }
    /// Changes a random value of a random row as a user would: another word of a list, a letter more, or all deleted.
    static void edit(FileTab& file, QRandomGenerator& chance)
    {
        std::vector<std::string> rows;
        addRows(file.tree(), {}, rows);
        const std::string row = rows[chance.bounded(quint32(rows.size()))];
        QVERIFY(file.goTo(row));
        const std::vector<FieldHelp> fields = formFields(file.tree().kindAt(row), *file.tree().at(row));
        const FieldHelp& field = fields[chance.bounded(quint32(fields.size()))];
        FieldEdit* edit = file.findChild<RowForm*>()->field(field.key);
        if (edit == nullptr || holdsPairs(field))
            return;
        QWidget* input = edit->focusProxy();
        if (auto* combo = qobject_cast<QComboBox*>(input); combo != nullptr && !combo->isEditable())
            combo->setCurrentIndex(int(chance.bounded(combo->count())));
        else if (combo != nullptr)
            combo->setCurrentText(combo->currentText() + "x");
        else if (auto* line = qobject_cast<QLineEdit*>(input))
            line->setText(line->text() + "1");
        else if (auto* lines = qobject_cast<QPlainTextEdit*>(input))
            lines->setPlainText(chance.bounded(2) == 0 ? QString() : lines->toPlainText() + "\n");
        file.takeTyped(); // as when the field is left
    }

private slots:
    void initTestCase() { freshSettings("ShippedFormsTest"); }

    void windowAndCheckAgree_data()
    {
        QTest::addColumn<QString>("scenario");
        for (const char* name : {"musket-and-saber/germantown", "brandywine/brandywine", "drums-and-muskets/leuthen",
                                 "battles-of-the-american-revolution/germantown-brigades"})
            QTest::newRow(name) << QString(name) + ".scenario.json";
    }
    void windowAndCheckAgree()
    {
        QFETCH(QString, scenario);
        QTemporaryDir folder;
        QDirIterator files(QString(FW_SOURCE_DIR "/scenarios/") + scenario.section('/', 0, 0), QDir::Files);
        while (files.hasNext()) {
            const QString file = files.next();
            QVERIFY(QFile::copy(file, folder.filePath(QFileInfo(file).fileName())));
        }
        const QString path = folder.filePath(scenario.section('/', 1));
        auto opened = openRules(path);
        QVERIFY2(opened, opened ? "" : describe(opened.error()).c_str());
        RulesPage page(std::move(*opened));
        page.resize(1280, 800);
        page.show();
        RulesAndCounters& document = *page.document();
        // What is typed and not understood is left out of the files.
        QTimer leaveOut;
        leaveOut.setInterval(20);
        connect(&leaveOut, &QTimer::timeout, this, [] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                for (QAbstractButton* button : box->buttons())
                    if (box->objectName() == "unread" && box->buttonRole(button) == QMessageBox::AcceptRole)
                        return button->click();
        });
        leaveOut.start();
        QRandomGenerator chance(52);
        const std::vector<const char*> tabs{"rulesTree", "rulesTree", "rulesTree", "scenarioTree", "mapTree"};
        int made = 0;
        for (int tries = 0; tries < 20 * edits && made < edits; ++tries) {
            auto& file = child<FileTab>(page, tabs[chance.bounded(quint32(tabs.size()))]);
            child<QTabWidget>(page, "editTabs").setCurrentWidget(&file);
            const RulesContent before = *document.content();
            edit(file, chance);
            const RulesContent after = *document.content();
            if (after == before)
                continue;
            ++made;
            document.undo();
            QVERIFY(*document.content() == before);
            document.redo();
            QVERIFY(*document.content() == after);
            if (made % comparedEach == 0) {
                QVERIFY(page.save());
                const FindingSet here = foundByWindow(page),
                                 there = foundByCheck(QString::fromStdString(document.rulesPath()), path);
                if (here != there)
                    for (const FindingSet* one : {&here, &there})
                        for (const auto& [check, row, values] : *one)
                            if (one == &here ? !there.contains({check, row, values})
                                             : !here.contains({check, row, values}))
                                qWarning("%s: %s at %s", one == &here ? "only in the window" : "only by check",
                                         check.c_str(), row.c_str());
                QVERIFY(here == there);
            }
            document.undo();
            QVERIFY(*document.content() == before);
        }
        QCOMPARE(made, edits);
        QVERIFY(page.save());
        const QString shipped = FW_SOURCE_DIR "/scenarios/" + scenario;
        QCOMPARE(content(path), content(shipped));
    }
};

FW_TEST(ShippedFormsTest)
#include "tst_shippedforms.moc"
