import type { ReleaseSettings } from '../releases.settings.ts';
import type { RollbackLimits } from './rollback/judge-loads.rules.ts';

/** Settings of the operator (releases/releases.settings.ts). */
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

export async function readLoadSettings(settings: ReleaseSettings): Promise<LoadSettings> {
  return {
    isOn: await settings.get('releases.takeBack.on'),
    failurePercent: await settings.get('releases.takeBack.failurePercent'),
    times: await settings.get('releases.takeBack.times'),
    loadsAtLeast: await settings.get('releases.takeBack.loadsAtLeast'),
    visitorsAtLeast: await settings.get('releases.takeBack.visitorsAtLeast'),
    visitorsPerAddress: await settings.get('releases.takeBack.visitorsPerAddress'),
    windowSeconds: await settings.get('releases.takeBack.windowSeconds'),
    cooldownMinutes: await settings.get('releases.takeBack.cooldownMinutes'),
    reportsPerMinute: await settings.get('releases.reportsPerMinute'),
    alertEmail: await settings.get('releases.alertEmail'),
  };
}
