import type { OperatorCaller } from './callers.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/**
 * What takes two persons takes two logins: the file of a machine is read by whoever has the machine. A demo is open to its
 * one person. @throws Refusal `own_login_required`
 */
export function assertOwnLogin(
  { settings }: { settings: Pick<Settings, 'DEMO_DATA'> },
  { isLongLived }: Pick<OperatorCaller, 'isLongLived'>,
): void {
  if (isLongLived && !settings.DEMO_DATA) throw new Refusal('own_login_required');
}
