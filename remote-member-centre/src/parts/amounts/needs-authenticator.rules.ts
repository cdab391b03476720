import { minorUnits } from '@portal/shared/contract/money/amounts';

interface Terms {
  /** Absent without an authenticator. */
  authenticatorAbove?: string | undefined;
}

/** True for an amount that needs a code of the authenticator; without one no amount does. */
export function needsAuthenticator(amount: string, { authenticatorAbove }: Terms): boolean {
  return authenticatorAbove !== undefined && minorUnits(amount) > minorUnits(authenticatorAbove);
}
