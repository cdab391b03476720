import type { CallInput } from '@portal/shared/contract/calls/define-call';
import type { listAudit } from '@portal/shared/contract/operators/audit';
import { releaseName } from '@portal/shared/contract/releases/releases';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';

/** Values of the filter fields, empty where nothing is filtered; days are those of the portal's calendar. */
export interface AuditWords {
  who: string;
  act: string;
  release: string;
  from: string;
  to: string;
}

export const noWords: AuditWords = { who: '', act: '', release: '', from: '', to: '' };

type AuditFilter = Pick<CallInput<typeof listAudit>, 'who' | 'act' | 'release' | 'from' | 'to'>;

/** Builds the query: both days are included, each from midnight to midnight in the zone. */
export function filterOf({ who, act, release, from, to }: AuditWords, timeZone: string): AuditFilter {
  const name = releaseName.options.find((option) => option === release);
  const first = from && startOfDay(timeZone, from).toISOString();
  const end = to && startOfDay(timeZone, addDays(to, 1)).toISOString();
  return {
    ...(who.trim() && { who: who.trim() }),
    ...(act.trim() && { act: act.trim() }),
    ...(name && { release: name }),
    ...(first && { from: first }),
    ...(end && { to: end }),
  };
}
