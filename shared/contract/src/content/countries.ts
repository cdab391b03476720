import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

export const getCountry = defineCall({
  method: 'get',
  path: '/wps/system/country',
  access: 'public',
  input: v.object({}),
  output: v.object({ countryCode: v.string(), countryDialingCode: v.string() }),
  refusals: [],
});

/** Countries whose numbers may be used, with the dialling code; the flag of PH is at /flags/PH.svg. */
export const listCountries = defineCall({
  method: 'get',
  path: '/wps/system/countries',
  access: 'public',
  input: v.object({}),
  output: v.object({
    countries: v.array(
      v.object({
        countryCode: v.string(),
        countryDialingCode: v.string(),
        /** Digits of a national mobile number if all have the same number, for 'a phone number with N digits'. */
        digits: v.optional(v.number()),
      }),
    ),
  }),
  refusals: [],
});
