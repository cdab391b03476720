import type {
  CallFlag,
  CallSurface,
  SurfaceParts,
  WireSchema,
} from '@portal/shared/contract/releases/contract-surface';
import { compareTypes } from './compare-types.rules.ts';
import { type Budget, newBudget, spendOn } from './comparison-budget.rules.ts';
import { schemaIncompatibilities } from './schema-compatibility.rules.ts';
import { alternativesOf, fieldsOf, sameSchema, schemaAt } from './schema-parts.rules.ts';
import type { ChangeLevel, SurfaceChange } from './surface-change.ts';

/** Lists the differences of two surfaces; empty when they are equal. levelOf gives the level of the whole. */
export function compareSurfaces(
  before: SurfaceParts,
  after: SurfaceParts,
  budget: Budget = newBudget(),
): SurfaceChange[] {
  return [
    ...compareCalls(before.calls, after.calls, budget),
    ...compareEvents(before.events, after.events),
    ...compareTypes(before.types, after.types, budget),
  ];
}

/** Pairs the entries of two records by name. The names come from untrusted files, so only own fields count. */
function pairsOf<T>(before: Record<string, T>, after: Record<string, T>): [string, T | undefined, T | undefined][] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.map((name) => [name, old.get(name), now.get(name)]);
}

function compareCalls(before: SurfaceParts['calls'], after: SurfaceParts['calls'], budget: Budget): SurfaceChange[] {
  return pairsOf(before, after).flatMap(([subject, old, now]) => {
    const change = (level: ChangeLevel, text: string): SurfaceChange => ({ level, kind: 'call', subject, text });
    if (!old) return [change('minor', `${subject} is new`)];
    if (!now) return [change('breaking', `${subject} is gone`)];
    return compareCall(old, now, budget).map(({ level, text }) => change(level, `${subject}: ${text}`));
  });
}

type Finding = Pick<SurfaceChange, 'level' | 'text'>;

function compareCall(old: CallSurface, now: CallSurface, budget: Budget): Finding[] {
  spendOn(budget, old, now);
  const access: Finding[] =
    old.access === now.access ? [] : [{ level: 'breaking', text: `access was ${old.access} and is ${now.access}` }];
  return [
    ...access,
    ...compareFlags(old.flags, now.flags),
    ...compareInput(old.input, now.input, schemaIncompatibilities(now.input, old.input, 'input', budget)),
    ...compareSide('output', old.output, now.output, schemaIncompatibilities(old.output, now.output, 'output', budget)),
    ...compareRefusals(old.refusals, now.refusals),
  ];
}

function compareRefusals(old: readonly string[], now: readonly string[]): Finding[] {
  const [before, after] = [new Set(old), new Set(now)];
  return [
    ...now
      .filter((code) => !before.has(code))
      .map((code): Finding => ({ level: 'minor', text: `may refuse with ${code}` })),
    ...old
      .filter((code) => !after.has(code))
      .map((code): Finding => ({ level: 'patch', text: `no longer refuses with ${code}` })),
  ];
}

/** What breaks a client that was built without the flag, and one that was built with it. */
const flagLevels: Record<CallFlag, { added: ChangeLevel; removed: ChangeLevel }> = {
  csv: { added: 'breaking', removed: 'breaking' },
  encrypted: { added: 'breaking', removed: 'breaking' },
  form: { added: 'breaking', removed: 'breaking' },
  idempotent: { added: 'breaking', removed: 'minor' },
  knowsMember: { added: 'minor', removed: 'minor' },
  renewsSession: { added: 'breaking', removed: 'minor' },
};

function compareFlags(old: readonly CallFlag[], now: readonly CallFlag[]): Finding[] {
  const [before, after] = [new Set(old), new Set(now)];
  const added = [...after].filter((flag) => !before.has(flag));
  const removed = [...before].filter((flag) => !after.has(flag));
  return [
    ...added.map((flag) => ({ level: flagLevels[flag].added, text: `is ${flag} now` })),
    ...removed.map((flag) => ({ level: flagLevels[flag].removed, text: `is no longer ${flag}` })),
  ];
}

function compareSide(side: string, old: WireSchema, now: WireSchema, problems: readonly string[]): Finding[] {
  if (problems.length > 0) return problems.map((text) => ({ level: 'breaking', text }));
  if (sameSchema(old, now)) return [];
  const fields = newFields(old, now, side, 0);
  const texts = fields.length > 0 ? fields.map((field) => `${field} is new`) : [`${side} changed, old clients go on`];
  return texts.map((text) => ({ level: 'minor', text }));
}

/** A field that is sent but no longer read is lost silently: old clients get another answer than they asked for. */
function compareInput(old: WireSchema, now: WireSchema, problems: readonly string[]): Finding[] {
  const lost = lostFields(old, now, 'input', 0);
  if (lost.length === 0) return compareSide('input', old, now, problems);
  // A new required name is the same finding as its rename.
  const others = problems.filter((text) => !lost.some(({ newAt }) => newAt && text.startsWith(`${newAt} `)));
  return [...lost.map(({ text }) => text), ...others].map((text) => ({ level: 'breaking', text }));
}

interface LostField {
  text: string;
  /** The path at which it is read now. */
  newAt?: string;
}

/** Finds fields that are no longer read; a new field of the same kind is taken as the renamed one. */
function lostFields(old: WireSchema, now: WireSchema, path: string, depth: number): LostField[] {
  if (depth > deepestNamed || alternativesOf(old).length > 1 || alternativesOf(now).length > 1) return [];
  if (now.type === 'array') return lostFields(schemaAt(old, 'items'), schemaAt(now, 'items'), `${path}[]`, depth + 1);
  const [before, after] = [fieldsOf(old), fieldsOf(now)];
  if (before.size === 0 || now.type !== 'object' || 'additionalProperties' in now) return [];
  const added = [...after].filter(([name]) => !before.has(name));
  const gone = [...before].filter(([name]) => !after.has(name));
  const nested = [...before].flatMap(([name, field]) => {
    const same = after.get(name);
    return same ? lostFields(field, same, `${path}.${name}`, depth + 1) : [];
  });
  return [
    ...nested,
    ...gone.map(([name, field]): LostField => {
      const alike = added.filter(([, other]) => sameSchema(field, other));
      const [to] = alike;
      const isRename = to && alike.length === 1 && gone.filter(([, other]) => sameSchema(other, to[1])).length === 1;
      if (!isRename) return { text: `${path}.${name} is gone: what old clients send in it is ignored` };
      const text = `${path}.${name} is called ${to[0]} now: what old clients send under the old name is ignored`;
      return { text, newAt: `${path}.${to[0]}` };
    }),
  ];
}

const deepestNamed = 12;

function newFields(old: WireSchema, now: WireSchema, path: string, depth: number): string[] {
  if (depth > deepestNamed || alternativesOf(now).length > 1) return [];
  if (now.type === 'array') return newFields(schemaAt(old, 'items'), schemaAt(now, 'items'), `${path}[]`, depth + 1);
  const before = fieldsOf(old);
  return [...fieldsOf(now)].flatMap(([name, field]) => {
    const known = before.get(name);
    return known ? newFields(known, field, `${path}.${name}`, depth + 1) : [`${path}.${name}`];
  });
}

function compareEvents(before: SurfaceParts['events'], after: SurfaceParts['events']): SurfaceChange[] {
  return pairsOf(before, after).flatMap(([subject, old, now]): SurfaceChange[] => {
    const kind = 'event';
    if (old === now) return [];
    if (old === undefined) return [{ level: 'minor', kind, subject, text: `event ${subject} is new` }];
    if (now === undefined) return [{ level: 'breaking', kind, subject, text: `event ${subject} is gone` }];
    return [{ level: 'breaking', kind, subject, text: `event ${subject} carried ${old} and carries ${now}` }];
  });
}
