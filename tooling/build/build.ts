import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildArguments, readBuildArguments, readPublicKeys } from './build-arguments.ts';
import { buildRelease } from './build-release.ts';
import { packageVersion, root } from './webpack/workspace.ts';

const thisFile = fileURLToPath(import.meta.url);
/** Webpack uses one processor, its minifiers the others: more builds at once are slower and take 0.5 GB each. */
const buildsAtOnce = 2;

async function buildHere(name: string, { out, keysFile }: BuildArguments): Promise<void> {
  const folder = path.join(root, name);
  const publicKeys = name === 'shell' ? await readPublicKeys(keysFile) : undefined;
  const outDir = out && path.join(out, name, packageVersion(folder));
  const started = performance.now();
  const built = await buildRelease({ name, publicKeys, outDir });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const scripts = built.manifest.files.filter((file) => file.path.endsWith('.js'));
  const kilobytes = Math.round(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
  console.log(`${name} ${built.manifest.version}: ${scripts.length} scripts, ${kilobytes} KB, ${seconds} s`);
}

/** Each build in a process of its own: webpack's memory goes with it. */
function buildElsewhere(name: string, argv: readonly string[]): Promise<void> {
  const otherArguments = argv.filter((_, at) => argv[at] !== '--only' && argv[at - 1] !== '--only');
  return new Promise((resolve, reject) => {
    const args = [...process.execArgv, thisFile, ...otherArguments, '--only', name];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} was not built`))));
  });
}

async function main(argv: readonly string[]): Promise<void> {
  // The federation plugin writes its entry below the working directory, whose path gets into the output.
  process.chdir(root);
  const asked = readBuildArguments(argv);
  const [first, ...others] = asked.names;
  if (first !== undefined && others.length === 0) return buildHere(first, asked);
  const waiting = [...asked.names];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await buildElsewhere(name, argv);
  };
  await Promise.all(Array.from({ length: buildsAtOnce }, worker));
}

await main(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
