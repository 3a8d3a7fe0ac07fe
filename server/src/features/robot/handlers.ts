import type { robot } from '@yizhan/contract/calls/robot.ts';
import type { RobotInfo } from '@yizhan/contract/entities/robot.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { robot as en } from '@yizhan/contract/texts/en/robot.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { robot as zh } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import { listScenes } from '../../domain/robot/scene-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { ask } from './ask.ts';
import { knownTo, toKnownQuestion } from './known.ts';
import * as rows from './queries.ts';
import { suggest } from './suggest.ts';
import { record, writeVerdict } from './verdicts.ts';

const DAY_MS = 86_400_000;
/** One of the client's files. */
const OWN_PICTURE = '/robot.svg';

function infoOf({ tenant, caller }: Pick<OpenContext, 'tenant' | 'caller'>): RobotInfo {
  const t = caller.language === 'en' ? en : zh;
  const { enabled, manual, hotCount, showOnPreLogin, workTime, feedbackOn, ...own } = tenant.settings.robot;
  const name = own.name || t.name;
  return {
    ...{
      enabled,
      name,
      avatar: own.avatar ?? OWN_PICTURE,
      position: 'right',
      showOnPreLogin,
      workTime,
      hotCount,
      feedbackOn,
    },
    welcome: own.welcome || fill(t.welcome, { name }),
    placeholder: own.placeholder || t.placeholder,
    manualEntry: manual,
    sensitiveTip: t.sensitiveTip,
  };
}

/** The robot answers where the school has switched it on; visitors where it stands before the sign-in too. */
function assertOpen<C extends OpenContext>(context: C): C {
  const { enabled, showOnPreLogin } = context.tenant.settings.robot;
  if (!enabled || (!context.person && !showOnPreLogin)) fail('robot_off');
  return context;
}

const asVisitor = (context: OpenContext): OpenContext => assertOpen({ ...context, person: undefined });

async function recommend(context: OpenContext, sceneId: string | undefined) {
  const { db, faqs, person, now, tenant } = context;
  const entries = await faqs.of(db);
  const isWanted = knownTo({ entries, roleType: person?.roleType, today: dayOf(now) });
  const since = new Date(now.getTime() - robotLimits.hotDays * DAY_MS);
  const hot = await rows.listHot(db, { since, sceneId: sceneId ?? null });
  const most = sceneId === undefined ? tenant.settings.robot.hotCount : robotLimits.maxHot;
  const known = hot.filter(({ faqId }) => isWanted(faqId)).flatMap(({ faqId }) => toKnownQuestion(entries, faqId));
  return known.slice(0, most);
}

const greet = async (context: OpenContext) => ({
  text: infoOf(context).welcome,
  quick: await recommend(context, undefined),
});

export const handlers: Handlers<typeof robot> = {
  baseInfo: async (_, context) => infoOf(context),

  ask: (query, context) => ask(assertOpen(context), query),
  judge: (verdict, context) => writeVerdict(context, verdict),
  record: (query, context) => record(assertOpen(context), query),
  greet: (_, context) => greet(assertOpen(context)),
  recommended: ({ sceneId }, context) => recommend(assertOpen(context), sceneId),
  suggestions: ({ keyword }, context) => suggest(assertOpen(context), keyword),
  history: (_, { db, person }) => rows.listHistory(db, person.id),
  scenes: (_, { db }) => listScenes(db),

  openAsk: (query, context) => ask(asVisitor(context), query),
  openJudge: (verdict, context) => writeVerdict(asVisitor(context), verdict),
  openRecord: (query, context) => record(asVisitor(context), query),
  openGreet: (_, context) => greet(asVisitor(context)),
  openRecommended: ({ sceneId }, context) => recommend(asVisitor(context), sceneId),
  openSuggestions: ({ keyword }, context) => suggest(asVisitor(context), keyword),
  openScenes: (_, context) => listScenes(asVisitor(context).db),
};
