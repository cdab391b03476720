import { baccaratTotal, baccaratValue } from '../../engines/cards/baccarat-cards.rules.ts';

/** Why the cards fall as they do, said before the third cards: of the first two each, and of the player's third. */
export function thirdCardWords(
  player: readonly number[],
  banker: readonly number[],
): { player: string; banker: string } {
  const first = baccaratTotal(player.slice(0, 2));
  const bank = baccaratTotal(banker.slice(0, 2));
  if (first >= 8 || bank >= 8) {
    const naturals =
      first >= 8 && bank >= 8 ? 'Both have a natural' : `${first >= 8 ? 'Player' : 'Banker'} has a natural`;
    return { player: `${naturals} ${Math.max(first, bank)}: no more cards`, banker: '' };
  }
  const third = player[2];
  const takes = banker.length > 2;
  const ofPlayer = third === undefined ? `Player stands on ${first}` : `Player draws on ${first}`;
  const against = third === undefined ? '' : ` against ${baccaratValue(third)}`;
  return { player: ofPlayer, banker: `Banker ${takes ? 'draws' : 'stands'} on ${bank}${against}` };
}
