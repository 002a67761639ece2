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

/// The text shown while a file is opened.
QString openingWords(const QString& path);

/// What Cancel does: wait until the work notices and ends (if it writes a file), or leave it and drop its result (if it
/// only reads).
enum class Cancelled { Ends, IsLeft };

namespace detail {
/// Runs the work in the thread pool; true when it ended, false when it was cancelled or the window was closed.
bool runBeside(QWidget* window, const QString& words, const std::shared_ptr<Progress>& progress,
               std::function<void()> work, Cancelled cancelled);
} // namespace detail

/// Runs `work(progress)` on another thread and returns its result; the window keeps responding. After a moment a dialog
/// shows the progress and a Cancel button. Empty if it was cancelled; the window may then be deleted, so the caller
/// must not use it. The work must own all its data.
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
