import type { CallResult } from '@portal/shared/contract/define-call';
import type { getVipGifts } from '@portal/shared/contract/rewards/vip';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';

/** Returns the state of the birthday gift as a sentence. */
export function useBirthdayText() {
  const intl = useIntl();
  // Until midnight of the portal, whatever time zone the member uses.
  const { timeZone } = useHost().site;
  return ({ state, from, until, declinedAt }: CallResult<typeof getVipGifts>['birthday']): string => {
    const day =
      state === 'claimable' && until
        ? intl.formatDate(until, { dateStyle: 'long', timeZone })
        : from && intl.formatDate(`${from}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
    return intl.formatMessage({ id: `rank.birthday.${declinedAt ? 'declined' : state}` }, { day });
  };
}
