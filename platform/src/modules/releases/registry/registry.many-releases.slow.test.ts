import { manyReleasesCase } from '../testing/many-releases-case.ts';

manyReleasesCase({ releases: 2_000, acts: 5_000 });
