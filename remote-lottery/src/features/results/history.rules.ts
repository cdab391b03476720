import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { drawDate } from '../../numbers/draw-day.ts';

const pageSize = 10;

/** Draws of one day (`2026-11-21`); of all without one, or when the day has fallen out of the last hundred. */
export function drawsOfDay(draws: readonly OpenedDraw[], day: string): readonly OpenedDraw[] {
  const ofDay = draws.filter(({ drawnAt }) => drawDate(drawnAt) === day);
  return ofDay.length > 0 ? ofDay : draws;
}

/** A page from 1, ten rows each; one beyond the end is the last. */
export function pageOf<Row>(rows: readonly Row[], pageNo: number) {
  const totalPages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shownPage = Math.min(Math.max(1, pageNo), totalPages);
  return { rows: rows.slice((shownPage - 1) * pageSize, shownPage * pageSize), totalPages, shownPage };
}
