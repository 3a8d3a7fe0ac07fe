/** Realistic service names with their pinyin, identical in every run. */
type Piece = readonly [text: string, ...syllables: string[]];
const piece = (line: string): Piece => {
  const [text = '', ...syllables] = line.split(' ');
  return [text, ...syllables];
};
const pieces = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => piece(line.trim()));

const places = pieces(`
  本科生 ben ke sheng
  研究生 yan jiu sheng
  教职工 jiao zhi gong
  留学生 liu xue sheng
  校友 xiao you
  文学院 wen xue yuan
  外语学院 wai yu xue yuan
  数学学院 shu xue xue yuan
  物理学院 wu li xue yuan
  化学学院 hua xue xue yuan
  生命学院 sheng ming xue yuan
  计算机学院 ji suan ji xue yuan
  经管学院 jing guan xue yuan
  法学院 fa xue yuan
  艺术学院 yi shu xue yuan
  体育学院 ti yu xue yuan
  医学院 yi xue yuan
  农学院 nong xue yuan
  东校区 dong xiao qu
  西校区 xi xiao qu
  南校区 nan xiao qu
  图书馆 tu shu guan
  后勤处 hou qin chu
  保卫处 bao wei chu
  财务处 cai wu chu
  人事处 ren shi chu
  科技处 ke ji chu
  国际处 guo ji chu
  信息中心 xin xi zhong xin
  实验中心 shi yan zhong xin`);

const things = pieces(`
  选课 xuan ke
  成绩 cheng ji
  课表 ke biao
  教室 jiao shi
  缓考 huan kao
  学籍 xue ji
  学位论文 xue wei lun wen
  培养计划 pei yang ji hua
  座位 zuo wei
  电子资源 dian zi zi yuan
  宿舍 su she
  一卡通 yi ka tong
  水电费 shui dian fei
  校车 xiao che
  食堂 shi tang
  请假 qing jia
  心理咨询 xin li zi xun
  勤工助学 qin gong zhu xue
  医保 yi bao
  车辆通行 che liang tong xing
  访客 fang ke
  户籍 hu ji
  失物 shi wu
  运动场馆 yun dong chang guan
  琴房 qin fang
  科研项目 ke yan xiang mu
  科研成果 ke yan cheng guo
  学术讲座 xue shu jiang zuo
  大型仪器 da xing yi qi
  实验室安全 shi yan shi an quan
  危化品 wei hua pin
  算力 suan li
  工资 gong zi
  职称 zhi cheng
  在职证明 zai zhi zheng ming
  招聘 zhao pin
  印章 yin zhang
  会议室 hui yi shi
  校务信箱 xiao wu xin xiang
  差旅 chai lv
  学费 xue fei
  经费 jing fei
  奖学金 jiang xue jin
  助学金 zhu xue jin
  固定资产 gu ding zi chan
  因公出国 yin gong chu guo
  交换生 jiao huan sheng
  护照 hu zhao
  签证 qian zheng
  外籍专家 wai ji zhuan jia
  离校 li xiao
  就业 jiu ye
  优惠卡 you hui ka
  法律援助 fa lv yuan zhu
  校园网 xiao yuan wang
  云盘 yun pan
  正版软件 zheng ban ruan jian
  代码托管 dai ma tuo guan
  域名 yu ming
  虚拟主机 xu ni zhu ji
  邮箱 you xiang
  教材 jiao cai
  考场 kao chang
  竞赛 jing sai
  社团 she tuan
  志愿服务 zhi yuan fu wu
  党费 dang fei
  档案 dang an
  公寓 gong yu
  家具 jia ju
  空调 kong tiao
  网络故障 wang luo gu zhang
  采购 cai gou
  合同 he tong
  专利 zhuan li
  班车 ban che
  体检 ti jian
  疫苗 yi miao
  保险 bao xian
  发票 fa piao`);

const actions = pieces(`
  申请 shen qing
  查询 cha xun
  预约 yu yue
  登记 deng ji
  报名 bao ming
  缴费 jiao fei
  报修 bao xiu
  审批 shen pi
  打印 da yin
  变更 bian geng
  退订 tui ding
  评价 ping jia
  备案 bei an
  续借 xu jie
  补办 bu ban
  注销 zhu xiao
  公示 gong shi
  咨询 zi xun`);

const sentences = [
  '支持在线提交材料',
  '可查看办理进度',
  '三个工作日内答复',
  '需由学院审核',
  '凭身份证到窗口领取',
  '全天开放',
  '每学期初开放一次',
  '结果短信通知',
];
const called = ['自助', '一站办', '网上办', '掌上办', '预审', '快办', '代办', '联办'];

/** A small seeded generator of numbers between 0 and 1. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export type ListedService = {
  code: string;
  name: string;
  syllables: string[];
  also: string;
  summary: string;
  /** Indexes of roles; empty means everybody. */
  roles: number[];
  visits: number;
};

export const ROLES = 12;

export function listServices(most: number): ListedService[] {
  const random = numbers(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const all = places.flatMap((place) => things.flatMap((thing) => actions.map((action) => ({ place, thing, action }))));
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] as (typeof all)[0], all[last] as (typeof all)[0]];
  }
  return all.slice(0, most).map(({ place, thing, action }, at) => ({
    code: `S${at}`,
    name: place[0] + thing[0] + action[0],
    syllables: [...place.slice(1), ...thing.slice(1), ...action.slice(1)],
    also: `${thing[0]}${pick(called)}`,
    summary: `${thing[0]}${action[0]}，${pick(sentences)}，${pick(sentences)}`,
    roles: random() < 0.6 ? [] : [Math.floor(random() * ROLES), Math.floor(random() * ROLES)],
    visits: Math.floor(random() ** 4 * 50_000),
  }));
}

/** What people type: words, pinyin, initials, and words with a typo, in equal shares. */
export function listQueries(howMany: number): string[] {
  const random = numbers(11);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const sound = (of: Piece) => of.slice(1).join('');
  const initials = (of: Piece) =>
    of
      .slice(1)
      .map((syllable) => syllable[0])
      .join('');
  const slipped = (text: string) => `${text.slice(0, -1)}${pick(['饿', '雾', '砖', '蓝'])}`;
  const kinds = [
    () => pick(things)[0] + pick(actions)[0],
    () => pick(places)[0] + pick(things)[0],
    () => pick(places)[0] + pick(things)[0] + pick(actions)[0],
    () => sound(pick(things)) + sound(pick(actions)),
    () => sound(pick(places)) + sound(pick(things)),
    () => initials(pick(places)) + initials(pick(things)) + initials(pick(actions)),
    () => slipped(pick(places)[0] + pick(things)[0]),
    () => sound(pick(things)) + sound(pick(actions)).replace(/[aeiou]/, ''),
  ];
  return Array.from({ length: howMany }, (_, at) => (kinds[at % kinds.length] as () => string)());
}
