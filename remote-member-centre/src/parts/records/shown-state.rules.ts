import type { BetRow } from '@portal/shared/contract/games/bets';

/** The state of a round as its player reads it: a win under review counts more than how far the round is. */
export const shownState = ({ state, underReview }: Pick<BetRow, 'state' | 'underReview'>) =>
  underReview ? 'under_review' : state;
