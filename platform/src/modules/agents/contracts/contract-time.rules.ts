import type { ContractState } from '@portal/shared/contract/agents/contract-calls';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { nextBoundary, periodAround } from '../periods/pay-periods.rules.ts';

/** Terms and when they are in force; `until` is not in it. */
export interface Force {
  terms: ContractTerms;
  from: Date;
  until?: Date | null | undefined;
}

interface Standing {
  closedAs?: 'rejected' | 'withdrawn' | null;
  endsAt?: Date | null;
  /** Some terms were agreed on. */
  isAgreed: boolean;
}

/** What a contract is at a moment. Agreed terms that wait for their first period are active. */
export function stateAt({ closedAs, endsAt, isAgreed }: Standing, moment: Date): ContractState {
  if (closedAs) return closedAs;
  if (!isAgreed) return 'offered';
  if (!endsAt) return 'active';
  return moment < endsAt ? 'ending' : 'ended';
}

/** The version in force at a moment. */
export function inForceAt<V extends Force>(versions: readonly V[], moment: Date): V | undefined {
  return versions.find(({ from, until }) => from <= moment && (!until || moment < until));
}

/** The version that comes into force after a moment; one that was replaced before it could is none. */
export function comingAfter<V extends Force>(versions: readonly V[], moment: Date): V | undefined {
  return versions.findLast(({ from, until }) => from > moment && (!until || from < until));
}

/**
 * When what is agreed on at a moment takes effect: at the end of the period under way of the version in force; before the
 * first one, at the next start of a day, hour or 5 minutes.
 */
export function takesEffectAt(
  kind: ContractTerms['kind'],
  versions: readonly Force[],
  moment: Date,
  timeZone: string,
): Date {
  const version = inForceAt(versions, moment);
  if (version) return periodAround(version.terms, moment, timeZone).end;
  return comingAfter(versions, moment)?.from ?? nextBoundary(kind, moment, timeZone);
}
