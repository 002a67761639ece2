#include "editor/document/OpenDocuments.h"

#include <QCoreApplication>

namespace fw {

OpenDocuments& OpenDocuments::ofApplication()
{
    QCoreApplication* const application = QCoreApplication::instance();
    auto* open = application->findChild<OpenDocuments*>(QString(), Qt::FindDirectChildrenOnly);
    return open != nullptr ? *open : *new OpenDocuments(application);
}

void OpenDocuments::add(const std::shared_ptr<Document>& document)
{
    std::erase_if(mOpen, [](const std::weak_ptr<Document>& open) { return open.expired(); });
    document->numberStepsBy(mSteps);
    mOpen.push_back(document);
}

template <class Kind, class Read>
std::shared_ptr<Kind> OpenDocuments::opened(Read read, const QString& file)
{
    const std::shared_ptr<Kind> open = at<Kind>(file);
    if (!open) {
        const auto made = std::make_shared<Kind>(std::move(read));
        add(made);
        return made;
    }
    if (!open->modified() && open->changedOutside())
        open->reload(std::move(read));
    return open;
}

std::shared_ptr<MapDocument> OpenDocuments::map(MapRead read)
{
    const QString file = read.origin.file;
    std::shared_ptr<MapDocument> map = opened<MapDocument>(std::move(read), file);
    if (const auto rules = at<RulesDocument>(map->origin().rules))
        map->setRules(rules->rules(), rules->path()); // as they are in the rules editor, unsaved changes included
    return map;
}

std::vector<std::shared_ptr<MapDocument>> OpenDocuments::mapsWith(const RulesDocument& rules) const
{
    std::vector<std::shared_ptr<MapDocument>> out;
    for (const std::weak_ptr<Document>& open : mOpen)
        if (auto map = std::dynamic_pointer_cast<MapDocument>(open.lock());
            map && !map->origin().rules.isEmpty() && rules.isCalled(map->origin().rules))
            out.push_back(std::move(map));
    return out;
}

std::shared_ptr<RulesDocument> OpenDocuments::rules(RulesRead read)
{
    const QString file = QString::fromStdString(read.path);
    return opened<RulesDocument>(std::move(read), file);
}

} // namespace fw
