#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QWidget>

/// Settings and cache of a test, empty.
inline void freshSettings(const char* name)
{
    QCoreApplication::setOrganizationName("Fieldworks");
    QCoreApplication::setApplicationName(name);
    QStandardPaths::setTestModeEnabled(true);
    QSettings().clear();
    QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).removeRecursively();
}

/// Controls that can be reached but have no name to be read out.
inline QStringList namelessControls(const QWidget& top)
{
    QStringList nameless;
    for (const QWidget* widget : top.findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&top) || widget->objectName().startsWith("qt_")
            || widget->inherits("QHeaderView"))
            continue;
        if (widget->accessibleName().isEmpty())
            nameless << QString(widget->metaObject()->className()) + ' ' + widget->objectName();
    }
    return nameless;
}

/// A child that must be there.
template <class T>
T& child(const QWidget& top, const char* name)
{
    T* found = top.findChild<T*>(name);
    if (found == nullptr)
        qFatal("there is no %s", name);
    return *found;
}

/// Keeps a picture of a widget in the folder FW_SHOTS names, to be looked at by people.
inline void shot(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("FW_SHOTS");
    if (folder.isEmpty())
        return;
    QCoreApplication::processEvents(); // what was added is laid out and shown
    widget.grab().save(folder + '/' + name + ".png");
}
