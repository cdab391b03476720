import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { changeOperatorPassword, operatorLogin, operatorLogout } from '@portal/shared/contract/operators/session';
import { canPromote, canRollBack } from '@portal/shared/contract/releases/compatibility';
import { getReleaseHealth, listReleaseAlerts } from '@portal/shared/contract/releases/health';
import {
  freezeReleases,
  listReleaseHistory,
  listReleases,
  promoteRelease,
  type ReleaseName,
  releaseName,
  rollbackRelease,
  thawReleases,
} from '@portal/shared/contract/releases/releases';
import { answering, Refused } from './fake-operator-api.ts';

type Listing = CallResult<typeof listReleases>;
type VersionHealth = CallResult<typeof getReleaseHealth>['remotes'][number]['versions'][number];

const sampleAt = '2026-11-20T09:30:00.000Z';
const bucketCount = 30;

type State = Listing['releases'][number]['state'];
const places = ['live', 'candidate', 'fallback'] as const;

const stored = (name: ReleaseName, version: string, state: State, percent?: number) => ({
  name,
  version,
  state,
  publishedAt: sampleAt,
  publishedBy: 'squad',
  place: places.find((place) => place === state),
  ...(percent !== undefined && { percent }),
});

/**
 * Games have a candidate at 10 %, the member centre an earlier version for a rollback; others have one version each.
 */
export function sampleListing(): Listing {
  return {
    sequence: 41,
    releases: [
      stored('shell', '1.0.0', 'live', 100),
      stored('remote-games', '1.4.0', 'candidate', 10),
      stored('remote-games', '1.3.0', 'live', 90),
      stored('remote-games', '1.2.0', 'fallback'),
      stored('remote-member-centre', '2.1.0', 'live', 100),
      stored('remote-member-centre', '2.0.0', 'fallback'),
      stored('remote-agent-centre', '1.0.0', 'live', 100),
      stored('remote-lottery', '1.0.0', 'live', 100),
      stored('remote-lottery', '0.9.0', 'changed'),
    ],
  };
}

/** The same, after somebody gave the games' candidate to all visitors. */
export function candidateForAll(): Listing {
  const { releases } = sampleListing();
  const others = releases.filter(({ name }) => name !== 'remote-games');
  const games = [stored('remote-games', '1.4.0', 'live', 100), stored('remote-games', '1.3.0', 'fallback')];
  return { sequence: 42, releases: [...games, ...others] };
}

export function sampleHistory(): CallResult<typeof listReleaseHistory> {
  const act = (sequence: number, name: ReleaseName, version: string, percent = 100) => ({
    sequence,
    name,
    version,
    percent,
    at: sampleAt,
    who: 'operator2',
    act: 'promote' as const,
    why: 'the new lobby',
  });
  const first = releaseName.options.map((name, at) => act(at + 1, name, '1.0.0'));
  const more = Array.from({ length: 8 }, (_, at) => act(30 + at, 'remote-games', `1.1.${at}`));
  return {
    list: [
      ...first,
      ...more,
      act(38, 'remote-games', '1.2.0'),
      act(39, 'remote-member-centre', '2.0.0'),
      act(40, 'remote-member-centre', '2.1.0'),
      act(41, 'remote-games', '1.4.0', 10),
    ],
  };
}

/** Figures of a version, the same at each call. */
function sampleHealth(version: string, loads: number, failures: number, ms: number): VersionHealth {
  const buckets = Array.from({ length: bucketCount }, (_, at) => {
    const wave = 0.6 + 0.4 * Math.sin(at / 3 + ms / 100);
    const own = Math.round((loads / bucketCount) * wave * 1.4);
    const failed = at % 7 === 3 ? Math.round(failures / 4) : 0;
    return {
      from: new Date(Date.parse(sampleAt) + (at - bucketCount) * 120_000).toISOString(),
      loads: own,
      failures: Math.min(own, failed),
      visitors: own,
      ...(own > 0 && { mountMs: { p50: ms * wave + ms / 2, p95: (ms * wave + ms) * 1.8 } }),
    };
  });
  return {
    version,
    total: {
      loads,
      failures,
      visitors: Math.round(loads * 0.8),
      ...(loads > 0 && { mountMs: { p50: ms, p95: ms * 2.4 } }),
    },
    reasons: failures > 0 ? [{ reason: 'mount_failed', failures }] : [],
    buckets,
  };
}

export function sampleCompatibility(name: ReleaseName, version: string, incompatibility?: string) {
  const misfits = incompatibility
    ? [{ who: `${name} ${version}`, kind: 'call' as const, subject: 'getGames', text: incompatibility }]
    : [];
  return { name, version, sets: [{ set: 'live' as const, fits: !incompatibility, misfits }] };
}

/** The answers of a healthy platform. */
export function sampleAnswers(roles: string[] = ['release']) {
  return [
    answering(operatorLogin, ({ password }) => {
      if (password !== 'Demo1234') throw new Refused('login_failed');
      return { token: 'token-1', roles };
    }),
    answering(operatorLogout, () => ({})),
    answering(changeOperatorPassword, () => ({})),
    answering(listReleaseHistory, sampleHistory),
    answering(listReleaseAlerts, () => ({
      list: [
        {
          id: 'a1',
          at: sampleAt,
          kind: 'take-back' as const,
          name: 'remote-lottery' as const,
          version: '1.1.0',
          text: '12 of 40 loads failed within five minutes (mount_failed); 1.0.0 is live again.',
        },
      ],
    })),
    answering(getReleaseHealth, () => ({
      from: sampleAt,
      to: sampleAt,
      remotes: [
        {
          name: 'remote-games' as const,
          versions: [sampleHealth('1.3.0', 5210, 6, 240), sampleHealth('1.4.0', 604, 48, 410)],
        },
        { name: 'remote-member-centre' as const, versions: [sampleHealth('2.1.0', 1804, 0, 180)] },
      ],
      compositionFaults: [],
    })),
    answering(canRollBack, ({ name, to }) => sampleCompatibility(name, to ?? '2.0.0')),
    answering(canPromote, ({ name, version }) => ({
      ...sampleCompatibility(name, version),
      change: { level: 'minor' as const, lowest: '1.0.0', because: [] },
    })),
    answering(promoteRelease, ({ name, version, percent }) =>
      name === 'remote-games' && percent
        ? { sequence: 42, name, live: '1.3.0', candidate: { version, percent } }
        : { sequence: 42, name, live: version },
    ),
    answering(rollbackRelease, ({ name }) => ({ sequence: 42, name, live: '2.0.0' })),
    answering(freezeReleases, ({ until, why }) => ({ until, why, who: 'operator' })),
    answering(thawReleases, () => ({})),
    answering(listReleases, sampleListing),
  ];
}
