/** Id of the account button, which gets the focus after a login. */
export const accountButtonId = 'account-button';
