import { isSavingData, type Line } from './is-saving-data.rules.tsx';
import { loadedPictures } from './loaded-pictures.ts';

/**
 * Preloads pictures that are likely to be shown next, except on a slow or metered connection. A failed one is requested
 * again by the element that shows it.
 */
export function preloadPictures(addresses: readonly string[]): void {
  if (isSavingData((navigator as { connection?: Line }).connection)) return;
  for (const address of addresses) {
    if (loadedPictures.has(address)) continue;
    const picture = new Image();
    picture.onload = () => loadedPictures.add(address);
    picture.src = address;
  }
}
