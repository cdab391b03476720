import { manyReleasesCase } from '../testing/many-releases-case.ts';

manyReleasesCase({ releases: 200, acts: 500 });
