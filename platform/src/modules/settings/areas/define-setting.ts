import * as v from 'valibot';

/** A setting of the operator: its schema, and the value it has until it is set. */
interface SettingDefinition<S extends v.GenericSchema = v.GenericSchema> {
  readonly schema: S;
  readonly fallback: v.InferOutput<S>;
}

export function define<const S extends v.GenericSchema>(
  schema: S,
  fallback: NoInfer<v.InferOutput<S>>,
): SettingDefinition<S> {
  return { schema, fallback };
}

/** Whole number of minor units or of counts, as JSON number. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
