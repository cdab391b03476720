/*
 * Loaded into each server before its own code: when the starting process is gone, killed -9 for instance, its end of
 * the channel closes, and the server ends as if it had been asked to. No orphan keeps a port or the database.
 * Plain JavaScript, because worker threads load it too, before anything that reads TypeScript.
 */
const timeoutMs = 5_000;

if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    // A starting server may not have a signal handler yet.
    setTimeout(() => process.exit(1), timeoutMs).unref();
  });
  // The listener must not keep the process alive.
  process.channel.unref();
}
