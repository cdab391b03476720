import { accountButtonId } from '../../../frame/header/account/account.rules.ts';

/** The button that opened the dialog is gone after a login; the account button replaces it. */
export function accountFocus(): HTMLElement | true {
  return document.getElementById(accountButtonId) ?? true;
}
