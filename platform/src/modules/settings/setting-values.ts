import * as v from 'valibot';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { fieldTexts } from '../../kernel/strings/field-texts.rules.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { adaptToSchema } from './adapt-to-schema.rules.ts';
import type { SettingDefinition, SettingDefinitions } from './define-setting.ts';
import { administrators, type SettingOwner } from './setting-owner.rules.ts';
import type { SettingRow } from './settings-rows.ts';
import type { StoredSetting } from './settings-types.ts';

export type Rows = ReadonlyMap<string, SettingRow>;
/** Defaults of this process in place of those in the definitions, by key. */
export type Fallbacks = Readonly<Record<string, unknown>>;

/** Reads the values of settings from their rows, and makes rows from values. */
export function settingValues(clock: Clock, definitions: SettingDefinitions, fallbacks: Fallbacks) {
  /** Refuses `not_found` for a key that no module has defined. */
  function definitionOf(key: string): SettingDefinition {
    const definition = Object.hasOwn(definitions, key) ? definitions[key] : undefined;
    if (!definition) throw new Refusal('not_found');
    return definition;
  }

  const assertKnown = (key: string): void => void definitionOf(key);
  const ownerOf = (key: string): SettingOwner => definitionOf(key).owner ?? administrators;
  const fallbackOf = (key: string): unknown => fallbacks[key] ?? definitionOf(key).fallback;

  function shown(key: string, row: SettingRow | undefined): StoredSetting {
    if (!row) return { key, value: fallbackOf(key), version: 0 };
    const { value, version, changedAt, changedBy } = row;
    return { key, value, version, changedAt: changedAt.toISOString(), changedBy };
  }

  function valueIn(stored: Rows, key: string): unknown {
    // A value of an older schema must neither break the site nor lose the operator's choices.
    const { schema, fallback } = definitionOf(key);
    return adaptToSchema(schema, shown(key, stored.get(key)).value, [fallbackOf(key), fallback]);
  }

  /** The value as it may be stored. Refuses `invalid_setting` with a text for each invalid field. */
  function checkedValue(key: string, value: unknown): unknown {
    const checked = v.safeParse(definitionOf(key).schema, value);
    if (checked.success) return checked.output;
    throw new Refusal('invalid_setting', { fields: fieldTexts(checked.issues) });
  }

  /** The row of a checked value. Refuses `invalid_setting` when it conflicts with the other settings. */
  function nextRow(key: string, value: unknown, stored: Rows, who: string): SettingRow {
    const version = (stored.get(key)?.version ?? 0) + 1;
    const row = { key, value, version, changedAt: clock.now(), changedBy: who };
    const after = new Map(stored).set(key, row);
    const conflict = definitionOf(key).conflict?.((other) => valueIn(after, other));
    if (conflict) throw new Refusal('invalid_setting', { fields: { value: conflict } });
    return row;
  }

  return { assertKnown, ownerOf, fallbackOf, shown, valueIn, checkedValue, nextRow };
}
