import type { Messages } from '@portal/shared/i18n/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { addTexts, hasTexts } from '../../host/translator.ts';

interface AreaTextsProps {
  /** Loads the area's texts in a language. */
  area: (language: string) => Promise<Messages>;
  /** Shown until they have loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its content once an area's texts have loaded; if they fail, ids are shown and everything works. */
export function AreaTexts({ area, fallback = null, children }: AreaTextsProps) {
  const { store } = usePortal();
  const [isHere, setIsHere] = useState(() => hasTexts(store, area));
  useEffect(() => {
    if (isHere) return;
    let isCurrent = true;
    const show = () => isCurrent && setIsHere(true);
    addTexts(store, area).then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [store, area, isHere]);
  return isHere ? children : fallback;
}
