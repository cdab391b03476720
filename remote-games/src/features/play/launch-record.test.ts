import { lobbyOf, readLaunch } from './launch-record.ts';

const good = {
  content: 'http://vendor.test/play?token=1',
  origin: 'http://vendor.test',
  gameName: 'Koi Pond',
  backUrl: '/fish',
};

function storageWith(text: string | null) {
  return { getItem: (name: string) => (name === 'launch:L1' ? text : null) };
}

test("reads the shell's record of this launch", () => {
  expect(readLaunch(storageWith(JSON.stringify(good)), 'L1')).toEqual(good);
});

test.each([
  ['no id', null, good],
  ['another id', 'L2', good],
  ['an address of another origin', 'L1', { ...good, content: 'http://evil.test/play' }],
  ['a script address', 'L1', { ...good, content: 'javascript:alert(1)', origin: 'null' }],
  ['a data address', 'L1', { ...good, content: 'data:text/html,x', origin: 'null' }],
  ['no address', 'L1', { ...good, content: undefined }],
  ['no object', 'L1', 'text'],
])('refuses %s', (_, id, record) => {
  expect(readLaunch(storageWith(JSON.stringify(record)), id)).toBeUndefined();
});

test('refuses broken text', () => {
  expect(readLaunch(storageWith('{"content":'), 'L1')).toBeUndefined();
});

test.each([
  ['/fish?page=HARBOUR', '/fish?page=HARBOUR'],
  ['/', '/'],
  [undefined, '/rng'],
  ['/game?launch=L1', '/rng'],
  ['/seamless?vendor=X', '/rng'],
  ['/fbsports?vendor=X', '/sports'],
  ['//evil.test', '/rng'],
  ['/\\evil.test', '/rng'],
  ['https://evil.test', '/rng'],
])('back from %s leads to %s', (backUrl, expected) => {
  expect(lobbyOf({ ...good, backUrl })).toBe(expected);
});
