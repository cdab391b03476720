import { type DrawRun, pValueOf } from './draw-run.ts';

/** Counts runs as the parent requests them. */
process.on('message', (run: DrawRun) => process.send?.(pValueOf(run)));
