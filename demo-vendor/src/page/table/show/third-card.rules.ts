import { baccaratTotal, baccaratValue } from '@portal/engines/cards/baccarat-cards.rules';
import { t } from '../texts/translate.ts';

/** Explains the third cards before they are dealt, from the first two of each hand and the player's third. */
export function thirdCardWords(
  player: readonly number[],
  banker: readonly number[],
): { player: string; banker: string } {
  const first = baccaratTotal(player.slice(0, 2));
  const bank = baccaratTotal(banker.slice(0, 2));
  if (first >= 8 || bank >= 8) {
    const who = first >= 8 && bank >= 8 ? 'both' : first >= 8 ? 'player' : 'banker';
    return { player: t(`third.natural_${who}`, { total: Math.max(first, bank) }), banker: '' };
  }
  const third = player[2];
  const takes = banker.length > 2;
  const ofPlayer = t(third === undefined ? 'third.player_stands' : 'third.player_draws', { total: first });
  const act = takes ? 'draws' : 'stands';
  const ofBanker =
    third === undefined
      ? t(`third.banker_${act}`, { total: bank })
      : t(`third.banker_${act}_against`, { total: bank, card: baccaratValue(third) });
  return { player: ofPlayer, banker: ofBanker };
}
