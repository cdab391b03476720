import { loadAccessTexts } from '@portal/shared/i18n/load-access';
import { type ReactNode, useEffect, useState } from 'react';
import type { Store } from '../../../host/atom-readable.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { addTexts, hasTexts } from '../../../host/translator.ts';
import { FormSkeleton } from './form-skeleton.tsx';

/** Loads the texts that the access dialogs share; without them ids are shown and the forms still work. */
export const showAccessTexts = (store: Store) => addTexts(store, loadAccessTexts).catch(() => undefined);

/** Shows its content once those texts have loaded, for access forms outside a dialog. */
export function AccessTexts({ children }: { children: ReactNode }) {
  const { store } = usePortal();
  const [isHere, setIsHere] = useState(() => hasTexts(store, loadAccessTexts));
  useEffect(() => {
    if (isHere) return;
    let isCurrent = true;
    void showAccessTexts(store).then(() => isCurrent && setIsHere(true));
    return () => {
      isCurrent = false;
    };
  }, [store, isHere]);
  return isHere ? children : <FormSkeleton rows={6} />;
}
