#include "editor/exchange/vassal/VassalXml.h"

#include "editor/exchange/vassal/VassalWords.h"

#include <QXmlStreamReader>
#include <algorithm>

namespace fw {

std::string_view VassalNode::value(std::string_view attribute, std::string_view otherwise) const
{
    for (const auto& [key, text] : attributes)
        if (key == attribute)
            return text;
    return otherwise;
}

bool VassalNode::flag(std::string_view attribute, bool otherwise) const
{
    const std::string_view text = value(attribute);
    return text.empty() ? otherwise : text == "true";
}

int VassalNode::number(std::string_view attribute, int otherwise) const
{
    return wholeNumber(value(attribute), otherwise);
}

double VassalNode::decimalNumber(std::string_view attribute, double otherwise) const
{
    return decimal(value(attribute), otherwise);
}

namespace {

/// Goes through the tags of XML without taking them in.
class XmlScan
{
public:
    XmlScan(std::string_view xml, const XmlLimits& limits) : mXml(xml), mLimits(limits) {}

    Result<void> check()
    {
        if (mXml.find('\0') != mXml.npos)
            return wrong(0, QT_TRANSLATE_NOOP("engine", "The XML is not encoded as UTF-8."));
        std::size_t at = 0;
        while ((at = mXml.find('<', at)) != mXml.npos) {
            const std::string_view rest = mXml.substr(at);
            if (rest.starts_with("<!--")) {
                at = mXml.find("-->", at);
            } else if (rest.starts_with("<![CDATA[")) {
                at = mXml.find("]]>", at);
            } else if (rest.starts_with("<?")) {
                at = mXml.find("?>", at);
            } else if (rest.starts_with("<!")) {
                return wrong(at, QT_TRANSLATE_NOOP("engine", "The XML has a DOCTYPE, which could define entities."));
            } else if (rest.starts_with("</")) {
                --mDepth;
                ++at;
            } else if (const Result<std::size_t> end = tag(at); end) {
                at = *end;
            } else {
                return tl::unexpected(end.error());
            }
        }
        return {};
    }

private:
    /// The end of a start tag.
    Result<std::size_t> tag(std::size_t from)
    {
        int attributes = 0;
        char quote = 0;
        std::size_t at = from + 1;
        for (; at < mXml.size() && (quote != 0 || mXml[at] != '>'); ++at) {
            const char c = mXml[at];
            if (quote != 0)
                quote = c == quote ? char(0) : quote;
            else if (c == '"' || c == '\'')
                quote = c;
            else if (c == '=')
                ++attributes;
        }
        const bool closed = at > 0 && at < mXml.size() && mXml[at - 1] == '/';
        mDepth += closed ? 0 : 1;
        mValues += attributes;
        if (mDepth > mLimits.depth)
            return wrong(from, Text(QT_TRANSLATE_NOOP("engine", "Elements are nested deeper than {0}."),
                                    {std::to_string(mLimits.depth)}));
        if (attributes > mLimits.attributes || mValues > mLimits.values || ++mElements > mLimits.elements)
            return wrong(from, QT_TRANSLATE_NOOP("engine", "The XML has too many elements or attributes."));
        return at;
    }

    tl::unexpected<Problem> wrong(std::size_t at, Text text) const
    {
        const auto lines = std::count(mXml.begin(), mXml.begin() + std::ptrdiff_t(at), '\n') + 1;
        return fail(Trouble::BadInput, std::move(text), "line " + std::to_string(lines));
    }

    std::string_view mXml;
    const XmlLimits& mLimits;
    int mDepth = 0;
    int mElements = 0;
    int mValues = 0;
};

/// Sets the name of a component by its class.
void setName(VassalNode& node, const QString& tag)
{
    const qsizetype dot = tag.lastIndexOf('.');
    node.name = tag.mid(dot + 1).toStdString();
    node.foreign = dot >= 0 && !tag.startsWith(QLatin1String("VASSAL."));
}

} // namespace

Result<void> checkXml(std::string_view xml, const XmlLimits& limits)
{
    return XmlScan(xml, limits).check();
}

Result<std::vector<VassalNode>> parseVassalXml(const std::string& xml)
{
    if (Result<void> safe = checkXml(xml); !safe)
        return tl::unexpected(safe.error());
    QXmlStreamReader reader(QByteArray::fromRawData(xml.data(), qsizetype(xml.size())));
    reader.setEntityExpansionLimit(0);
    std::vector<VassalNode> out;
    int parent = -1;
    while (!reader.atEnd()) {
        const QXmlStreamReader::TokenType token = reader.readNext();
        if (token == QXmlStreamReader::StartElement) {
            VassalNode node;
            setName(node, reader.qualifiedName().toString());
            node.parent = parent;
            for (const QXmlStreamAttribute& attribute : reader.attributes())
                node.attributes.emplace_back(attribute.qualifiedName().toString().toStdString(),
                                             attribute.value().toString().toStdString());
            parent = int(out.size());
            out.push_back(std::move(node));
        } else if (token == QXmlStreamReader::EndElement && parent >= 0) {
            parent = out[std::size_t(parent)].parent;
        } else if (token == QXmlStreamReader::Characters && parent >= 0 && !reader.isWhitespace()) {
            out[std::size_t(parent)].text += reader.text().toString().toStdString();
        }
    }
    if (reader.hasError())
        return fail(Trouble::BadInput,
                    Text(QT_TRANSLATE_NOOP("engine", "The XML is damaged: {0}"), {reader.errorString().toStdString()}),
                    "line " + std::to_string(reader.lineNumber()),
                    QT_TRANSLATE_NOOP("engine", "Open and save the module in VASSAL."));
    if (out.empty())
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The XML has no element."));
    return out;
}

} // namespace fw
