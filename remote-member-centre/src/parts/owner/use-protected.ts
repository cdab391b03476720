import { getSecurity } from '@portal/shared/contract/accounts/security';
import { getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { getUplineTerms } from '@portal/shared/contract/wallet/upline';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQueryClient } from '@portal/shared/remote/query';
import type { Security } from './security.ts';

/** What a payment password, or the lack of one, shows in. */
const shownIn = [getSecurity, getWithdrawalTerms, getUplineTerms];

/**
 * Confirms a changed protection and reloads what depends on it. `now` applies at once: until the reload a form would
 * ask again for what was just set.
 */
export function useProtected() {
  const host = useHost();
  const intl = useIntl();
  const cache = useQueryClient();
  const refresh = useRefresh(shownIn);
  return (textId: string, values?: Record<string, string>, now?: Partial<Security>) => {
    host.toast(intl.formatMessage({ id: textId }, values), 'good');
    if (now) cache.setQueriesData<Security>({ queryKey: [getSecurity.path] }, (known) => known && { ...known, ...now });
    void refresh();
  };
}
