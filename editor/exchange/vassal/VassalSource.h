#pragma once

#include "engine/base/Problem.h"

#include <QSize>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fw {

/// The files of a module of VASSAL: a zip archive, or a folder with a buildFile.
class VassalSource
{
public:
    /// The longest picture.
    static constexpr std::size_t mostPicture = std::size_t(256) << 20;

    /// Opens a module by the path of its archive or of its buildFile; refuses other files.
    static Result<VassalSource> open(const std::string& path);

    /// The buildFile; refuses a module without one and one of over 64 MB.
    Result<std::string> buildFile() const;
    /// The content of another file of the module by its name; refuses a missing one and one that is longer than `most`.
    Result<std::string> file(const std::string& name, std::size_t most) const;
    /// The names of all pictures, without their folder.
    const std::vector<std::string>& pictures() const;
    /// The name among pictures() that VASSAL means by a name, which may lack its ending; empty if there is none.
    std::string pictureNamed(const std::string& name) const;
    /// The bytes of a picture; null if there is none. Refuses a picture that is not listed or over 256 MB.
    Result<std::string> picture(const std::string& name) const;
    /// The size of a picture in pixels, empty if it cannot be read. Reads at most 1 GB of pictures in all.
    QSize pictureSize(const std::string& name);

private:
    struct Files;
    explicit VassalSource(std::shared_ptr<Files> files) : mFiles(std::move(files)) {}
    std::shared_ptr<Files> mFiles;
};

/// The size of a picture in pixels by its bytes: PNG, JPEG, GIF and so on by their header, SVG by its width and height
/// or its viewBox; empty if it is none.
QSize sizeOfPicture(const std::string& bytes);

} // namespace fw
