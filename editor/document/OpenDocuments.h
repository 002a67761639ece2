#pragma once

#include "editor/document/MapDocument.h"
#include "editor/document/RulesDocument.h"

namespace fw {

/// The open documents, one for each file, so that no window overwrites the changes of another.
class OpenDocuments : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// The instance of the running application, which owns it.
    static OpenDocuments& ofApplication();

    /// The document of a map or scenario: the open one, or a new one. An open one without changes reloads if another
    /// program changed its file.
    std::shared_ptr<MapDocument> map(MapRead read);
    /// The same for a rules file.
    std::shared_ptr<RulesDocument> rules(RulesRead read);
    /// The open maps and scenarios with the rules of this document.
    std::vector<std::shared_ptr<MapDocument>> mapsWith(const RulesDocument& rules) const;
    /// Adds a new document, which stays in the list while a page shows it.
    void add(const std::shared_ptr<Document>& document);

    /// The open document of this kind with this main file, under any path; null when there is none.
    template <class Kind>
    std::shared_ptr<Kind> at(const QString& file) const
    {
        for (const std::weak_ptr<Document>& open : mOpen)
            if (auto found = std::dynamic_pointer_cast<Kind>(open.lock()); found && found->isCalled(file))
                return found;
        return nullptr;
    }

private:
    template <class Kind, class Read>
    std::shared_ptr<Kind> opened(Read read, const QString& file);

    std::vector<std::weak_ptr<Document>> mOpen;
    std::shared_ptr<int> mSteps = std::make_shared<int>(0); ///< number of the last step of any document
};

} // namespace fw
