import { asked, type Question } from './search-questions.ts';

/** Written before a shared character alone ceased to bring a service near; no word was added for them then. */
export const later: readonly Question[] = [
  ...asked(
    'student',
    `
    网速特别慢 | XX01
    水龙头关不紧 | HQ01
    空调遥控器没电池了 | HQ01
    门禁刷不开 | HQ01 HQ02
    校园卡被冻结了 | HQ02
    下学期的课什么时候能选 | JW01
    想旁听别的学院的课 | JW03 JW01
    补办学生证要几天 | JW12
    期末考场在几号楼 | KS03
    奖学金什么时候打卡里 | XG06
    助学贷款怎么还 | XG07
    实习单位要三方协议 | ZJ04 ZJ05
    毕业生档案寄到哪里 | XB04
    户口迁回老家 | BW03
    宿舍几点熄灯 | HQ01 XG02
    晚归被记名了 | XG01 XG02
    论文格式模板 | JW14
    查一下我的借书记录 | TSG01
    知网在宿舍外面登录不了 | TSG03 XX09
    普通话考试报名 | KS01 KS02
    体测成绩 | JW02
    选修课学分不够 | JW01 JW02
    食堂阿姨手抖 | HQ05 XB03
    羽毛球馆订场 | ZC02
    做核磁共振 | ZC01 HQ08
    近视眼配镜 | HQ08
    高铁学生票次数没了 | ZJ03 JW12
    吉他丢在教学楼 | BW04
    转学到别的大学 | JW07
    创业补贴 | JW15
    `,
  ),
  ...asked(
    'teacher',
    `
    监考费怎么发 | CW04
    公积金提取 | RS01
    出差住宿超标 | CW01
    换办公室桌椅 | ZC05 ZC06
    带学生去外地实习 | ZJ05
    给来访教授订宾馆 | GJ04 BW02
    项目结题报告 | KJ01
    毕业生论文盲审 | YJS02 JW14
    开具收入证明买房 | RS04
    课程思政申报 | KJ01
    班车几点 | HQ04
    `,
  ),
];
