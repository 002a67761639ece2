#pragma once

/// Makes the n-th write, fsync or rename from now on fail in a folder, which is given without links.
void failAt(int n, const char* folder);

/// Ends the failures and returns the call that failed: "write", "fsync", "folder" (an fsync of a folder), "rename" or
/// "".
const char* failed();
