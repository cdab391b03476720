import { getLoginInfo, listSessions } from '@portal/shared/contract/sessions/sessions';
import { useQueryClient } from '@portal/shared/remote/query';
import { useProtected } from '../../../parts/owner/use-protected.ts';

/** After a login password was set: the other sessions have ended, and the shell goes on under a new token. */
export function useNewPassword() {
  const cache = useQueryClient();
  const onProtected = useProtected();
  return (textId: string) => {
    for (const { path } of [listSessions, getLoginInfo]) void cache.invalidateQueries({ queryKey: [path] });
    onProtected(textId);
  };
}
