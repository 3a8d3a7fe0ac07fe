import type { FeedbackType } from '@yizhan/contract/entities/feedback.ts';

type OlderFeedback = { type: FeedbackType; dept: string; title: string; content: string; reply: string };

/** What people asked again and again in the past year; all of it answered. */
export const olderFeedback: readonly OlderFeedback[] = [
  {
    ...{ type: 'CONSULT', dept: 'JW', title: '补考报名在哪里进行' },
    content: '上学期有一门课没有通过，想知道补考是否需要自己报名。',
    reply: '补考名单由系统自动生成，无需报名；考试安排在开学前一周公布于教务系统。',
  },
  {
    ...{ type: 'CONSULT', dept: 'JW', title: '成绩单能否寄到外地' },
    content: '毕业后在外地工作，能不能把成绩单寄过来？',
    reply: '可以。在“成绩单办理”中选择邮寄，三个工作日内寄出。',
  },
  {
    ...{ type: 'SUGGEST', dept: 'TSG', title: '建议延长周末闭馆时间' },
    content: '周末晚上自习的人很多，希望闭馆时间延到十点半。',
    reply: '从下月起周末闭馆时间延长至 22:30，感谢建议。',
  },
  {
    ...{ type: 'CONSULT', dept: 'TSG', title: '校外如何访问数据库' },
    content: '在家里打不开电子期刊，需要怎么设置？',
    reply: '登录门户后从“校外访问”进入即可，无需安装软件。',
  },
  {
    ...{ type: 'COMPLAIN', dept: 'HQ', title: '食堂排队时间过长' },
    content: '中午下课后排队超过二十分钟，能否多开窗口？',
    reply: '已在二食堂增开四个窗口，并错开供餐时间。',
  },
  {
    ...{ type: 'COMPLAIN', dept: 'HQ', title: '宿舍洗衣机经常故障' },
    content: '五号楼一层的洗衣机坏了两台，很久没有人修。',
    reply: '两台已更换，报修电话贴在洗衣房门口。',
  },
  {
    ...{ type: 'PRAISE', dept: 'HQ', title: '感谢维修师傅' },
    content: '晚上水管漏水，师傅半小时就到了，非常感谢。',
    reply: '已转达值班师傅，谢谢您的鼓励。',
  },
  {
    ...{ type: 'CORRECT', dept: 'JW', title: '办事指南中的电话有误' },
    content: '学籍证明指南上的电话打过去是别的科室。',
    reply: '已核对并更正，感谢指出。',
  },
];
