import * as v from 'valibot';
import type { SettingOwner } from './setting-owner.rules.ts';

/**
 * A setting of the operator. The module that owns what it rules defines it, under its public key, in its
 * `<name>.settings.ts`; platform/src/all-settings.ts hands all of them to this module.
 */
export interface SettingDefinition<S extends v.GenericSchema = v.GenericSchema> extends SettingRules {
  readonly schema: S;
  /** The value until it is set. */
  readonly fallback: v.InferOutput<S>;
}

interface SettingRules {
  /** Administrators, two of them, where it names none. */
  readonly owner?: SettingOwner;
  /**
   * Why the setting conflicts with others, undefined when it does not; `read` returns the values as they would be after
   * the change.
   */
  readonly conflict?: (read: (key: string) => unknown) => string | undefined;
}

export type SettingDefinitions = Readonly<Record<string, SettingDefinition>>;

/** Values of settings by key. */
export type SettingValues<D extends SettingDefinitions> = { [K in keyof D]: v.InferOutput<D[K]['schema']> };

export function defineSetting<const S extends v.GenericSchema>(
  schema: S,
  fallback: NoInfer<v.InferOutput<S>>,
  rules: SettingRules = {},
): SettingDefinition<S> {
  return { schema, fallback, ...rules };
}

/** Gives settings of one owner to it; those that name another keep theirs. */
export function ownedBy<D extends SettingDefinitions>(owner: SettingOwner, definitions: D): D {
  const owned = Object.entries(definitions).map(([key, definition]) => [key, { owner, ...definition }]);
  return Object.fromEntries(owned) as D;
}

/** Whole number of minor units or of counts, as JSON number. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Calls that one address may make in a minute. */
export const callsPerMinute = wholeNumber(1, 100_000);
