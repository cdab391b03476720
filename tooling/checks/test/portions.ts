interface Portions {
  count: number;
  atOnce: number;
  /** Asked before each one. */
  mayBegin(): boolean;
  /** True when it passed. */
  run(no: number): Promise<boolean>;
}

interface PortionsDone {
  passed: number;
  isFailed: boolean;
}

/** Runs portions of one task, some at once, until all are done, none may begin any more, or one has failed. */
export async function runPortions({ count, atOnce, mayBegin, run }: Portions): Promise<PortionsDone> {
  const done: PortionsDone = { passed: 0, isFailed: false };
  let begun = 0;
  async function work(): Promise<void> {
    while (begun < count && !done.isFailed && mayBegin()) {
      begun += 1;
      if (await run(begun)) done.passed += 1;
      else done.isFailed = true;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}
