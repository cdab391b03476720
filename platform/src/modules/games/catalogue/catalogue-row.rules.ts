import * as v from 'valibot';

/** One row of a studio's file. */
export interface ReadRow<T> {
  /** Set when the whole row is valid. */
  row?: T;
  /** The valid fields, so that a row with one fault is still checked against the others. */
  fields: Partial<T>;
  faults: readonly { field: string; code: string }[];
}

type ObjectSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>;

export function readRow<S extends ObjectSchema>(schema: S, row: unknown): ReadRow<v.InferOutput<S>> {
  const whole = v.safeParse(schema, row);
  if (whole.success) return { row: whole.output, fields: whole.output, faults: [] };
  const faults = whole.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', code: codeOf(issue) }));
  const faulty = new Set(whole.issues.map((issue) => String(issue.path?.[0]?.key ?? '')));
  // The schema's output for the valid fields; the row itself may not be an object.
  const fields: Partial<v.InferOutput<S>> = faulty.has('') || !isRecord(row) ? {} : rightFields(schema, row, faulty);
  return { fields, faults };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function rightFields<S extends ObjectSchema>(
  schema: S,
  row: Record<string, unknown>,
  faulty: ReadonlySet<string>,
): Partial<v.InferOutput<S>> {
  const right = Object.entries(row).filter(([field]) => !faulty.has(field));
  const read = v.safeParse(v.partial(schema), Object.fromEntries(right));
  return read.success ? (read.output as Partial<v.InferOutput<S>>) : {};
}

function codeOf({ received, expected, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'unknown_field';
  if (received === 'undefined') return 'required';
  return /^[a-z_]+$/.test(message) ? message : 'invalid';
}
