import * as v from 'valibot';

export const startStep = v.object({
  name: v.pipe(v.string(), v.maxLength(80)),
  state: v.picklist(['running', 'done']),
  /** So far, or in all. */
  ms: v.pipe(v.number(), v.minValue(0)),
});
export type StartStep = v.InferOutput<typeof startStep>;

export interface StartProgress {
  /** In the order in which they began. */
  steps(): StartStep[];
  /** Does a step and keeps how long it took. */
  during<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Takes over a step of the process that starts this one. */
  note(step: StartStep): void;
}

/**
 * Keeps what a start has done and does, for the page shown meanwhile.
 * @param tell hears of every step of this process that begins or ends
 */
export function createStartProgress(tell: (step: StartStep) => void = () => {}): StartProgress {
  const known = new Map<string, StartStep & { at: number }>();
  const keep = (step: StartStep) => known.set(step.name, { ...step, at: performance.now() });
  return {
    steps() {
      const now = performance.now();
      return [...known.values()].map(({ name, state, ms, at }) => ({
        ...{ name, state },
        ms: Math.round(state === 'running' ? ms + now - at : ms),
      }));
    },
    async during(name, work) {
      const startedAt = performance.now();
      const say = (state: StartStep['state']) => {
        const step = { name, state, ms: Math.round(performance.now() - startedAt) };
        keep(step);
        tell(step);
      };
      say('running');
      const result = await work();
      say('done');
      return result;
    },
    note: keep,
  };
}
