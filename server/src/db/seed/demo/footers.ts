import type { FooterContent } from '@yizhan/contract/entities/footer.ts';
import { onCampus } from './campus.ts';
import { schoolYear } from './people.ts';

const school = (now: Date) => ({
  ...{ address: '云岭市呈和区学府大道 1 号', phone: '0871-6600 1000', mail: 'service@yunling.example' },
  copyright: `© ${schoolYear(now)} 云岭大学 版权所有`,
  ...{ icp: '滇ICP备00000000号', policeRecord: '滇公网安备 53000000000000 号', copyFooter: '' },
});

const entries = {
  title: '常用入口',
  links: [{ name: '校历', url: '/calendar', target: 'self' as const }],
};

/** Visitors and people of the school see the same one. */
export const footers = (now: Date): FooterContent[] => [
  {
    ...school(now),
    footerName: '学校页脚',
    showOn: ['visitors', 'portal'],
    columns: [entries],
    qrCodes: [],
    friendlyLinks: [
      { name: '云岭大学图书馆', url: onCampus('/tools/lib') },
      { name: '校园地图', url: onCampus('/tools/map') },
    ],
    techSupport: '技术支持：信息网络中心',
  },
];

/** Prepared for the open day; nobody sees it before it is published. */
export const footerDraft = (now: Date): FooterContent => ({
  ...school(now),
  footerName: '校园开放日页脚',
  showOn: ['visitors'],
  columns: [entries, { title: '校园开放日', links: [{ name: '服务大厅', url: '#/allServices', target: 'self' }] }],
  qrCodes: [],
  friendlyLinks: [],
  techSupport: '',
});
