import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

export const getCountry = defineCall({
  method: 'get',
  path: '/wps/system/country',
  access: 'public',
  input: v.object({}),
  output: v.object({ countryCode: v.string(), countryDialingCode: v.string() }),
  refusals: [],
});
