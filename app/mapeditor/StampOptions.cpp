#include "app/mapeditor/StampOptions.h"

#include "app/widgets/LineDialog.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/commands/ClipTurn.h"
#include "editor/render/MapGeometry.h"
#include "editor/render/PlainPainter.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>

namespace fw {

namespace {

constexpr QSize iconSize(56, 44);

} // namespace

StampOptions::StampOptions(Workbench& bench, StampShelf shelf, QWidget* parent)
    : QWidget(parent), mBench(bench), mShelf(std::move(shelf))
{
    auto* layout = bare<QVBoxLayout>(this);
    layout->addWidget(new QLabel(tr("Stamps")));
    mList = named(new QListWidget, "stampList", tr("Stored stamps"));
    mList->setIconSize(iconSize);
    connect(mList, &QListWidget::currentItemChanged, this, &StampOptions::choose);
    layout->addWidget(mList, 1);
    mStore = addButton(layout, tr("Store Selected Cells..."), "stampStore", tr("Store the selected cells as a stamp"),
                       this, &StampOptions::askAndStore);
    auto* row = new QHBoxLayout;
    const auto turn = [&](const QString& text, const char* id, const QString& spoken, auto change) {
        mTurns.push_back(
            addButton(row, text, id, spoken, this, [this, change] { mBench.setStamp(change(mBench.stamp())); }));
    };
    turn(tr("Turn"), "stampTurn", tr("Turn the stamp clockwise (full stop)"),
         [](const Clip& c) { return turned(c, 1); });
    turn(tr("Flip"), "stampFlip", tr("Flip the stamp (slash)"), [](const Clip& c) { return flipped(c); });
    layout->addLayout(row);
    mDelete = addButton(layout, tr("Delete Stamp"), "stampDelete", tr("Delete the chosen stamp"), this,
                        &StampOptions::remove);
    connect(&bench, &Workbench::selectionChanged, this,
            [this] { mStore->setEnabled(!mBench.selection().empty() && !mBench.drawing().grid().linked()); });
    mStore->setEnabled(!bench.selection().empty());
    refresh();
}

void StampOptions::setDark(bool dark)
{
    mDark = dark;
    refresh(mList->currentItem() == nullptr ? QString() : mList->currentItem()->text());
}

void StampOptions::refresh(const QString& chosen)
{
    const QSignalBlocker quiet(mList);
    mList->clear();
    for (const QString& name : mShelf.names()) {
        auto* item = new QListWidgetItem(name, mList);
        if (const Result<Clip> clip = mShelf.read(name))
            item->setIcon(picture(*clip));
        else {
            item->setToolTip(problemWords(clip.error()));
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        }
        if (name == chosen)
            mList->setCurrentItem(item);
    }
    const bool any = mList->currentItem() != nullptr;
    mDelete->setEnabled(any);
    for (QPushButton* button : mTurns)
        button->setEnabled(any);
}

void StampOptions::choose()
{
    const QListWidgetItem* item = mList->currentItem();
    mDelete->setEnabled(item != nullptr);
    for (QPushButton* button : mTurns)
        button->setEnabled(item != nullptr);
    if (item == nullptr)
        return;
    if (Result<Clip> clip = mShelf.read(item->text()))
        mBench.setStamp(std::move(*clip));
    else
        mBench.say(problemWords(clip.error()));
}

void StampOptions::askAndStore()
{
    const QString name = LineDialog::ask(this, tr("Store a Stamp"), tr("Name of the stamp"),
                                         [this](const QString& line) { return mShelf.whyNot(line); });
    if (!name.isEmpty())
        store(name);
}

bool StampOptions::store(const QString& name)
{
    const Clip clip = copyCells(mBench.drawing(), mBench.selection());
    if (const Result<void> stored = mShelf.store(name, clip); !stored) {
        mBench.say(problemWords(stored.error()));
        return false;
    }
    refresh(name);
    choose();
    return true;
}

void StampOptions::remove()
{
    if (const QListWidgetItem* item = mList->currentItem(); item != nullptr && !mShelf.remove(item->text()))
        mBench.say(tr("The stamp could not be deleted."));
    mBench.setStamp({});
    refresh();
}

QPixmap StampOptions::picture(const Clip& clip) const
{
    Scenario one;
    one.map = clip.map;
    one.map.names.clear();
    const Drawing drawing = Drawing::of(one);
    PlainPainter plain(mBench.document().rules(), mDark ? MapStyle::night() : MapStyle::light());
    plain.parts.numbers = false;
    const MapGeometry geometry(drawing.rest.map);
    const QRectF box = geometry.bounds();
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(iconSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = std::min((iconSize.width() - 2) / box.width(), (iconSize.height() - 2) / box.height());
    painter.translate(iconSize.width() / 2.0, iconSize.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-box.center());
    plain.paint(painter, drawing, geometry, box, &clip.cells);
    painter.end();
    return pixmap;
}

} // namespace fw
