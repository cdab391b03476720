import type { LoginValue } from '@portal/shared/contract/sessions/login';
import { usePortal } from '../../../host/portal-context.ts';
import { type LoginWay, nextDialogOf } from './next-dialog.rules.ts';

/** Begins the session after a login, a registration or a password reset by phone, and opens the next dialog. */
export function useEnter(): (value: LoginValue, way: LoginWay) => Promise<void> {
  const { session, dialogs } = usePortal();
  return async (value, way) => {
    const next = nextDialogOf(value, way);
    await session.begin(value.token, { isMemberOpen: next.name !== 'changePassword' });
    dialogs.open(next);
  };
}
