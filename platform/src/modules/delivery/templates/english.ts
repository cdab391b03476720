import type { Template, Templates } from './template-names.ts';

const code = (what: string): Template => ({
  subject: `{code} is your {brand} code`,
  text: `{code} is your {brand} code to ${what}. It expires in {minutes} minutes. Never share it: we will never ask for it.`,
});

export const english: Templates = {
  'code-login': code('log in'),
  'code-password': code('set a new password'),
  'code-register': code('register'),
  'code-bind': code('add this contact to your account'),
  'code-change-password': code('change your password'),
  'code-login-check': code('log in from a new place'),
  'code-owner': code('confirm a change to your account'),
  'reset-link': {
    subject: 'Set a new {brand} password',
    text: 'Open this link within {minutes} minutes to set a new password for {account}. It works once.\n\n{link}\n\nIf you did not request this, ignore this message: nothing will change.',
  },
  'password-changed': {
    subject: 'Your {brand} password was changed',
    text: 'The password for your {brand} account {account} was changed. If this was not you, contact us immediately.',
  },
  'password-reset': {
    subject: 'Your {brand} password was reset',
    text: 'A new password was set for your {brand} account {account}. Withdrawals are on hold for 24 hours. If this was not you, contact us immediately.',
  },
  'mobile-replaced': {
    subject: 'Your {brand} mobile number was changed',
    text: 'Your {brand} account {account} was bound to another mobile number instead of this one. If this was not you, contact us immediately.',
  },
  'email-replaced': {
    subject: 'Your {brand} email address was changed',
    text: 'Your {brand} account {account} was bound to another email address instead of this one. If this was not you, contact us immediately.',
  },
  'login-check-failed': {
    subject: 'Someone tried to log in to your {brand} account',
    text: 'Someone who knows the password for your {brand} account {account} tried to log in from a new place but could not confirm that it was you. After five wrong answers, no more are accepted for 15 minutes. If this was not you, change your password immediately.',
  },
  // For operators.
  'release-alert': {
    subject: '{brand}: {what}',
    text: '{text}\n\nFor details, open Releases in the operator console.',
  },
  'operator-enrolment': {
    subject: 'Set up your {brand} operator account',
    text: 'Open this link within {hours} hours to set password and authenticator of your operator account {username}. It works once, and nobody else may see it.\n\n{link}\n\nIf you did not expect this, do not open it and inform another admin.',
  },
  'authenticator-taken': {
    subject: 'Your {brand} authenticator was removed',
    text: 'Our staff has removed the authenticator from your {brand} account {account} and ended its sessions. Withdrawals are on hold for 24 hours. If you did not request this, contact us immediately.',
  },
  'authenticator-removed': {
    subject: 'Your {brand} authenticator was removed',
    text: 'The authenticator was removed from your {brand} account {account}. Withdrawals are on hold for 24 hours. If this was not you, change your password and contact us immediately.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your {brand} account',
    text: 'A passkey was added to your {brand} account {account}. It can log in without your password. If this was not you, remove it under My account, change your password and contact customer service immediately.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your {brand} account',
    text: 'A passkey was removed from your {brand} account {account}. If this was not you, change your password and contact customer service immediately.',
  },
  'passkey-removed-by-staff': {
    subject: 'A passkey was removed from your {brand} account',
    text: 'Our staff has removed a passkey from your {brand} account {account} and ended its sessions. If you did not request this, contact customer service immediately.',
  },
  'bank-account-bound': {
    subject: 'A payout account was added to your {brand} account',
    text: '{bank} {number} was added to the payout accounts of your {brand} account {account}. If this was not you, change your login password and contact us immediately.',
  },
  'bank-account-removed': {
    subject: 'A payout account was removed from your {brand} account',
    text: '{bank} {number} was removed from the payout accounts of your {brand} account {account}. If this was not you, change your login password and contact us immediately.',
  },
  // On a locked screen; amounts only if the member has chosen so.
  'push-withdrawal-paid': { subject: 'Your withdrawal was paid', text: '{reference}' },
  'push-withdrawal-rejected': {
    subject: 'Your withdrawal was rejected',
    text: '{reference}. The money is back in your wallet.',
  },
  'push-withdrawal-refunded': {
    subject: 'Your withdrawal was returned',
    text: '{reference}. The money is back in your wallet.',
  },
  'push-withdrawal-paid-amount': { subject: 'Your withdrawal was paid', text: '{amount}, {reference}' },
  'push-withdrawal-rejected-amount': {
    subject: 'Your withdrawal was rejected',
    text: '{amount}, {reference}. The money is back in your wallet.',
  },
  'push-withdrawal-refunded-amount': {
    subject: 'Your withdrawal was returned',
    text: '{amount}, {reference}. The money is back in your wallet.',
  },
  'push-ticket': { subject: 'Your bet is settled', text: '{game}. Open your bet history to see the result.' },
  'push-ticket-amounts': { subject: 'Your bet is settled', text: '{game}: stake {stake}, win {win}' },
  'push-tickets': { subject: '{count} of your bets are settled', text: 'Open your bet history to see the results.' },
  'push-tickets-amounts': { subject: '{count} of your bets are settled', text: 'Stakes {stake}, wins {win}' },
  'push-void-ticket': { subject: 'Your bet was voided', text: '{game}. Your stake is back in your balance.' },
  'push-void-ticket-amounts': { subject: 'Your bet was voided', text: '{game}: {stake} is back in your balance.' },
  'push-void-tickets': { subject: '{count} of your bets were voided', text: 'Your stakes are back in your balance.' },
  'push-void-tickets-amounts': {
    subject: '{count} of your bets were voided',
    text: '{stake} is back in your balance.',
  },
  'push-reward': { subject: 'You have a new reward', text: 'Claim it under Rewards.' },
  'push-reward-amount': { subject: 'You have a new reward', text: '{what}. Claim it under Rewards.' },
  'push-rebate': { subject: 'You got a rebate', text: 'It is in your wallet.' },
  'push-rebate-amount': { subject: 'You got a rebate', text: '{what} is in your wallet.' },
};
