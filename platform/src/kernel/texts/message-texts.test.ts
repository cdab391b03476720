import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMessageTexts, messageText } from './message-texts.ts';

addMessageTexts({ test_limit: 'From {min} to {max}, {days} days' });

test('writes amounts with comma thousands and other params unchanged', () => {
  const cases = [
    [{ min: '10.00', max: '50000.00', days: 1200 }, 'From 10.00 to 50,000.00, 1200 days'],
    [{ min: '-1234567.89', max: '1e3', days: '20000.5' }, 'From -1,234,567.89 to 1e3, 20000.5 days'],
    [{ min: '1000.00' }, 'From 1,000.00 to {max}, {days} days'],
  ] as const;
  for (const [params, text] of cases) assert.equal(messageText('test_limit', 'EN', params), text);
});
