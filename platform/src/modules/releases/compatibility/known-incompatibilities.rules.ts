import type { Incompatibility } from '@portal/shared/contract/releases/compatibility';

const versions = /\d+\.\d+\.\d+/g;

/**
 * Recognises incompatibilities that existed before a change and do not count against it. On a rollback the same fault
 * of another version counts as known: a new platform may serve every earlier version differently, and one of them may
 * be needed in a hurry.
 */
export function knownAmong(
  before: readonly Incompatibility[],
  isRollback: boolean,
): (incompatibility: Incompatibility) => boolean {
  const keyOf = ({ text }: Incompatibility) => (isRollback ? text.replaceAll(versions, '*') : text);
  const known = new Set(before.map(keyOf));
  return (incompatibility) => known.has(keyOf(incompatibility));
}
