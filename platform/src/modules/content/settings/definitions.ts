import type { InferOutput } from 'valibot';
import { accessSettings } from './access-settings.ts';
import { depositSettings } from './deposit-settings.ts';
import { featureSettings } from './feature-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { siteSettings } from './site-settings.ts';

/** Every setting of the operator by key. A key that is not here cannot be set. */
export const definitions = {
  ...siteSettings,
  ...accessSettings,
  ...featureSettings,
  ...paymentSettings,
  ...depositSettings,
};

export type SettingKey = keyof typeof definitions;
export type SettingValue<K extends SettingKey> = InferOutput<(typeof definitions)[K]['schema']>;

export const settingKeys = Object.keys(definitions) as SettingKey[];

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(definitions, key);
}
