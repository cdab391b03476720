import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportPage } from './report-page.ts';

const step = { name: 'server tests', passed: 5, failed: 1, seconds: 3 };

test('a report shows what a step held and which cases failed', () => {
  const page = reportPage([{ ...step, failures: ['pays once: expected 1'] }]);
  assert.match(page, /server tests<td>5<td>1<td>3 s/);
  assert.match(page, /<li>pays once: expected 1/);
});

test('the name of a case cannot add markup to the report', () => {
  const page = reportPage([{ ...step, failures: ['<script>alert(1)</script>'] }]);
  assert.doesNotMatch(page, /<script>/);
  assert.match(page, /&#60;script&#62;/);
});
