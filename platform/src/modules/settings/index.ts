import type { Kernel } from '../../kernel/kernel.ts';
import type { SettingDefinitions, SettingValues } from './define-setting.ts';
import type { Fallbacks } from './setting-values.ts';
import { createSettingsStore } from './settings-store.ts';
import type { SettingsStore } from './settings-types.ts';

export { isAtMost, isBelow } from './amount-order.rules.ts';
export {
  callsPerMinute,
  defineSetting,
  ownedBy,
  type SettingDefinitions,
  type SettingValues,
  wholeNumber,
} from './define-setting.ts';
export { administrators, editors, finance } from './setting-owner.rules.ts';
export type { SettingsReader, SettingsStore } from './settings-types.ts';

/**
 * Creates the operator's settings: values with a default, a schema and a history. Unknown keys cannot be set.
 * @param fallbacks defaults of this process in place of those in the definitions, by key
 */
export function createSettingsModule<D extends SettingDefinitions>(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  definitions: D,
  fallbacks: Fallbacks = {},
): SettingsStore<SettingValues<D>> {
  return createSettingsStore(database, clock, definitions, fallbacks);
}
