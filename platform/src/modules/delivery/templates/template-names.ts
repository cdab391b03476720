export const templateNames = [
  'code-login',
  'code-password',
  'code-register',
  'code-bind',
  'code-change-password',
  'code-login-check',
  'code-owner',
  'reset-link',
  'password-changed',
  'password-reset',
  'mobile-replaced',
  'email-replaced',
  'login-check-failed',
  'authenticator-taken',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'passkey-removed-by-staff',
  'bank-account-bound',
  'bank-account-removed',
  'release-alert',
  'operator-enrolment',
  'push-withdrawal-paid',
  'push-withdrawal-rejected',
  'push-withdrawal-refunded',
  'push-withdrawal-paid-amount',
  'push-withdrawal-rejected-amount',
  'push-withdrawal-refunded-amount',
  'push-ticket',
  'push-ticket-amounts',
  'push-tickets',
  'push-tickets-amounts',
  'push-void-ticket',
  'push-void-ticket-amounts',
  'push-void-tickets',
  'push-void-tickets-amounts',
  'push-reward',
  'push-reward-amount',
  'push-rebate',
  'push-rebate-amount',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** `{name}` placeholders are filled from the message's params. */
export interface Template {
  subject: string;
  text: string;
}
export type Templates = Readonly<Record<TemplateName, Template>>;
