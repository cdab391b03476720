import type { InferOutput } from 'valibot';
import { accessSettings } from './access-settings.ts';
import { agentSettings } from './agent-settings.ts';
import { chanceSettings } from './chance-settings.ts';
import { depositSettings } from './deposit-settings.ts';
import { featureSettings } from './feature-settings.ts';
import { missionSettings } from './mission-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { pointSettings } from './point-settings.ts';
import { promotionSettings } from './promotion-settings.ts';
import { rebateSettings } from './rebate-settings.ts';
import { referralSettings } from './referral-settings.ts';
import { releaseSettings } from './release-settings.ts';
import { siteSettings } from './site-settings.ts';
import { vipSettings } from './vip-settings.ts';

/** Every setting of the operator by key. Unknown keys cannot be set. */
export const definitions = {
  ...siteSettings,
  ...accessSettings,
  ...featureSettings,
  ...paymentSettings,
  ...depositSettings,
  ...promotionSettings,
  ...chanceSettings,
  ...missionSettings,
  ...rebateSettings,
  ...vipSettings,
  ...pointSettings,
  ...referralSettings,
  ...agentSettings,
  ...releaseSettings,
};

export type SettingKey = keyof typeof definitions;
export type SettingValue<K extends SettingKey> = InferOutput<(typeof definitions)[K]['schema']>;

export const settingKeys = Object.keys(definitions) as SettingKey[];

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(definitions, key);
}
