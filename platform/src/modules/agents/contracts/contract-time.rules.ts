import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { ContractState } from '@portal/shared/contract/agents/contracts';
import { nextBoundary, periodAround } from '../periods/pay-periods.rules.ts';

/** Terms and when they are in force; `until` is exclusive. */
export interface DatedTerms {
  terms: ContractTerms;
  from: Date;
  until?: Date | null | undefined;
}

interface ContractFacts {
  closedAs?: 'rejected' | 'withdrawn' | null;
  endsAt?: Date | null;
  /** Some terms were agreed. */
  isAgreed: boolean;
}

/** Returns the state of a contract at a moment. Agreed terms waiting for their first period are active. */
export function stateAt({ closedAs, endsAt, isAgreed }: ContractFacts, moment: Date): ContractState {
  if (closedAs) return closedAs;
  if (!isAgreed) return 'offered';
  if (!endsAt) return 'active';
  return moment < endsAt ? 'ending' : 'ended';
}

/** Returns the version in force at a moment. */
export function inForceAt<V extends DatedTerms>(versions: readonly V[], moment: Date): V | undefined {
  return versions.find(({ from, until }) => from <= moment && (!until || moment < until));
}

/** Returns the version that comes into force after a moment; undefined if it was replaced before that. */
export function comingAfter<V extends DatedTerms>(versions: readonly V[], moment: Date): V | undefined {
  return versions.findLast(({ from, until }) => from > moment && (!until || from < until));
}

/**
 * Returns when an agreement at a moment takes effect: at the end of the current period of the version in force; before
 * the first version, at the next day, hour or 5 minutes.
 */
export function takesEffectAt(
  kind: ContractTerms['kind'],
  versions: readonly DatedTerms[],
  moment: Date,
  timeZone: string,
): Date {
  const version = inForceAt(versions, moment);
  if (version) return periodAround(version.terms, moment, timeZone).end;
  return comingAfter(versions, moment)?.from ?? nextBoundary(kind, moment, timeZone);
}
