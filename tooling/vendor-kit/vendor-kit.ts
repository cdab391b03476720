import { KitProblem } from './kit-problem.ts';
import { kitText } from './kit-text.rules.ts';
import { readOptions, UsageProblem, usage } from './read-options.ts';
import { runKit } from './run-kit.ts';

/** `pnpm vendor-kit`: exit code 0 when every rule that was checked holds, 1 when one does not, 2 when wrongly asked. */
async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.includes('--help')) {
    console.log(usage);
    return args.length === 0 ? 2 : 0;
  }
  try {
    const report = await runKit(await readOptions(args, process.env));
    console.log(kitText(report));
    return report.findings.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof KitProblem || error instanceof UsageProblem)) throw error;
    console.error(error instanceof UsageProblem ? `${error.message}\n\n${usage}` : error.message);
    return error instanceof UsageProblem ? 2 : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
