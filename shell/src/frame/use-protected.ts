import { memberAtom } from '../host/atoms.ts';
import { mayDoProtected } from '../host/launch/launch-game.ts';
import { usePortal } from '../host/portal-context.ts';

/** Guards actions: a visitor gets the login popup, a trial account the warning (docs/product.md 5), others continue. */
export function useProtected(): (goOn: () => void) => void {
  const { store, dialogs, pendingPress } = usePortal();
  const storage = { isAgent: () => store.get(memberAtom)?.type };
  return (goOn) => {
    if (mayDoProtected({ store, storage, dialogs, pendingPress })) goOn();
  };
}
