/** What browsers have and jsdom lacks. */
const { TextDecoder, TextEncoder } = require('node:util');
const { webcrypto } = require('node:crypto');
const { ReadableStream, TransformStream, TextDecoderStream } = require('node:stream/web');

for (const [name, value] of Object.entries({
  TextDecoder,
  TextEncoder,
  ReadableStream,
  TransformStream,
  TextDecoderStream,
})) {
  if (!globalThis[name]) globalThis[name] = value;
}
for (const name of ['fetch', 'Request', 'Response', 'Headers', 'structuredClone']) {
  if (!globalThis[name] && global[name]) globalThis[name] = global[name];
}
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => undefined;
