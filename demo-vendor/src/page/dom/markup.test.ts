import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gradientSheet } from '../art/gradients.ts';
import { openDom } from '../testing/open-dom.ts';

const policies: string[] = [];
const trustedTypes = {
  createPolicy: (name: string, rules: object) => {
    policies.push(name);
    return rules;
  },
};
Object.assign(globalThis, { trustedTypes });
const { setDrawing } = await import('./markup.ts');
const { coinPicture } = await import('../art/coin-picture.ts');
const { cardBack, cardFace } = await import('../boards/cards/card-picture.ts');
after(openDom(''));

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
  assert.deepEqual(policies, ['drawings']);
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
