#pragma once

/// Makes the n-th write, fsync or rename from here on fail that is about files of a folder, given without links.
void failAt(int n, const char* folder);

/// Lets nothing fail any more; what failed since: "write", "fsync", "folder" (an fsync of one), "rename" or "".
const char* failed();
