import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { cacheVersion } from './cache-version.ts';

/** About 35 languages by their own names (docs/product.md 9), for operators; the picker shows the offered ones. */
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
