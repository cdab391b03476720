import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { asBase64, releaseFixture } from '../testing/release-fixture.ts';
import { decodeFiles } from './decode-files.rules.ts';
import { checkRelease, manifestBytesMax, manifestFile } from './release-files.rules.ts';

const text = (content: string) => new TextEncoder().encode(content);

function refusedWith(code: string, problem: RegExp, work: () => unknown): void {
  assert.throws(work, (error: unknown) => {
    assert.ok(error instanceof Refusal);
    assert.equal(error.code, code);
    assert.match(error.fields?.files ?? '', problem);
    return true;
  });
}

test('accepts a release whose files match its manifest', () => {
  const { files, manifest } = releaseFixture('remote-games', '1.0.0');
  assert.deepEqual(checkRelease('remote-games', '1.0.0', decodeFiles(asBase64(files))), manifest);
});

test('finds a changed byte by its hash', () => {
  const { files } = releaseFixture('remote-games', '1.0.0');
  files.set('chunks/lazy.def.js', text('2'));
  refusedWith('release_corrupt', /lazy\.def\.js has another sha384/, () =>
    checkRelease('remote-games', '1.0.0', files),
  );
});

test('a file of another size is refused', () => {
  const { files } = releaseFixture('remote-games', '1.0.0');
  files.set('chunks/lazy.def.js', text('123'));
  refusedWith('release_corrupt', /has 3 bytes/, () => checkRelease('remote-games', '1.0.0', files));
});

test('reports a missing file, a missing manifest and an unlisted entry as incomplete', () => {
  const { files } = releaseFixture('remote-games', '1.0.0');
  files.delete('chunks/lazy.def.js');
  refusedWith('release_incomplete', /lazy\.def\.js is missing/, () => checkRelease('remote-games', '1.0.0', files));
  files.delete(manifestFile);
  refusedWith('release_incomplete', /release\.json is missing/, () => checkRelease('remote-games', '1.0.0', files));
  const other = releaseFixture('remote-games', '1.0.0', { manifest: { entry: 'gone.js' } });
  refusedWith('release_incomplete', /gone\.js/, () => checkRelease('remote-games', '1.0.0', other.files));
});

test('refuses a file that the manifest does not list', () => {
  const { files } = releaseFixture('remote-games', '1.0.0');
  files.set('stranger.js', text('x'));
  refusedWith('release_corrupt', /stranger\.js is not in the manifest/, () =>
    checkRelease('remote-games', '1.0.0', files),
  );
});

test('refuses the manifest of another release or version', () => {
  const { files } = releaseFixture('remote-games', '1.0.0');
  refusedWith('release_corrupt', /remote-games 1\.0\.0/, () => checkRelease('remote-games', '1.0.1', files));
  refusedWith('release_corrupt', /remote-games 1\.0\.0/, () => checkRelease('remote-lottery', '1.0.0', files));
});

test('refuses a manifest that is huge, not JSON, not UTF-8 or of another shape', () => {
  const { files } = releaseFixture('remote-games', '1.0.0');
  for (const [bytes, problem] of [
    [new Uint8Array(manifestBytesMax + 1), /larger than/],
    [text('{'), /is not JSON/],
    [new Uint8Array([0xff, 0xfe]), /is not JSON/],
    [text('{"name":"remote-games"}'), /version|Invalid/],
  ] as const) {
    files.set(manifestFile, bytes);
    refusedWith('release_corrupt', problem, () => checkRelease('remote-games', '1.0.0', files));
  }
});

test('refuses a shell without a page as incomplete', () => {
  const { files } = releaseFixture('shell', '1.0.0', { manifest: { page: undefined } });
  refusedWith('release_incomplete', /has no page/, () => checkRelease('shell', '1.0.0', files));
});

test('refuses two files that differ only by case', () => {
  const { files } = releaseFixture('remote-games', '1.0.0', { files: { 'a.js': '1', 'A.js': '1' } });
  refusedWith('release_corrupt', /case/, () => checkRelease('remote-games', '1.0.0', files));
});

test('refuses a path that could leave the folder, and text that is not base64', () => {
  for (const path of [
    '../x.js',
    'a/../../x.js',
    '/etc/x',
    'a//b.js',
    'a\\b.js',
    '.incoming/x.js',
    'a/./b.js',
    'x\0.js',
    '',
  ]) {
    refusedWith('release_corrupt', /is not a path/, () => decodeFiles({ [path]: '' }));
  }
  refusedWith('release_corrupt', /is not base64/, () => decodeFiles({ 'a.js': 'not base64!' }));
});

test('refuses files that cannot lie in one folder beside their compressed forms, by name', () => {
  const cases: [string[], RegExp][] = [
    [['a', 'a/b'], /^a\/b lies in a/],
    [['a', 'A/b'], /^A\/b lies in a/],
    [['main.js', 'main.js.br/x'], /^main\.js\.br\/x takes the name main\.js\.br/],
    [['main.js', 'main.js.br'], /^main\.js\.br takes the name/],
    [['main.js', 'main.js.gz'], /^main\.js\.gz takes the name/],
    [['main.js', 'release.json/x'], /^release\.json\/x lies in release\.json/],
    [['main.js', 'release.json.gz'], /^release\.json\.gz takes the name/],
    [['main.js', `${'x'.repeat(300)}.js`], /too long/],
  ];
  for (const [paths, problem] of cases) {
    const { files } = releaseFixture('remote-games', '1.0.0', {
      files: Object.fromEntries(paths.map((path) => [path, '1'])),
    });
    refusedWith('release_corrupt', problem, () => checkRelease('remote-games', '1.0.0', files));
  }
});

test('accepts only short and printable texts in a manifest', () => {
  const needs = { contract: '^1.0.0', react: '^19.3.0', facades: [] };
  for (const manifest of [
    { commit: 'a\u0000b' },
    { commit: '\ud800' },
    { commit: 'c'.repeat(201) },
    { needs: { ...needs, contract: '^1.0.0\u0000' } },
    { needs: { ...needs, react: `^19.3.0${' ||^1.0.0'.repeat(40)}` } },
    { needs: { ...needs, facades: ['\udfff'] } },
    { provides: ['a\u0000'] },
  ]) {
    const { files } = releaseFixture('remote-games', '1.0.0', { manifest });
    refusedWith('release_corrupt', /release\.json (commit|needs|provides)/, () =>
      checkRelease('remote-games', '1.0.0', files),
    );
  }
});
