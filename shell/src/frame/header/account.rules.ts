/** Id of the account button: the focus goes there after a login. */
export const accountButtonId = 'account-button';
