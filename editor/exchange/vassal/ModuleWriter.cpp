#include "editor/exchange/vassal/ModuleWriter.h"

namespace fw {

namespace {

/// The class of an element in VASSAL.build.
QString classNamed(const char* element)
{
    return QStringLiteral("VASSAL.build.") + QString::fromLatin1(element);
}

} // namespace

const char* yesNo(bool yes)
{
    return yes ? "true" : "false";
}

ModuleWriter::ModuleWriter() : mOut(&mBytes)
{
    mOut.setAutoFormatting(true);
    mOut.writeStartDocument();
}

void ModuleWriter::start(const char* element, const Attributes& attributes)
{
    mOut.writeStartElement(classNamed(element));
    write(attributes);
}

void ModuleWriter::empty(const char* element, const Attributes& attributes)
{
    mOut.writeEmptyElement(classNamed(element));
    write(attributes);
}

void ModuleWriter::end()
{
    mOut.writeEndElement();
}

void ModuleWriter::entry(const char* element, const std::string& text)
{
    mOut.writeTextElement(QString::fromLatin1(element), QString::fromStdString(text));
}

void ModuleWriter::characters(const std::string& text)
{
    mOut.writeCharacters(QString::fromStdString(text));
}

void ModuleWriter::write(const Attributes& attributes)
{
    for (const ModuleAttribute& attribute : attributes)
        mOut.writeAttribute(QString::fromLatin1(attribute.name), QString::fromStdString(attribute.value));
}

void ModuleWriter::mapParts()
{
    empty("module.map.StackMetrics", {{"bottom", "40,0"},
                                      {"disabled", "false"},
                                      {"down", "37,0"},
                                      {"exSepX", "6"},
                                      {"exSepY", "18"},
                                      {"top", "38,0"},
                                      {"unexSepX", "4"},
                                      {"unexSepY", "4"},
                                      {"up", "39,0"}});
    for (const char* part : {"module.map.ForwardToKeyBuffer", "module.map.Scroller", "module.map.ForwardToChatter",
                             "module.map.MenuDisplayer", "module.map.MapCenterer", "module.map.StackExpander",
                             "module.map.PieceMover", "module.map.KeyBufferer"})
        empty(part);
    start("module.map.SelectionHighlighters");
    end();
    empty("module.map.HighlightLastMoved", {{"color", "255,0,0"}, {"enabled", "true"}, {"thickness", "2"}});
    empty("module.map.CounterDetailViewer", {{"borderColor", "0,0,0"},
                                             {"delay", "700"},
                                             {"display", "from top-most layer only"},
                                             {"fontSize", "11"},
                                             {"graphicsZoom", "1.0"},
                                             {"minDisplayPieces", "2"},
                                             {"showgraph", "true"},
                                             {"showtext", "true"},
                                             {"summaryReportFormat", "$LocationName$"},
                                             {"version", "4"},
                                             {"zoomlevel", "1.0"}});
}

void ModuleWriter::mapAttributes(const std::string& name, bool button)
{
    write({{"mapName", name},
           {"allowMultiple", "false"},
           {"backgroundcolor", "255,255,255"},
           {"buttonName", button ? name : std::string()},
           {"changeFormat", "$message$"},
           {"color", "0,0,0"},
           {"createFormat", "$pieceName$ created in $location$ *"},
           {"edgeHeight", "0"},
           {"edgeWidth", "0"},
           {"hideKey", ""},
           {"hotkey", ""},
           {"icon", ""},
           {"launch", yesNo(button)},
           {"markMoved", "Never"},
           {"moveKey", ""},
           {"moveToFormat", "$pieceName$ moves $previousLocation$ -> $location$ *"},
           {"moveWithinFormat", "$pieceName$ moves $previousLocation$ -> $location$ *"},
           {"showKey", ""},
           {"thickness", "2"}});
}

std::string ModuleWriter::finish()
{
    mOut.writeEndDocument();
    return mBytes.toStdString();
}

} // namespace fw
