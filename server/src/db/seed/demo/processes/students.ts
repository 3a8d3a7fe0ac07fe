import { approve, choice, type DemoProcess, files, handle, head, longText, people, person, text } from './parts.ts';

const when = (field: string, op: string, value: unknown) => ({ join: 'all', tests: [{ field, op, value }] });

/** What students apply for. */
export const studentProcesses: readonly DemoProcess[] = [
  {
    ...{ code: 'leave', name: '学生请假', dept: 'XG', service: 'XG01', owner: 'service_admin', prefix: 'QJ' },
    intro: '三天以内由辅导员批准，超过三天由学院批准。返校后请在一个工作日内销假。',
    ...{ promiseDays: 3, applicants: 'students', finished: 60, running: 4 },
    form: [
      { title: '申请人', fields: person() },
      {
        title: '请假',
        fields: [
          choice('kind', '请假类型', ['事假', '病假', '公假']),
          {
            kind: 'dateRange',
            key: 'period',
            label: '请假时间',
            required: true,
            width: 'half',
            settings: { from: 'any', maxDays: 60 },
          },
          {
            kind: 'formula',
            key: 'days',
            label: '请假天数',
            width: 'half',
            settings: { expression: 'days(period)', unit: '天', decimals: 0 },
          },
          text('hospital', '就诊医院', { visibleWhen: when('kind', '=', '病假') }),
          longText('reason', '请假事由'),
          choice('leaves', '是否离开本市', ['否', '是']),
          text('place', '去往地点', { visibleWhen: when('leaves', '=', '是') }),
          files('proof', '证明材料'),
        ],
      },
    ],
    flow: ({ user }) => [
      approve('tutor', '辅导员审批', people(user('teacher')), { dueDays: 1, onDue: 'remind' }),
      {
        ...{ id: 'length', type: 'branch', name: '请假天数' },
        arms: [
          {
            id: 'long',
            name: '超过三天',
            when: when('days', '>', 3),
            blocks: [approve('college', '学院审批', head(), { dueDays: 2, onDue: 'escalate' })],
          },
        ],
        otherwise: [],
      },
    ],
    fill(random, day) {
      const days = 1 + random.below(6);
      const kind = random.pick(['事假', '病假', '公假']);
      return {
        ...{
          kind,
          period: { from: day(1), to: day(days), days, workingDays: Math.max(1, days - 1) },
          days,
          leaves: '否',
        },
        ...(kind === '病假' ? { hospital: '校医院' } : {}),
        reason: random.pick([
          '家中有事，需回家处理',
          '感冒发烧，遵医嘱休息',
          '参加学科竞赛',
          '办理签证',
          '参加亲属婚礼',
        ]),
      };
    },
  },
  {
    ...{
      code: 'enrolment-certificate',
      name: '在读证明',
      dept: 'JW',
      service: 'JW09',
      owner: 'dept_item_admin',
      prefix: 'ZD',
    },
    intro: '在线申请，教务处核对学籍后盖章，领取时出示学生证。',
    ...{ promiseDays: 2, applicants: 'students', finished: 40, running: 3 },
    form: [
      { title: '申请人', fields: person() },
      {
        title: '证明',
        fields: [
          choice('language', '语言', ['中文', '英文', '中英文']),
          {
            kind: 'number',
            key: 'copies',
            label: '份数',
            required: true,
            width: 'half',
            settings: { min: 1, max: 10, unit: '份' },
            initial: 1,
          },
          choice('use', '用途', ['出国（境）申请', '实习', '银行或保险', '其他']),
          text('otherUse', '具体用途', { visibleWhen: when('use', '=', '其他') }),
          choice('pickUp', '领取方式', ['教务处窗口', '自助终端']),
          text('certificateNo', '证明编号', { required: false, help: '由教务处填写' }),
        ],
      },
    ],
    flow: ({ user }) => [
      handle('print', '教务处核对并出具', people(user('dept_item_admin'), user('teacher')), {
        dueDays: 2,
        rights: { certificateNo: 'write' },
      }),
    ],
    fill: (random) => ({
      ...{
        language: random.pick(['中文', '英文']),
        copies: 1 + random.below(3),
        use: random.pick(['实习', '出国（境）申请']),
      },
      pickUp: random.pick(['教务处窗口', '自助终端']),
    }),
  },
  {
    ...{ code: 'classroom', name: '教室借用', dept: 'JW', service: 'JW04', owner: 'dept_item_admin', prefix: 'JS' },
    intro: '活动前至少一个工作日申请。借用后请恢复桌椅、关闭电源。',
    ...{ promiseDays: 2, applicants: 'students', finished: 25, running: 2 },
    form: [
      { title: '申请人', fields: person() },
      {
        title: '借用',
        fields: [
          text('activity', '活动名称'),
          choice('building', '教学楼', ['明德楼', '致远楼', '博学楼']),
          { kind: 'date', key: 'day', label: '借用日期', required: true, width: 'half', settings: { from: 'any' } },
          { kind: 'time', key: 'begins', label: '开始时间', required: true, width: 'half', settings: {} },
          {
            kind: 'number',
            key: 'seats',
            label: '人数',
            required: true,
            width: 'half',
            settings: { min: 1, max: 500, unit: '人' },
          },
          longText('need', '其他需要', { required: false }),
        ],
      },
    ],
    flow: ({ user }) => [
      approve('tutor', '指导教师意见', people(user('teacher')), { dueDays: 1 }),
      handle('room', '教务处安排教室', people(user('dept_item_admin')), { dueDays: 1 }),
    ],
    fill: (random, day) => ({
      ...{
        activity: random.pick(['读书分享会', '班级例会', '社团招新说明会', '竞赛宣讲']),
        building: random.pick(['明德楼', '致远楼']),
      },
      ...{ day: day(3), begins: '19:00', seats: 20 + random.below(80) },
    }),
  },
  {
    ...{ code: 'campus-card', name: '校园卡补办', dept: 'HQ', service: 'HQ10', owner: 'service_admin', prefix: 'YKT' },
    intro: '补办工本费二十元，从卡内余额扣除，领卡时旧卡作废。',
    ...{ promiseDays: 1, applicants: 'students', finished: 20, running: 1 },
    form: [
      { title: '申请人', fields: person() },
      {
        title: '补办',
        fields: [
          choice('cause', '原因', ['遗失', '损坏', '信息有误']),
          {
            kind: 'money',
            key: 'fee',
            label: '工本费',
            required: true,
            width: 'half',
            settings: { min: 0 },
            initial: 20,
          },
          choice('pickUp', '领卡地点', ['卡务中心', '图书馆服务台']),
        ],
      },
    ],
    flow: ({ user }) => [handle('card', '卡务中心制卡', people(user('service_admin')), { dueDays: 1 })],
    fill: (random) => ({
      cause: random.pick(['遗失', '损坏']),
      fee: 20,
      pickUp: random.pick(['卡务中心', '图书馆服务台']),
    }),
  },
  {
    ...{
      code: 'dormitory-repair',
      name: '宿舍维修',
      dept: 'HQ',
      service: 'HQ01',
      owner: 'service_admin',
      prefix: 'WX',
    },
    intro: '报修后维修人员会先与您联系。漏水、断电请直接拨打值班电话。',
    ...{ promiseDays: 2, applicants: 'students', finished: 35, running: 3 },
    form: [
      { title: '报修人', fields: person() },
      {
        title: '报修',
        fields: [
          text('room', '楼栋与房间号'),
          choice('item', '报修项目', ['水', '电', '门窗', '家具', '网络']),
          longText('fault', '故障描述'),
          { kind: 'picture', key: 'photos', label: '照片', settings: { most: 3 } },
          text('result', '维修结果', { required: false, help: '由维修人员填写' }),
        ],
      },
    ],
    flow: ({ user }) => [
      handle('repair', '派工维修', people(user('service_admin')), {
        dueDays: 2,
        onDue: 'escalate',
        rights: { result: 'write' },
      }),
      handle('confirm', '报修人确认', [{ by: 'applicant' }], { dueDays: 3, onDue: 'pass' }),
    ],
    fill: (random) => ({
      ...{
        room: `${1 + random.below(12)} 栋 ${101 + random.below(500)}`,
        item: random.pick(['水', '电', '门窗', '家具']),
      },
      fault: random.pick(['水龙头滴水', '灯管不亮', '门锁打不开', '衣柜门脱落']),
    }),
  },
  {
    ...{ code: 'leaving-school', name: '毕业离校', dept: 'XG', service: 'ZJ01', owner: 'service_admin', prefix: 'LX' },
    intro: '图书、财务、宿舍三处同时办理，全部办结后领取毕业证书。',
    ...{ promiseDays: 5, applicants: 'students', finished: 15, running: 1 },
    form: [
      { title: '毕业生', fields: person() },
      {
        title: '去向',
        fields: [
          choice('next', '毕业去向', ['就业', '升学', '出国（境）', '其他']),
          text('address', '档案寄送地址', { width: 'full' }),
        ],
      },
    ],
    flow: ({ user }) => [
      {
        ...{ id: 'offices', type: 'parallel', name: '各部门办理' },
        arms: [
          { id: 'books', name: '图书', blocks: [handle('library', '图书归还核对', people(user('dept_item_admin')))] },
          { id: 'money', name: '财务', blocks: [handle('finance', '费用结清核对', people(user('auditor')))] },
          { id: 'rooms', name: '宿舍', blocks: [handle('dormitory', '宿舍退宿核对', people(user('service_admin')))] },
        ],
      },
      approve('college', '学院确认', head()),
    ],
    fill: (random) => ({ next: random.pick(['就业', '升学']), address: '云岭市人才交流中心' }),
  },
];
