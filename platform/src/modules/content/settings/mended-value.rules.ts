import * as v from 'valibot';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A stored value as its schema of today takes it. What fits as it is stays. Of an object the fields that fit stay, those
 * that do not, or that are missing, are those of the default, and fields that the schema no longer knows are left out.
 * Where that does not fit either: the first default that does.
 * @param fallbacks the last of them fits
 */
export function mendedValue(schema: v.GenericSchema, stored: unknown, fallbacks: readonly unknown[]): unknown {
  const checked = v.safeParse(schema, stored);
  if (checked.success) return checked.output;
  const [fallback] = fallbacks;
  const mended = isFields(stored) && isFields(fallback) ? withFieldsOf(fallback, stored, checked.issues) : fallback;
  const fit = [mended, ...fallbacks].map((value) => v.safeParse(schema, value)).find(({ success }) => success);
  return fit ? fit.output : fallbacks.at(-1);
}

function withFieldsOf(fallback: Fields, stored: Fields, issues: readonly v.BaseIssue<unknown>[]): Fields {
  const bad = new Set(issues.map(({ path }) => path?.[0]?.key));
  const good = Object.entries(stored).filter(([name]) => !bad.has(name));
  return { ...fallback, ...Object.fromEntries(good) };
}
