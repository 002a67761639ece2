#include "app/referee/log/LogPrint.h"
#include "engine/report/LogText.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMessageBox>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace fw;

class LogPrintTest : public QObject
{
    Q_OBJECT

private:
    static QString content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static QStringList pagesOf(const QString& pdf)
    {
        QProcess reader;
        reader.start("pdftotext", {"-layout", pdf, "-"});
        if (!reader.waitForFinished())
            return {};
        return QString::fromUtf8(reader.readAllStandardOutput()).split('\f', Qt::SkipEmptyParts);
    }

    QTemporaryDir mFolder;

private slots:
    void savesWholeLogAsPdf()
    {
        SampleGame sample;
        sample.play();
        LogPrint dialog(*sample.game);
        const QString path = mFolder.filePath("log.pdf");
        QVERIFY(dialog.saveTo(LogForm::Pdf, path));
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("there is no pdftotext");
        const QStringList pages = pagesOf(path);
        QVERIFY(pages.size() > 3);
        const QString chain = QString::fromStdString(sample.game->journal().lastHash());
        for (int i = 0; i < pages.size(); ++i) {
            QVERIFY(pages[i].contains(QString("page %1 of %2").arg(i + 1).arg(pages.size())));
            QVERIFY(pages[i].contains(chain));
        }
        QVERIFY(pages.front().contains("Club evening"));
        QVERIFY(pages.back().contains("Umpire"));
        QVERIFY(pages.join(' ').contains("overruled"));
    }

    void oneSidesLogOmitsTheHead()
    {
        SampleGame sample("tests/kernel/d", "tactics", "tactics", "tactics");
        sample.play();
        LogPrint dialog(*sample.game);
        auto* view = dialog.findChild<QComboBox*>("logPrintView");
        QCOMPARE(view->count(), 3);
        const QString chain = QString::fromStdString(sample.game->journal().lastHash());
        view->setCurrentIndex(view->findData("crown"));
        for (const LogForm form : {LogForm::Pdf, LogForm::Text, LogForm::Html, LogForm::Markdown, LogForm::Json}) {
            const QString path = mFolder.filePath("side" + QString::number(int(form))); // each of its kind
            QVERIFY(dialog.saveTo(form, path));
            const QString text = form == LogForm::Pdf ? pagesOf(path).join(' ') : content(path);
            QVERIFY(!text.contains(chain.left(12)));
            QVERIFY(!text.contains("sealed answer, Storm"));
        }
        view->setCurrentIndex(0);
        QVERIFY(dialog.saveTo(LogForm::Text, mFolder.filePath("whole.txt")));
        QVERIFY(content(mFolder.filePath("whole.txt")).contains(chain));
        QVERIFY(content(mFolder.filePath("whole.txt")).contains("sealed answer, Storm"));
    }

    void savesTextAndJson()
    {
        SampleGame sample;
        sample.play(40);
        LogPrint dialog(*sample.game);
        const QString text = mFolder.filePath("log.txt");
        QVERIFY(dialog.saveTo(LogForm::Text, text));
        QCOMPARE(content(text).toStdString(), renderText(makeLog(*sample.game)));
        const auto shorter = content(text).size();
        dialog.findChild<QCheckBox*>("logPrintFull")->setChecked(true);
        QVERIFY(dialog.saveTo(LogForm::Text, text));
        QVERIFY(content(text).size() > shorter);
        const QString json = mFolder.filePath("log.json");
        QVERIFY(dialog.saveTo(LogForm::Json, json));
        QVERIFY(QJsonDocument::fromJson(content(json).toUtf8()).object().contains("blocks"));
        QVERIFY(!QJsonDocument::fromJson(content(json).toUtf8()).object()["entries"].toArray().isEmpty());
    }

    /// Each format has its extension, and the chosen format is saved.
    void savesTheChosenFormat()
    {
        SampleGame sample;
        sample.play(40);
        LogPrint dialog(*sample.game);
        dialog.show();
        auto* form = dialog.findChild<QComboBox*>("logPrintForm");
        QCOMPARE(form->count(), 5);
        const std::pair<const char*, const char*> kinds[] = {
            {".pdf", "%PDF-"}, {".txt", "======"}, {".html", "<!DOCTYPE html>"}, {".md", "<!-- F"}, {".json", "{"}};
        for (int at = 0; at < form->count(); ++at) {
            form->setCurrentIndex(at);
            const QString path = mFolder.filePath("chosen" + QString(kinds[at].first));
            QString offered;
            QTimer::singleShot(0, [&] {
                auto* ask = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (ask == nullptr)
                    return;
                offered = ask->selectedFiles().value(0);
                ask->findChild<QLineEdit*>("fileNameEdit")->setText(path);
                static_cast<QDialog*>(ask)->accept();
            });
            dialog.findChild<QPushButton*>("logSave")->click();
            QVERIFY2(offered.endsWith(kinds[at].first), qPrintable(offered));
            QVERIFY2(content(path).startsWith(kinds[at].second), qPrintable(path));
        }
    }

    void shortLogFitsFivePages()
    {
        SampleGame sample;
        sample.play();
        LogPrint dialog(*sample.game);
        auto* brief = dialog.findChild<QCheckBox*>("logPrintShort");
        auto* full = dialog.findChild<QCheckBox*>("logPrintFull");
        full->setChecked(true);
        brief->setChecked(true);
        QVERIFY(!full->isEnabled() && !full->isChecked()); // a short log has no room for it
        const QString text = mFolder.filePath("short.txt");
        QVERIFY(dialog.saveTo(LogForm::Text, text));
        LogOptions options;
        options.brief = true;
        QCOMPARE(content(text).toStdString(), renderText(makeLog(*sample.game, options)));
        const QString pdf = mFolder.filePath("short.pdf");
        QVERIFY(dialog.saveTo(LogForm::Pdf, pdf));
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("there is no pdftotext");
        const QStringList pages = pagesOf(pdf);
        QVERIFY2(pages.size() <= 5, qPrintable(QString::number(pages.size())));
        QVERIFY(pages.join(' ').contains("Sullivan"));
    }

    void savesSealedCopyForOneSide()
    {
        SampleGame sample("tests/kernel/words", "piles", "piles", "piles");
        LogPrint dialog(*sample.game);
        auto* copy = dialog.findChild<QPushButton*>("logSaveCopy");
        QVERIFY(!copy->isEnabled()); // the whole log is for the umpire
        auto* view = dialog.findChild<QComboBox*>("logPrintView");
        view->setCurrentIndex(view->findData("blue"));
        QVERIFY(copy->isEnabled());
        dialog.show();
        QVERIFY(!dialog.copyTo(mFolder.path())); // refused with a message: it overwrites nothing
        auto* box = dialog.findChild<QMessageBox*>("cannotSave");
        QVERIFY(box != nullptr);
        box->close();
        GameStart start = sample.start();
        start.key = "secret";
        SampleGame sealed(start, "");
        LogPrint own(*sealed.game);
        auto* whose = own.findChild<QComboBox*>("logPrintView");
        whose->setCurrentIndex(whose->findData("blue"));
        const QString path = mFolder.filePath("blue.game");
        QVERIFY(own.copyTo(path));
        QVERIFY(own.copyTo(path)); // the newer one replaces it
        const auto check = Game::verify({path.toStdString(), {}});
        QVERIFY(check && check->intact() && check->copy);
    }

    void saysWhyItCannotSave()
    {
        SampleGame sample;
        sample.play(5);
        LogPrint dialog(*sample.game);
        dialog.show();
        QVERIFY(!dialog.saveTo(LogForm::Pdf, mFolder.filePath("no/such/folder/log.pdf")));
        auto* box = dialog.findChild<QMessageBox*>("cannotSave");
        QVERIFY(box != nullptr);
        QVERIFY(box->text().contains("log.pdf"));
        QVERIFY(!box->informativeText().isEmpty());
        box->close();
        // A folder cannot be overwritten, and stays unchanged.
        QVERIFY(!dialog.saveTo(LogForm::Text, mFolder.path()));
        QVERIFY(QFile::exists(mFolder.path()));
    }

    void printsTheChosenPages()
    {
        SampleGame sample;
        sample.play(60);
        LogPrint dialog(*sample.game);
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setPageSize(QPageSize(QPageSize::A4));
        printer.setOutputFileName(mFolder.filePath("printed.pdf"));
        printer.setFromTo(2, 2);
        dialog.printOn(&printer);
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("there is no pdftotext");
        const QStringList pages = pagesOf(mFolder.filePath("printed.pdf"));
        QCOMPARE(pages.size(), 1);
        QVERIFY(pages.front().contains("page 2 of"));
    }

    void showsAPreview()
    {
        SampleGame sample;
        sample.play(20);
        LogPrint dialog(*sample.game);
        dialog.show();
        bool seen = false;
        QTimer::singleShot(300, this, [&] {
            auto* preview = dialog.findChild<QPrintPreviewDialog*>("logPreviewDialog");
            seen = preview != nullptr && preview->isVisible();
            if (preview != nullptr)
                preview->close();
        });
        QTest::mouseClick(dialog.findChild<QPushButton*>("logPreview"), Qt::LeftButton);
        QVERIFY(seen);
    }

    void everythingHasAName()
    {
        SampleGame sample;
        LogPrint dialog(*sample.game);
        for (const QPushButton* button : dialog.findChildren<QPushButton*>())
            QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY(!dialog.findChild<QComboBox*>()->accessibleName().isEmpty());
        dialog.show();
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
};

FW_TEST(LogPrintTest)
#include "tst_logprint.moc"
