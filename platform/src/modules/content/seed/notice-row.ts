import type { SeedOf } from './seed-document.ts';

export type Words = readonly [title: string, content: string];
type Type = SeedOf<'notice'>[number]['type'];

/** An announcement of a fresh portal; its time follows its place. */
export type NoticeRow = readonly [id: string, type: Type, en: Words, cn: Words, my: Words, vn: Words, th: Words];
