import { type PlacedVersion, shellPinsBlockId } from '@portal/shared/contract/releases/composition';
import { blockText } from '../composition/data-block.ts';

declare global {
  /** Read by the runtime of every build before it adds a script or style sheet (tooling/build/webpack/plugins/pins-plugin.ts). */
  var __portalPins: Record<string, string> | undefined;
}

/** No file has this digest, so an unpinned file never runs. */
const unknownPin = `sha384-${'A'.repeat(64)}`;

/** Pins files by absolute URL. Called for every file of a composition before its first request. */
export function pinFiles(base: string, files: Readonly<Record<string, string>>): void {
  globalThis.__portalPins ??= Object.create(null) as Record<string, string>;
  for (const [path, digest] of Object.entries(files)) globalThis.__portalPins[new URL(path, base).href] = digest;
}

/** The page of the shell carries the pins of the shell's chunks, from the same source as the entry's `integrity`. */
export function pinShell(): void {
  const pins = JSON.parse(blockText(shellPinsBlockId) ?? '{}') as { base?: string; files?: Record<string, string> };
  if (pins.base && pins.files) pinFiles(new URL(pins.base, document.baseURI).href, pins.files);
}

export function pinVersion(version: PlacedVersion, page: string): void {
  pinFiles(entryUrl(version, page), version.files);
}

export function entryUrl(version: PlacedVersion, page: string): string {
  return new URL(version.entry, page).href;
}

export function pinOf(url: string): string {
  return globalThis.__portalPins?.[url] ?? unknownPin;
}
