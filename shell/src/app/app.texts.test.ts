import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import houseAccess from '@portal/shared/i18n/locales/TY/access.json';
import house from '@portal/shared/i18n/locales/TY/shell.json';
import { phoneAuthCodes } from '../scripts-frame/phone-auth.rules.ts';

const source = path.join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
);
const locales = path.join(source, '../../shared/i18n/locales/EN');
/** Every text area but those of the remotes. */
const shellAreas = readdirSync(locales).filter((file) => !/^(games|lottery|(member|agent)-centre)\.json$/.test(file));
const englishTexts = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(locales, file), 'utf8'));
const ids = new Set(
  files.flatMap((name) => {
    const text = readFileSync(path.join(source, name), 'utf8');
    return [...text.matchAll(/(?:\bt\(|textOf\(store, |text\(|\bid: |\bid=)['"]([a-z_]+(?:\.[A-Za-z_-]+)*)['"]/g)].map(
      ([, id]) => id ?? '',
    );
  }),
);

test('has every text of the shell in English', () => {
  expect(ids.size).toBeGreaterThan(120);
  const texts: Record<string, string> = Object.assign({}, ...shellAreas.map(englishTexts));
  const missing = [...ids].filter((id) => id.includes('.') && texts[id] === undefined);
  expect(missing).toEqual([]);
});

// covers 8
test('has the literal messages in the house locale', () => {
  expect(house['error.page_load']).toBe('The page took longer time to load, please check your network connectivity');
  expect(house.not_logged_in).toBe('You are not logged in, please login');
  expect(house['login.first']).toBe('please log in first');
  expect(house.in_need_true_account).toBe('Please register an account first');
  expect(house['rule.empty']).toBe('Input cannot be empty');
  expect(house['error.network']).toBe('Network link is abnormal, please try again');
  expect(house['error.unknown']).toBe('Unknown error');
  expect(house['error.popup_blocked']).toBe('Popup blocked. Please allow popups and try again.');
});

// covers 8, 9
test('has the eleven phone authentication messages literally in the house locale', () => {
  const texts: Record<string, string> = houseAccess;
  expect(phoneAuthCodes.map((code) => [code, texts[`phone_auth.${code}`]])).toEqual([
    ['invalid-phone-number', 'Invalid phone number format.'],
    ['missing-phone-number', 'Please enter a valid phone number.'],
    ['too-many-requests', 'Too many requests, please try again after 5 minutes.'],
    ['unknown', 'An unknown error occured.'],
    ['invalid-verification-code', 'Verification code is not valid'],
    ['missing-verification-code', 'Verification code is missing'],
    ['captcha-check-failed', 'Invalid reCaptcha input'],
    ['quota-exceeded', 'Quota not sufficient, please contact customer service.'],
    ['operation-not-allowed', 'Not enabled function, please contact customer service.'],
    ['code-expired', 'Verification code has expired, please send again.'],
    ['popup-closed-by-user', 'Login failure. Please try again.'],
  ]);
});
