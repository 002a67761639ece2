// The dialog for files of other programs, and what the window does with them.
#include "app/import/ImportDialog.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/ForeignSamples.h"

#include <QListWidget>

using namespace fw;

class ImportDialogTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    static QComboBox* meaningOf(const ImportDialog& dialog, const QString& word)
    {
        const auto* table = dialog.findChild<QTableWidget*>("importMeanings");
        for (int row = 0; row < table->rowCount(); ++row)
            if (table->item(row, 0)->text() == word)
                return qobject_cast<QComboBox*>(table->cellWidget(row, 2));
        return nullptr;
    }
    /// A dialog that writes into a new folder, with "lava" left out.
    std::unique_ptr<ImportDialog> ready(const QString& folder)
    {
        auto dialog = std::make_unique<ImportDialog>(foreignSample(), "fields.tmx");
        dialog->findChild<QLineEdit*>("importFolder")->setText(mFolder.filePath(folder));
        QComboBox* lava = meaningOf(*dialog, "lava");
        lava->setCurrentIndex(lava->findData(QString()));
        return dialog;
    }

private slots:
    void init() { QSettings().remove("import"); }

    void wordsAreGuessedOrAsked()
    {
        ImportDialog dialog(foreignSample(), "fields.tmx");
        QCOMPARE(meaningOf(dialog, "Forest")->currentData().toString(), QString("woods"));
        QVERIFY(!meaningOf(dialog, "lava")->currentData().isValid());
        QCOMPARE(dialog.choices().words.count({FeatureKind::Terrain, "lava"}), std::size_t(0));
        QCOMPARE(dialog.choices().columns.at("Strength"), std::string("rating strength full"));
        dialog.findChild<QLineEdit*>("importFolder")->setText(mFolder.filePath("none"));
        dialog.accept();
        QVERIFY(dialog.written().isEmpty()); // the word without a meaning
        QVERIFY(!QFile::exists(mFolder.filePath("none")));
        QVERIFY(!dialog.findChild<QLabel*>("importTrouble")->text().isEmpty());
    }

    void filesAreWritten()
    {
        const auto dialog = ready("new");
        dialog->accept();
        QCOMPARE(dialog->written(), mFolder.filePath("new/fields.scenario.json"));
        const Result<Scenario> read = readScenarioFile(dialog->written().toStdString());
        QVERIFY(read.has_value());
        QCOMPARE(read->units.size(), std::size_t(2));
        QCOMPARE(read->setup.size(), std::size_t(2));
        QCOMPARE(read->map.terrain[2], std::vector<std::string>{"woods"});
        QVERIFY(findRules(*read, mFolder.filePath("new").toStdString(), {}).has_value());
    }

    void meaningsAreRemembered()
    {
        auto dialog = ready("first");
        QComboBox* forest = meaningOf(*dialog, "Forest");
        forest->setCurrentIndex(forest->findData("town"));
        dialog->accept();
        QVERIFY(!dialog->written().isEmpty());
        ImportDialog again(foreignSample(), "fields.tmx");
        QCOMPARE(meaningOf(again, "Forest")->currentData().toString(), QString("town"));
        QVERIFY(meaningOf(again, "lava")->currentData().isValid());
    }

    void filesAreNotReplaced()
    {
        ready("twice")->accept();
        const auto dialog = ready("twice");
        dialog->accept();
        QVERIFY(dialog->written().isEmpty());
    }

    void aMapAloneNeedsNoRules()
    {
        ImportModel model = foreignSample();
        model.pieces.clear();
        model.setup.clear();
        ImportDialog dialog(model, "fields.tmx");
        dialog.findChild<QLineEdit*>("importFolder")->setText(mFolder.filePath("map"));
        QComboBox* lava = meaningOf(dialog, "lava");
        lava->setCurrentIndex(lava->findData("lava")); // a new feature
        dialog.accept();
        QCOMPARE(dialog.written(), mFolder.filePath("map/fields.map.json"));
        const Result<Map> map = readMapFile(dialog.written().toStdString());
        QVERIFY(map.has_value());
        QCOMPARE(map->terrain[3], std::vector<std::string>{"lava"});
    }

    void losesAreListed()
    {
        const auto dialog = ready("listed");
        QTRY_VERIFY(dialog->findChild<QListWidget*>("importNotes")->count() > 0);
        QVERIFY(!dialog->findChild<QLabel*>("importPicture")->pixmap().isNull());
    }
};

FW_TEST(ImportDialogTest)
#include "tst_importdialog.moc"
