/** Who approves a request, and what they have confirmed about it. */
export interface Decision {
  who: string;
  isAmountConfirmed?: boolean;
}
