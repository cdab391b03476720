import * as v from 'valibot';
import { type StartProgress, type StartStep, startStep } from './progress.ts';

/** How a start and the servers that it starts report their steps to each other. */
const stepMessage = v.object({ step: startStep });

/** Returns the step of a message, if it is one. */
export function stepOf(message: unknown): StartStep | undefined {
  const result = v.safeParse(stepMessage, message);
  return result.success ? result.output.step : undefined;
}

/** Reports a step to the parent process, if there is one. */
export function reportToParent(step: StartStep): void {
  if (process.connected) process.send?.({ step }, undefined, {}, () => {});
}

/** Takes over the steps that the parent process reports. */
export function followParent(progress: StartProgress): void {
  process.on('message', (message) => {
    const step = stepOf(message);
    if (step) progress.note(step);
  });
  // Listening must not keep the process alive.
  process.channel?.unref();
}
