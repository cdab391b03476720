/** Who accepts a proposal, and what they have confirmed of it. */
export interface Decision {
  who: string;
  isAmountConfirmed?: boolean;
}
