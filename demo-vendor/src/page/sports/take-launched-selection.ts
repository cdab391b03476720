import { keepSeal } from './frame/seals.ts';
import { launchedPick } from './slip/launched-pick.rules.ts';
import type { SportsbookParts } from './sportsbook-parts.ts';
import { t } from './texts/translate.ts';

/**
 * Opens the match that was asked for in the portal, or puts the price that was pressed there on the slip and shows it; what
 * is unknown is ignored with a notice.
 */
export function takeLaunchedSelection(parts: SportsbookParts, text: string): void {
  const { info, store, slip, slipContainer, centre, toasts } = parts;
  if (!text.includes('~')) {
    if (!centre.open(text)) toasts.show(t('match.gone'), 'plain', 'warn');
    return;
  }
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
