import { accountButtonId } from '../../../frame/header/account.rules.ts';

/** The button that opened the dialog is gone once somebody is logged in; the account button stands in its place. */
export function accountFocus(): HTMLElement | true {
  return document.getElementById(accountButtonId) ?? true;
}
