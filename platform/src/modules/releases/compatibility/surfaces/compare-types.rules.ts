import type { SurfaceParts, TypeSurface, WireSchema } from '@portal/shared/contract/releases/contract-surface';
import { type Budget, spendOn } from './comparison-budget.rules.ts';
import { schemaIncompatibilities } from './schema-compatibility.rules.ts';
import { sameSchema } from './schema-parts.rules.ts';
import type { ChangeLevel, SurfaceChange } from './surface-change.ts';

type Member = NonNullable<TypeSurface['members']>[string];
type From = TypeSurface['from'];

/**
 * Compares the types that host and remotes pass each other. A type that was added or removed says nothing by itself:
 * the members that mention it have changed.
 */
export function compareTypes(
  before: SurfaceParts['types'],
  after: SurfaceParts['types'],
  budget: Budget,
): SurfaceChange[] {
  const now = new Map(Object.entries(after));
  return Object.entries(before)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, old]) => {
      const other = now.get(name);
      return other ? compareType(name, old, other, budget) : [];
    });
}

function compareType(name: string, old: TypeSurface, now: TypeSurface, budget: Budget): SurfaceChange[] {
  const from = old.from === now.from ? old.from : 'both';
  if (old.members && now.members) return compareMembers(name, from, old.members, now.members);
  if (old.schema && now.schema) return compareSchema(name, from, old.schema, now.schema, budget);
  if (old.text !== undefined && old.text === now.text) return [];
  return [prop('breaking', name, `${name} was ${shapeOf(old)} and is ${shapeOf(now)}`)];
}

function compareMembers(name: string, from: From, old: Record<string, Member>, now: Record<string, Member>) {
  const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(now))];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((member) => {
    const subject = `${name}.${member}`;
    const found = compareMember(from, before.get(member), after.get(member));
    return found ? [prop(found.level, subject, `${subject} ${found.text}`)] : [];
  });
}

function compareMember(from: From, old: Member | undefined, now: Member | undefined) {
  if (!old) return { level: addedLevel(from, now), text: now?.optional ? 'is new and optional' : 'is new' };
  if (!now) return { level: from === 'remote' ? minor : breaking, text: 'is gone' };
  if (old.text !== now.text) return { level: breaking, text: `was ${old.text} and is ${now.text}` };
  if (old.optional === now.optional) return undefined;
  const hurts = now.optional ? from !== 'remote' : from !== 'shell';
  return { level: hurts ? breaking : minor, text: now.optional ? 'may be left out now' : 'is always there now' };
}

const minor: ChangeLevel = 'minor';
const breaking: ChangeLevel = 'breaking';

/** An existing remote cannot pass a member that was added later. */
function addedLevel(from: From, member: Member | undefined): ChangeLevel {
  return from === 'shell' || member?.optional ? minor : breaking;
}

function compareSchema(name: string, from: From, old: WireSchema, now: WireSchema, budget: Budget): SurfaceChange[] {
  spendOn(budget, old, now);
  if (sameSchema(old, now)) return [];
  const problems = [
    ...(from === 'remote' ? [] : schemaIncompatibilities(old, now, name, budget)),
    ...(from === 'shell' ? [] : schemaIncompatibilities(now, old, name, budget)),
  ];
  if (problems.length > 0) return problems.map((text) => prop(breaking, name, text));
  return [prop(minor, name, `${name} changed, what is built goes on`)];
}

function prop(level: ChangeLevel, subject: string, text: string): SurfaceChange {
  return { level, kind: 'prop', subject, text };
}

function shapeOf({ members, text }: TypeSurface): string {
  return text ?? (members ? 'a list of members' : 'a schema');
}
