import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasTimeFor } from './time-left.ts';

const cases = [
  { name: 'nothing has run yet', minutes: 60, done: { estimated: 0, took: 0, sinceStart: 0 }, fits: true },
  { name: 'longer than all there is', minutes: 61, done: { estimated: 0, took: 0, sinceStart: 0 }, fits: false },
  { name: 'fits to the minute', minutes: 30, done: { estimated: 30, took: 30, sinceStart: 30 }, fits: true },
  { name: 'the machine is slower', minutes: 20, done: { estimated: 20, took: 30, sinceStart: 31 }, fits: false },
  {
    name: 'a faster machine promises nothing',
    minutes: 31,
    done: { estimated: 30, took: 10, sinceStart: 30 },
    fits: false,
  },
  { name: 'a moment, late', minutes: undefined, done: { estimated: 50, took: 60, sinceStart: 60 }, fits: true },
  { name: 'a moment, too late', minutes: undefined, done: { estimated: 50, took: 61, sinceStart: 61 }, fits: false },
];

for (const { name, minutes, done, fits } of cases)
  test(`within an hour: ${name}`, () => {
    assert.equal(hasTimeFor({ ...(minutes !== undefined && { minutes }) }, done, 60), fits);
  });
