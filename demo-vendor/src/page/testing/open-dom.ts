import { createRequire } from 'node:module';

interface Dom {
  window: Window & typeof globalThis;
}

/** The DOM of jest's tests: it is jest's own dependency. */
const ofJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { JSDOM }: { JSDOM: new (html: string, options: { url: string }) => Dom } = ofJest('jsdom');

const names = [
  'document',
  'Node',
  'HTMLElement',
  'HTMLButtonElement',
  'MutationObserver',
  'Event',
  'localStorage',
] as const;

/** Sets the globals of a page with this body; returns the function that removes them. */
export function openDom(body: string): () => void {
  const { window } = new JSDOM(`<!doctype html><body>${body}</body>`, { url: 'http://game.test' });
  // It draws nothing, so what is visible goes by the attribute alone.
  window.HTMLElement.prototype.checkVisibility = function isVisible() {
    return this.closest('[hidden]') === null;
  };
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  return () => {
    for (const [name, property] of before) {
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
    window.close();
  };
}
