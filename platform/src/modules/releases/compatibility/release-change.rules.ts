import type { ContractFile, SurfaceParts } from '@portal/shared/contract/releases/contract-surface';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { compare, gt, lt, minVersion, validRange } from 'semver';
import type { ReleaseWithContract } from './set-compatibility.rules.ts';
import { compareSurfaces } from './surfaces/compare-surfaces.rules.ts';
import { type ChangeLevel, levelOf } from './surfaces/surface-change.ts';
import { lowestAfter } from './surfaces/version-step.rules.ts';

export interface ReleaseChange {
  level: 'first' | ChangeLevel;
  /** The version it is compared with. */
  since?: string;
  /** The lowest version it may have. */
  lowest: string;
  because: string[];
}

type Finding = { level: ChangeLevel; text: string };

/** Returns the highest of these versions below the given one. */
export function versionBefore(version: string, published: readonly string[]): string | undefined {
  return published
    .filter((one) => lt(one, version))
    .sort(compare)
    .at(-1);
}

/** Compares a release with an earlier one: what it needs from others, and what a shell offers to remotes. */
export function changeSince(before: ReleaseWithContract | undefined, after: ReleaseWithContract): ReleaseChange {
  if (!before) return { level: 'first', lowest: '0.0.0', because: [] };
  const findings = [...compareManifests(before, after), ...compareContracts(before.contract, after.contract)];
  const level = levelOf(findings);
  const since = before.manifest.version;
  const because = findings.filter((finding) => finding.level === level).map(({ text }) => text);
  return { level, since, lowest: lowestAfter(since, level), because: because.slice(0, 20) };
}

function compareContracts(before: ContractFile | undefined, after: ContractFile | undefined): Finding[] {
  if (!before || !after) return [];
  return [
    ...compareUses(before.uses, after.uses),
    ...compareSurfaces({ calls: {}, ...(before.provides ?? none) }, { calls: {}, ...(after.provides ?? none) }),
  ];
}

const none = { events: {}, types: {} };

/** Compares what both use as the contract changed it. A new use is a minor change, an ended use is a patch. */
function compareUses(before: SurfaceParts, after: SurfaceParts): Finding[] {
  const [old, now] = [namesUsed(before), namesUsed(after)];
  const isUse = ({ subject }: { subject: string }) => old.has(subject) !== now.has(subject);
  return [
    ...compareSurfaces(before, after).filter((change) => !isUse(change)),
    ...[...now].filter((name) => !old.has(name)).map((name): Finding => ({ level: 'minor', text: `uses ${name}` })),
    ...[...old].filter((name) => !now.has(name)).map((name): Finding => ({ level: 'patch', text: `leaves ${name}` })),
  ];
}

function namesUsed({ calls, events, types }: SurfaceParts): Set<string> {
  const fromShell = Object.entries(types).filter(([, { from }]) => from === 'shell');
  const members = fromShell.flatMap(([name, type]) =>
    Object.keys(type.members ?? {}).map((member) => `${name}.${member}`),
  );
  return new Set([...Object.keys(calls), ...Object.keys(events), ...members]);
}

/** Compares ranges and shared modules; without contract files there is nothing else to compare. */
function compareManifests(before: ReleaseWithContract, after: ReleaseWithContract): Finding[] {
  const [old, now] = [before.manifest, after.manifest];
  const haveContracts = before.contract !== undefined && after.contract !== undefined;
  return [
    ...(haveContracts ? [] : compareRange('contract', old, now)),
    ...compareRange('react', old, now),
    ...fewer(old.needs.facades, now.needs.facades).map((key): Finding => ({ level: 'minor', text: `takes ${key}` })),
    ...fewer(old.provides, now.provides).map((key): Finding => ({ level: 'minor', text: `provides ${key}` })),
    ...fewer(now.provides, old.provides).map(
      (key): Finding => ({ level: 'breaking', text: `does not provide ${key}` }),
    ),
  ];
}

function fewer(few: readonly string[], many: readonly string[]): string[] {
  const known = new Set(few);
  return many.filter((key) => !known.has(key));
}

function compareRange(subject: 'contract' | 'react', old: ReleaseManifest, now: ReleaseManifest): Finding[] {
  const [from, to] = [lowestOf(old.needs[subject]), lowestOf(now.needs[subject])];
  if (!from || !to) return [];
  const text = `needs ${subject} ${now.needs[subject]} instead of ${old.needs[subject]}`;
  if (from.major !== to.major) return [{ level: 'breaking', text }];
  return gt(to, from) && to.minor !== from.minor ? [{ level: 'minor', text }] : [];
}

function lowestOf(range: string) {
  return validRange(range) ? minVersion(range) : null;
}
