const wanted = 'USE_REMOTE ? new SnapshotHandler(this)';

/**
 * The federation runtime makes a snapshot handler even where `disableSnapshot` leaves out every plugin that asks it
 * (runtime-core 2.9.2, `core.js`), and so keeps its code (1.2 KB of brotli). Only `preloadRemote` and `registerRemotes`
 * with `force` would still ask it; the shell uses neither. A version that says it otherwise stops the build.
 */
module.exports = function noSnapshotLoader(source) {
  if (!source.includes(wanted)) throw new Error(`no "${wanted}" here: look whether this loader is still needed`);
  return source.replace(wanted, wanted.replace('USE_REMOTE', 'USE_SNAPSHOT'));
};
