/** How an administrator sets up the card 校园新闻, and what its preview shows. */
export const cardNewsSettings = {
  name: '校园新闻',
  about: '按栏目显示本校新闻，也可接入其他网站的 RSS 或 JSON',
  columns: '栏目',
  sampleNews: '校园要闻',
  sampleTalks: '学术讲座',
  sample1: '学校召开本科教育教学审核评估动员大会',
  sample2: '第三十二届校园文化艺术节开幕',
  sample3: '我校学子在全国大学生数学建模竞赛中获一等奖',
  sample4: '图书馆新馆本周起试运行',
  sample5: '关于冬季学期选课安排的说明',
  sample6: '校友返校日邀您共话青春',
} as const;
