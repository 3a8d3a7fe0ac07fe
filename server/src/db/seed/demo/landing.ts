import type { LandingContent } from '@yizhan/contract/entities/landing.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { onCampus } from './campus.ts';

const hero = { picture: null, beginTime: null, endTime: null };
const on = (kind: LandingContent['blocks'][number]['kind'], title = '') => ({ kind, title, enabled: true });

/** The landing page of the demo campus, as its portal administrator configured it. */
export const landingPage: LandingContent = {
  landingName: '登录前页面',
  blocks: [
    on('search'),
    on('overview'),
    on('scenes', '按场景找服务'),
    on('services'),
    on('hero'),
    on('news'),
    on('announcements'),
    on('newcomers', '第一次来？从这里开始'),
    on('downloads'),
    on('specials'),
    on('departments'),
    on('codes'),
  ],
  heroes: [
    { ...hero, title: '期末服务月', text: '成绩、考试与证明，一次办好', url: '/allServices?keyword=成绩' },
    { ...hero, title: '云岭校历', text: '教学周、节假日与重要日程一览', url: '/calendar' },
    {
      ...hero,
      title: '校友与访客服务',
      text: '不用登录，也能查询与预约',
      url: `/allServices?audience=${identityTypes.alumnus}`,
    },
  ],
  counters: [
    { kind: 'departments', manual: null },
    { kind: 'services', manual: null },
    { kind: 'processes', manual: null },
    { kind: 'visits', manual: null },
    { kind: 'cases', manual: null },
    { kind: 'satisfaction', manual: null },
  ],
  downloads: [
    { name: '本学期校历', text: '教学周与节假日', url: '/calendar' },
    { name: '学生手册', text: '学籍、考试与奖惩规定', url: onCampus('/files/student-handbook') },
    { name: '差旅费报销单', text: '财务处 2026 年版', url: onCampus('/files/travel-claim') },
    { name: '用印申请表', text: '学校办公室', url: onCampus('/files/seal-request') },
    { name: '校园网配置说明', text: '有线、无线与远程访问', url: onCampus('/files/network') },
  ],
  newcomers: [
    { name: '激活账号', text: '用学号或工号领取统一账号', url: '/activate' },
    { name: '忘记密码', text: '通过学校邮箱找回', url: '/forgot' },
    { name: '看看能办什么', text: '全部对外公开的服务', url: '/allServices' },
    { name: '读一读办事指南', text: '材料、流程与时限写得清清楚楚', url: '/?view=guides' },
  ],
  codes: [],
};
