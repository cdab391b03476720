import { shownAmount } from '../../money/amounts.ts';

/** Odds as they are read: "× 3.50", "× 3,600". */
export const oddsText = (pays: string): string => `× ${shownAmount(pays).replace(/\.00$/, '')}`;
