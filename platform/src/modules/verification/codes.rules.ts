import type { TemplateName } from '../delivery/index.ts';

/** Purposes of codes; a code for another purpose is wrong. */
const codePurposes = [
  'login',
  'password',
  'register',
  'bind_mobile',
  'bind_email',
  'change_password',
  'login_check',
  'prove_owner',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Whether codes for the purpose go to contacts that accounts have already, not to those of newcomers. */
export const goesToOwner = (purpose: CodePurpose): boolean =>
  !['register', 'bind_mobile', 'bind_email'].includes(purpose);

export const triesPerCode = 5;

/** Six digits; anything else cannot be a code, and does not count as a try. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

export const templateByPurpose: Readonly<Record<CodePurpose, TemplateName>> = {
  login: 'code-login',
  password: 'code-password',
  register: 'code-register',
  bind_mobile: 'code-bind',
  bind_email: 'code-bind',
  change_password: 'code-change-password',
  login_check: 'code-login-check',
  prove_owner: 'code-owner',
};
