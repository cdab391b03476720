import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backUrlOf, namesLottery } from './launch.rules.ts';

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
