import type { WireSchema } from '@portal/shared/contract/releases/contract-surface';
import { type Budget, newBudget, spend, spendOn } from './comparison-budget.rules.ts';
import { alternativesOf, fieldsOf, isSchema, sameSchema, schemaAt, textsOf } from './schema-parts.rules.ts';

const problemsAtMost = 20;

/**
 * Returns why values written by one schema cannot always be read by another; empty when they can. Objects read the
 * fields they know and ignore the rest, as our valibot objects do.
 * @param path how the sentences name the value, `output.list[].amount`
 */
export function schemaIncompatibilities(
  reader: WireSchema,
  writer: WireSchema,
  path: string,
  budget: Budget = newBudget(),
): string[] {
  return read(budget, reader, writer, path).slice(0, problemsAtMost);
}

function read(walk: Budget, reader: WireSchema, writer: WireSchema, path: string): string[] {
  spendOn(walk, reader, writer);
  if (sameSchema(reader, writer)) return [];
  const written = alternativesOf(writer);
  const readable = alternativesOf(reader);
  return written.flatMap((one) => readByAny(walk, readable, one, path)).slice(0, problemsAtMost);
}

function readByAny(walk: Budget, readers: readonly WireSchema[], writer: WireSchema, path: string): string[] {
  let nearest: string[] | undefined;
  for (const reader of readers) {
    spend(walk, 1);
    const problems = readOne(walk, reader, writer, path);
    if (problems.length === 0) return [];
    // Of several forms, the one with the same discriminating fields explains the problem best.
    const isNearer =
      nearest === undefined || (problems.length <= nearest.length && sharesDiscriminators(walk, reader, writer));
    if (isNearer) nearest = problems;
  }
  if (readers.length > 1 && 'const' in writer) return [`${path} may be ${valueText(writer.const)}, which is not known`];
  return nearest ?? [`${path} cannot be read`];
}

function sharesDiscriminators(walk: Budget, reader: WireSchema, writer: WireSchema): boolean {
  spendOn(walk, reader, writer);
  const written = fieldsOf(writer);
  return [...fieldsOf(reader)].some(([name, field]) => {
    const other = written.get(name);
    return other !== undefined && 'const' in field && sameSchema(field, other);
  });
}

function readOne(walk: Budget, reader: WireSchema, writer: WireSchema, path: string): string[] {
  if ('const' in reader) {
    if ('const' in writer && reader.const === writer.const) return [];
    spendOn(walk, reader.const, writer.const);
    const written = 'const' in writer ? valueText(writer.const) : (writer.type ?? 'anything');
    return [`${path} may be ${written}, which is not known`];
  }
  if (reader.type === undefined && !exact.some((word) => word in reader)) return [];
  const type = 'const' in writer ? typeOfValue(writer.const) : writer.type;
  if (type !== reader.type && !(type === 'integer' && reader.type === 'number')) {
    return [`${path} is ${type ?? 'anything'} where ${reader.type} is read`];
  }
  if ('const' in writer) return [];
  return [...readBounds(walk, reader, writer, path), ...readFields(walk, reader, writer, path)];
}

const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const exact = ['pattern', 'format', 'multipleOf', 'contentEncoding', 'uniqueItems', 'not', 'allOf', '$ref'];

function readBounds(walk: Budget, reader: WireSchema, writer: WireSchema, path: string): string[] {
  // Comparing by text costs steps: each side of a choice meets every other, so a value may be read many times.
  for (const word of exact) if (word in reader) spendOn(walk, reader[word], writer[word]);
  const isBoundMet = (word: string, holds: (needed: number, given: number) => boolean) => {
    const [needed, given] = [reader[word], writer[word]];
    return typeof needed !== 'number' || (typeof given === 'number' && holds(needed, given));
  };
  const broken = [
    ...lower.filter((word) => !isBoundMet(word, (needed, given) => given >= needed) && reader[word] !== 0),
    ...upper.filter((word) => !isBoundMet(word, (needed, given) => given <= needed)),
    ...exact.filter((word) => word in reader && JSON.stringify(reader[word]) !== JSON.stringify(writer[word])),
  ];
  return broken.map((word) => `${path} may break ${word} ${valueText(reader[word])}`);
}

function readFields(walk: Budget, reader: WireSchema, writer: WireSchema, path: string): string[] {
  if (reader.type === 'array') return read(walk, schemaAt(reader, 'items'), schemaAt(writer, 'items'), `${path}[]`);
  if (reader.type !== 'object') return [];
  // All fields are visited, whether they are compared or not.
  spend(walk, widthOf(reader) + widthOf(writer));
  const [wanted, given] = [fieldsOf(reader), fieldsOf(writer)];
  const [needed, sure] = [textsOf(reader.required), textsOf(writer.required)];
  const named = [...wanted].flatMap(([name, field]) => {
    const at = `${path}.${name}`;
    const written = given.get(name) ?? additionalOf(writer);
    if (needed.has(name) && !written) return [`${at} is needed and is not there`];
    if (needed.has(name) && !sure.has(name)) return [`${at} has to be there, but whoever sends it may leave it out`];
    return written ? read(walk, field, written, at) : [];
  });
  return [...named, ...readAdditional(walk, reader, writer, path)];
}

/** Compares fields with arbitrary names: those of a record, and those that a strict object refuses. */
function readAdditional(walk: Budget, reader: WireSchema, writer: WireSchema, path: string): string[] {
  const wanted = fieldsOf(reader);
  const unknown = [...fieldsOf(writer)].filter(([name]) => !wanted.has(name));
  if (reader.additionalProperties === false) return unknown.map(([name]) => `${path}.${name} is not taken`);
  const any = additionalOf(reader);
  if (!any) return [];
  const written = additionalOf(writer);
  return [
    ...unknown.flatMap(([name, field]) => read(walk, any, field, `${path}.${name}`)),
    ...(written ? read(walk, any, written, `${path}.*`) : []),
    ...('propertyNames' in reader
      ? read(walk, schemaAt(reader, 'propertyNames'), namesOf(writer), `a name in ${path}`)
      : []),
  ];
}

/** Counts the keywords, fields and required names of an object, not their contents. */
function widthOf(schema: WireSchema): number {
  const needed = Array.isArray(schema.required) ? schema.required.length : 0;
  return Object.keys(schema).length + Object.keys(schemaAt(schema, 'properties')).length + needed;
}

function additionalOf(schema: WireSchema): WireSchema | undefined {
  return isSchema(schema.additionalProperties) ? schema.additionalProperties : undefined;
}

function namesOf(writer: WireSchema): WireSchema {
  if (isSchema(writer.propertyNames)) return writer.propertyNames;
  return additionalOf(writer) ? { type: 'string' } : { enum: [...fieldsOf(writer).keys()] };
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function valueText(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
}
