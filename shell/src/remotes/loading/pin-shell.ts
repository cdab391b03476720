import { shellPinsBlockId } from '@portal/shared/contract/releases/composition';
import { blockText } from '../composition/data-block.ts';
import { pinFiles } from './pins.ts';

/** The page of the shell carries the pins of the shell's chunks, from the same source as the entry's `integrity`. */
export function pinShell(): void {
  const pins = JSON.parse(blockText(shellPinsBlockId) ?? '{}') as { base?: string; files?: Record<string, string> };
  if (pins.base && pins.files) pinFiles(new URL(pins.base, document.baseURI).href, pins.files);
}
