import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStepLines } from './step-lines.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 80, written, write: (text: string) => void written.push(text) };
}

test('prints a finished step with its name and time, and no waiting one', () => {
  const plain = screen(false);
  const lines = createStepLines(plain);
  lines.show({ name: 'publication', state: 'waiting', ms: 0 });
  lines.show({ name: 'seeding: games history', state: 'running', ms: 0 });
  lines.print('a lock is taken over');
  lines.show({ name: 'seeding: games history', state: 'done', ms: 12_040 });
  lines.end();
  assert.deepEqual(plain.written, ['  a lock is taken over\n', '  seeding: games history 12.0 s\n']);
});

test('shows running steps and their time below on a terminal', () => {
  const terminal = screen(true);
  let now = 1000;
  const lines = createStepLines(terminal, () => now);
  lines.show({ name: 'build shell', state: 'running', ms: 0 });
  now = 4000;
  lines.show({ name: 'database', state: 'running', ms: 1000 });
  assert.equal(terminal.written.at(-1), '  … build shell 3 s, database 1 s');
  lines.show({ name: 'database', state: 'done', ms: 1200 });
  assert.deepEqual(terminal.written.slice(-4), ['\r\x1b[K', '  database 1.2 s\n', '\r\x1b[K', '  … build shell 3 s']);
  lines.end();
  assert.equal(terminal.written.at(-1), '\r\x1b[K');
});
