import assert from 'node:assert/strict';
import { after, afterEach, before, mock, test } from 'node:test';
import { openDom } from '../testing/open-dom.ts';
import { fetchedTexts } from '../texts/fetched-texts.ts';
import { fetchLanguage } from './fetch-language.ts';

let closeDom: () => void;
before(() => {
  closeDom = openDom(
    '<main id="game" data-texts="VN=game.vn.1.json&amp;TH=game.th.1.json&amp;CN=game.cn.1.json"></main>',
  );
});
after(() => closeDom());
afterEach(() => mock.reset());

const place = 'texts/vn.ts vn';
const found = (text: string) => Response.json({ [place]: { hello: text } });

/** Answers the calls of `fetch` in turn; a missing answer is a failed connection. */
function answers(...list: (Response | undefined)[]) {
  return mock.method(globalThis, 'fetch', async () => {
    const answer = list.shift();
    if (!answer) throw new TypeError('no connection');
    return answer;
  });
}

test('fetches the texts of a language once', async () => {
  const { mock: calls } = answers(found('xin chào'));
  assert.deepEqual(await Promise.all([fetchLanguage('VN'), fetchLanguage('VN')]), [true, true]);
  assert.deepEqual(fetchedTexts(place), { hello: 'xin chào' });
  assert.deepEqual(
    calls.calls.map(({ arguments: [address] }) => address),
    ['/assets/game.vn.1.json'],
  );
});

test('fetches nothing for English and for an unknown language, which read English', async () => {
  const { mock: calls } = answers();
  assert.deepEqual(await Promise.all(['EN', 'TY', 'constructor', ''].map(fetchLanguage)), [true, true, true, true]);
  assert.equal(calls.callCount(), 0);
});

test('asks again after a failure, and gives up after three until it is called again', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { mock: calls } = answers(undefined, Response.json({}, { status: 500 }), found('สวัสดี'));
  const thai = fetchLanguage('TH');
  const run = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      mock.timers.tick(1000);
    }
  };
  await run();
  assert.equal(await thai, true);
  assert.equal(calls.callCount(), 3);
  const chinese = fetchLanguage('CN');
  await run();
  assert.equal(await chinese, false);
  assert.equal(calls.callCount(), 6);
  const { mock: later } = answers(found('你好'));
  assert.equal(await fetchLanguage('CN'), true);
  assert.equal(later.callCount(), 1);
});
