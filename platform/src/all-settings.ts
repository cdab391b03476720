import { accountSettings } from './modules/accounts/accounts.settings.ts';
import { agentSettings } from './modules/agents/agents.settings.ts';
import { contentSettings } from './modules/content/content.settings.ts';
import { gameSettings } from './modules/games/games.settings.ts';
import { paymentSettings } from './modules/payments/payments.settings.ts';
import { releaseSettings } from './modules/releases/releases.settings.ts';
import { rewardSettings } from './modules/rewards/rewards.settings.ts';
import { sessionSettings } from './modules/sessions/sessions.settings.ts';
import type { SettingsStore, SettingValues } from './modules/settings/index.ts';
import { verificationSettings } from './modules/verification/verification.settings.ts';
import { walletSettings } from './modules/wallet/wallet.settings.ts';

/** Every setting of the operator by key, as its module defines it. */
export const allSettings = {
  ...contentSettings,
  ...verificationSettings,
  ...accountSettings,
  ...sessionSettings,
  ...gameSettings,
  ...walletSettings,
  ...paymentSettings,
  ...rewardSettings,
  ...agentSettings,
  ...releaseSettings,
};

export type SettingKey = keyof typeof allSettings;
export type AllSettings = SettingsStore<SettingValues<typeof allSettings>>;
