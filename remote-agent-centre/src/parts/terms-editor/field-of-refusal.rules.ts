import type { RefusalFacts } from '@portal/shared/remote/calls/refusal-of';
import type { FieldPath } from './terms-typed.rules.ts';

/** Refusals about the rates that name none. */
const ofRates = new Set(['rate_above_own', 'tiers_out_of_order']);

/**
 * Returns the field that a refusal is about: the one it names ("terms.tiers.1.rate", "offers.0.tiers.1.rate"), or the
 * tier in its value, or the first rate.
 * @param offer index of these terms among several offers, from 0: a refusal that does not name it is about none
 */
export function fieldOfRefusal(
  { code, fields, value }: Pick<RefusalFacts, 'code' | 'fields' | 'value'>,
  paths: readonly FieldPath[],
  offer?: number,
): FieldPath | undefined {
  const isMeant = (name: string) => offer === undefined || `${name}.`.startsWith(`offers.${offer}.`);
  const names = Object.keys(fields).filter(isMeant);
  const named = names.flatMap((name) => paths.filter((path) => `.${name}`.endsWith(`.${path}`)));
  if (named[0]) return named[0];
  if (!ofRates.has(code) || (offer !== undefined && names.length === 0)) return undefined;
  const { tier } = value;
  const ofTier = typeof tier === 'number' ? paths.find((path) => path === `tiers.${tier}.rate`) : undefined;
  return ofTier ?? paths.find((path) => path.endsWith('rate') || path === 'profitRate');
}
