import { memberAtom } from '../host/atoms.ts';
import { mayDoProtected } from '../host/launch-game.ts';
import { usePortal } from '../host/portal-context.ts';

/** What a visitor and a trial account may not do: they get the login popup or the warning (docs/product.md 5), others go on. */
export function useProtected(): (goOn: () => void) => void {
  const { store, dialogs } = usePortal();
  const storage = { isAgent: () => store.get(memberAtom)?.type };
  return (goOn) => {
    if (mayDoProtected({ store, storage, dialogs })) goOn();
  };
}
