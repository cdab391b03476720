import * as v from 'valibot';

export const startStep = v.object({
  name: v.pipe(v.string(), v.maxLength(80)),
  state: v.picklist(['waiting', 'running', 'done']),
  /** Milliseconds so far, or in total. */
  ms: v.pipe(v.number(), v.minValue(0)),
});
export type StartStep = v.InferOutput<typeof startStep>;

export interface StartProgress {
  /** In the order in which they began; waiting steps come last. */
  steps(): StartStep[];
  /** Names steps that will come, so that their number is known. */
  expect(names: readonly string[]): void;
  /** Runs a step and records how long it took. */
  during<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Takes over a step of the parent process. */
  note(step: StartStep): void;
}

/**
 * Records the progress of a start, for the page shown meanwhile.
 * @param report is called for every step of this process that is expected, begins or ends
 */
export function createStartProgress(report: (step: StartStep) => void = () => {}): StartProgress {
  const known = new Map<string, StartStep & { at: number }>();
  const keep = (step: StartStep) => {
    if (known.get(step.name)?.state === 'waiting') known.delete(step.name);
    known.set(step.name, { ...step, at: performance.now() });
  };
  return {
    steps() {
      const now = performance.now();
      const begun = [...known.values()].filter(({ state }) => state !== 'waiting');
      const waiting = [...known.values()].filter(({ state }) => state === 'waiting');
      return [...begun, ...waiting].map(({ name, state, ms, at }) => ({
        name,
        state,
        ms: Math.round(state === 'running' ? ms + now - at : ms),
      }));
    },
    expect(names) {
      for (const name of names.filter((each) => !known.has(each))) {
        const step: StartStep = { name, state: 'waiting', ms: 0 };
        keep(step);
        report(step);
      }
    },
    async during(name, work) {
      const startedAt = performance.now();
      const setState = (state: StartStep['state']) => {
        const step = { name, state, ms: Math.round(performance.now() - startedAt) };
        keep(step);
        report(step);
      };
      setState('running');
      const result = await work();
      setState('done');
      return result;
    },
    note: keep,
  };
}
