import type { AlertContent, BannerContent } from '@yizhan/contract/entities/portal.ts';
import type { ThemeContent } from '@yizhan/contract/entities/theme.ts';

const DAY_MS = 86_400_000;

/** The day in Asia/Shanghai, this many days from now. */
const dayIn = (now: Date, days = 0) =>
  new Date(now.getTime() + 8 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/** Midnight this many days from today, in the school's time zone. */
const midnight = (now: Date, days: number) => `${dayIn(now, days)} 00:00:00`;

const plain = { themeImg: null, themeImgBorderColor: null, festival: null };

/** The days around the next New Year, or the one that has just begun. */
function newYear(now: Date) {
  const [year = 0, month = 1, day = 1] = dayIn(now).split('-').map(Number);
  const first = month === 1 && day <= 3 ? year : year + 1;
  return { from: `${first - 1}-12-30 00:00:00`, until: `${first}-01-04 00:00:00` };
}

export const themes = (now: Date): ThemeContent[] => [
  { ...plain, themeName: '云岭青', themeColor: '#0f766e' },
  { ...plain, themeName: '丹霞红', themeColor: '#b3261e' },
  { ...plain, themeName: '秋韵橙', themeColor: '#c2410c' },
  { ...plain, themeName: '元旦', themeColor: '#c81e3a', themeImgBorderColor: '#f2b84b', festival: newYear(now) },
];

/** `services`: substrings of the names of its services; the seed looks up those that exist. */
export type DemoBanner = { services: readonly string[]; content: BannerContent };

const banner = (now: Date, title: string, subtitle: string, [from, until]: [number, number]): BannerContent => ({
  ...{ title, subtitle, cover: null, url: '', serviceIds: [], identities: [] },
  ...{ beginTime: midnight(now, from), endTime: midnight(now, until) },
});

export const banners = (now: Date): DemoBanner[] => [
  {
    services: ['成绩', '考试', '证明', '教室'],
    content: banner(now, '期末服务月', '成绩、考试与证明，一次办好', [-7, 60]),
  },
  {
    services: ['请假', '宿舍', '离校', '火车'],
    content: banner(now, '假期离返校专题', '请假、留宿登记与返校报到，都在这里', [-3, 75]),
  },
];

/** A draft prepared for later; nobody sees it before it is published. */
export const alertDraft = (now: Date): AlertContent => ({
  ...{ title: '因设备检修，学校统一认证将暂停服务，请提前安排', level: 'warning', url: '' },
  ...{ beginTime: midnight(now, 7), endTime: midnight(now, 8), identities: [], isPublic: true },
});
