/**
 * How people say things, and the words that offices use for them, at any school. Weaker than a school's own synonyms:
 * they only help to order what comes near, and never stand for a word that must be found.
 */
const lines = `
坏了 坏掉 坏 破了 漏水 漏 不亮 不热 堵了 堵 不制冷 不出水 跳闸 断电 停水 断了 掉下来 修理 修一下 修 没热水 没电: 报修 维修
丢了 丢 弄丢 掉了 不见了 找不到 被偷 偷了 落在 忘拿 遗失: 挂失 补办 失物 遗失
捡到 捡了: 失物 招领
交钱 付钱 付款 交费 缴 付费 欠费 欠钱 交上 扣款: 缴费 缴纳 充值
充钱 没钱 余额 钱不够 续费: 充值 余额 缴费
多少分 几分 考了 考得 分数 考试结果 及格 绩点: 成绩
挂科 挂了 不及格 没过: 重修 补考 成绩
看病 生病 发烧 感冒 不舒服 难受 挂号 医生 拿药: 医院 就诊 医保 病假
住院 手术 骨折: 医保 报销 病假
回家 回老家 出去玩 离开学校 外出: 请假 离校
不想上课 上不了课 来不了 去不了 缺课: 请假
考不了 参加不了考试 错过考试: 缓考
睡不着 失眠 压力 焦虑 抑郁 郁闷 心情 崩溃 倾诉 情绪: 心理 咨询
室友 合不来 打呼噜 吵架 矛盾: 宿舍 调换 心理
占座 抢 约 订 预定 排队 提前占: 预约 预订
借 租 租借: 借用 预约 借阅
换 改 更改 更换 换成 修改 调: 变更 调整 调换 异动
忘了 忘记 忘 想不起来 登不上 登不了 登录不了 登不进去 登录 进不去: 密码 重置 找回 认证
打工 赚钱 挣钱 零花钱 兼职 打零工: 勤工助学 岗位
穷 没钱读书 家里困难 交不起 贫困: 助学 困难认定 资助 贷款
借钱 贷款: 助学贷款
发钱 到账 发下来 打到卡上 领钱: 工资 补助 酬金 奖助
工资单 工资条 收入: 工资
吐槽 抱怨 举报 反映 告状 提意见: 投诉 意见 信箱
开车 停车 停哪 车位 私家车 轿车: 车辆 停车 通行
电瓶车 电动车 电驴 小电驴 单车 自行车: 非机动车 电动车
外校 校外朋友 家长 爸妈 父母 亲戚 朋友 男朋友 女朋友: 访客 入校 来访
进学校 进校 进校门 入校: 访客 通行 入校
网卡 网慢 断网 没网 连不上 网速 路由器 wifi: 校园网 网络 无线
吃饭 饭菜 好吃 点菜 外卖: 食堂 订餐
饭卡 刷卡 校卡 学生卡: 一卡通
洗澡 热水 浴室 澡堂: 热水 浴室
打球 锻炼 运动 健身 跑步: 场馆 体育 运动
弹琴 练琴: 琴房
自习 学习的地方 安静: 座位 自习
论文 毕设: 论文 学位论文
查重 重复率: 查重 送审
答辩: 答辩
毕业 离开 毕业季: 毕业 离校
找工作 求职 秋招 春招 面试 offer: 就业 招聘
实习: 实习
签约 三方: 三方协议 就业
转系 换专业: 转专业 学籍
停学 退学 休息一年 参军 入伍 当兵: 休学 学籍 征兵
出国 留学 国外 海外: 出国 交换 交流
交换 交流: 交换生
四级 六级 英语考试: 四六级
计算机考试 二级: 等级考试
成绩单 英文成绩: 成绩单 证明
盖个章 盖章 红章 章: 用印 印章
开会 会场: 会议室
贴发票 报钱 垫付 报一下 垫: 报账 报销
买东西 采买 买设备 购买: 采购
买 购: 申购 采购 购买
扔 淘汰 不要了: 报废
快递 包裹 取件: 快递 代收
寄: 快递
火车票 高铁票 车票 半价票: 火车 优惠
坐车 班车 摆渡: 校车
老师 上课老师: 教师
打分 评价老师: 评教 评价
导员: 辅导员
导师: 导师
孩子 小孩 上学: 子女 附属学校 幼儿园
生孩子 怀孕 生娃: 产假 生育
结婚: 婚育 户籍
退休: 退休
辞职 离职 不干了: 离职
升职 晋升 评上: 职称
房子 租房 住房 买房: 公积金 公寓 住房
体检: 体检
疫苗 打针: 疫苗 校医院
服务器 机器: 服务器 主机
下载 安装 激活: 软件 正版
在外面 校外 家里 在家: 校外访问 远程
文献 期刊 期刊文章: 数据库 电子资源
存 存储 备份 传文件: 云盘 存储
开证明 打证明 证明: 证明
多久能办好 进度: 进度
保研 推免: 推免
竞赛 比赛: 竞赛
社团 学生会 活动: 社团 活动
入党 党员 党费: 党员 党费
档案 调档: 档案
户口 户籍: 户口
身份证: 身份证
志愿者 义工 做好事: 志愿服务
创业 开公司: 创业
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

/** The everyday words in a typed text, longest first; one inside another is left out. */
export function everydayWordsIn(typed: string): EverydayWord[] {
  const found: EverydayWord[] = [];
  let rest = typed;
  for (const word of everydayWords)
    if (rest.includes(word.said)) {
      found.push(word);
      rest = rest.replaceAll(word.said, ' ');
    }
  return found;
}
