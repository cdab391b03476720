import { memberAtom } from '../host/atoms.ts';
import { mayDoProtected } from '../host/launch/launch-game.ts';
import { usePortal } from '../host/portal-context.ts';

/**
 * Guards actions: a visitor gets the login popup, a trial account the warning (docs/product.md 5), others continue. Unlike
 * `host.protect` it does not continue after the login: these actions claim or spend something, and the page shows only
 * then whether the member can and what it costs.
 */
export function useProtected(): (onContinue: () => void) => void {
  const { store, dialogs, pendingPress } = usePortal();
  const storage = { isAgent: () => store.get(memberAtom)?.type };
  return (onContinue) => {
    if (mayDoProtected({ store, storage, dialogs, pendingPress })) onContinue();
  };
}
