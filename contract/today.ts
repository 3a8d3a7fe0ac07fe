import * as z from 'zod';
import { pullSource } from './entities/card-column.ts';
import { id, time } from './entities/common.ts';

/** What the strip of today can say, in the order of the strip. The only list of its kinds. */
export const todayKinds = ['lesson', 'due', 'case', 'urgent', 'event', 'notice'] as const;
export type TodayKind = (typeof todayKinds)[number];

/** One thing of the strip; the same shape for every kind. */
export const todayItem = z.object({
  kind: z.enum(todayKinds),
  /** Of the thing it tells of, where it has one: it is told nowhere else on the page. */
  id: id.nullable(),
  title: z.string(),
  /** Where, or who says so. */
  note: z.string(),
  /** When it begins or is due. */
  at: time.nullable(),
  isLate: z.boolean(),
  /** A page of the portal or a web address. */
  url: z.string(),
});
export type TodayItem = z.infer<typeof todayItem>;

/** A next lesson as a timetable answers it; an empty object when none is left today. */
export const nextLesson = z.object({
  course: z.string().min(1),
  room: z.string().default(''),
  begin: time,
  end: time.nullish(),
  url: z.string().default(''),
});

/** The addresses a school gives; a kind without one is off. */
export const todaySettings = z.object({ lesson: pullSource.pick({ url: true, cacheSeconds: true }).nullable() });
export type TodaySettings = z.infer<typeof todaySettings>;
