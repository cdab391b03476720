import type { RollbackLimits } from './rollback/judge-loads.rules.ts';

/** Settings of the operator (settings/areas/release-settings.ts). */
export interface LoadSettings extends RollbackLimits {
  /** Whether automatic rollback is on. */
  isOn: boolean;
  windowSeconds: number;
  cooldownMinutes: number;
  /** Reports counted per address; more are ignored. */
  reportsPerMinute: number;
  /** Who receives alerts; empty for nobody. */
  alertEmail: string;
}
