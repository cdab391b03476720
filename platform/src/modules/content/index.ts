export { fitsPattern } from './settings/patterns.rules.ts';
export { defaultRegisterRules, type RegistrationRules } from './settings/register-defaults.ts';
