#include "app/shell/AboutDialog.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QDirIterator>
#include <QListWidget>
#include <QRawFont>
#include <QTest>
#include <QTextBrowser>
#include <QtEndian>

using namespace fw;

namespace {

/// A text of a font's name table, by its number: 0 is the copyright notice.
QString nameInFont(const QRawFont& font, int wanted)
{
    const QByteArray table = font.fontTable("name");
    const auto number = [&table](int at) {
        return at + 2 <= table.size() ? int(qFromBigEndian<quint16>(table.constData() + at)) : 0;
    };
    const int texts = number(4);
    for (int record = 6; record < 6 + 12 * number(2); record += 12) {
        if (number(record) != 3 || number(record + 6) != wanted) // 3: written for Windows, in UTF-16
            continue;
        QString text;
        const int from = texts + number(record + 10);
        for (int at = from; at < from + number(record + 8); at += 2)
            text += QChar(number(at));
        return text;
    }
    return {};
}

} // namespace

/// Help > About: the licence of everything that the program contains or uses.
class AboutTest : public QObject
{
    Q_OBJECT

    /// The text that the dialog shows for each part, by the name of the part.
    static QMap<QString, QString> shown(const AboutDialog& dialog)
    {
        QMap<QString, QString> out;
        auto& parts = child<QListWidget>(dialog, "aboutParts");
        for (int row = 0; row < parts.count(); ++row) {
            parts.setCurrentRow(row);
            out.insert(parts.item(row)->text().section('\n', 0, 0),
                       child<QTextBrowser>(dialog, "aboutText").toPlainText().simplified());
        }
        return out;
    }

private slots:
    void everyFontInTheProgramHasItsLicence()
    {
        const QMap<QString, QString> texts = shown(AboutDialog());
        QDirIterator fonts(":/letters", QDir::Files);
        int count = 0;
        while (fonts.hasNext()) {
            const QString path = fonts.next();
            const QRawFont font(path, 12);
            QVERIFY2(font.isValid(), qPrintable(path));
            const QString family = font.familyName();
            QVERIFY2(texts.contains(family), qPrintable(family));
            const QString notice = nameInFont(font, 0).simplified();
            QVERIFY2(!notice.isEmpty() && texts[family].contains(notice), qPrintable(family + ": " + notice));
            ++count;
        }
        QVERIFY2(count >= 6, qPrintable(QString::number(count)));
    }

    void everyLicenceIsShownAndLinked()
    {
        const QStringList texts = shown(AboutDialog()).values();
        const QString readme = QString::fromUtf8(content(FW_SOURCE_DIR "/README.md"));
        const QStringList files = QDir(":/licences").entryList(QDir::Files);
        QVERIFY(files.size() >= 11);
        QCOMPARE(files, QDir(FW_SOURCE_DIR "/resources/licences").entryList(QDir::Files));
        for (const QString& name : files) {
            const QString text = QString::fromUtf8(content(":/licences/" + name)).simplified();
            const auto has = [&](const QString& one) { return one.endsWith(text); };
            QVERIFY2(!text.isEmpty() && std::any_of(texts.begin(), texts.end(), has), qPrintable(name));
            QVERIFY2(readme.contains("(resources/licences/" + name + ')'), qPrintable(name));
        }
    }

    void worksByKeyboard()
    {
        AboutDialog dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QCOMPARE(namelessControls(dialog), QStringList());
        auto& text = child<QTextBrowser>(dialog, "aboutText");
        const QString first = text.toPlainText();
        QVERIFY(first.contains("no licence file yet"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QVERIFY(text.toPlainText() != first);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QVERIFY(text.hasFocus());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
};

FW_TEST(AboutTest)
#include "tst_about.moc"
