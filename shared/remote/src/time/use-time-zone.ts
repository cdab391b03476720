import { knownZone } from '@portal/shared/contract/time/time-zones';
import { useMemo } from 'react';
import { useHost, useReadable } from '../host-context.ts';

/** The zone of every time that is shown: the one that the member chose, else the portal's (decision 083). */
export function useTimeZone(): string {
  const { member, site } = useHost();
  const chosen = useReadable(member)?.timeZone;
  return useMemo(() => knownZone(chosen, site.timeZone), [chosen, site.timeZone]);
}
