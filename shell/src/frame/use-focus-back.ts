import { useEffect } from 'react';
import { accountButtonId } from './header/account.rules.ts';

/**
 * When what covers the page is closed, the focus is on what opened it, or, where that is gone or hidden, on the account
 * button.
 */
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
