/** Limits of a ticket, amounts as text. */
export const ticketLimits = {
  leastStake: '1.00',
  mostStake: '10000.00',
  /** Stake included. */
  mostPayout: '500000.00',
  mostLegs: 8,
} as const;
