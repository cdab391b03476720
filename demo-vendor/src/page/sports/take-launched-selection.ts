import { keepSeal } from './frame/seals.ts';
import { launchedPick } from './slip/launched-pick.rules.ts';
import type { SportsbookParts } from './sportsbook-parts.ts';
import { t } from './texts/translate.ts';

/** Puts the price that was pressed in the portal on the slip and shows it; an unknown one is ignored with a notice. */
export function takeLaunchedSelection(parts: SportsbookParts, text: string): void {
  const { info, store, slip, slipContainer, toasts } = parts;
  const pick = launchedPick(text, store.get);
  if (!pick) {
    toasts.show(t('slip.unknown'), 'plain', 'warn');
    return;
  }
  slip.add(pick);
  slip.followPrices();
  const fixture = store.get(pick.fixtureId);
  if (fixture) keepSeal(info.book.gameCode, fixture.fixtureId, fixture.commitment);
  slipContainer.open();
}
