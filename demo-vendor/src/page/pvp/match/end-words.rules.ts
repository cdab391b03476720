import { shownAmount } from '../../texts/figures.ts';
import type { MatchView } from '../pvp-api.ts';
import { tableName } from '../table-names.ts';
import { t } from '../texts/translate.ts';
import { refusalText } from '../words.ts';

type End = NonNullable<MatchView['end']>;

/** Describes how a played match ended. */
export function endReason({ isWon, why }: End, other: string): string {
  const loser = isWon ? other : t('step.you');
  const reasons = {
    cards: isWon ? t('end.you_first') : t('end.other_first', { other }),
    'gave-up': t('step.gave_up', { name: loser }),
    late: t('end.late', { loser }),
  };
  return reasons[why];
}

export interface SplitLine {
  name: string;
  /** Displayed amount without the currency. */
  amount: string;
  kind?: string;
}

/** Returns how both stakes were split. */
export function splitLines({ stake, rake, prize }: MatchView, { isWon }: End, other: string): SplitLine[] {
  const both = (Number(stake) * 2).toFixed(2);
  return [
    { name: t('split.both'), amount: shownAmount(both) },
    { name: t('split.house'), amount: `−${shownAmount(rake)}` },
    { name: isWon ? t('split.you') : t('split.other', { other }), amount: shownAmount(prize), kind: 'is-sum' },
  ];
}

/** Describes what comes next: first the payment, then a rematch. */
export function nextWords({ end, rematch, phase, opponent, isStuck }: MatchView): string {
  const other = tableName(opponent.number);
  if (phase !== 'over') return end?.isWon ? t('next.paying') : t('next.closing');
  if (end?.isWon && isStuck) return t('next.stuck');
  if (rematch?.askedBy === 'you') return t('next.waiting', { other });
  if (rematch?.askedBy === 'opponent') return t('next.asked', { other });
  return rematch?.isPossible ? '' : t('next.left', { other });
}

/** Describes why a match was not played. */
export function voidReason({ refusedBy, refusal }: MatchView): string {
  if (refusedBy === 'you') return refusalText(refusal);
  return refusedBy === 'opponent' ? t('void.opponent') : t('void.late');
}

/** Describes the state of the stake of a match that was not played. */
export function voidWords({ phase, refusedBy, isStuck }: MatchView): string {
  if (isStuck) return t('void.stuck');
  if (refusedBy === 'you') return '';
  return phase === 'void' ? t('void.nothing') : t('void.returning');
}
