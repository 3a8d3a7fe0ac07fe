/**
 * How people really ask, in their own words, and the services that answer. Written with the list of services at hand and
 * before the first run over them. Everyday words and weights were fitted to these; others judge.
 */
export type Question = { typed: string; wanted: readonly string[]; by: 'student' | 'postgraduate' | 'teacher' };

export const asked = (by: Question['by'], lines: string): Question[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', wanted = ''] = line.trim().split(' | ');
      return { typed, wanted: wanted.split(' '), by };
    });

const byStudents = asked(
  'student',
  `
  期末考了多少分 | JW02
  怎么看自己这学期挂没挂科 | JW02 JW11
  我绩点排第几 | JW02
  抢不到课怎么办 | JW01
  想退掉一门课 | JW01
  明天第一节课在哪上 | JW03
  这周有什么课 | JW03
  哪里有空教室可以上自习 | JW04 TSG02
  班会想借个教室 | JW04
  考试那天要做手术能不能晚点考 | JW05
  生病了不能参加期末考试 | JW05
  想换个专业读 | JW07
  休息一年再回来读书 | JW07
  给老师打分在哪 | JW08
  报名考六级 | KS01
  英语四级什么时候报名 | KS01
  签证要学校开证明说我是学生 | JW09
  银行要我证明自己还在上学 | JW09
  怎么开在读证明 | JW09
  打印一份英文成绩单寄到国外 | JW10
  申请国外研究生要成绩证明 | JW10
  不及格的课怎么再修一遍 | JW11
  补考是哪天 | JW11 KS03
  学生证不见了 | JW12
  学生证上的名字印错了 | JW12
  新学期课本去哪领 | JW13
  买教材 | JW13
  毕设题目怎么选 | JW14
  毕业设计开题报告交哪里 | JW14
  本科生什么时候答辩 | JW14
  大创项目立项 | JW15
  我能保研吗 | JW16
  计算机二级报名 | KS02
  我的考场在哪个楼 | KS03
  期末考试座位号 | KS03
  两门考试撞时间了 | KS03 JW05
  我想找本书看看图书馆有没有 | TSG01
  借的书快到期了想多借几天 | TSG01
  图书馆占个位子 | TSG02
  几个人讨论小组作业要个小房间 | TSG02
  在家怎么下载知网的文章 | TSG03 XX09
  论文不会写有人指导吗 | C0101
  想练英语口语 | C0201
  高数作业不会做找谁问 | C0301
  寝室灯不亮了 | HQ01
  水龙头一直滴水 | HQ01
  宿舍空调不制冷 | HQ01
  门锁坏了进不去宿舍 | HQ01
  马桶堵了 | HQ01
  饭卡丢了 | HQ02
  一卡通里没钱了怎么充 | HQ02
  校园卡补一张要多少钱 | HQ02
  宿舍没电了去哪交电费 | HQ03
  电费还剩多少 | HQ03
  去东山校区坐什么车 | HQ04
  班车几点发车 | HQ04
  今天食堂有什么菜 | HQ05
  洗澡没热水 | HQ07 HQ01
  开水房怎么付钱 | HQ07
  发烧了想看医生 | HQ08
  校医院挂个号 | HQ08
  打流感疫苗 | HQ08
  周末想回家一趟要跟谁说 | XG01
  家里有事想请几天假 | XG01
  忘记销假了 | XG01
  和室友合不来想换个房间 | XG02
  不想住校了 | XG02
  最近压力好大睡不着 | XG03
  想找人聊聊心里的事 | XG03
  学校里有没有兼职可以做 | XG04
  想赚点生活费 | XG04
  住院的钱能报吗 | XG05
  大学生医疗保险怎么交 | XG05
  家里困难有什么补助 | XG06
  国家励志奖学金怎么申请 | XG06
  交不起学费能贷款吗 | XG07
  毕业后助学贷款怎么还 | XG07
  我们社团要办个晚会 | XG08
  想成立一个动漫社 | XG08
  志愿时长在哪看 | XG09
  想做义工 | XG09
  大学生去当兵 | XG10
  退伍回来继续读书 | XG10 JW07
  爸妈来学校看我怎么进门 | BW02
  外校同学想进来玩 | BW02
  户口迁到学校 | BW03
  借户口页去办结婚证 | BW03
  手机掉在教室了 | BW04
  捡到一个钱包 | BW04
  电动车停哪 | BW05
  电瓶车怎么上牌 | BW05
  小电驴在哪充电 | BW05
  约个羽毛球场 | ZC02
  晚上想打篮球 | ZC02
  游泳多少钱一次 | ZC03
  弹钢琴的地方 | C1001
  下周有什么讲座听 | KJ03
  跑深度学习要显卡 | C0701
  进实验室之前要考试 | ZC04
  看动物标本 | C0601
  交学费 | CW02
  住宿费还欠多少 | CW02
  父母单位要学费发票 | CW05
  想去国外大学交换一学期 | GJ02
  毕业要办哪些手续 | ZJ01
  离校之前要还书还卡吗 | ZJ01
  秋招有哪些公司来学校 | ZJ02
  三方怎么签 | ZJ04
  签了公司又想反悔 | ZJ04
  暑假自己找了个实习要登记吗 | ZJ05
  买火车票打折 | ZJ03 JW12
  房东不退押金找谁帮忙打官司 | C0901
  学校网好卡 | XX01
  手机连不上wifi | XX01
  套餐流量用光了 | XX01
  有没有网盘可以存资料 | XX02
  装正版office | XX03
  windows激活码 | XX03
  传代码的仓库 | XX04
  忘了门户登录密码 | XX08
  账号被锁了登不上去 | XX08
  换手机号了收不到验证码 | XX08
  学校邮箱怎么申请 | XX07
  edu邮箱 | XX07
  放假在家进不了教务系统 | XX09
  对食堂不满意去哪里反映 | XB03 HQ05
  给校长写信 | XB03
  查一下我的档案在哪 | XB04 ZJ04
  woyaoqingjia | XG01
  xiaoyuanwang zenme lian | XX01
  zaiduzhengming | JW09
  youxiang | XX07
  mima wangle | XX08
  chongxiu baoming | JW11
  diandongche | BW05
  成绩但打印 | JW10
  再读证明 | JW09
  宿舍报休 | HQ01
  心里咨询怎么约 | XG03
  图书馆坐位 | TSG02
  助学代款 | XG07
  校圆邮箱 | XX07
  统一身分密码 | XX08
  `,
);

const byPostgraduates = asked(
  'postgraduate',
  `
  论文什么时候答辩 | YJS03
  硕士答辩要准备什么材料 | YJS03
  和导师合不来想换一个 | YJS04
  换导师要谁同意 | YJS04
  论文重复率查一下 | YJS02
  盲审结果出来了吗 | YJS02
  培养方案里的课要改 | YJS01
  课题组的钱还剩多少 | CW03
  想买浓硫酸做实验 | C0501
  用一下扫描电镜 | ZC01
  我发的文章要开收录证明 | KJ04
  发明专利怎么报 | KJ06
  去外地开会的路费怎么报 | CW01
  发了SCI去哪登记 | KJ02
  研究生助研补贴 | XG06 XG04
  `,
);

const byTeachers = asked(
  'teacher',
  `
  这个月发了多少钱 | RS01
  公积金交了多少 | RS01
  扣了多少个人所得税 | RS01
  下周出差课要换个时间上 | JW06
  家里有事这周课停一次 | JW06
  生孩子能休多久 | RS02
  年假还有几天 | RS02
  想评副教授 | RS03
  买房贷款要单位开证明 | RS04
  证明我的收入 | RS04
  国自然怎么报 | KJ01
  申请横向课题 | KJ01 KJ05
  和企业签技术合同 | KJ05
  住酒店的发票怎么报销 | CW01
  垫付的打车费 | CW01
  给外面请的专家发讲课费 | CW04
  学生的劳务费怎么发 | CW04
  买一台新电脑走什么手续 | ZC06
  试剂耗材采购 | ZC06
  旧电脑不要了怎么处理 | ZC05
  文件上要盖学校的章 | XB01
  订个能坐三十人的会议室 | XB02
  去美国参加学术会议 | GJ01
  请外国教授来讲学 | GJ04
  因公护照在哪领 | GJ03
  私家车怎么进校 | BW01
  孩子想上附小 | RS09
  刚来学校没地方住 | HQ09
  想租学校的房子 | HQ09
  快六十了退休要办什么 | RS08
  不想干了怎么辞职 | RS08
  新来的老师怎么报到 | RS06
  年底总结在哪填 | RS07
  线上开组会用什么软件 | XX10
  课程直播录下来 | XX10
  学院要做个网站 | XX05
  带的留学生签证要到期了 | GJ05
  实验室仪器怎么预约 | ZC01
  gongzitiao | RS01
  chailvfei baoxiao | CW01
  职成评审 | RS03
  以前学生的录取材料去哪里调 | XB04
  `,
);

export const questions: readonly Question[] = [...byStudents, ...byPostgraduates, ...byTeachers];
