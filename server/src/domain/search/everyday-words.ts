import type { LoneLetters } from './segment.ts';

/**
 * How people say things, and the words that offices use for them, at any school. Weaker than a school's own synonyms:
 * they only help to order what comes near, and never stand for a word that must be found.
 */
const lines = `
坏了 坏掉 坏 破了 破 漏水 漏 滴水 不亮 不热 堵了 堵 不制冷 不出水 跳闸 断电 停水 断了 掉下来 修理 修一下 修 没热水 没电 松动 生锈 打不开: 报修 维修
丢了 丢 弄丢 掉了 掉 不见了 不见 找不到 被偷 偷了 偷 落在 忘拿 忘在 遗失 没带: 挂失 补办 失物 遗失
捡到 捡了 捡: 失物 招领
交钱 付钱 付款 交费 缴 付费 付 欠费 欠钱 欠 交上 扣款: 缴费 缴纳 充值
充钱 没钱 余额 钱不够 续费 还剩 剩 剩下: 充值 余额
多少钱 价格 收费 贵不贵: 缴费 收费
多少分 几分 考了 考得 分数 考试结果 及格 绩点 名次: 成绩
挂科 挂了 挂没挂 不及格 没过 没考过: 重修 补考 成绩
看病 生病 发烧 感冒 不舒服 难受 挂号 医生 拿药 肚子疼 牙疼 咳嗽 受伤: 医院 就诊 挂号 病假
住院 手术 骨折: 医保 报销 病假
回家 回老家 回去 出去玩 离开学校 外出 出远门: 请假 离校
不想上课 上不了课 来不了 去不了 缺课 有事 请不了 请几天: 请假
考不了 参加不了考试 错过考试 考试冲突: 缓考
睡不着 失眠 压力 焦虑 抑郁 郁闷 心情 崩溃 倾诉 情绪 难过 孤独 失恋 聊聊 想不开 心里: 心理 咨询
室友 舍友 合不来 打呼噜 吵架 矛盾: 宿舍 调换
占座 占位 抢 约 订 预定 排队 提前占 占: 预约 预订
位子 位置 座: 座位
借 租 租借: 借用 预约 借阅
换 改 更改 更换 换成 修改 调 转: 变更 调整 调换 异动
忘了 忘记 忘 想不起来 登不上 登不了 登录不了 登不进去 登录 进不去 登陆 验证码 锁了 被锁: 密码 重置 找回 认证
打工 赚钱 赚 挣钱 挣 零花钱 兼职 打零工 生活费: 勤工助学 岗位 兼职
穷 没钱读书 家里困难 困难 交不起 贫困 补贴: 助学 困难认定 资助 贷款
借钱 贷款: 助学贷款
发钱 发了多少 发多少 到账 发下来 打到卡上 领钱 收入: 工资 补助 酬金
工资单 工资条 扣税 扣了: 工资 个税
所得税: 个税
吐槽 抱怨 举报 反映 告状 提意见 不满意 不满: 投诉 意见 信箱
开车 停车 停哪 车位 私家车 轿车 汽车: 车辆 停车 通行
电瓶车 电动车 电驴 小电驴 单车 自行车 骑车: 非机动车 电动车
外校 校外朋友 家长 爸妈 爸爸 妈妈 父母 亲戚 朋友 男朋友 女朋友 家人: 访客 入校 来访
进学校 进校 进校门 入校 进门 进来: 访客 通行 入校
网卡 网慢 断网 没网 连不上 网速 路由器 wifi 上不了网 网络: 校园网 网络 无线
吃饭 饭菜 好吃 点菜 外卖 吃什么 午饭 晚饭 早餐: 食堂 订餐
饭卡 刷卡 校卡 学生卡: 一卡通
洗澡 热水 浴室 澡堂: 热水 浴室
打球 锻炼 运动 健身 跑步: 场馆 体育 运动
弹琴 练琴: 琴房
自习 学习的地方 安静 看书: 座位 自习
讨论: 研讨
论文 毕设: 论文 学位论文
查重 重复率: 查重 送审
毕业 毕业季: 毕业 离校
找工作 求职 秋招 春招 面试 offer 公司: 就业 招聘
签约 三方 签了 签: 协议 就业
反悔 违约 毁约: 解约 协议
转系 换专业: 转专业 学籍
停学 退学 休息一年 休息: 休学 学籍
参军 入伍 当兵 部队: 征兵 入伍
出国 留学 国外 海外 美国 英国 日本 欧洲: 出国 交换 交流
交换 交流: 交换生
外国 老外 外教: 外籍 专家
四级 六级 英语考试: 四六级
计算机考试 二级: 等级考试
盖个章 盖章 红章 章: 用印 印章
开会 会场 组会: 会议
线上 在线开会 直播 网课 录像: 视频会议
贴发票 报钱 垫付 报一下 垫 路费 车费 打车 出差 酒店: 报账 报销 差旅
讲课费 劳务 专家费: 酬金 劳务
买东西 采买 买设备 购买 买一台: 采购
买 购: 申购 采购 购买
扔 淘汰 不要了 旧: 报废
快递 包裹 取件 寄: 快递 代收
火车票 高铁票 车票 半价票 打折: 火车 优惠
坐车 班车 摆渡 发车: 校车 班车
打分 评价老师: 评教 评价
课题组 课题 项目: 科研 经费 项目
经费 钱: 经费
孩子 小孩 儿子 女儿 上学: 子女 附属学校 幼儿园
生孩子 怀孕 生娃 坐月子: 产假 生育
退休: 退休
辞职 离职 不干了 不想干 跳槽: 离职
升职 晋升 评上 教授: 职称
房子 租房 住房 买房 没地方住 住哪 住的地方: 公寓 住房
体检 疫苗 打针: 校医院 体检 疫苗
服务器 机器: 服务器 主机
网站 主页 建站: 网站 域名
下载 安装 激活 装: 软件 正版
在家 校外 外面 外地: 校外访问 远程
文献 期刊 文章: 数据库 电子资源 论文
存 存储 备份 传文件: 云盘 存储
开证明 打证明 证明: 证明
还在上学 在上学 是学生: 在读 在校
保研 推免: 推免
竞赛 比赛: 竞赛
社团 学生会 活动 晚会 协会: 社团 活动
入党 党员: 党员 党费
志愿者 义工 做好事: 志愿服务
律师 官司 被骗 维权 纠纷 合同纠纷: 法律
不会做 听不懂 学不会 辅导: 答疑 辅导 指导
年底 年终 总结: 考核
刚来 新来 刚入职: 报到
`;

export type EverydayWord = { said: string; meant: readonly string[] };

export const everydayWords: readonly EverydayWord[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [said = '', meant = ''] = line.split(': ');
    return said.split(' ').map((word) => ({ said: word, meant: meant.split(' ') }));
  })
  .sort((a, b) => b.said.length - a.said.length);

/** What stands inside a verb and its object, or after a verb. */
const inserted =
  /(?<=\p{Script=Han})(?:[了过着]|(?:[一几两三]|好几)[个点天次下张份趟把本台]|点儿?|个|些|张|份|趟|下)(?=\p{Script=Han})/gu;

export const withoutInserted = (typed: string) => typed.replace(inserted, '');

/** A typed text as it stands, and without what people put inside a verb. */
export const sayings = (typed: string) => {
  const together = typed.replaceAll(' ', '');
  const plain = withoutInserted(together);
  return plain === together ? together : `${together} ${plain}`;
};

/** The everyday words in a text, longest first; one inside another is left out, and a character inside a word: 辅修. */
export function everydayWordsIn(said: string, { free, bound }: LoneLetters): EverydayWord[] {
  const found: EverydayWord[] = [];
  let rest = said;
  for (const word of everydayWords)
    if (rest.includes(word.said) && (word.said.length > 1 || free.has(word.said) || bound.has(word.said))) {
      found.push(word);
      rest = rest.replaceAll(word.said, ' ');
    }
  return found;
}
