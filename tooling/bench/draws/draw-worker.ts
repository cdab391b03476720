import { type DrawRun, pValueOf } from './draw-run.ts';

/** Counts run after run, as the parent asks for them. */
process.on('message', (run: DrawRun) => process.send?.(pValueOf(run)));
