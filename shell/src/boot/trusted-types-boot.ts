/**
 * Runs before any other script. The page demands Trusted Types: text becomes neither markup nor a script, and what a
 * loader or a library sets as the address of a script has to be a file of a release, or the platform's service worker.
 */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    if (pathname.startsWith('/releases/')) return address;
    if (origin === location.origin && pathname === '/app/service-worker.js') return address;
    throw new TypeError(`${address} is no file of a release`);
  },
});

export {};
