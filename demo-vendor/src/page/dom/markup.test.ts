import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { coinPicture } from '../art/coin-picture.ts';
import { gradientSheet } from '../art/gradients.ts';
import { cardBack, cardFace } from '../boards/cards/card-picture.ts';
import { openDom } from '../testing/open-dom.ts';
import { drawingsPolicy, setDrawing } from './markup.ts';

let close = (): void => undefined;
beforeEach(() => {
  close = openDom('');
});
afterEach(() => close());

function drawn(markup: string): Element {
  const element = document.createElement('span');
  setDrawing(element, markup);
  return element;
}

// covers 9
test('draws through one policy, which takes shapes and texts', () => {
  assert.equal(drawn(gradientSheet()).querySelectorAll('stop').length > 10, true);
  assert.ok(drawn(cardBack() + cardFace(9)).querySelector('clipPath'));
  assert.equal(drawn(coinPicture('MINI')).textContent, 'MINI');
  const policies: string[] = [];
  const made = drawingsPolicy({
    trustedTypes: {
      createPolicy(name, rules) {
        policies.push(name);
        return rules;
      },
    },
  });
  assert.deepEqual(policies, ['drawings']);
  assert.throws(() => made.createHTML('<img src=x>'), TypeError);
});

// covers 9
test('refuses markup that runs or loads, however a text got into it', () => {
  for (const hostile of [
    '<img src=x onerror=alert(1)>',
    '<svg onload="alert(1)"></svg>',
    '<svg/onload=alert(1)>',
    '<svg ONLOAD="alert(1)"></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a href="javascript:alert(1)"><text>1</text></a></svg>',
    '<svg><use href="data:image/svg+xml,1"/></svg>',
    '<svg><animate attributeName="href"/></svg>',
    '<svg><foreignObject><iframe srcdoc="1"></iframe></foreignObject></svg>',
    '<path aria-label="" onfocus="alert(1)" tabindex="0"/>',
    "<path d='' onclick='alert(1)'/>",
    '<path d="">\n<!--<script>-->',
  ])
    assert.throws(() => drawn(hostile), TypeError, hostile);
});

// covers 9
test('shows a text that others wrote as a text', () => {
  const name = '</text><path onload="alert(1)"/>&lt;';
  const coin = drawn(coinPicture(name));
  assert.deepEqual([coin.textContent, coin.querySelectorAll('[onload]').length], [name, 0]);
});
