import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { cacheVersion } from './cache-version.ts';

/** Languages of the picker (docs/product.md 9: about 35), each by its own name; only offered ones can be chosen. */
export const listLanguages = defineCall({
  method: 'get',
  path: '/wps/system/languages',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    languages: v.array(
      v.object({
        /** Product code, such as TY. */
        code: v.string(),
        /** BCP 47. */
        locale: v.string(),
        name: v.string(),
        isOffered: v.boolean(),
      }),
    ),
  }),
  refusals: [],
});
