import type { ToolOpenType } from '@yizhan/contract/open-ways.ts';
import { onCampus } from './campus.ts';

type DemoTool = {
  name: string;
  icon: string;
  /** Default: an address in a new tab. */
  openType?: ToolOpenType;
  url?: string;
  /** Code of the service it opens. */
  service?: string;
  isPublic?: boolean;
  /** Role codes. */
  roles?: readonly string[];
};

/** What people of the fictional 云岭大学 open every day besides the services. */
export const tools: readonly DemoTool[] = [
  { name: '校园邮箱', icon: 'mail', url: onCampus('/tools/mail') },
  { name: '校历', icon: 'calendar', url: '/calendar', openType: 'openServiceIfram', isPublic: true },
  { name: '办事指南', icon: 'book', openType: 'workGuide' },
  { name: '我的课表', icon: 'clock', openType: 'service', service: 'JW03' },
  { name: '图书馆', icon: 'library', url: onCampus('/tools/lib'), isPublic: true },
  { name: '网上课堂', icon: 'play', url: onCampus('/tools/mooc') },
  { name: '教务系统', icon: 'course', url: onCampus('/tools/jw') },
  { name: '云盘', icon: 'cloud', url: onCampus('/tools/pan') },
  { name: '校园地图', icon: 'map', url: onCampus('/tools/map'), isPublic: true },
  { name: '校园 VPN', icon: 'key', url: onCampus('/tools/vpn') },
  { name: '网络测速', icon: 'network', url: onCampus('/tools/speed'), isPublic: true },
  { name: '正版软件', icon: 'download', url: onCampus('/tools/soft') },
  { name: '视频会议', icon: 'camera', url: onCampus('/tools/meet') },
  { name: '在线问卷', icon: 'edit', url: onCampus('/tools/wj') },
  { name: '校车时刻', icon: 'bus', url: onCampus('/tools/bus'), isPublic: true },
  { name: '失物招领', icon: 'search', url: onCampus('/tools/lost'), isPublic: true },
  { name: '电话黄页', icon: 'phone', url: onCampus('/tools/tel'), isPublic: true },
  { name: '代码托管', icon: 'code', url: onCampus('/tools/git') },
  { name: '论文查重', icon: 'copy', url: onCampus('/tools/check') },
  { name: '财务报账', icon: 'finance', url: onCampus('/tools/cw'), roles: ['TEACHER', 'STAFF'] },
  { name: '办公系统', icon: 'file', url: onCampus('/tools/oa'), roles: ['TEACHER', 'STAFF'] },
  { name: '学工系统', icon: 'users', url: onCampus('/tools/xg'), roles: ['STUDENT', 'STAFF'] },
];
