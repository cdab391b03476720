import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getContent, setContent, undoContent } from '@portal/shared/contract/content/operator-content';
import { setSetting } from '@portal/shared/contract/settings/operator-settings';
import { operatorToken } from '../../../testing/operator-token.ts';
import { ownApp } from '../../../testing/own-app.ts';

const { app, api } = ownApp();
const why = 'for a test';
const evil = 'https://lantern-login.evil.example';

let issued: Promise<string> | undefined;
const editor = () => {
  issued ??= operatorToken(app(), 'wendy', 'content');
  return issued;
};

const banner = { groupName: 'w_home', url: 'art:harbour', texts: { EN: { title: 'x' } } };
const article = (content: string) => ({ texts: { EN: { title: 'x', content } } });
const notice = { type: 'H', at: '2026-01-01T00:00:00Z' };
const harmless = { banner, notice: { ...notice, ...article('x') }, help: article('x') };
const set = async (kind: keyof typeof harmless, value: unknown) =>
  api().send(setContent, { kind, id: 'attack', value, why }, { token: await editor() });

for (const [name, kind, value, field] of [
  ['the link of a banner', 'banner', { ...banner, linkageType: `${evil}/` }, 'linkageType'],
  ['the picture of a banner', 'banner', { ...banner, url: `${evil}/x.png` }, 'url'],
  ['a link in a notice', 'notice', { ...notice, ...article(`<a href="${evil}/">Log in</a>`) }, 'texts.EN.content'],
  [
    'a picture in a help text',
    'help',
    article(`<img src="HTTPS://lantern-login.evil.example/x.png">`),
    'texts.EN.content',
  ],
] as const)
  test(`one editor cannot lead ${name} to another site until two admins allow its origin`, async () => {
    const refused = await set(kind, value);
    assert.deepEqual([refused.status, refused.code], [422, 'foreign_origin']);
    assert.match(refused.fields?.[field] ?? '', /lantern-login\.evil\.example .*contentOrigins/);
    const setting = { key: 'contentOrigins', value: [evil], why };
    assert.equal((await api().send(setSetting, setting, { token: await editor() })).code, 'two_persons_required');

    await app().modules.settings.write('contentOrigins', [evil], 'two admins');
    assert.equal((await set(kind, value)).status, 200);
    assert.equal((await set(kind, harmless[kind])).status, 200);
    await app().modules.settings.write('contentOrigins', [], 'two admins');
    const pictures = await app().modules.content.pictureAddresses();
    assert.deepEqual(
      pictures.filter((address) => address.includes('evil')),
      [],
      'pages no longer show it',
    );
    assert.equal(
      (await api().send(undoContent, { kind, id: 'attack', why }, { token: await editor() })).code,
      'foreign_origin',
    );
  });

test('texts may use own paths and origins, and those that two admins named in other settings', async () => {
  const own = app().server.kernel.settings.PUBLIC_ORIGIN;
  for (const linkageType of ['/rng', `${own}/rng`, 'https://telegram.org/lantern'])
    assert.equal((await set('banner', { ...banner, linkageType })).status, 200, linkageType);
  await app().modules.settings.write('domains', ['play.example'], 'two admins');
  const linkageType = `${new URL(own).protocol}//play.example/`;
  assert.equal((await set('banner', { ...banner, linkageType })).status, 200);
  const { value } = await api().send(getContent, { kind: 'banner', id: 'attack' }, { token: await editor() });
  assert.deepEqual(value.value, { isShown: true, ...banner, linkageType });
});
