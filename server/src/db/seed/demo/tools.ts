import type { ToolOpenType } from '@yizhan/contract/open-ways.ts';

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
  { name: '校园邮箱', icon: 'mail', url: 'https://mail.yunling.example/' },
  { name: '校历', icon: 'calendar', url: '/calendar', openType: 'openServiceIfram', isPublic: true },
  { name: '办事指南', icon: 'book', openType: 'workGuide' },
  { name: '我的课表', icon: 'clock', openType: 'service', service: 'JW03' },
  { name: '图书馆', icon: 'library', url: 'https://lib.yunling.example/', isPublic: true },
  { name: '网上课堂', icon: 'play', url: 'https://mooc.yunling.example/' },
  { name: '教务系统', icon: 'course', url: 'https://jw.yunling.example/' },
  { name: '云盘', icon: 'cloud', url: 'https://pan.yunling.example/' },
  { name: '校园地图', icon: 'map', url: 'https://map.yunling.example/', isPublic: true },
  { name: '校园 VPN', icon: 'key', url: 'https://vpn.yunling.example/' },
  { name: '网络测速', icon: 'network', url: 'https://speed.yunling.example/', isPublic: true },
  { name: '正版软件', icon: 'download', url: 'https://soft.yunling.example/' },
  { name: '视频会议', icon: 'camera', url: 'https://meet.yunling.example/' },
  { name: '在线问卷', icon: 'edit', url: 'https://wj.yunling.example/' },
  { name: '校车时刻', icon: 'bus', url: 'https://bus.yunling.example/', isPublic: true },
  { name: '失物招领', icon: 'search', url: 'https://lost.yunling.example/', isPublic: true },
  { name: '电话黄页', icon: 'phone', url: 'https://tel.yunling.example/', isPublic: true },
  { name: '代码托管', icon: 'code', url: 'https://git.yunling.example/' },
  { name: '论文查重', icon: 'copy', url: 'https://check.yunling.example/' },
  { name: '财务报账', icon: 'finance', url: 'https://cw.yunling.example/', roles: ['TEACHER', 'STAFF'] },
  { name: '办公系统', icon: 'file', url: 'https://oa.yunling.example/', roles: ['TEACHER', 'STAFF'] },
  { name: '学工系统', icon: 'users', url: 'https://xg.yunling.example/', roles: ['STUDENT', 'STAFF'] },
];
