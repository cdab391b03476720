import type { CreateModule } from '../../kernel/module.ts';
import { createSettingsStore } from './settings-store.ts';
import type { SettingsStore } from './settings-types.ts';

export { licencesOf } from './defaults/licence-presets.ts';
export { defaultRegisterRules, type RegistrationRules } from './defaults/register-defaults.ts';
export type { SettingKey, SettingValue } from './definitions.ts';
export { isMoneySetting } from './money-settings.rules.ts';
export { matchesPatternInTime as patternFits } from './safe-pattern.ts';
export type { SettingsStore, StoredSetting } from './settings-types.ts';

/** Creates the operator's settings: values with a default, a schema and a history. */
export const createSettingsModule: CreateModule<SettingsStore> = (kernel) => {
  return createSettingsStore(kernel.database, kernel.clock, { currencySymbol: kernel.settings.CURRENCY_SYMBOL });
};
