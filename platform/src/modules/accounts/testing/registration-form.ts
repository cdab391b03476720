import type { RegistrationForm } from '../index.ts';
import { defaultRegisterRules, type RegistrationRules } from '../registration/register-defaults.ts';

type Flags = RegistrationForm['switches']['flags'];

const flags: Flags = { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: false };

/** Valid values for the username form of a fresh portal. */
export const goodValues = { username: 'newplayer1', password: 'Demo1234', confirmPassword: 'Demo1234' };

/** Returns the username form of a fresh portal, with other rules and flags. */
export function usernameForm(rules: Partial<RegistrationRules> = {}, change: Partial<Flags> = {}): RegistrationForm {
  return {
    method: 'username',
    rules: { ...defaultRegisterRules, ...rules },
    switches: { flags: { ...flags, ...change }, toggles: {} },
    brandName: 'Lantern',
  };
}

export function mobileForm(rules: Partial<RegistrationRules> = {}, change: Partial<Flags> = {}): RegistrationForm {
  return { ...usernameForm(rules, change), method: 'mobile' };
}
