import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { releaseName, releaseVersion } from './releases.ts';

/** The bill of materials of a release folder. Stored with the release and not served to players. */
export const bomFileName = 'bom.json';

/** The software bill of materials of a release: which packages are in it, with versions, licences and hashes. */
export const getReleaseBom = defineCall({
  method: 'get',
  path: '/operator/releases/:name/:version/bom',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({ name: releaseName, version: releaseVersion }),
  output: v.object({
    /** CycloneDX 1.6 as JSON. */
    text: v.string(),
  }),
  refusals: ['not_found'],
});
