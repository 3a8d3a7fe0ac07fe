import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import { toWireTime } from '../src/common/wire-time.ts';
import type { School, TestPerson } from './school.ts';

const HOUR_MS = 3_600_000;

/** This many hours from now, in wire format. */
export const inHours = (hours: number) => toWireTime(new Date(Date.now() + hours * HOUR_MS));
export const hour = HOUR_MS;

export const portalAdmin = (school: School, name = '门户管理员') =>
  school.person({ name, menus: ['userFrameConfig/homePageConfig'] });

type Theme = Input<Contract['themes']['submit']>['content'];
export const aTheme = (changes: Partial<Theme> = {}): Theme => ({
  themeName: '云岭青',
  themeColor: '#0f766e',
  ...changes,
});

type Alert = Input<Contract['portal']['submitAlert']>['content'];
export const anAlert = (changes: Partial<Alert> = {}): Alert => ({
  title: '今晚 22:00 起全校停水',
  beginTime: inHours(-1),
  endTime: inHours(1),
  ...changes,
});

type Banner = Input<Contract['portal']['submitBanner']>['content'];
export const aBanner = (changes: Partial<Banner> = {}): Banner => ({
  title: '迎新专题',
  beginTime: inHours(-1),
  endTime: inHours(1),
  ...changes,
});

/** Published at once, with the version its editor holds. */
export async function out(admin: TestPerson, draft: { result: { id: string; version: number } }) {
  return (await admin.publishing.publish(draft.result)).result;
}
