import type { OperatorCaller } from '../../../kernel/calls/callers.ts';

/** What promotion by two people needs of settings and operators. */
export interface SecondPerson {
  /** Whether this operator may promote only what another person has published. */
  isNeeded(operator: OperatorCaller): Promise<boolean>;
  /** Whether one person stands behind both accounts. */
  haveCommonHand(one: string, other: string): Promise<boolean>;
  /** Refuses `account_recently_reset` within 24 hours of an account's reset. */
  assertSettled(username: string): Promise<void>;
}
