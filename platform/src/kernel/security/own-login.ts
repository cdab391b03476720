import type { OperatorCaller } from '../calls/callers.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Settings } from '../config/settings.ts';

/** Whether the caller is the operator of a demo's machine: a demo has one person, and nobody else to decide. */
export const isAloneInDemo = (
  { settings }: { settings: Pick<Settings, 'DEMO_DATA'> },
  { isLongLived }: Pick<OperatorCaller, 'isLongLived'>,
): boolean => isLongLived && settings.DEMO_DATA;

/**
 * Refuses a machine's credential file for actions that need two persons, since anyone with the machine can read the
 * file. A demo is open to its one person. @throws Refusal `own_login_required`
 */
export function assertOwnLogin(
  { settings }: { settings: Pick<Settings, 'DEMO_DATA'> },
  { isLongLived }: Pick<OperatorCaller, 'isLongLived'>,
): void {
  if (isLongLived && !settings.DEMO_DATA) throw new Refusal('own_login_required');
}
