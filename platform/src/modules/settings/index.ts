import type { CreateModule } from '../../kernel/module.ts';
import { addMessageTexts } from '../../kernel/texts/message-texts.ts';
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
  addMessageTexts({
    invalid_setting: 'The value is not valid for this setting',
    nothing_to_undo: 'There is nothing to undo',
    two_persons_required: 'This setting affects money: one person requests the change and another approves it',
  });
  return createSettingsStore(kernel.database, kernel.clock, { currencySymbol: kernel.settings.CURRENCY_SYMBOL });
};
