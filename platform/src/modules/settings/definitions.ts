import type { InferOutput } from 'valibot';
import { accessSettings } from './areas/access-settings.ts';
import { agentSettings } from './areas/agent-settings.ts';
import { chanceSettings } from './areas/chance-settings.ts';
import { depositSettings } from './areas/deposit-settings.ts';
import { featureSettings } from './areas/feature-settings.ts';
import { missionSettings } from './areas/mission-settings.ts';
import { paymentSettings } from './areas/payment-settings.ts';
import { pointSettings } from './areas/point-settings.ts';
import { promotionSettings } from './areas/promotion-settings.ts';
import { rebateSettings } from './areas/rebate-settings.ts';
import { referralSettings } from './areas/referral-settings.ts';
import { releaseSettings } from './areas/release-settings.ts';
import { siteSettings } from './areas/site-settings.ts';
import { vipSettings } from './areas/vip-settings.ts';

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
