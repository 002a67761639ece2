#pragma once

#include "editor/document/MapDocument.h"
#include "editor/document/RulesDocument.h"

namespace fw {

/// The open documents: one for each file, however many windows show it, so that no window writes over what another did.
class OpenDocuments : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Those of the running application, to which they belong.
    static OpenDocuments& ofApplication();

    /// The document of a map or scenario that was read: the open one, or a new one. An open one without changes takes
    /// up what another program made of its file.
    std::shared_ptr<MapDocument> map(MapRead read);
    /// The same of a rules file.
    std::shared_ptr<RulesDocument> rules(RulesRead read);
    /// Adds a new document, which stays listed as long as a page shows it.
    void add(const std::shared_ptr<Document>& document);

    /// The open document of this kind that is called by a file, by whatever path; null when there is none.
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
    std::shared_ptr<int> mSteps = std::make_shared<int>(0); ///< number of the last step of any of them
};

} // namespace fw
