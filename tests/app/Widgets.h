#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QWidget>

/// Gives a test empty settings and an empty cache.
inline void freshSettings(const char* name)
{
    QCoreApplication::setOrganizationName("Fieldworks");
    QCoreApplication::setApplicationName(name);
    QStandardPaths::setTestModeEnabled(true);
    QSettings().clear();
    QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).removeRecursively();
}

/// The focusable controls that have no accessible name.
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

/// A child that must exist.
template <class T>
T& child(const QWidget& top, const char* name)
{
    T* found = top.findChild<T*>(name);
    if (found == nullptr)
        qFatal("there is no %s", name);
    return *found;
}

/// Saves a picture of a widget in the folder FW_SHOTS, for people to look at.
inline void shot(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("FW_SHOTS");
    if (folder.isEmpty())
        return;
    QCoreApplication::processEvents(); // new widgets are laid out and shown
    widget.grab().save(folder + '/' + name + ".png");
}
