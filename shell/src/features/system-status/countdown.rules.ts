export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left until `end` in whole seconds, both in ms; undefined once it is over. */
export function timeLeft(end: number, now: number): TimeLeft | undefined {
  const left = Math.ceil((end - now) / 1000);
  if (!(left > 0)) return undefined;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
