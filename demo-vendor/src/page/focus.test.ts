import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { isOnPartOf, keepFocus, lendFocus } from './focus.ts';
import { openDom } from './testing/open-dom.ts';

let close = (): void => undefined;
beforeEach(() => {
  close = openDom(`
    <main>
      <section id="dock"><button id="deal">Deal</button><button id="other">Rules</button></section>
      <section id="table"><p>Cards</p></section>
    </main>`);
});
afterEach(() => close());

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  assert.ok(element, id);
  return element;
}
const main = () => document.querySelector('main') ?? assert.fail();
const now = () => document.activeElement?.id;
/** Changes of the page are seen after the script that made them. */
const settle = () => new Promise((done) => setImmediate(done));

function keep(): void {
  keepFocus(main());
  find('deal').focus();
}

const drawAnew = (html: string) => {
  find('dock').innerHTML = html;
  return settle();
};

test('a focus that was lent goes back where it was', () => {
  find('deal').focus();
  const restore = lendFocus(find('other'));
  assert.equal(now(), 'other');
  restore();
  assert.equal(now(), 'deal');
});

test('a focus that was lent stays where the player has moved it', () => {
  const restore = lendFocus(find('other'));
  find('deal').focus();
  restore();
  assert.equal(now(), 'deal');
});

test('distinguishes a part that cannot be pressed from a button on it', () => {
  const table = find('table');
  table.tabIndex = -1;
  table.focus();
  assert.equal(isOnPartOf(main()), true);
  assert.equal(isOnPartOf(find('dock')), false);
  find('deal').focus();
  assert.equal(isOnPartOf(main()), false);
});

test('the focus goes to the same button where that is drawn anew', async () => {
  keep();
  await drawAnew('<button id="rules">Rules</button><button id="again">Deal</button>');
  assert.equal(now(), 'again');
});

test('a label counts as the name of a button', async () => {
  find('deal').setAttribute('aria-label', 'Deal the cards');
  keep();
  await drawAnew('<button id="plain">Deal</button><button id="named" aria-label="Deal the cards">D</button>');
  assert.equal(now(), 'named');
});

test('where the button is gone or there are several of its name, the part around it has the focus', async () => {
  keep();
  await drawAnew('<button>Deal</button><button>Deal</button>');
  assert.equal(now(), 'dock');
  assert.equal(find('dock').tabIndex, -1);
});

for (const attribute of ['disabled', 'hidden'])
  test(`a button that becomes ${attribute} leaves the focus to the part around it`, async () => {
    keep();
    find('deal').toggleAttribute(attribute, true);
    find('deal').blur();
    await settle();
    assert.equal(now(), 'dock');
  });

test('a part that is removed leaves the focus to the nearest one that is left, at last to the page', async () => {
  keep();
  find('dock').remove();
  await settle();
  assert.equal(document.activeElement, main());
});

test('a focus that has moved on is not taken back', async () => {
  keep();
  find('other').focus();
  find('deal').remove();
  await settle();
  assert.equal(now(), 'other');
});

test('a press beside everything gives the focus up on purpose', async () => {
  keep();
  find('table').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('deal').remove();
  await settle();
  assert.equal(document.activeElement, document.body);
});
