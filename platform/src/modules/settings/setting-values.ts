import * as v from 'valibot';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { fieldTexts } from '../../kernel/strings/field-texts.rules.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { adaptToSchema } from './adapt-to-schema.rules.ts';
import { definitions, type SettingKey, type SettingValue } from './definitions.ts';
import { settingConflict } from './setting-conflict.rules.ts';
import type { SettingRow } from './settings-rows.ts';
import type { StoredSetting } from './settings-types.ts';

export type Rows = ReadonlyMap<string, SettingRow>;
export type Fallbacks = Partial<Record<SettingKey, unknown>>;

/** Reads the values of settings from their rows, and makes rows from values. */
export function settingValues(clock: Clock, fallbacks: Fallbacks) {
  const fallbackOf = (key: SettingKey): unknown => fallbacks[key] ?? definitions[key].fallback;

  function shown(key: SettingKey, row: SettingRow | undefined): StoredSetting {
    if (!row) return { key, value: fallbackOf(key), version: 0 };
    const { value, version, changedAt, changedBy } = row;
    return { key, value, version, changedAt: changedAt.toISOString(), changedBy };
  }

  function valueIn<K extends SettingKey>(stored: Rows, key: K): SettingValue<K> {
    // A value of an older schema must neither break the site nor lose the operator's choices.
    const { schema, fallback } = definitions[key];
    return adaptToSchema(schema, shown(key, stored.get(key)).value, [fallbackOf(key), fallback]) as SettingValue<K>;
  }

  /** The value as it may be stored. Refuses `invalid_setting` with a text for each invalid field. */
  function checkedValue(key: SettingKey, value: unknown): unknown {
    const checked = v.safeParse(definitions[key].schema, value);
    if (checked.success) return checked.output;
    throw new Refusal('invalid_setting', { fields: fieldTexts(checked.issues) });
  }

  /** The row of a checked value. Refuses `invalid_setting` when it conflicts with the other settings. */
  function nextRow(key: SettingKey, value: unknown, stored: Rows, who: string): SettingRow {
    const version = (stored.get(key)?.version ?? 0) + 1;
    const row = { key, value, version, changedAt: clock.now(), changedBy: who };
    const after = new Map(stored).set(key, row);
    const fields = settingConflict(key, (other) => valueIn(after, other));
    if (fields) throw new Refusal('invalid_setting', { fields });
    return row;
  }

  return { fallbackOf, shown, valueIn, checkedValue, nextRow };
}
