import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { announcementsSettings } from '@yizhan/contract/texts/zh-CN/announcements-settings.ts';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';

const t = textsOf({ announcementsSettings });

const HOUR_MS = 3_600_000;

const items = [
  { title: 'sample1', hours: 0.3, important: true },
  { title: 'sample2', hours: 3, important: false },
  { title: 'sample3', hours: 20, important: true },
  { title: 'sample4', hours: 30, important: false },
  { title: 'sample5', hours: 100, important: false },
  { title: 'sample6', hours: 240, important: false },
] as const;

/** Announcements for the preview of a card whose school has none yet. */
export const sample: CardSettings<'announcements'>['sample'] = ({ config, displayRows, now }) => ({
  dataSource: config.dataSource,
  list: items
    .filter(({ important }) => important || !config.importantOnly)
    .slice(0, displayRows * cardKindLimits.announcementsPerRow)
    .map(({ title, hours, important }, at) => {
      const time = toWireTime(new Date(now.getTime() - hours * HOUR_MS));
      return { id: String(at + 1), title: t(title), fieldSet: { important }, create_time: time, releaseTime: time };
    }),
});
