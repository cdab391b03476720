import type { ComboKind } from '../../pvp/rules/card-rules.ts';
import { knownRefusal } from '../requests/refusal-texts.ts';
import { cardsWords, cardWords } from '../texts/card-words.ts';
import type { MatchView, Step } from './pvp-api.ts';
import { tableName } from './table-names.ts';
import { isTextKey, t } from './texts/translate.ts';

export const comboWords = (kind: ComboKind): string => t(`combo.${kind}`);

export function refusalText(code: string | undefined): string {
  const key = `refusal.${code}`;
  return isTextKey(key) ? t(key) : (knownRefusal({ code }) ?? t('refusal.otherwise'));
}

/** Describes a step, with the names of the cards for screen readers. */
export function stepText({ who, what, cards, kind }: Step, opponent: string, isSpoken: boolean): string {
  const name = who === 'you' ? t('step.you') : opponent;
  if (what === 'give-up') return t('step.gave_up', { name });
  if (what === 'pass') return t('step.passed', { name });
  if (what === 'late' && cards.length === 0) return t('step.late_passed', { name });
  const named = kind ? comboWords(kind) : t('combo.cards');
  const combo = isSpoken ? t('step.combo_of', { combo: named, cards: cardsWords(cards) }) : named;
  return t(what === 'late' ? 'step.late_played' : 'step.played', { name, combo });
}

/** Describes what a player has to do or waits for. */
export function turnText({ phase, turn, lying, mustHold, opponent }: MatchView): string {
  if (phase === 'staking') return t('turn.staking');
  if (phase !== 'playing') return '';
  if (turn === 'opponent') return t('turn.thinking', { name: tableName(opponent.number) });
  if (mustHold !== undefined) return t('turn.begin', { card: cardWords(mustHold) });
  return t(lying ? 'turn.beat' : 'turn.lead');
}
