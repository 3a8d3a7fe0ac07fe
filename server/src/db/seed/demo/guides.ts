import { type GuideContent, guideContent, type Material, type StoredFile } from '@yizhan/contract/entities/guide.ts';
import { campusOf } from './campuses.ts';
import { type Department, departments } from './departments.ts';
import { degreeGuides } from './guides/degrees.ts';
import { everydayGuides } from './guides/everyday.ts';
import { lifeGuides } from './guides/life.ts';
import type { GuideLine } from './guides/line.ts';
import { moneyGuides } from './guides/money.ts';
import { studyGuides } from './guides/study.ts';
import { workGuides } from './guides/work.ts';
import { factsOf } from './service-facts.ts';
import { services } from './services.ts';

export const guideLines: readonly GuideLine[] = [
  ...studyGuides,
  ...lifeGuides,
  ...workGuides,
  ...moneyGuides,
  ...degreeGuides,
  ...everydayGuides,
];

export type DemoGuide = { code: string; department: string; content: (ids: GuideIds) => GuideContent };
type GuideIds = { serviceId: string; deptId: string | null; files?: readonly StoredFile[] };

const COMPLAINT = '0871-6600 1001';
const WORKING_HOURS = '周一至周五 8:30–11:30，14:30–17:30（法定节假日除外）';

const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');
const listed = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const parts = (line: string) => line.split('|');

function materialOf(line: string): Omit<Material, 'blank' | 'sample'> {
  const [name = '', letters = 'E', note = ''] = parts(line);
  const has = (letter: string) => letters.includes(letter);
  return {
    name,
    note,
    source: has('S') ? 'SYSTEM' : has('D') ? 'DEPARTMENT' : 'PERSON',
    form: has('B') ? 'BOTH' : has('C') ? 'COPY' : 'ORIGINAL',
    copies: Number(/\d/.exec(letters)?.[0] ?? 1),
    required: !has('o'),
    medium: has('P') ? 'PAPER' : has('B') ? 'EITHER' : 'ELECTRONIC',
  };
}

const placeOf = ({ code, location }: Department) => {
  const [building = location, ...roomParts] = location.split(' ');
  return { campus: campusOf(code), building, room: roomParts.join(' '), hours: WORKING_HOURS, mapUrl: '' };
};

function contentOf(line: GuideLine, office: Department, { serviceId, deptId, files = [] }: GuideIds): GuideContent {
  const at = services.findIndex(({ code }) => code === line.code);
  const service = services[at];
  if (!service) throw new Error(`no service ${line.code}`);
  const { promiseDays } = factsOf(service, at);
  // A form is named after its material; all other files are attachments.
  const formOf = (name: string, kind: '空表' | '样表') =>
    files.find((file) => file.name.startsWith(`${name}${kind}`)) ?? null;
  return guideContent.parse({
    guideName: service.name,
    serviceId,
    deptId,
    isPublic: line.isPublic ?? false,
    visits: line.visits ?? 0,
    promise: promiseDays === null ? '' : `${promiseDays} 个工作日`,
    usual: line.usual ?? '',
    description: paragraphs(line.intro),
    conditions: {
      audience: line.who,
      text: listed(line.rules),
      checks: (line.checks ?? []).map((check) => {
        const [question = '', otherwise = ''] = parts(check.replace(/^!/, ''));
        return { question, otherwise, wanted: !check.startsWith('!') };
      }),
    },
    timeAndPlace: {
      period: line.period ?? '全年受理',
      hours: service.offline || line.visits ? WORKING_HOURS : '网上 24 小时受理',
      places: [placeOf(office)],
    },
    materials: (line.materials ?? []).map(materialOf).map((material) => ({
      ...material,
      blank: formOf(material.name, '空表'),
      sample: formOf(material.name, '样表'),
    })),
    steps: {
      rows: line.steps.map((step) => {
        const [name = '', post = '', limit = '', result = ''] = parts(step);
        return { name, post, limit, result };
      }),
    },
    result: { text: `<p>${line.result}</p>`, collection: line.collection ?? '' },
    fees: { free: line.fee === undefined, text: line.fee ? `<p>${line.fee}</p>` : '' },
    basis: (line.basis ?? []).map((text) => {
      const [name = '', number = '', clause = ''] = parts(text);
      return { name, number, clause };
    }),
    questions: (line.questions ?? []).map((text) => {
      const [question = '', answer = ''] = parts(text);
      return { question, answer: `<p>${answer}</p>` };
    }),
    attachments: files.filter(({ name }) => !/(空表|样表)\./.test(name)),
    contact: {
      window: `${office.name}服务窗口（${office.location}）`,
      phone: office.phone,
      mail: `${office.code.toLowerCase()}@yunling.example`,
      complaint: COMPLAINT,
    },
  });
}

/** Guides of the demo campus, each maintained by the department of its service. */
export const guides: readonly DemoGuide[] = guideLines.map((line) => {
  const department = services.find(({ code }) => code === line.code)?.department ?? '';
  const office = departments.find(({ code }) => code === department);
  if (!office) throw new Error(`no department for ${line.code}`);
  return { code: line.code, department, content: (ids) => contentOf(line, office, ids) };
});

/** Their states: most are published; the others show what an administrator encounters. */
export const unpublished = { drafts: ['XX02', 'C0701'], submitted: 'XX03', due: 'JW06' } as const;

export const corrections = [
  {
    code: 'JW04',
    account: 'student',
    block: 'timeAndPlace',
    text: '教学楼 C 座的值班室搬到一楼大厅了，指南里还是三楼。',
    contact: '',
    days: 1,
  },
  {
    code: 'HQ01',
    account: 'teacher',
    block: 'fees',
    text: '附件里的价目表是去年的，锁芯的价格已经调整，能否更新一下？',
    contact: '办公室 信息楼 412',
    days: 3,
  },
] as const;
