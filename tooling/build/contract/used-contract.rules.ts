import type { SurfaceParts, TypeSurface } from '@portal/shared/contract/releases/contract-surface';

const rootTypes = ['Host', 'Place', 'RemoteModule'];
const eventCall = /\b(?:on|emit)\(\s*(['"])([\w-]+)\1/g;
/** Names of modules are no words of the code: a file may be named like a member of the host. */
const moduleName = /\b(?:from|import)\s*\(?\s*(['"])[^'"\n]*\1/g;
const word = /[A-Za-z_$][\w$]*/g;

/** The known events that code subscribes to or emits. */
export function usedEvents(sources: readonly string[], events: SurfaceParts['events']): SurfaceParts['events'] {
  const named = new Set(sources.flatMap((source) => [...source.matchAll(eventCall)].map(([, , name]) => name)));
  return Object.fromEntries(Object.entries(events).filter(([name]) => named.has(name)));
}

/**
 * What of the host a remote may use: members whose names its code mentions, and all that it hands over itself. A name may
 * be mentioned for another reason: then the remote is taken to need more than it does, never less.
 */
export function usedTypes(sources: readonly string[], types: SurfaceParts['types']): SurfaceParts['types'] {
  const words = new Set(sources.flatMap((source) => source.replace(moduleName, '').match(word) ?? []));
  const all = new Map(Object.entries(types));
  const used = new Map<string, TypeSurface>();
  const waiting = [...rootTypes];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const type = all.get(name);
    if (!type || used.has(name)) continue;
    const usedPart = type.from === 'shell' ? mentioned(type, words) : type;
    used.set(name, usedPart);
    waiting.push(...textsOf(usedPart).flatMap((text) => text.match(word) ?? []));
  }
  return Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function mentioned(type: TypeSurface, words: ReadonlySet<string>): TypeSurface {
  if (!type.members) return type;
  return { ...type, members: Object.fromEntries(Object.entries(type.members).filter(([name]) => words.has(name))) };
}

function textsOf({ members, text }: TypeSurface): string[] {
  return [...Object.values(members ?? {}).map((member) => member.text), ...(text === undefined ? [] : [text])];
}
