#pragma once

#include "app/widgets/Progress.h"

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

class QWidget;

namespace fw {

/// What is shown while a file is opened beside the window.
QString openingWords(const QString& path);

/// What Cancel means to work under way: it ends by itself as soon as it sees that it is not wanted, and is waited for
/// (what writes a file), or it is left to end when it may, and what it gives is thrown away (what only reads).
enum class Cancelled { Ends, IsLeft };

namespace detail {
/// Runs it in the pool; true when it ended, false when it was cancelled or the window went.
bool runBeside(QWidget* window, const QString& words, const std::shared_ptr<Progress>& progress,
               std::function<void()> work, Cancelled cancelled);
} // namespace detail

/// Runs `work(progress)` beside the window and gives what it gave. The window stays alive: after a moment a dialog says
/// how far it has come and offers to cancel. Nothing when it was cancelled; the window may be gone then, so that the
/// caller must touch nothing of it. The work holds all that it needs by value.
template <class Work>
auto longWork(QWidget* window, const QString& words, Work work, Cancelled cancelled = Cancelled::Ends)
{
    using Given = std::invoke_result_t<Work, Progress&>;
    const auto progress = std::make_shared<Progress>();
    const auto given = std::make_shared<std::optional<Given>>();
    const bool ended = detail::runBeside(
        window, words, progress,
        [work = std::move(work), progress, given]() mutable { given->emplace(work(*progress)); }, cancelled);
    return ended ? std::move(*given) : std::optional<Given>();
}

} // namespace fw
