import { type Guide, type GuideContent, guideContent } from '@yizhan/contract/entities/guide.ts';
import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { aServiceTile } from './services.ts';

/** A guide without content. */
export const emptyContent = (): GuideContent => guideContent.parse({ guideName: '学生请假', serviceId: '7' });

/** A guide with content in every block. */
export const fullContent = (): GuideContent =>
  guideContent.parse({
    ...emptyContent(),
    isPublic: true,
    visits: 1,
    promise: '3 个工作日',
    usual: '1 个工作日',
    description: '<p>因病因事不能上课的学生申请请假。</p>',
    conditions: {
      audience: '全日制在校学生',
      text: '<p>在籍在校。</p>',
      checks: [
        { question: '您是在校学生吗？', wanted: true, otherwise: '请先办理入学手续。' },
        { question: '您正在休学吗？', wanted: false, otherwise: '' },
      ],
    },
    timeAndPlace: {
      period: '全年',
      hours: '工作日 8:00–17:30',
      places: [{ campus: '东校区', building: '行政楼', room: '201' }],
    },
    materials: [
      { name: '请假申请表', blank: { name: '请假申请表.docx', url: '/files/11' } },
      { name: '病假证明', required: false, source: 'DEPARTMENT', form: 'COPY', copies: 2, medium: 'PAPER' },
    ],
    steps: {
      rows: [
        { name: '提交申请', post: '学生' },
        { name: '辅导员审批', post: '辅导员', limit: '1 个工作日', result: '批准' },
      ],
    },
    result: { text: '<p>请假单</p>', collection: '在线查看' },
    fees: { free: true },
    basis: [{ name: '学生管理规定', number: '校发〔2025〕3 号', clause: '第十二条' }],
    questions: [{ question: '可以补假吗？', answer: '<p>三天内可以。</p>' }],
    attachments: [{ name: '流程说明.pdf', url: '/files/12' }],
    contact: { window: '行政楼 201', phone: '0871-1234567', complaint: '0871-7654321' },
  });

export const aGuide = (over: Partial<Guide> = {}): Guide => ({
  ...fullContent(),
  id: '31',
  code: 'leave',
  serviceName: '学生请假',
  deptName: '学生处',
  processType: 'ONLINE',
  version: 4,
  updatedOn: '2026-03-01',
  availability: { state: 'OPEN', reason: '', from: null, until: null },
  score: null,
  scoreCount: 0,
  collected: false,
  service: null,
  related: [],
  ...over,
});

export const serviceDetails = (over: Partial<ServiceDetails> = {}): ServiceDetails => ({
  ...aServiceTile({ serviceName: '学生请假', openWay: 1001 }),
  type: 'APPLICATION',
  summary: '请假申请与销假',
  nameMarks: [],
  summaryMarks: [],
  score: 4.5,
  scoreCount: 12,
  visitCount: 340,
  collected: false,
  needsSignIn: false,
  code: 'leave',
  typeName: '学生事务',
  dept: { id: '3', name: '学生处', phone: '0871-1234567', location: '行政楼 201' },
  mobileUrl: '',
  promiseDays: 3,
  timeTaken: null,
  openHours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:30' }],
  availability: { state: over.state ?? 'OPEN', reason: '', from: null, until: null },
  audience: ['本科生', '研究生'],
  guideId: null,
  folderId: null,
  related: [],
  ...over,
});
