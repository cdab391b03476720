import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import stylelint from 'stylelint';

const configFile = fileURLToPath(new URL('../../../stylelint.config.mjs', import.meta.url));

for (const [declaration, isRefused] of [
  ['margin-left: 4px', true],
  ['border-right-color: red', true],
  ['border-top-left-radius: 4px', true],
  ['right: 0', true],
  ['left: 50%', false],
  ['text-align: left', true],
  ['text-align: start', false],
  ['padding: 1px 2px 3px 4px', true],
  ['padding: 1px 2px 3px 2px', false],
  ['inset: auto 0 0', false],
  ['inset: calc(100% + 4px) 0 auto max(1px, calc(2px + 1px))', true],
  ['margin-inline: 4px 8px', false],
] as const)
  test(`${isRefused ? 'refuses' : 'accepts'} "${declaration}" in a style sheet`, async () => {
    const { errored } = await stylelint.lint({ code: `.a {\n  ${declaration};\n}\n`, configFile });
    assert.equal(errored, isRefused);
  });
