import type { TakeBackLimits } from './judge-loads.rules.ts';

/** What the operator has set (content/settings/release-settings.ts). */
export interface LoadSettings extends TakeBackLimits {
  /** Whether the platform takes back by itself. */
  isOn: boolean;
  windowSeconds: number;
  cooldownMinutes: number;
  /** Reports of one address; more are not counted. */
  reportsPerMinute: number;
  /** Who is told of alerts; empty for nobody. */
  alertEmail: string;
}
