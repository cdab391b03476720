import type { OperatorCaller } from '../kernel/callers.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { Refusal } from '../kernel/refusal.ts';

/**
 * What takes two persons takes two logins: the file of a machine is read by whoever has the machine. A demo is open to its
 * one person. @throws Refusal `own_login_required`
 */
export function assertOwnLogin({ settings }: Pick<Kernel, 'settings'>, { isLongLived }: OperatorCaller): void {
  if (isLongLived && !settings.DEMO_DATA) throw new Refusal('own_login_required');
}
