/**
 * Searches, and the service of the demo campus that is meant. Written before the search first ran; one with mistyped
 * initials was removed before that, and none since.
 */
export type RelevanceQuery = { typed: string; wanted: string; by: 'student' | 'teacher' };

const by = (who: RelevanceQuery['by'], lines: Readonly<Record<string, string>>): RelevanceQuery[] =>
  Object.entries(lines).map(([typed, wanted]) => ({ typed, wanted, by: who }));

/** Synonyms of a school, as an administrator would enter them. */
export const relevanceSynonyms: readonly (readonly string[])[] = [
  ['一卡通', '饭卡', '校园卡'],
  ['报账', '报销'],
  ['工资', '薪水', '发钱'],
  ['宿舍', '寝室', '公寓'],
  ['请假', '销假', '假条'],
  ['图书', '借书', '书籍'],
  ['校园网', 'wifi', '上网', '宽带'],
  ['就业', '找工作'],
];

export const relevanceQueries: readonly RelevanceQuery[] = [
  // words
  ...by('student', {
    选课: 'JW01',
    成绩: 'JW02',
    课表: 'JW03',
    教室: 'JW04',
    缓考: 'JW05',
    转专业: 'JW07',
    休学: 'JW07',
    评教: 'JW08',
    四级: 'KS01',
    图书检索: 'TSG01',
    座位: 'TSG02',
    报修: 'HQ01',
    充值: 'HQ02',
    电费: 'HQ03',
    校车: 'HQ04',
    羽毛球: 'ZC02',
    奖学金: 'XG06',
    身份证: 'BW03',
    GPU: 'C0701',
    云盘: 'XX02',
  }),
  ...by('teacher', { 论文送审: 'YJS02', 调课: 'JW06', 公积金: 'RS01', 职称: 'RS03', 印章: 'XB01', 仪器: 'ZC01' }),
  // single characters
  ...by('student', { 琴: 'C1001', 网: 'XX01', 泳: 'ZC03', 车: 'HQ04' }),
  ...by('teacher', { 薪: 'RS01', 印: 'XB01' }),
  // pinyin, complete and while typing
  ...by('student', {
    xuanke: 'JW01',
    chengjichaxun: 'JW02',
    kebiao: 'JW03',
    sushebaoxiu: 'HQ01',
    xiaoyuanwang: 'XX01',
    yikatong: 'HQ02',
    jiaoshijiey: 'JW04',
    shiwuzhaol: 'BW04',
    chongzhi: 'HQ02',
  }),
  ...by('teacher', { gongzi: 'RS01', diaotingke: 'JW06', baozhang: 'CW01' }),
  // initials, and both mixed
  ...by('student', {
    xkzx: 'JW01',
    cjcx: 'JW02',
    ssbx: 'HQ01',
    ykt: 'HQ02',
    swzl: 'BW04',
    xyw: 'XX01',
    xuankzx: 'JW01',
    sushebx: 'HQ01',
    xlzxyy: 'XG03',
    选课zx: 'JW01',
  }),
  ...by('teacher', { gzcx: 'RS01', kyxmsb: 'KJ01', wsbz: 'CW01' }),
  // a wrong character, a homophone, a wrong or missing letter
  ...by('student', {
    选棵中心: 'JW01',
    成积查询: 'JW02',
    宿舍保修: 'HQ01',
    宿舍报锈: 'HQ01',
    校圆一卡通: 'HQ02',
    失物招令: 'BW04',
    心里咨询: 'XG03',
    运动场管预约: 'ZC02',
    学生请甲: 'XG01',
    chenjichaxun: 'JW02',
    xuankezhonxin: 'JW01',
    sushebaoxi: 'HQ01',
    xiaoyuanwnag: 'XX01',
  }),
  ...by('teacher', { 工资查寻: 'RS01', 网上抱账: 'CW01', gonzichaxun: 'RS01' }),
  // synonyms
  ...by('student', { 饭卡: 'HQ02', 寝室报修: 'HQ01', wifi: 'XX01', 找工作: 'ZJ02', 借书: 'TSG01', 假条: 'XG01' }),
  ...by('teacher', { 薪水: 'RS01', 差旅报销: 'CW01' }),
  // natural phrases
  ...by('student', {
    怎么请假: 'XG01',
    我要查成绩: 'JW02',
    校园卡丢了怎么办: 'HQ02',
    在哪里交学费: 'CW02',
    宿舍灯坏了要报修: 'HQ01',
    毕业离校手续: 'ZJ01',
    预约打篮球: 'ZC02',
    教务处选课: 'JW01',
    换宿舍: 'XG02',
    心理辅导: 'XG03',
  }),
  ...by('teacher', { 如何申请用印: 'XB01', 开在职证明: 'RS04', 申报课题: 'KJ01', 出国签证: 'GJ03' }),
];
