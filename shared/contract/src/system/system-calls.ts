import { getCaptcha } from './get-captcha.ts';
import { getCountry } from './get-country.ts';
import { getKeys } from './get-keys.ts';
import { getRegisterSettings } from './get-register-settings.ts';
import { getStatus } from './get-status.ts';
import { listCountries } from './list-countries.ts';
import { listLanguages } from './list-languages.ts';
import { reportLoads } from './report-loads.ts';
import { getCustomerService, getDomainRoute, getWhitelabel } from './site-calls.ts';

/** Calls about the site, for all-calls.ts. */
export const systemCalls = {
  getStatus,
  getRegisterSettings,
  getKeys,
  getCountry,
  getCaptcha,
  listCountries,
  listLanguages,
  getWhitelabel,
  getDomainRoute,
  getCustomerService,
  reportLoads,
};
