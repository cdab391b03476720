// Loaded first into the servers of a run: moves `new Date()` and `Date.now()` ahead of the machine's clock by the
// milliseconds in DATA_DIR/clock-ahead-ms, so that a test can simulate half an hour. Without that file nothing changes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const file = join(process.env.DATA_DIR ?? '.', 'clock-ahead-ms');
const machineDate = globalThis.Date;
let aheadMs = 0;

globalThis.Date = new Proxy(machineDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [machineDate.now() + aheadMs] : given, asked),
  get: (target, name) => (name === 'now' ? () => machineDate.now() + aheadMs : Reflect.get(target, name)),
});

machineDate.prototype.constructor = globalThis.Date;

setInterval(async () => {
  const text = await readFile(file, 'utf8').catch(() => '0');
  aheadMs = Number(text) || 0;
}, 200).unref();
