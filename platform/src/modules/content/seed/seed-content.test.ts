import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contentKinds } from '@portal/shared/contract/content/content-documents';
import { allSettings } from '../../../all-settings.ts';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { createSettingsModule } from '../../settings/index.ts';
import { checkedDocument } from '../documents/checked-document.rules.ts';
import { type ContentModule, createContentModule } from '../index.ts';
import { seedDocumentsAt } from './seed-content.ts';

const now = new Date('2026-03-02T08:00:00.000Z');
const seedDocuments = seedDocumentsAt(now);
let content: ContentModule;
let close: () => Promise<void>;

before(async () => {
  const opened = await openTestPostgres();
  close = opened.close;
  content = createContentModule(testKernel(opened.database), {
    settings: createSettingsModule(testKernel(opened.database), allSettings),
  });
  await content.seed();
});
after(() => close());

test('every text exists in every language, and none had to be cleaned', () => {
  for (const kind of contentKinds)
    for (const { id, ...value } of seedDocuments[kind]) {
      assert.deepEqual(Object.keys(value.texts), ['EN', 'CN', 'MY', 'VN', 'TH'], `${kind} ${id}`);
      assert.deepEqual(checkedDocument(kind, value), { isShown: true, ...value }, `${kind} ${id}`);
    }
});

test('a fresh portal has content of every kind', async () => {
  const { banner, notice, promotion, help } = seedDocuments;
  assert.equal(banner.filter(({ groupName }) => groupName === 'w_home').length, 3);
  assert.ok(notice.length > 9, 'more than a page');
  assert.deepEqual(new Set(notice.map(({ type }) => type)), new Set(['PL', 'PU', 'PR', 'H', 'A']));
  assert.equal(promotion.length, 12);
  assert.equal(promotion.filter(({ startsAt }) => startsAt && new Date(startsAt) > now).length, 2, 'opens soon');
  assert.equal(promotion.filter(({ endsAt }) => endsAt && new Date(endsAt) < now).length, 1, 'over');
  assert.ok(help.some(({ id }) => id === 'term'));
  const levels = await content.shown.vipLevels('CN');
  assert.deepEqual([levels.map(({ rank }) => rank).join(), levels[2]?.name], ['1,2,3,4,5,6,7,8,9,10', '碧玉']);
  const presents = await content.shown.pointPresents('TY');
  assert.deepEqual([presents.length, presents[0]?.name], [16, 'Bonus of 10.00']);
});

test('a second seed does not change what the operator changed or removed', async () => {
  const changer = { who: 'test', why: 'test' };
  const { value } = await content.documents.get('help', 'term');
  await content.documents.set('help', 'term', { value }, changer);
  await content.documents.remove('help', 'points', changer);
  const version = await content.shown.version();
  await content.seed();
  assert.equal(await content.shown.version(), version);
  assert.equal((await content.documents.get('help', 'term')).version, 2);
  await assert.rejects(content.documents.get('help', 'points'), { code: 'not_found' });
});
