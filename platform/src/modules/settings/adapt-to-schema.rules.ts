import * as v from 'valibot';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A stored value adapted to its current schema. A value that fits is not changed. In an object, fields that fit stay,
 * fields that do not or are missing come from the default, and unknown fields are left out. If that does not fit
 * either, the first default that does is used.
 * @param fallbacks the last of them always fits
 */
export function adaptToSchema(schema: v.GenericSchema, stored: unknown, fallbacks: readonly unknown[]): unknown {
  const checked = v.safeParse(schema, stored);
  if (checked.success) return checked.output;
  const [fallback] = fallbacks;
  const adapted = isFields(stored) && isFields(fallback) ? withFieldsOf(fallback, stored, checked.issues) : fallback;
  const valid = [adapted, ...fallbacks].map((value) => v.safeParse(schema, value)).find(({ success }) => success);
  return valid ? valid.output : fallbacks.at(-1);
}

function withFieldsOf(fallback: Fields, stored: Fields, issues: readonly v.BaseIssue<unknown>[]): Fields {
  const bad = new Set(issues.map(({ path }) => path?.[0]?.key));
  const good = Object.entries(stored).filter(([name]) => !bad.has(name));
  return { ...fallback, ...Object.fromEntries(good) };
}
