import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { groupName } from './group-names.rules.ts';

// covers 9
for (const language of ['CN', 'VN', 'TH'])
  test(`names the groups of lotteries in ${language} as on the pages`, async () => {
    const file = new URL(`../../../../shared/i18n/locales/${language}/lottery.json`, import.meta.url);
    const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    for (const groupCode of ['VN_NORTH', 'VN_CENTRAL', 'VN_SOUTH', 'FAST', 'SEA', 'INSTANT'])
      assert.equal(groupName({ groupCode, groupName: '?' }, language), texts[`group.${groupCode}`]);
  });
