import type { StartStep } from '@portal/platform/kernel/start/progress';

interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

interface StepLines {
  /** A line of its own, above the live one. */
  print(line: string): void;
  show(step: StartStep): void;
  /** Nothing is running any more: removes the live line. */
  end(): void;
}

const redrawMs = 500;

/** Shows the steps of a start: a line for each finished one, and on a terminal a live line for the current one. */
export function createStepLines(screen: Screen, now: () => number = () => performance.now()): StepLines {
  const running = new Map<string, number>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const live = () => {
    const names = [...running].map(([name, since]) => `${name} ${Math.round((now() - since) / 1000)} s`);
    return `  … ${names.join(', ')}`.slice(0, (screen.columns ?? 80) - 1);
  };
  const clear = () => {
    if (screen.isTTY) screen.write('\r\x1b[K');
  };
  const draw = () => {
    if (!screen.isTTY) return;
    clear();
    if (running.size > 0) screen.write(live());
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const print = (line: string) => {
    clear();
    screen.write(`  ${line}\n`);
    draw();
  };
  return {
    print,
    show({ name, state, ms }) {
      if (state === 'waiting') return;
      if (state === 'running') {
        running.set(name, now() - ms);
        if (screen.isTTY) timer ??= setInterval(draw, redrawMs);
        draw();
        return;
      }
      running.delete(name);
      if (running.size === 0) stop();
      print(`${name} ${(ms / 1000).toFixed(1)} s`);
    },
    end() {
      running.clear();
      stop();
      clear();
    },
  };
}
