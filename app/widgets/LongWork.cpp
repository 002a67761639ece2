#include "app/widgets/LongWork.h"

#include "editor/Background.h"
#include "editor/view/Named.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEventLoop>
#include <QFileInfo>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSemaphore>
#include <QTimer>
#include <QVBoxLayout>

namespace fw {

namespace {

constexpr int patience = 300; ///< milliseconds before a dialog is worth showing
constexpr int lookEvery = 50; ///< milliseconds

class LongWorkText
{
    Q_DECLARE_TR_FUNCTIONS(LongWork)
};

/// Shows a busy cursor until a dialog shows the progress.
class Busy
{
public:
    Busy() { QApplication::setOverrideCursor(Qt::WaitCursor); }
    ~Busy() { QApplication::restoreOverrideCursor(); }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;
};

/// Whether the work ended within `patience`, without any dialog.
bool endedSoon(QSemaphore& ended)
{
    const Busy busy;
    return ended.tryAcquire(1, patience);
}

/// Shows what the program does and how far it is.
class Watch : public QDialog
{
public:
    Watch(QWidget* window, const QString& words) : QDialog(window), mWords(new QLabel(words)), mBar(new QProgressBar)
    {
        setObjectName("longWork");
        setWindowTitle(words);
        setAccessibleName(words);
        setWindowModality(window != nullptr ? Qt::WindowModal : Qt::ApplicationModal);
        mWords->setTextFormat(Qt::PlainText);
        mBar->setAccessibleName(words);
        mBar->setRange(0, 0);
        // The bar takes the focus: a Space or Return for the window would otherwise cancel.
        mBar->setFocusPolicy(Qt::StrongFocus);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
        mCancel = buttons->button(QDialogButtonBox::Cancel);
        named(mCancel, "longWorkCancel", LongWorkText::tr("Cancel"));
        mCancel->setAutoDefault(false);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(mWords);
        layout->addWidget(mBar);
        layout->addWidget(buttons);
        mBar->setFocus();
    }
    void show(const Progress& progress)
    {
        if (progress.all() <= 0)
            return;
        mBar->setMaximum(progress.all());
        mBar->setValue(progress.done());
    }
    /// The work has been told to stop but still runs.
    void stopping()
    {
        mWords->setText(LongWorkText::tr("Stopping..."));
        mCancel->setEnabled(false);
        open();
    }

private:
    QLabel* mWords;
    QProgressBar* mBar;
    QPushButton* mCancel = nullptr;
};

} // namespace

QString openingWords(const QString& path)
{
    return LongWorkText::tr("Opening %1").arg(QFileInfo(path).fileName());
}

bool detail::runBeside(QWidget* window, const QString& words, const std::shared_ptr<Progress>& progress,
                       std::function<void()> work, Cancelled cancelled)
{
    const auto ended = std::make_shared<QSemaphore>();
    // A reserved thread, since background work such as proofs and small pictures may occupy the others.
    Background::pool().reserveThread();
    Background::pool().startOnReservedThread([work = std::move(work), ended] {
        work();
        ended->release();
    });
    if (endedSoon(*ended))
        return true;
    const QPointer<Watch> watch(new Watch(window, words));
    QEventLoop loop;
    QTimer look;
    bool done = false;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        done = done || ended->tryAcquire();
        if (done || watch == nullptr) // the dialog was deleted with its window
            return loop.quit();
        watch->show(*progress);
    });
    QObject::connect(watch, &QDialog::rejected, &loop, [&] {
        progress->stop();
        if (cancelled == Cancelled::IsLeft)
            loop.quit();
        else
            watch->stopping();
    });
    look.start(lookEvery);
    watch->open();
    loop.exec();
    if (watch == nullptr)
        progress->stop();
    delete watch;
    return done && !progress->stopped();
}

} // namespace fw
