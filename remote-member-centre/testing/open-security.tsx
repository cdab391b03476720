import { getProfile } from '@portal/shared/contract/accounts/profile';
import { getSecurity } from '@portal/shared/contract/accounts/security';
import { getCountry, listCountries } from '@portal/shared/contract/content/countries';
import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { listBankAccounts } from '@portal/shared/contract/payments/bank-accounts';
import { listPasskeys } from '@portal/shared/contract/sessions/passkeys';
import { getLoginInfo, listSessions } from '@portal/shared/contract/sessions/sessions';
import { buildRegisterSettings } from '@portal/shared/testing/builders';
import { type Answer, answering, type FakeHost } from '@portal/shared/testing/fake-host';
import { screen, within } from '@testing-library/react';
import type { Security } from '../src/parts/owner/security.ts';
import { openPage } from './open-page.ts';
import { bdo, gcash } from './open-withdraw.ts';

const bareSecurity: Security = {
  passwordChangedAt: '2026-11-01T10:00:00.000Z',
  hasPaymentPassword: false,
  hasPassword: true,
  hasAuthenticator: false,
  passwordNeedsCode: false,
};

const session = { startedAt: '2026-11-21T08:00:00.000Z', lastSeenAt: '2026-11-21T09:00:00.000Z' };
export const here = { ...session, id: 's-here', address: '203.0.113.5', device: 'Chrome, Windows', isCurrent: true };
export const phone = { ...session, id: 's-phone', address: '203.0.113.9', device: 'Safari, iOS', isCurrent: false };
export const cafe = { ...session, id: 's-cafe', address: '198.51.100.7', device: '', isCurrent: false };

export const reading = (security: Partial<Security>) =>
  answering(getSecurity, () => ({ ...bareSecurity, ...security }));

function standardAnswers(): Answer[] {
  return [
    reading({}),
    answering(getProfile, () => ({})),
    answering(listBankAccounts, () => ({ accounts: [], banks: [bdo, gcash], atMost: 5 })),
    answering(listPasskeys, () => ({ list: [] })),
    answering(listSessions, () => ({ list: [here, phone, cafe] })),
    answering(getLoginInfo, () => ({
      sessionId: here.id,
      startedAt: here.startedAt,
      previousLoginAt: '2026-11-20T09:30:00.000Z',
      previousLoginAddress: '203.0.113.9',
      endsAt: '2026-11-21T20:00:00.000Z',
      idleMinutes: 30,
    })),
    answering(getRegisterSettings, () => buildRegisterSettings()),
    answering(getCountry, () => ({ countryCode: 'PH', countryDialingCode: '+63' })),
    answering(listCountries, () => ({
      countries: [
        { countryCode: 'VN', countryDialingCode: '+84' },
        { countryCode: 'PH', countryDialingCode: '+63', digits: 10 },
      ],
    })),
  ];
}

/** The member centre on its first page, on a host that answers what the page asks for. */
export const openSecurity = (answers: Answer[] = [], options: Parameters<typeof openPage>[2] = {}) =>
  openPage('securityCenter', [...answers, ...standardAnswers()], options);

/** Opens the form of a protection by its button, for example "Change: Login password". */
export async function openForm(button: string, answers: Answer[] = [], options: Parameters<typeof openPage>[2] = {}) {
  const opened = await openSecurity(answers, options);
  await opened.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: (_, element) => element.contains(document.activeElement) });
  return { ...opened, form: within(dialog), dialog };
}

/** What was sent to a call, in order. */
export const sentTo = (host: FakeHost, call: { path: string }) =>
  host.calls.filter(({ path }) => path === call.path).map(({ input }) => input);
