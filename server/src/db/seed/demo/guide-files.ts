export type DemoFile = {
  /** A form is named after its material: `活动方案空表.txt` is blank, `活动方案样表.txt` is a sample. */
  name: string;
  lines: readonly string[];
};

const plan = (filled: readonly string[]) => {
  const [name = '', who = '', phone = '', when = '', people = '', what = '', guests = '', order = ''] = filled;
  return [
    '云岭大学教室借用活动方案',
    '',
    `活动名称：${name}`,
    `主办单位与负责人：${who}`,
    `联系电话：${phone}`,
    `活动时间：${when}`,
    `参加人数：${people}`,
    `活动内容与流程：${what}`,
    `校外嘉宾（没有写“无”）：${guests}`,
    `安全与秩序安排：${order}`,
    '',
    '指导教师签字：                    日期：',
  ];
};

const swap = (filled: readonly string[]) => {
  const [one = '', from = '', other = '', to = '', why = ''] = filled;
  return [
    '云岭大学学生公寓调宿协商书',
    '',
    `甲方姓名与学号：${one}`,
    `甲方现住楼栋、房间与床位：${from}`,
    `乙方姓名与学号：${other}`,
    `乙方现住楼栋、房间与床位：${to}`,
    `调换原因：${why}`,
    '',
    '双方自愿调换床位，搬迁前各自结清水电费，并对房间内公物的完好负责。',
    '',
    '甲方签字：              乙方签字：              日期：',
  ];
};

/** Files of some guides, by service code. */
export const guideFiles: Readonly<Record<string, readonly DemoFile[]>> = {
  JW04: [
    { name: '活动方案空表.txt', lines: plan([]) },
    {
      name: '活动方案样表.txt',
      lines: plan([
        '“读懂一座城”读书分享会',
        '文学社，负责人 赵一鸣，指导教师 白雪',
        '0871-6600 2010',
        '11 月 27 日 19:00–21:00',
        '约 60 人',
        '签到 10 分钟；分享四本书 70 分钟；提问 30 分钟；整理场地 10 分钟',
        '无',
        '社员 6 人负责签到与疏导，结束后关窗断电，交还钥匙',
      ]),
    },
    {
      name: '可借教室一览.csv',
      lines: [
        '教学楼,教室,座位,类型,设备',
        'A 座,A101,180,阶梯教室,投影、扩音、录播',
        'A 座,A203,90,多媒体教室,投影、扩音',
        'B 座,B105,120,阶梯教室,投影、扩音',
        'B 座,B306,48,研讨教室,移动桌椅、白板、显示屏',
        'C 座,C201,60,多媒体教室,投影、扩音',
        'C 座,C402,36,研讨教室,移动桌椅、显示屏',
      ],
    },
  ],
  HQ01: [
    {
      name: '维修材料价目表.csv',
      lines: [
        '项目,单位,材料费（元）,说明',
        '门锁锁芯,个,45,自然损坏免费',
        '窗玻璃,平方米,80,自然损坏免费',
        '水龙头,个,38,自然损坏免费',
        'LED 灯管,支,22,免费更换',
        '插座面板,个,15,免费更换',
        '椅面,张,60,人为损坏按价赔偿',
        '衣柜门铰链,副,12,自然损坏免费',
      ],
    },
  ],
  XG02: [
    { name: '调宿协商书空表.txt', lines: swap([]) },
    {
      name: '调宿协商书样表.txt',
      lines: swap([
        '孙晓（2024070118）',
        '竹园 3 栋 412 室 2 床',
        '吴桐（2024070133）',
        '竹园 5 栋 210 室 4 床',
        '与同班同学同住，便于一起准备学科竞赛',
      ]),
    },
  ],
};
