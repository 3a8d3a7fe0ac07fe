import { identityTypes } from '@yizhan/contract/permissions.ts';

export type DemoAnnouncement = {
  title: string;
  content: string;
  dataSource: 'PORTAL' | 'OfficialAccount';
  department: string;
  important: boolean;
  audience: readonly number[];
  isPublic: boolean;
  createTime: Date;
  releaseTime: Date | null;
};

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

const { undergraduate, postgraduate, teacher, staff } = identityTypes;
const students = [undergraduate, postgraduate];
const employees = [teacher, staff];

const weekdays = '日一二三四五六';

/** Announcements of a university's offices, dated relative to `now`. */
export function announcements(now: Date): DemoAnnouncement[] {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  /** `11 月 20 日（周五）`, this many days from now. */
  const on = (days: number) => {
    const day = new Date(now.getTime() + (days * DAY + 8 * HOUR) * MINUTE_MS);
    return `${day.getUTCMonth() + 1} 月 ${day.getUTCDate()} 日（周${weekdays[day.getUTCDay()]}）`;
  };

  /** Written in the portal some time before its release. */
  const notice = (
    minutes: number,
    department: string,
    title: string,
    paragraphs: readonly string[],
    overrides: Partial<DemoAnnouncement> = {},
  ): DemoAnnouncement => ({
    title,
    department,
    content: paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join(''),
    dataSource: 'PORTAL',
    important: false,
    audience: [],
    isPublic: true,
    createTime: ago(minutes + 2 * HOUR),
    releaseTime: ago(minutes),
    ...overrides,
  });
  /** Pushed by a public account, which only gives the time. */
  const pushed = (...args: Parameters<typeof notice>): DemoAnnouncement => ({
    ...notice(...args),
    dataSource: 'OfficialAccount',
    createTime: ago(args[0]),
    releaseTime: null,
    isPublic: false,
  });

  return [
    notice(
      18,
      'HQ',
      '关于呈和校区部分楼宇临时停水的通知',
      [
        `因主供水管道阀门更换，${on(1)} 8:00—17:00 将对教学楼 A、B 区及学生公寓 3、4 号楼暂停供水。`,
        '请各单位和同学提前储备用水，离开时关好水龙头。施工期间可到后勤楼 102 领取桶装水。',
        '<p>咨询电话：0871-6600 1091</p>',
      ],
      { important: true },
    ),
    notice(
      5 * HOUR,
      'JW',
      '关于做好本学期期末考试安排工作的通知',
      [
        `本学期期末考试周自 ${on(45)}起，各学院请于 ${on(6)}前在教务系统完成考试方式确认。`,
        '<h3>注意事项</h3>',
        '<ul><li>公共课由考试中心统一排考，学院不得自行调整。</li><li>缓考申请须在考前三个工作日提交。</li><li>监考教师名单一经公布，原则上不再更换。</li></ul>',
      ],
      { important: true },
    ),
    notice(
      9 * HOUR,
      'RS',
      '关于开展专业技术职务评审材料申报的通知',
      [
        `申报系统已开放，截止时间为 ${on(12)} 17:00。请申报人对照《专业技术职务评审办法》如实填写业绩，由所在单位审核后提交。`,
        '代表作须上传全文，外语论文附中文摘要。逾期未提交视为放弃本年度申报。',
      ],
      { audience: employees, isPublic: false, important: true },
    ),
    notice(22 * HOUR, 'TSG', '图书馆考试季延长开放时间', [
      `自 ${on(7)}起，总馆一至四层阅览区开放至 23:30，自习座位请通过座位系统预约，离座超过 30 分钟自动释放。`,
    ]),
    notice(1 * DAY + 6 * HOUR, 'XG', '国家奖学金初评结果公示', [
      `经学院评审、学生工作处复核，现将本年度国家奖学金初评名单予以公示，公示期至 ${on(4)}。`,
      '公示期内如有异议，请以书面形式实名向学生工作处反映。',
    ]),
    notice(2 * DAY, 'XX', '校园网核心设备升级的通知', [
      `${on(3)} 0:00—6:00 进行核心交换机升级，期间校园网、统一身份认证和各业务系统可能短时中断。`,
      '请提前保存数据，升级完成后无需更改任何设置。',
    ]),
    notice(
      3 * DAY,
      'CW',
      '关于年末财务报销与预算执行的提醒',
      [
        `本年度日常报销受理截止 ${on(33)}，科研经费报销截止 ${on(28)}。`,
        '请各单位合理安排支出进度，大额支付提前三个工作日预约。',
      ],
      { audience: employees, isPublic: false },
    ),
    notice(
      4 * DAY,
      'YJS',
      '研究生学位论文盲审工作安排',
      [`拟申请冬季学位的研究生请于 ${on(9)}前在研究生系统提交盲审论文，导师审核通过后统一送审。`],
      { audience: [postgraduate, teacher] },
    ),
    notice(6 * DAY, 'BW', '冬季校园消防安全提示', [
      '天干物燥，请勿在宿舍使用电热毯、热得快等大功率电器，电动自行车不得进楼充电。',
      '消防通道请保持畅通，发现隐患请拨打 0871-6600 1101。',
    ]),
    notice(9 * DAY, 'KJ', '省自然科学基金项目申报启动', [
      `各学院请于 ${on(18)}前汇总报送申报意向，限项要求和指南见附件说明。`,
    ]),
    pushed(
      35,
      'XG',
      '学生事务大厅本周六照常值班',
      [`${on(0)}起一周内，学生事务大厅每日 9:00—17:00 值班，办理学生证补办、证明打印等业务。`],
      { audience: students },
    ),
    pushed(7 * HOUR, 'XB', '校长接待日开始预约', [
      `本月校长接待日定于 ${on(10)}下午，主题为“宿舍与食堂”。请在本公众号菜单“校长接待”中预约，名额 20 人。`,
    ]),
    pushed(1 * DAY + 2 * HOUR, 'TSG', '新书速递：本周上架 186 种', [
      '文学、计算机与艺术类新书已在总馆一层新书区陈列，可扫码预约借阅。',
    ]),
    pushed(2 * DAY + 3 * HOUR, 'BW', '本周六校内道路限时通行', [
      `${on(5)}举行校园马拉松，7:30—11:30 环校主干道禁止机动车通行，请从南门出入。`,
    ]),
    pushed(2 * DAY + 8 * HOUR, 'XX', '云岭一站上线：一个入口办所有事', [
      '通知、办事与消息集中在一处，用统一身份认证登录即可使用。欢迎在“意见反馈”里告诉我们你的想法。',
    ]),
    pushed(3 * DAY + 5 * HOUR, 'HQ', '二食堂夜宵窗口恢复供应', [
      '二食堂一层 8、9 号窗口每晚 20:30—22:30 供应面食与粥品。',
    ]),
  ];
}
