/** Asks the operator for a new code of the authenticator, one question at a time. */
export interface StepUpStore {
  isAsked(): boolean;
  subscribe(onChange: () => void): () => void;
  /** Opens the question; true once a code was accepted, false when the operator leaves it. */
  ask(): Promise<boolean>;
  answer(isProved: boolean): void;
}

export function createStepUpStore(): StepUpStore {
  const listeners = new Set<() => void>();
  let waiting: ((isProved: boolean) => void)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    isAsked: () => waiting.length > 0,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        changed();
      }),
    answer(isProved) {
      const answered = waiting;
      waiting = [];
      for (const resolve of answered) resolve(isProved);
      changed();
    },
  };
}
