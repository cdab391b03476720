import { getSecurity } from '@portal/shared/contract/member/security';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQueryClient } from '@portal/shared/remote/query';

/** After a protection was set: says so, and reads anew what protects the account. */
export function useProtected() {
  const host = useHost();
  const intl = useIntl();
  const cache = useQueryClient();
  return (textId: string, values?: Record<string, string>) => {
    host.toast(intl.formatMessage({ id: textId }, values), 'good');
    void cache.invalidateQueries({ queryKey: [getSecurity.path] });
  };
}
