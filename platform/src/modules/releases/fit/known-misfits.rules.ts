import type { Misfit } from '@portal/shared/contract/operator/release-fit-calls';

const versions = /\d+\.\d+\.\d+/g;

/**
 * Tells what was wrong already and is no reason against a change. On a way back the same fault of another version of the
 * release counts as the same: where a new platform serves something differently, every earlier version has it, and one of
 * them may be needed in a hurry.
 */
export function knownAmong(before: readonly Misfit[], isWayBack: boolean): (misfit: Misfit) => boolean {
  const keyOf = ({ text }: Misfit) => (isWayBack ? text.replaceAll(versions, '*') : text);
  const known = new Set(before.map(keyOf));
  return (misfit) => known.has(keyOf(misfit));
}
