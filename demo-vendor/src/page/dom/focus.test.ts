import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openDom } from '../testing/open-dom.ts';
import { isOnPartOf, keepFocus, lendFocus } from './focus.ts';

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
/** Waits until mutation observers have run. */
const settle = () => new Promise((done) => setImmediate(done));

function keep(): void {
  keepFocus(main());
  find('deal').focus();
}

const redraw = (html: string) => {
  find('dock').innerHTML = html;
  return settle();
};

test('restores a focus that was lent', () => {
  find('deal').focus();
  const restore = lendFocus(find('other'));
  assert.equal(now(), 'other');
  restore();
  assert.equal(now(), 'deal');
});

test('leaves a lent focus where the player has moved it', () => {
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

test('moves the focus to the same button after a rerender', async () => {
  keep();
  await redraw('<button id="rules">Rules</button><button id="again">Deal</button>');
  assert.equal(now(), 'again');
});

test('identifies a button by its label', async () => {
  find('deal').setAttribute('aria-label', 'Deal the cards');
  keep();
  await redraw('<button id="plain">Deal</button><button id="named" aria-label="Deal the cards">D</button>');
  assert.equal(now(), 'named');
});

test('focuses the containing part if the button is gone or its name is ambiguous', async () => {
  keep();
  await redraw('<button>Deal</button><button>Deal</button>');
  assert.equal(now(), 'dock');
  assert.equal(find('dock').tabIndex, -1);
});

for (const attribute of ['disabled', 'hidden'])
  test(`focuses the containing part when a button becomes ${attribute}`, async () => {
    keep();
    find('deal').toggleAttribute(attribute, true);
    find('deal').blur();
    await settle();
    assert.equal(now(), 'dock');
  });

test('focuses the nearest remaining part when a part is removed, and finally the page', async () => {
  keep();
  find('dock').remove();
  await settle();
  assert.equal(document.activeElement, main());
});

test('does not take back a focus that has moved on', async () => {
  keep();
  find('other').focus();
  find('deal').remove();
  await settle();
  assert.equal(now(), 'other');
});

test('gives up the focus after a press outside all elements', async () => {
  keep();
  find('table').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('deal').remove();
  await settle();
  assert.equal(document.activeElement, document.body);
});
