import type { CallInput } from '@portal/shared/contract/define-call';
import type { listAudit } from '@portal/shared/contract/operator/operator-calls';
import { releaseName } from '@portal/shared/contract/operator/release-calls';

/** What stands in the fields, empty where nothing is asked; days are those of the browser's calendar. */
export interface AuditWords {
  who: string;
  act: string;
  release: string;
  from: string;
  to: string;
}

export const noWords: AuditWords = { who: '', act: '', release: '', from: '', to: '' };

type AuditFilter = Pick<CallInput<typeof listAudit>, 'who' | 'act' | 'release' | 'from' | 'to'>;

/** What is asked of the platform: of two days both belong to it. */
export function filterOf({ who, act, release, from, to }: AuditWords): AuditFilter {
  const name = releaseName.options.find((option) => option === release);
  const first = startOfDay(from, 0);
  const end = startOfDay(to, 1);
  return {
    ...(who.trim() && { who: who.trim() }),
    ...(act.trim() && { act: act.trim() }),
    ...(name && { release: name }),
    ...(first && { from: first }),
    ...(end && { to: end }),
  };
}

/** Midnight of a day (YYYY-MM-DD) and of the days after it, where the operator sits. */
function startOfDay(day: string, daysLater: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + daysLater).toISOString();
}
