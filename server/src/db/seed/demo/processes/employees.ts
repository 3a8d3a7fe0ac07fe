import { approve, choice, type DemoProcess, files, handle, head, longText, people, person, text } from './parts.ts';

const when = (field: string, op: string, value: unknown) => ({ join: 'all', tests: [{ field, op, value }] });

/** What employees apply for. */
export const employeeProcesses: readonly DemoProcess[] = [
  {
    ...{ code: 'reimbursement', name: '报销预约', dept: 'CW', service: 'CW06', owner: 'auditor', prefix: 'BX' },
    intro: '填写票据明细并预约时段，按时到财务处交票。',
    ...{ promiseDays: 5, applicants: 'employees', finished: 20, running: 2 },
    form: [
      { title: '经办人', fields: person() },
      {
        title: '票据',
        fields: [
          text('project', '经费项目号'),
          {
            ...{ kind: 'table', key: 'items', label: '票据明细', required: true },
            settings: {
              columns: [
                { key: 'item', label: '事项', kind: 'text', required: true },
                { key: 'amount', label: '金额', kind: 'money', required: true, sum: true },
              ],
            },
          },
          {
            kind: 'formula',
            key: 'total',
            label: '合计',
            width: 'half',
            settings: { expression: 'sum(items.amount)', unit: '元' },
          },
          { kind: 'date', key: 'visit', label: '交票日期', required: true, width: 'half', settings: { from: 'any' } },
        ],
      },
    ],
    flow: ({ user }) => [
      approve('head', '部门负责人审批', head(), { dueDays: 2 }),
      handle('finance', '财务处收票', people(user('auditor')), { dueDays: 2 }),
    ],
    fill(random, day) {
      const items = [
        { item: '往返交通', amount: 400 + random.below(900) },
        { item: '住宿', amount: 300 + random.below(600) },
      ];
      return {
        project: `K${2020 + random.below(6)}0${random.below(90) + 10}`,
        items,
        total: (items[0]?.amount ?? 0) + (items[1]?.amount ?? 0),
        visit: day(4),
      };
    },
  },
  {
    ...{ code: 'seal', name: '印章使用', dept: 'XB', service: 'XB01', owner: 'service_admin', prefix: 'YY' },
    intro: '上传需用印的文件。合同类文件须先经法务审核。',
    ...{ promiseDays: 2, applicants: 'employees', finished: 18, running: 2 },
    form: [
      { title: '申请人', fields: person() },
      {
        title: '用印',
        fields: [
          choice('seal', '印章', ['学校公章', '校长签名章', '合同专用章']),
          {
            kind: 'number',
            key: 'copies',
            label: '份数',
            required: true,
            width: 'half',
            settings: { min: 1, max: 200, unit: '份' },
          },
          text('file', '文件名称', { width: 'full' }),
          files('attached', '文件'),
        ],
      },
    ],
    flow: ({ user }) => [
      approve('head', '部门负责人审批', head(), { dueDays: 1 }),
      {
        ...{ id: 'contract', type: 'branch', name: '是否合同' },
        arms: [
          {
            id: 'legal',
            name: '合同',
            when: when('seal', '=', '合同专用章'),
            blocks: [approve('law', '法务审核', people(user('supervisor')), { dueDays: 2 })],
          },
        ],
        otherwise: [],
      },
      handle('stamp', '校办用印', people(user('service_admin')), { dueDays: 1 }),
    ],
    fill: (random) => ({
      ...{ seal: random.pick(['学校公章', '合同专用章']), copies: 1 + random.below(6) },
      file: random.pick(['校企合作协议', '实习接收函', '项目申报书', '采购合同']),
    }),
  },
  {
    ...{ code: 'going-abroad', name: '出国审批', dept: 'GJ', service: 'GJ01', owner: 'service_admin', prefix: 'CG' },
    intro: '因公出国（境）须提前两个月申请，获批后办理护照与签证。',
    ...{ promiseDays: 10, applicants: 'employees', finished: 10, running: 1 },
    form: [
      { title: '申请人', fields: person() },
      {
        title: '行程',
        fields: [
          text('country', '前往国家或地区'),
          {
            kind: 'dateRange',
            key: 'period',
            label: '在外时间',
            required: true,
            width: 'half',
            settings: { from: 'any' },
          },
          choice('purpose', '任务', ['学术会议', '合作研究', '访问交流']),
          { kind: 'money', key: 'budget', label: '预算', required: true, width: 'half', settings: { min: 0 } },
          longText('plan', '行程安排'),
          files('invitation', '邀请函'),
        ],
      },
    ],
    flow: ({ user }) => [
      approve('head', '单位负责人审批', head(), { dueDays: 3 }),
      approve('office', '国际处审核', people(user('service_admin')), { dueDays: 5, onDue: 'escalate' }),
      { id: 'told', type: 'copy', name: '抄送人事处', handlers: people(user('import_operator')) },
    ],
    fill: (random, day) => ({
      ...{
        country: random.pick(['新加坡', '日本', '德国', '英国']),
        period: { from: day(60), to: day(66), days: 7, workingDays: 5 },
      },
      ...{
        purpose: '学术会议',
        budget: 20_000 + random.below(10) * 1000,
        plan: '第一日抵达，其后参加会议并作报告，会后返回。',
      },
    }),
  },
  {
    ...{ code: 'equipment', name: '设备采购', dept: 'ZC', service: 'ZC06', owner: 'service_admin', prefix: 'CGS' },
    intro: '单价十万元以上须论证。批准后由资产处组织采购。',
    ...{ promiseDays: 8, applicants: 'employees', finished: 12, running: 2 },
    form: [
      { title: '申请人', fields: person() },
      {
        title: '采购',
        fields: [
          text('device', '设备名称'),
          {
            kind: 'number',
            key: 'count',
            label: '数量',
            required: true,
            width: 'half',
            settings: { min: 1, unit: '台' },
          },
          { kind: 'money', key: 'price', label: '单价', required: true, width: 'half', settings: { min: 0 } },
          {
            kind: 'formula',
            key: 'total',
            label: '总价',
            width: 'half',
            settings: { expression: 'count * price', unit: '元' },
          },
          longText('reason', '购置理由'),
          files('report', '论证报告'),
        ],
      },
    ],
    flow: ({ user }) => [
      approve('head', '单位负责人审批', head(), { dueDays: 2 }),
      {
        ...{ id: 'size', type: 'branch', name: '总价' },
        arms: [
          {
            id: 'large',
            name: '十万元以上',
            when: when('total', '>', 100_000),
            blocks: [approve('finance', '财务处审核', people(user('auditor')), { dueDays: 3 })],
          },
        ],
        otherwise: [],
      },
      handle('buy', '资产处采购', people(user('service_admin')), { dueDays: 5 }),
    ],
    fill(random) {
      const [count, price] = [1 + random.below(3), 20_000 + random.below(9) * 10_000];
      return {
        device: random.pick(['台式计算机', '示波器', '离心机', '显微镜']),
        count,
        price,
        total: count * price,
        reason: '现有设备老化，影响教学与科研。',
      };
    },
  },
];
