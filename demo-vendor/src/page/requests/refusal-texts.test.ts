import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalWords } from '../fishing/play/words.ts';
import { refusalWords as lotteryWords } from '../lottery/slip/refusal-words.ts';
import { refusalText as cardWords } from '../pvp/words.ts';
import { refusalWords as sportsWords } from '../sports/slip/refusal-words.ts';
import { refusalWords as tableWords } from '../table/refusal-words.ts';
import { speak } from '../texts/language.ts';
import { PageRefusal } from './ask-studio.ts';
import { refusalText, refusedBy } from './refusal-texts.ts';

const limited = ['zero_stake', 'negative_stake', 'below_minimum', 'above_maximum', 'uneven_stake'];

for (const language of ['EN', 'CN', 'MY', 'VN', 'TH', 'TY']) {
  // covers 2.7
  test(`${language}: has its own text with the limit for each reason to refuse a stake`, () => {
    speak(language);
    const words = limited.map((code) => refusalText({ code, limit: '1500.00' }));
    assert.equal(new Set(words).size, limited.length);
    for (const text of words) assert.match(text, /1,500\.00/);
    const shots = limited.map((code) => refusalWords({ code, limit: '50.00' }));
    assert.equal(new Set(shots).size, limited.length);
    for (const text of shots) assert.match(text, /\b50\.00/);
    const chips = [...limited, 'above_spot_limit', 'above_round_limit'];
    const bets = chips.map((code) => tableWords({ code, limit: '5000.00' }));
    assert.equal(new Set(bets).size, chips.length);
    for (const text of bets) assert.match(text, /5,000\.00/);
    const limits = { leastStake: '1.00', mostStake: '7000.00', mostPayout: '1.00', mostLegs: 8 };
    const picks = ['zero_stake', 'negative_stake', 'below_minimum'].map((code) => sportsWords(code, limits));
    assert.equal(new Set([...picks, sportsWords('stake_decimals', limits)]).size, 4);
    for (const text of picks) assert.match(text, /\b1\.00/);
    assert.match(sportsWords('above_maximum', limits), /7,000\.00/);
    const slip = {
      ...limits,
      mostMultiple: 99,
      mostLines: 20,
      mostDraws: 10,
      leastPrice: '2.00',
      mostPrice: '9000.00',
    };
    const lines = ['zero_stake', 'negative_stake', 'line_below_minimum'].map((code) => lotteryWords(code, slip));
    assert.equal(new Set(lines).size, 3);
    for (const text of lines) assert.match(text, /\b1\.00/);
    assert.match(lotteryWords('line_above_maximum', slip), /7,000\.00/);
    assert.match(lotteryWords('above_maximum', slip), /9,000\.00/);
    const others = ['stake_decimals', 'invalid_choice', 'foreign_round', 'round_over', 'anything'];
    assert.equal(new Set(others.map((code) => refusalText({ code }))).size, others.length);
    speak('EN');
  });
}

test('leaves out an unknown limit', () => {
  assert.equal(cardWords('above_maximum'), 'This stake is above the game limit.');
  assert.equal(refusalText({ code: 'above_maximum' }), 'This stake is above the game limit.');
  assert.equal(refusalText({ code: 'zero_stake' }), 'The stake was refused.');
});

test("reads the refusal from the server's answer, and none from other failures", () => {
  const answer = { code: 'below_minimum', limit: '0.10' };
  assert.deepEqual(refusedBy(new PageRefusal('below_minimum', answer)), answer);
  assert.equal(refusalText(refusedBy(new PageRefusal('below_minimum', answer))), 'The minimum stake is 0.10.');
  assert.equal(refusedBy(new PageRefusal('too_fast', { code: 'too_fast', limit: 3 })).limit, undefined);
  assert.deepEqual(refusedBy(new Error('no line')), {});
});
