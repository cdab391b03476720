import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Project, projectsInOrder } from './projects.ts';
import { startOwnProduct } from './setup/start-product.ts';

/**
 * Runs all projects one after another on one product. A failed project does not stop the later ones, unlike with
 * Playwright's own dependencies. Each report goes to `<reports>/<project>.json`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { reports: { type: 'string' }, only: { type: 'string', multiple: true }, tag: { type: 'string' } },
  });
  const projects = projectsInOrder.filter((name) => !values.only || values.only.includes(name));
  const end = await startOwnProduct(projects.includes('identity-provider'));
  let failed = 0;
  try {
    for (const project of projects) if ((await runProject(project, values)) !== 0) failed += 1;
  } finally {
    await end();
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

interface Options {
  reports?: string;
  tag?: string;
}

const configOf = (project: Project) =>
  project === 'snapshots'
    ? ['-c', 'e2e/snapshots.config.ts']
    : ['-c', 'e2e/playwright.config.ts', `--project=${project}`, '--no-deps'];

function runProject(project: Project, { reports, tag }: Options): Promise<number> {
  const playwright = join('node_modules', '.bin', 'playwright');
  const config = [...configOf(project), ...(tag ? ['--grep', tag] : [])];
  const report = reports && { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${project}.json`) };
  return new Promise((resolve, reject) => {
    const child = spawn(playwright, ['test', ...config, '--output', `e2e/results/${project}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TRACE: 'light', ...report },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

await main();
