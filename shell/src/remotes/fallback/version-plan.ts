import type { Composition, PlacedVersion } from '@portal/shared/contract/releases/composition';
import { failure } from '../loading/load-version.ts';
import type { RemoteFailure } from '../page-remotes.types.ts';
import { versionsToTry } from './choose-version.rules.ts';

interface PlanPorts {
  composition(): Composition | undefined;
  visitorId: string;
  disabled: ReadonlySet<string>;
  /** The version that this page must keep now, wherever it shows the remote. */
  held(name: string): PlacedVersion | undefined;
  /** Milliseconds of any monotonic clock. */
  now(): number;
}

interface NotedFailure {
  /** The network may be the cause: forgotten after a while, and with the next composition. */
  mayPass: boolean;
  at: number;
  sequence: number | undefined;
}

const passesAfterMs = 5 * 60_000;

/** Decides which versions of a remote to try, from what this page knows of them. */
export function createVersionPlan({ composition, visitorId, disabled, held, now }: PlanPorts) {
  const failed = new Map<string, NotedFailure>();
  const label = (name: string, version: string) => `${name}@${version}`;

  function hasFailed(name: string, version: string): boolean {
    const noted = failed.get(label(name, version));
    if (!noted?.mayPass) return noted !== undefined;
    return now() - noted.at < passesAfterMs && noted.sequence === composition()?.sequence;
  }

  /** Best first; versions that failed in this page come last: they cost time but may work again. */
  function versionsOf(name: string): PlacedVersion[] | RemoteFailure {
    const current = composition();
    if (disabled.has(name)) return failure('disabled');
    if (!current) return failure('no_composition');
    const offer = current.remotes[name];
    if (!offer) return failure('unknown_remote');
    const offered = versionsToTry(offer, visitorId, name, current.salt);
    const heldVersion = held(name);
    const versions = heldVersion
      ? [heldVersion, ...offered.filter(({ version }) => version !== heldVersion.version)]
      : offered;
    const rank = ({ version }: PlacedVersion) => Number(hasFailed(name, version));
    return versions.sort((a, b) => rank(a) - rank(b));
  }

  return {
    versionsOf,
    /** The version that a mount would start with now. */
    preferred(name: string): string | undefined {
      const versions = versionsOf(name);
      return Array.isArray(versions) ? versions[0]?.version : undefined;
    },
    noteFailure(name: string, version: string, reason: RemoteFailure['reason']): void {
      const mayPass = reason === 'load_failed' || reason === 'load_timeout';
      failed.set(label(name, version), { mayPass, at: now(), sequence: composition()?.sequence });
    },
    forgetFailures(name: string): void {
      for (const version of [...failed.keys()]) if (version.startsWith(label(name, ''))) failed.delete(version);
    },
  };
}
