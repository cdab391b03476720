import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { contractKinds } from '@portal/shared/contract/agents/contract-terms';
import { kindNames } from './kind-names.ts';

// English has a singular in messages and a plural on pages.
for (const language of ['CN', 'MY'] as const) {
  test(`messages in ${language} call each kind of contract what the pages call it`, async () => {
    const file = new URL(`../../../../shared/i18n/locales/${language}/agent-centre.json`, import.meta.url);
    const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    for (const kind of contractKinds)
      assert.equal(kindNames[kind][language], texts[`contracts.kind.${kind}`]?.toLowerCase());
  });
}
