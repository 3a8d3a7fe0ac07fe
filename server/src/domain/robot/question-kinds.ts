/** What a question asks for, by the words that ask. */
const patterns = {
  how: /怎么(?!回事|办$|办[^理]|了|样$|处理|解决|没|还)|如何(?!处理|解决)|怎样(?!处理|解决)|咋(?!回事|办$|整$|弄$)|流程|步骤|方法|方式|途径|办法/u,
  solve: /(?:怎么|咋)办(?!理)|(?:怎么|如何|怎样|咋)(?:处理|解决|修|整|补救|救)|咋[整弄]$|怎么弄$/u,
  where: /哪里|哪儿|在哪|去哪|到哪|从哪|何处|什么地方|什么位置|啥地方|地点|地址|几楼|哪个(?:窗口|网站|网址|平台|软件)/u,
  when: /什么时[候间]|何时|几点|几号|几月|哪天|哪一天|哪年|啥时候?|时间(?!冲突|长)|截止|日期|期间|最[早晚迟]/u,
  howLong:
    /多久|多长时间|多少时间|几(?:个)?(?:工作日|小时|钟头|分钟|星期|礼拜|周|月)|几[天年]|多少[天年]|[隔管](?:几|多)|期限|时限|有效期/u,
  howMuch:
    /多少钱|费用|收费|价格|价钱|花钱|要钱|[加扣收付交]钱|免费|标准是|额度|金额|限额|贵不贵|几(?:百|千|万|十)?[块元]|利息|费率|利率|手续费|费是多少|计费/u,
  howMany:
    /多少(?!钱|天|年|时间)|几次|几个(?!工作日|小时|月|星期)|几[门本分岁斤折成公度份张页集人位]|上限|最[多高]|至少|多[大高重宽深远]/u,
  who: /[找问]谁|联系谁|谁[出付管来给负承能可]|是谁|由谁|哪个部门|哪个科室|什么人|哪些人|电话(?=$|是|多少)|联系方式/u,
  why: /为什么|为啥|为何|怎么回事|咋回事|怎么没|怎么还|怎么.{0,6}了$|原因|凭什么|干嘛/u,
  can: /(能|会|让|行|可以?|有|是|用|要|得|收|退|算|还)不\1|是否|能否|可否|有没有|没有?用|(?:能|可以|会|行|好|允许|支持|需要|还有|要|算|是|有).*(?:[吗不没]|(?<![什怎多这那])么)$|行吗|可以吗|吗$/u,
  need: /(?:材料|资料|证件|手续|东西|证明|用品)(?=$|[呢啊])|(?:需要|要|得|应该)(?:带|拿|准备|提供|交)?(?:些|点)?(?:什么|啥|哪些)|(?:带|拿|准备|提供)(?:些|点)?(?:什么|啥|哪些)|条件|要求|手续|资格|带啥/u,
  effect: /影响|后果|会怎么?样|好处|有什么用|有啥用|坏处|危害|作用/u,
  what: /是什么|什么是|是啥|啥意思|什么意思|含义|区别|哪些|什么样|哪[种个款]|叫什么/u,
} as const;
export type QuestionKind = keyof typeof patterns;
const names = Object.keys(patterns) as QuestionKind[];

/** Kinds that people exchange: 在哪查 and 怎么查, 什么时候到账 and 多久到账. */
const near: readonly (readonly [QuestionKind, QuestionKind, number])[] = [
  ...[['how', 'where', 0.7] as const, ['how', 'solve', 0.7] as const, ['when', 'howLong', 0.7] as const],
  ...[['howMuch', 'howMany', 0.5] as const, ['why', 'solve', 0.6] as const, ['how', 'can', 0.4] as const],
  ...[['need', 'what', 0.5] as const, ['who', 'where', 0.4] as const, ['how', 'why', 0.2] as const],
  ...[['howLong', 'howMany', 0.4] as const, ['how', 'need', 0.3] as const, ['can', 'solve', 0.3] as const],
];
/** Everything is asked by these, so that they tell less. */
const common: ReadonlySet<QuestionKind> = new Set(['how', 'can', 'what', 'solve']);
const COMMON = 0.6;

export const kindsOf = (folded: string): ReadonlySet<QuestionKind> =>
  new Set(names.filter((kind) => patterns[kind].test(folded)));

const worth = (kind: QuestionKind) => (common.has(kind) ? COMMON : 1);

function likenessOf(one: QuestionKind, other: QuestionKind): number {
  if (one === other) return worth(one);
  return near.find(([a, b]) => (a === one && b === other) || (a === other && b === one))?.[2] ?? 0;
}

/** Both ask for something, and nothing of it is alike. */
export function clashOfKinds(asked: ReadonlySet<QuestionKind>, known: ReadonlySet<QuestionKind>): boolean {
  if (asked.size === 0 || known.size === 0) return false;
  return [...asked].every((one) => [...known].every((other) => likenessOf(one, other) === 0));
}

/** Of the kinds of one that tell something, the share that the other lacks. */
export function kindMissing(of: ReadonlySet<QuestionKind>, by: ReadonlySet<QuestionKind>): number {
  let [all, missing] = [0, 0];
  for (const kind of of) {
    all += worth(kind);
    const best = Math.max(0, ...[...by].map((other) => likenessOf(kind, other) / worth(kind)));
    missing += worth(kind) * (1 - Math.min(1, best));
  }
  return all === 0 ? 0 : missing / all;
}

/** Words that only ask, or are polite: what stays when they are left out is what a question is about. */
const asking =
  /请问|想问(?:一下)?|问一下|我想知道|想知道|想了解|麻烦|谢谢|您好|你好|怎么回事|怎么办理?|怎么样|怎么弄|怎么|如何|怎样|咋[办样整弄]?|为什么|为啥|为何|什么时[候间]|什么地方|什么原因|什么|是否|能不能|可不可以|能否|可否|可以|有没有|是不是|会不会|要不要|需不需要|行不行|让不让|用不用|哪[里儿些个种天]|在哪|去哪|到哪|多久|多长时间|多少[钱天年]?|几个?(?:工作日|小时|星期|月)|几[天年点号次块元]|需要|应该|必须|一下|办法|我的?|吗|呢|呀|啊/gu;

export const withoutAsking = (folded: string) => folded.replace(asking, ' ');
