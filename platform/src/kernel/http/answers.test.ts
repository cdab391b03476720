import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../calls/refusal.ts';
import { refusalAnswer } from './answers.ts';

const waits: [number | undefined, string][] = [
  [undefined, 'after 5 minutes.'],
  [1, 'after a minute.'],
  [60, 'after a minute.'],
  [61, 'after 2 minutes.'],
  [7200, 'after 120 minutes.'],
  [7201, 'after 3 hours.'],
  [86_400, 'after 24 hours.'],
];

for (const [retryAfterSeconds, text] of waits) {
  test(`writes a wait of ${retryAfterSeconds} s as: ${text}`, () => {
    const refusal = new Refusal('too_many_requests', retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
    const { message } = JSON.parse(refusalAnswer(refusal, 'EN').body);
    assert.equal(message, `Too many requests, please try again ${text}`);
  });
}
