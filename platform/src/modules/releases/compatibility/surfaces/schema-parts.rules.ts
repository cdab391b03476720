import type { WireSchema } from '@portal/shared/contract/releases/contract-surface';

/** Keywords of a schema that do not restrict values. */
const notes = new Set(['$schema', 'default', 'description', 'examples', 'title', 'deprecated']);

export function isSchema(value: unknown): value is WireSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function schemaAt(schema: WireSchema, word: string): WireSchema {
  const value = schema[word];
  return isSchema(value) ? value : {};
}

export function textsOf(value: unknown): Set<string> {
  return new Set(Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
}

/** Returns the fields of an object by name; a Map, because the names come from untrusted files. */
export function fieldsOf(schema: WireSchema): Map<string, WireSchema> {
  const fields = Object.entries(schemaAt(schema, 'properties'));
  return new Map(fields.flatMap(([name, field]) => (isSchema(field) ? [[name, field] as const] : [])));
}

/** Lists the forms a value may have: sides of a choice, values of an enumeration. */
export function alternativesOf(schema: WireSchema): WireSchema[] {
  for (const word of ['anyOf', 'oneOf']) {
    const sides = schema[word];
    if (Array.isArray(sides)) return sides.filter(isSchema).flatMap(alternativesOf);
  }
  return Array.isArray(schema.enum) ? schema.enum.map((value) => ({ const: value })) : [schema];
}

export function sameSchema(one: WireSchema, other: WireSchema): boolean {
  return one === other || schemaText(one) === schemaText(other);
}

/** Returns the same text for schemas that differ only in order and annotations. */
function schemaText(schema: WireSchema): string {
  return JSON.stringify(sortedSchema(schema));
}

/** Sorts keywords and drops annotations; field names are kept whatever they are. */
export function sortedSchema(schema: WireSchema): WireSchema {
  const words = Object.entries(schema).filter(([word]) => !notes.has(word));
  return Object.fromEntries(words.sort(byName).map(([word, value]) => [word, sortedValue(word, value)]));
}

function sortedValue(word: string, value: unknown): unknown {
  if (word === 'required' || word === 'enum')
    return Array.isArray(value) ? [...value].map(asJson).sort().map(parsed) : value;
  if (Array.isArray(value)) return value.map((item) => (isSchema(item) ? sortedSchema(item) : item));
  if (!isSchema(value)) return value;
  if (word !== 'properties') return sortedSchema(value);
  const fields = Object.entries(value).sort(byName);
  return Object.fromEntries(fields.map(([name, field]) => [name, isSchema(field) ? sortedSchema(field) : field]));
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function asJson(value: unknown): string {
  return JSON.stringify(value);
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
