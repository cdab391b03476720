import * as v from 'valibot';
import { type StartProgress, type StartStep, startStep } from './start-progress.ts';

/** What a start and the servers that it starts say to each other of their steps. */
const stepMessage = v.object({ step: startStep });

/** The step of a message, if it is one. */
export function stepOf(message: unknown): StartStep | undefined {
  const result = v.safeParse(stepMessage, message);
  return result.success ? result.output.step : undefined;
}

/** Tells the process that started this one of a step; without one nobody hears it. */
export function tellParent(step: StartStep): void {
  if (process.connected) process.send?.({ step }, undefined, {}, () => {});
}

/** Takes over what the process that started this one says of its own steps. */
export function followParent(progress: StartProgress): void {
  process.on('message', (message) => {
    const step = stepOf(message);
    if (step) progress.note(step);
  });
  // Listening must not be what keeps the process alive.
  process.channel?.unref();
}
