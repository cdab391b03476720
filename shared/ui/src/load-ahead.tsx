import { loadedPictures } from './loaded-pictures.ts';
import { type Line, sparesLine } from './spares-line.rules.tsx';

/**
 * Asks for pictures that are likely to be shown next, so that they are there at once; not over a line that is spared.
 * What does not come is asked for again by who shows it.
 */
export function loadAhead(addresses: readonly string[]): void {
  if (sparesLine((navigator as { connection?: Line }).connection)) return;
  for (const address of addresses) {
    if (loadedPictures.has(address)) continue;
    const picture = new Image();
    picture.onload = () => loadedPictures.add(address);
    picture.src = address;
  }
}
