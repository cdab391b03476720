import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backUrlOf, launchHash, namesLottery } from './launch.rules.ts';

const origin = 'https://portal.example';

for (const [asked, leadsTo] of [
  [undefined, 'https://portal.example/'],
  ['/rng?page=JADE', 'https://portal.example/rng?page=JADE'],
  ['https://portal.example/fish', 'https://portal.example/fish'],
  ['https://elsewhere.example/rng', 'https://portal.example/'],
  ['//elsewhere.example', 'https://portal.example/'],
  ['javascript:alert(1)', 'https://portal.example/'],
  ['https://', 'https://portal.example/'],
] as const) {
  test(`leads back from ${asked} to ${leadsTo}`, () => {
    assert.equal(backUrlOf(origin, asked), leadsTo);
  });
}

for (const [input, isOfLottery] of [
  [{}, false],
  [{ vassalage: 'JADE', gameCode: 'koi', roomId: 'r', language: 'EN', theme: 'dark', backUrl: '/' }, false],
  [{ lottoView: undefined }, false],
  [{ lottoArea: 'VN' }, true],
  [{ launchMode: 'LOTT' }, true],
  [{ lottoPrizeMode: 'ZY' }, true],
  [{ lottoGameCode: 'MB' }, true],
  [{ lottoView: 'lobby' }, true],
  [{ lottoPlayType: '2D' }, true],
  [{ device: 'WEB' }, true],
] as const) {
  test(`${JSON.stringify(input)} is ${isOfLottery ? '' : 'not '}for lotteries only`, () => {
    assert.equal(namesLottery(input), isOfLottery);
  });
}

test('puts token and selection of a launch apart, whatever they are', () => {
  assert.equal(launchHash('token', undefined), 't=token');
  assert.equal(launchHash('token', 'cove-1~1x2~home~1.85~7'), 't=token&s=cove-1%7E1x2%7Ehome%7E1.85%7E7');
  const hash = new URLSearchParams(launchHash('token', 'x&t=stolen#y'));
  assert.deepEqual(
    [...hash],
    [
      ['t', 'token'],
      ['s', 'x&t=stolen#y'],
    ],
  );
});
