import { useEffect } from 'react';
import { accountButtonId } from './header/account/account.rules.ts';

/** Returns the focus when an overlay closes: to its opener or, if that is gone or hidden, to the account button. */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      if (!takesFocus(opener)) document.getElementById(accountButtonId)?.focus();
    };
  }, [isOpen]);
}

function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus();
  return document.activeElement === element;
}
