import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { lineOf } from '../registry/live-versions.rules.ts';
import type { Registry } from '../registry/registry.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import { changeLiveRelease } from './change-live-releases.ts';
import type { LiveChange } from './live-change.ts';
import { incompatibilitiesAfter } from './refuse-incompatible-change.ts';

export interface AutomaticRollback {
  name: ReleaseName;
  /** The failing version: a candidate, or the live one. */
  version: string;
  /** For the history and the audit, one line at most. */
  why: string;
  /** A candidate known to work, used when no earlier version is complete and compatible. */
  workingCandidate?: string | undefined;
  /** Runs in the transaction of the act, with the version all visitors then get: both succeed or neither. */
  notify?: (live: string) => Promise<void>;
}

export type AutomaticRollbackResult =
  | { isRolledBack: true; sequence: number /** The version all visitors get now. */; live: string }
  /** not-live: it went already, by somebody else or another process; nothing-to-go-to: no earlier version is whole and fits. */
  | { isRolledBack: false; because: 'not-live' | 'nothing-to-go-to' };

/** The author of automatic rollbacks. */
export const rollbackAuthor = 'platform';

/**
 * Rolls a version back for all visitors without an operator, even in a freeze. A candidate yields to the live version;
 * a live version, with its candidate, to the nearest earlier one that is complete and compatible, or to a working
 * candidate. Of concurrent callers one succeeds, the others get `not-live`. Must not be called in a transaction.
 */
export async function rollBackAutomatically(
  registry: Registry,
  asked: AutomaticRollback,
): Promise<AutomaticRollbackResult> {
  const { name, version, why, notify } = asked;
  try {
    const { sequence, live } = await changeLiveRelease(registry, async (state) => {
      const to = await targetOf(registry, state, asked);
      return { ...changeTo(name, to), why: `${version}: ${why}`, notify };
    });
    return { isRolledBack: true, sequence, live };
  } catch (error) {
    if (error instanceof NotRolledBack) return { isRolledBack: false, because: error.because };
    throw error;
  }
}

class NotRolledBack extends Error {
  readonly because: 'not-live' | 'nothing-to-go-to';
  constructor(because: NotRolledBack['because']) {
    super(because);
    this.because = because;
  }
}

async function targetOf(
  registry: Registry,
  state: RegistryState,
  { name, version, workingCandidate }: AutomaticRollback,
): Promise<string> {
  const { versions, candidate } = lineOf(state.acts, name);
  const [live, ...before] = versions;
  if (live !== undefined && candidate?.version === version) return live;
  if (live !== version) throw new NotRolledBack('not-live');
  for (const earlier of before) {
    if (earlier !== candidate?.version && (await isGood(registry, state, name, earlier))) return earlier;
  }
  const beside = candidate?.version;
  if (beside !== undefined && beside === workingCandidate && (await isGood(registry, state, name, beside)))
    return beside;
  throw new NotRolledBack('nothing-to-go-to');
}

async function isGood(registry: Registry, state: RegistryState, name: ReleaseName, version: string): Promise<boolean> {
  const row = state.rows.find((each) => each.name === name && each.version === version);
  if (!row || (await incompatibilitiesAfter(registry, state, [{ change: changeTo(name, version), row }])).length > 0)
    return false;
  return (await registry.store.stateOf(row.manifest)) === 'whole';
}

function changeTo(name: ReleaseName, version: string): Omit<LiveChange, 'why'> {
  return { act: 'take-back', name, version, percent: 100, who: rollbackAuthor, despiteFreeze: true };
}
