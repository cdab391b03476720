import type { OperatorCaller } from '../kernel/calls/callers.ts';
import { Refusal } from '../kernel/calls/refusal.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Member, MemberModule } from '../modules/accounts/index.ts';
import type { DeliveryModule } from '../modules/delivery/index.ts';
import type { OperatorModule } from '../modules/operators/index.ts';
import type { SessionModule } from '../modules/sessions/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';

export interface ServiceDeps {
  member: MemberModule;
  session: SessionModule;
  operator: OperatorModule;
  delivery: DeliveryModule;
  wallet: Wallet;
}

interface Act {
  operator: OperatorCaller;
  act: string;
  /** Account or id, as the operator has typed it. */
  member: string;
  /** Absent if no reason is required. */
  why?: string;
}

interface Done<T> {
  answer: T;
  /** For the audit line. */
  detail?: object;
}

/**
 * Locks a member and does something to it; the act and its audit line are written in one transaction.
 * @throws Refusal `not_found`
 */
export function actOnMember<T>(
  { database }: Kernel,
  { member, operator: operatorModule }: ServiceDeps,
  { operator, act, member: named, why = '' }: Act,
  work: (found: Member) => Promise<Done<T>>,
): Promise<T> {
  return database.transaction(async () => {
    const known = await member.byName(named);
    const found = known && (await member.lock(known.id));
    if (!found) throw new Refusal('not_found');
    const { answer, detail } = await work(found);
    const line = { who: operator.username, act, target: found.account, why };
    await operatorModule.audit({ ...line, detail: { memberId: found.id, ...detail } });
    return answer;
  });
}
