import { getLoginInfo, listSessions } from '@portal/shared/contract/sessions/sessions';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useProtected } from '../../../parts/owner/use-protected.ts';

const sessions = [listSessions, getLoginInfo];

/** After a login password was set: the other sessions have ended, and the shell goes on under a new token. */
export function useNewPassword() {
  const refresh = useRefresh(sessions);
  const onProtected = useProtected();
  return (textId: string) => {
    void refresh();
    onProtected(textId);
  };
}
