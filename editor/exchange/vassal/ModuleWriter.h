#pragma once

#include <QByteArray>
#include <QXmlStreamWriter>
#include <initializer_list>
#include <string>

namespace fw {

/// An attribute: a name, and a value in UTF-8.
struct ModuleAttribute {
    const char* name;
    std::string value;
};

/// The word of VASSAL for a truth value.
const char* yesNo(bool yes);

/// Writes XML with the element names of VASSAL, which are those of its classes.
class ModuleWriter
{
public:
    using Attributes = std::initializer_list<ModuleAttribute>;

    ModuleWriter();

    /// Opens an element of a class in VASSAL.build.
    void start(const char* element, const Attributes& attributes = {});
    /// Writes such an element without content.
    void empty(const char* element, const Attributes& attributes = {});
    /// Closes the open element.
    void end();
    /// Writes an element with only a text, under its own name.
    void entry(const char* element, const std::string& text);
    /// Writes text into the open element.
    void characters(const std::string& text);
    /// Adds attributes to the element that was opened last.
    void write(const Attributes& attributes);
    /// Adds the attributes of a map window; one that is opened with a button has its name on it.
    void mapAttributes(const std::string& name, bool button);
    /// Writes the parts of a map window with which players choose, move, stack and see pieces.
    void mapParts();

    QXmlStreamWriter& out() { return mOut; }
    /// Ends the document and returns its text.
    std::string finish();

private:
    QByteArray mBytes;
    QXmlStreamWriter mOut;
};

} // namespace fw
