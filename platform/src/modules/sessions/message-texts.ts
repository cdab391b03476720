/** English texts of the module's refusals. */
export const messageTexts: Readonly<Record<string, string>> = {
  account_closed: 'This account is closed, please contact customer service',
  login_type_closed: 'This login method is not available at the moment',
  extra_verification_required: 'You are logging in from a new address, please confirm that it is you',
  extra_verification_failed: 'The verification failed',
  challenge_over: 'This verification has expired, please log in again',
  identity_token_invalid: 'Login failure. Please try again.',
  identity_provider_unavailable: 'This login method is not responding, please try again in a minute',
  old_password_wrong: 'Incorrect password',
  authenticator_exists: 'An authenticator is set up already',
  authenticator_missing: 'No authenticator is set up',
};
