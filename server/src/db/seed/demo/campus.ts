import type { PullSource } from '@yizhan/contract/entities/card-column.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';

/** Every address of the demo's foreign campus begins with this path, so that a start finds them again on another port. */
export const campusPath = '/yunling';

/** An address of the foreign campus as the seed writes it; each start puts the origin of its own campus in. */
export const onCampus = (path: string) => `http://campus.yunling.example${campusPath}${path}`;

/** A JSON source of the campus for the person who looks; each start puts its key in. */
const source = (path: string, listPath: string): PullSource => ({
  sourceType: 'PULL',
  url: onCampus(`${path}?account=\${account}&key=`),
  ...{ listPath, totalPath: '', cacheSeconds: feedLimits.cacheSeconds },
});

/** The next lesson, and all of today in a list. */
export const nextLessonSource = source('/timetable/next', 'lessons');
export const loansSource = source('/library/loans', 'loans');
export const balanceSource = source('/card/balance', 'accounts');
export const roomsSource = source('/lab/rooms', 'rooms');
