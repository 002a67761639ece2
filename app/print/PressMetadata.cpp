#include "app/print/PressMetadata.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <map>

namespace fw {

namespace {

constexpr const char* pressDate = "D:20000101000000Z";
constexpr const char* pressIsoDate = "2000-01-01T00:00:00Z";
constexpr const char* pdfProducer = "Fieldworks with Qt and qpdf";

QPDFObjectHandle pdfText(const QString& text)
{
    return QPDFObjectHandle::newUnicodeString(text.toStdString());
}

/// The digits of an id in the groups of a UUID.
QString asUuid(const std::string& digest)
{
    const QString all = QString::fromStdString(digest);
    return all.mid(0, 8) + '-' + all.mid(8, 4) + '-' + all.mid(12, 4) + '-' + all.mid(16, 4) + '-' + all.mid(20, 12);
}

QByteArray xmpMetadata(const QString& title, const std::string& digest)
{
    const QString form = QStringLiteral(
        "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
        "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
        "<rdf:Description rdf:about=\"\"\n"
        " xmlns:dc=\"http://purl.org/dc/elements/1.1/\"\n"
        " xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\"\n"
        " xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\"\n"
        " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\"\n"
        " xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\">\n"
        "<dc:format>application/pdf</dc:format>\n"
        "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%1</rdf:li></rdf:Alt></dc:title>\n"
        "<pdf:Producer>%2</pdf:Producer>\n"
        "<pdf:Trapped>False</pdf:Trapped>\n"
        "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>\n"
        "<xmp:CreatorTool>Fieldworks</xmp:CreatorTool>\n"
        "<xmp:CreateDate>%3</xmp:CreateDate>\n"
        "<xmp:ModifyDate>%3</xmp:ModifyDate>\n"
        "<xmp:MetadataDate>%3</xmp:MetadataDate>\n"
        "<xmpMM:DocumentID>uuid:%4</xmpMM:DocumentID>\n"
        "<xmpMM:VersionID>1</xmpMM:VersionID>\n"
        "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>\n"
        "</rdf:Description>\n"
        "</rdf:RDF>\n"
        "</x:xmpmeta>\n"
        "<?xpacket end=\"r\"?>\n");
    return form.arg(title.toHtmlEscaped(), QLatin1String(pdfProducer), QLatin1String(pressIsoDate), asUuid(digest))
        .toUtf8();
}

QPDFObjectHandle outputIntent(QPDF& pdf, const PressProfile& profile, PressPacker& packer)
{
    QPDFObjectHandle embedded = QPDFObjectHandle::newStream(&pdf);
    packer.pack(embedded, profile.bytes.toStdString());
    embedded.getDict().replaceKey("/N", QPDFObjectHandle::newInteger(4));
    auto intent = QPDFObjectHandle::newDictionary();
    intent.replaceKey("/Type", QPDFObjectHandle::newName("/OutputIntent"));
    intent.replaceKey("/S", QPDFObjectHandle::newName("/GTS_PDFX"));
    intent.replaceKey("/Info", pdfText(profile.name));
    // Characterizations that the ICC has registered go by their name.
    static const QRegularExpression registered("FOGRA\\d+|CGATS TR ?\\d+");
    const auto found = registered.match(profile.name);
    intent.replaceKey("/OutputConditionIdentifier", pdfText(found.hasMatch() ? found.captured(0) : QString("Custom")));
    if (found.hasMatch())
        intent.replaceKey("/RegistryName", QPDFObjectHandle::newString("http://www.color.org"));
    intent.replaceKey("/DestOutputProfile", embedded);
    return pdf.makeIndirectObject(intent);
}

/// Six capital letters made from the content of a font.
std::string fontTag(QPDFObjectHandle file)
{
    const std::shared_ptr<Buffer> data = file.getStreamData(qpdf_dl_generalized);
    const QByteArray hash = QCryptographicHash::hash(
        QByteArrayView(reinterpret_cast<const char*>(data->getBuffer()), qsizetype(data->getSize())),
        QCryptographicHash::Sha256);
    std::string out;
    for (int i = 0; i < 6; ++i)
        out += static_cast<char>('A' + static_cast<unsigned char>(hash[i]) % 26);
    return out;
}

} // namespace

void markAsPressPdf(QPDF& pdf, const PressProfile& profile, const std::string& digest, PressPacker& packer)
{
    QPDFObjectHandle old = pdf.getTrailer().getKey("/Info");
    const QPDFObjectHandle given = old.isDictionary() ? old.getKey("/Title") : QPDFObjectHandle::newNull();
    QString title = QPDFObjectHandle(given).isString() ? QString::fromStdString(QPDFObjectHandle(given).getUTF8Value())
                                                       : QString();
    if (title.isEmpty())
        title = "Fieldworks";
    auto info = QPDFObjectHandle::newDictionary();
    info.replaceKey("/Title", pdfText(title));
    info.replaceKey("/Creator", QPDFObjectHandle::newString("Fieldworks"));
    info.replaceKey("/Producer", QPDFObjectHandle::newString(pdfProducer));
    info.replaceKey("/CreationDate", QPDFObjectHandle::newString(pressDate));
    info.replaceKey("/ModDate", QPDFObjectHandle::newString(pressDate));
    info.replaceKey("/Trapped", QPDFObjectHandle::newName("/False"));
    info.replaceKey("/GTS_PDFXVersion", QPDFObjectHandle::newString("PDF/X-4"));
    pdf.getTrailer().replaceKey("/Info", pdf.makeIndirectObject(info));

    QPDFObjectHandle stream = QPDFObjectHandle::newStream(&pdf, xmpMetadata(title, digest).toStdString());
    stream.getDict().replaceKey("/Type", QPDFObjectHandle::newName("/Metadata"));
    stream.getDict().replaceKey("/Subtype", QPDFObjectHandle::newName("/XML"));
    pdf.getRoot().replaceKey("/Metadata", stream);

    auto intents = QPDFObjectHandle::newArray();
    intents.appendItem(outputIntent(pdf, profile, packer));
    pdf.getRoot().replaceKey("/OutputIntents", intents);
}

void nameFontParts(QPDF& pdf)
{
    for (QPDFObjectHandle font : pdf.getAllObjects()) {
        if (!font.isDictionaryOfType("/Font", "/Type0") || !font.getKey("/DescendantFonts").isArray())
            continue;
        QPDFObjectHandle inner = font.getKey("/DescendantFonts").getArrayItem(0);
        QPDFObjectHandle descriptor = inner.getKey("/FontDescriptor");
        QPDFObjectHandle file = descriptor.getKey("/FontFile2");
        if (!file.isStream())
            throw std::runtime_error("a font that is not part of the file");
        std::string name = font.getKey("/BaseFont").getName().substr(1);
        if (const auto plus = name.find('+'); plus != std::string::npos)
            name.erase(0, plus + 1);
        const auto tagged = QPDFObjectHandle::newName('/' + fontTag(file) + '+' + name);
        font.replaceKey("/BaseFont", tagged);
        inner.replaceKey("/BaseFont", tagged);
        descriptor.replaceKey("/FontName", tagged);
    }
}

} // namespace fw
