#!/usr/bin/env bash
# Builds the executables for daily use and prints the folder that they are in.
# usage: Examples/build-release.sh
set -euo pipefail
cd "$(dirname "$0")/.."

# No libraries lie beside the executables, so the loader need not look for any there.
options=(-c release --disable-local-rpath)
# The runtime would find each generic type by its name, and whether it is hashable by going through all conformances of
# the program, which takes a quarter of the start. With this the compiler passes it what it knows.
options+=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
# A program that holds the Swift runtime starts twice as fast. On a Mac the system has it.
if [ "$(uname)" != Darwin ]; then options+=(--static-swift-stdlib); fi

built=$(swift build "${options[@]}" --show-bin-path)
mkdir -p "$built"
# The linker takes the C++ library that the Swift runtime needs from this folder first: one less to load for a picture.
if [ "$(uname)" != Darwin ]; then ln -sf "$(clang --print-file-name=libstdc++.a)" "$built/libstdc++.a"; fi

# Each by its name: a release build of the whole package would want the tests too.
for product in habit habit-draw habit-exchange habit-sync; do
  swift build "${options[@]}" --product "$product" >&2
done
printf '%s\n' "$built"
