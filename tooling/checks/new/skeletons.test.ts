import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { callSkeleton, featureSkeleton, moduleSkeleton } from './skeletons.ts';

test('names that are not in kebab-case are refused', () => {
  assert.throws(() => featureSkeleton('remote-games', 'Favourites'), /kebab-case/);
  assert.throws(() => callSkeleton('games', '../evil'), /kebab-case/);
  assert.throws(() => moduleSkeleton(''), /kebab-case/);
});

test('formats and lints what is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skeleton-'));
  const files = {
    ...featureSkeleton('remote-games', 'save-game'),
    ...callSkeleton('games', 'save-game'),
    ...moduleSkeleton('limits'),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const checked = spawnSync('node_modules/.bin/biome', [
    'check',
    '--config-path=biome.json',
    '--vcs-enabled=false',
    folder,
  ]);
  rmSync(folder, { recursive: true });
  assert.equal(checked.status, 0, checked.stdout.toString() + checked.stderr.toString());
});
