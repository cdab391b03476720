import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { assertFeedback } from './feedback.rules.ts';

const codeOf = (content: string) => {
  try {
    assertFeedback(content, { min: 10, max: 20 });
  } catch (error) {
    return error instanceof Refusal ? error.code : 'fault';
  }
};

test('feedback is empty, too short, valid or too long', () => {
  assert.equal(codeOf('   '), 'input_cannot_be_empty');
  assert.equal(codeOf('123456789'), 'feedback_too_short');
  assert.equal(codeOf('1234567890'), undefined);
  assert.equal(codeOf('x'.repeat(20)), undefined);
  assert.equal(codeOf('x'.repeat(21)), 'feedback_too_long');
  assert.equal(codeOf('𠀀'.repeat(20)), undefined);
});
