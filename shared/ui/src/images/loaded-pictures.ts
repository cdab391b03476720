import { createAddressCache, lazyDefaults } from './lazy.rules.ts';

/** Pictures that this page has shown: they need neither a skeleton nor a wait again. */
export const loadedPictures = createAddressCache(lazyDefaults.cacheSize);
