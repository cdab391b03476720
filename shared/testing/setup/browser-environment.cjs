const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks, from the Node that runs the tests; one realm, so that instanceof holds. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'BroadcastChannel',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
];

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of fromNode) page[name] = globalThis[name];
    Object.defineProperty(page, 'crypto', { value: globalThis.crypto, configurable: true });
    page.reportError ??= (error) => page.console.error(error);
    // Nothing moves in a test, and nothing below the fold comes into view.
    page.matchMedia ??= (media) => ({
      media,
      matches: media.includes('reduce'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    page.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    page.scrollTo = () => undefined;
    page.Element.prototype.scrollIntoView ??= () => undefined;
  }
}

module.exports = BrowserEnvironment;
