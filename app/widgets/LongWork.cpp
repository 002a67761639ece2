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

/// A busy cursor as long as no dialog says what goes on.
class Busy
{
public:
    Busy() { QApplication::setOverrideCursor(Qt::WaitCursor); }
    ~Busy() { QApplication::restoreOverrideCursor(); }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;
};

/// Whether the work ended within a moment, in which nothing is asked and nothing is shown.
bool endedSoon(QSemaphore& ended)
{
    const Busy busy;
    return ended.tryAcquire(1, patience);
}

/// Says what goes on and how far it has come.
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
        // The keys are here at first: a Space or Return meant for the window would else cancel.
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
    /// What was begun has still to end.
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
    // A thread of its own: proofs and small pictures, for which nobody waits, may have taken the others.
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
        if (done || watch == nullptr) // it goes with its window
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
