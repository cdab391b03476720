import type { CardRules, Combo } from '../../../pvp/rules/card-rules.ts';
import type { MatchView } from '../pvp-api.ts';
import { t } from '../texts/translate.ts';
import { comboWords, refusalText } from '../words.ts';

/** Returns the combination to beat; undefined if the turn leads. */
export const comboToBeat = (rules: CardRules, match: MatchView | undefined): Combo | undefined =>
  match?.lying && rules.read(match.lying.cards);

/** Returns the refusal code for the chosen cards; undefined if they can be played. */
export function choiceProblem(
  rules: CardRules,
  match: MatchView | undefined,
  cards: readonly number[],
): string | undefined {
  const combo = rules.read(cards);
  if (!combo) return 'no_combination';
  if (match?.mustHold !== undefined && !cards.includes(match.mustHold)) return 'must_hold_lowest';
  const below = comboToBeat(rules, match);
  return below && !rules.beats(combo, below) ? 'does_not_beat' : undefined;
}

/** Describes the chosen cards: what they are, or why they cannot be played. */
export function choiceText(combo: Combo | undefined, problem: string | undefined): string {
  if (problem) return refusalText(problem);
  return combo ? t('dock.chosen', { combo: comboWords(combo.kind) }) : '';
}

/** Returns the label of the play button. */
export const playLabel = (combo: Combo | undefined, problem: string | undefined) =>
  combo && !problem ? t('dock.play_combo', { combo: comboWords(combo.kind).replace(/^an? /, '') }) : t('dock.play');
