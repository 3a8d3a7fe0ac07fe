import { nextLesson } from '@yizhan/contract/today.ts';
import { toForeignLink } from '../../common/addresses.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { jsonFormat, peekSource } from '../pull-source.ts';
import type { TodaySource } from './source.ts';

/** The person's next lesson, from the address of the school's timetable. */
export const lesson: TodaySource = {
  async load(viewer) {
    const source = viewer.tenant.settings.today.lesson;
    if (!source) return [];
    const { value, isPending } = await peekSource(source, viewer, jsonFormat);
    const parsed = nextLesson.safeParse(value?.answer);
    // A cached answer may tell of a lesson that is over by now.
    if (!parsed.success || (parsed.data.end ?? parsed.data.begin) <= toWireTime(viewer.now))
      return isPending ? 'pending' : [];
    const { course, room, begin, url } = parsed.data;
    return [{ id: null, title: course, note: room, at: begin, isLate: false, url: toForeignLink(url, source.url) }];
  },
};
