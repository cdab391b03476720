import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { canPublishSigned } from '@portal/shared/contract/releases/signed-publications';
import { shellName } from '../registry/live-state.rules.ts';

type Answer = CallResult<typeof canPublishSigned>;

/**
 * Keeps the part of an answer about the squad's own release: what it needs and lacks, and which versions of itself and
 * of the shell would be compatible. Every remote depends on the shell, so its squad sees all of it.
 */
export function forSquad(answer: Answer): Answer {
  const { name, version, sets, nearest } = answer;
  if (name === shellName) return answer;
  const own = `${name} ${version}`;
  const visible = Object.entries(nearest ?? {}).filter(([other]) => other === name || other === shellName);
  return {
    ...answer,
    sets: sets.map(({ set, misfits }) => {
      const ours = misfits.filter(({ who }) => who === own);
      return { set, fits: ours.length === 0, misfits: ours };
    }),
    nearest: visible.length > 0 ? Object.fromEntries(visible) : undefined,
  };
}
