import type { DrawSchedule, LotteryGame } from '../lottery-game.ts';

type Scheduled = Pick<LotteryGame, 'schedule' | 'closesSecondsBefore'>;

/** A scheduled draw; times in milliseconds since 1970. */
export interface PlannedDraw {
  drawId: string;
  /** When the previous draw closes; from then on this is the next one. */
  opensMs: number;
  closesMs: number;
  drawsMs: number;
}

/** Offset of Asia/Ho_Chi_Minh, which has no summer time. */
const zoneMs = 7 * 3_600_000;
const dayMs = 86_400_000;
const leastSeconds = 5;
/** 1 January 1970 was a Thursday. */
const firstWeekday = 4;
/** A schedule without a matching day in this many (the 30th of February) has no draws. */
const daysLooked = 800;

/** Returns the seconds between draws of an all-day game at a pace, at least 5; undefined for other games. */
export function everySeconds(schedule: DrawSchedule, pace: number): number | undefined {
  return schedule.kind === 'every' ? Math.max(leastSeconds, Math.round(schedule.seconds / pace)) : undefined;
}

/** Returns the next draws whose betting closes after a time, soonest first; fewer if the schedule has no more. */
export function drawsClosingAfter(game: Scheduled, afterMs: number, count: number, pace: number): PlannedDraw[] {
  const closing = closingMs(game, pace);
  const times: number[] = [];
  for (let last = afterMs + closing; times.length < count; ) {
    const next = drawAfter(game.schedule, last, pace);
    if (next === undefined) break;
    times.push(next);
    last = next;
  }
  return times.map((drawsMs) => planned(game, drawsMs, pace));
}

/** Returns all draws after `afterMs` up to and including `untilMs`, soonest first. */
export function drawsBetween(game: Scheduled, afterMs: number, untilMs: number, pace: number): PlannedDraw[] {
  const draws: PlannedDraw[] = [];
  for (let last = afterMs; ; ) {
    const next = drawAfter(game.schedule, last, pace);
    if (next === undefined || next > untilMs) return draws;
    draws.push(planned(game, next, pace));
    last = next;
  }
}

/** Returns the last draws before a time, oldest first; fewer if the schedule has no more. */
export function drawsBefore(game: Scheduled, beforeMs: number, count: number, pace: number): PlannedDraw[] {
  const draws: PlannedDraw[] = [];
  for (let next = beforeMs; draws.length < count; ) {
    const last = drawBefore(game.schedule, next, pace);
    if (last === undefined) break;
    draws.unshift(planned(game, last, pace));
    next = last;
  }
  return draws;
}

function planned(game: Scheduled, drawsMs: number, pace: number): PlannedDraw {
  const closing = closingMs(game, pace);
  const before = drawBefore(game.schedule, drawsMs, pace) ?? drawsMs - dayMs;
  const isDaily = game.schedule.kind !== 'every';
  return { drawId: drawIdOf(drawsMs, isDaily), opensMs: before - closing, closesMs: drawsMs - closing, drawsMs };
}

/** Returns how long before a draw its betting closes, in milliseconds. */
function closingMs({ schedule, closesSecondsBefore }: Scheduled, pace: number): number {
  const every = everySeconds(schedule, pace);
  if (schedule.kind !== 'every' || every === undefined) return closesSecondsBefore * 1000;
  return Math.round(Math.min((closesSecondsBefore * every) / schedule.seconds, every / 4) * 1000);
}

/**
 * Formats the id: the day of the draw, and its time if a day has several. At any pace ids of a game are unique and sort
 * by time.
 */
function drawIdOf(drawsMs: number, isDaily: boolean): string {
  const text = new Date(drawsMs + zoneMs).toISOString();
  const day = text.slice(0, 10).replaceAll('-', '');
  if (isDaily) return day;
  const [hours, minutes, seconds] = text.slice(11, 19).split(':');
  return `${day}-${hours}${minutes}${seconds === '00' ? '' : seconds}`;
}

function drawAfter(schedule: DrawSchedule, afterMs: number, pace: number): number | undefined {
  const every = everySeconds(schedule, pace);
  if (every !== undefined) return (Math.floor(afterMs / (every * 1000)) + 1) * every * 1000;
  return onDay(schedule, dayOf(afterMs), 1, (ms) => ms > afterMs);
}

function drawBefore(schedule: DrawSchedule, beforeMs: number, pace: number): number | undefined {
  const every = everySeconds(schedule, pace);
  if (every !== undefined) return (Math.ceil(beforeMs / (every * 1000)) - 1) * every * 1000;
  return onDay(schedule, dayOf(beforeMs), -1, (ms) => ms < beforeMs);
}

/** Returns the days since 1970 in the zone. */
const dayOf = (ms: number) => Math.floor((ms + zoneMs) / dayMs);

/** Finds the first draw from a day on, day by day, that is wanted. */
function onDay(
  schedule: DrawSchedule,
  fromDay: number,
  step: 1 | -1,
  isWanted: (drawsMs: number) => boolean,
): number | undefined {
  if (schedule.kind !== 'weekly' && schedule.kind !== 'monthly') return undefined;
  const [hours = 0, minutes = 0] = schedule.at.split(':').map(Number);
  const timeMs = (hours * 60 + minutes) * 60_000 - zoneMs;
  for (let looked = 0, day = fromDay; looked < daysLooked; looked += 1, day += step) {
    const drawsMs = day * dayMs + timeMs;
    if (isDrawDay(schedule, day) && isWanted(drawsMs)) return drawsMs;
  }
  return undefined;
}

function isDrawDay(schedule: Extract<DrawSchedule, { at: string }>, day: number): boolean {
  if (schedule.kind === 'weekly') return schedule.weekdays.includes((day + firstWeekday) % 7);
  return schedule.days.includes(new Date(day * dayMs).getUTCDate());
}
