import type { FeltName } from '../../../games/table-games.ts';
import { feltSkins } from '../../../tables/pictures/felt-skins.ts';
import { backdrop } from '../../art/backdrop.ts';
import { gradientSheet } from '../../art/gradients.ts';
import { drawn } from '../../dom/dom.ts';
import { root } from '../../dom/game-root.ts';

/** Applies a felt and its scene to the page; the same seed draws the same scene. */
export function wearFelt(felt: FeltName, seed: number): void {
  const skin = feltSkins[felt];
  for (const [name, value] of Object.entries(skin.colours))
    document.documentElement.style.setProperty(`--${name}`, value);
  root.replaceChildren(drawn('gradients', gradientSheet()), drawn('backdrop', backdrop(skin.backdrop, seed)));
}
