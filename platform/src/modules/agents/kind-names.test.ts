import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { contractKinds } from '@portal/shared/contract/agents/contract-terms';
import { kindNames } from './kind-names.ts';

// English uses a singular in messages and a plural on pages.
for (const language of ['CN', 'MY', 'VN', 'TH'] as const) {
  // covers 2.6
  test(`names each kind of contract in ${language} messages as on the pages`, async () => {
    const file = new URL(`../../../../shared/i18n/locales/${language}/agent-centre.json`, import.meta.url);
    const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    for (const kind of contractKinds)
      assert.equal(kindNames[kind][language], texts[`contracts.kind.${kind}`]?.toLowerCase());
  });
}
