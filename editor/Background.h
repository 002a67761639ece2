#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace fw {

/// Work beside the window for one widget: results come back to the window's thread, and are dropped
/// when the widget is gone by then.
class Background
{
public:
    /// The widget must own this, so that both end together.
    explicit Background(QObject* owner);
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Runs `work` in a thread of the pool, then `done` with what it gave in the window's thread.
    template <class Work, class Done>
    void run(Work work, Done done)
    {
        ++mLink->pending;
        pool().start([link = mLink, work = std::move(work), done = std::move(done)] {
            const auto result = std::make_shared<decltype(work())>(work());
            link->post([result, done] { done(*result); });
        });
    }

    /// The threads of all such work. Qt paints with those of its own pool, and would wait there behind what takes
    /// seconds.
    static QThreadPool& pool();
    /// How many are under way.
    int pending() const { return mLink->pending; }

private:
    /// What a task holds instead of the widget.
    struct Link {
        std::mutex mutex;
        QObject* owner = nullptr;
        int pending = 0; ///< of the window's thread only
        void post(std::function<void()> done);
    };
    std::shared_ptr<Link> mLink;
};

} // namespace fw
