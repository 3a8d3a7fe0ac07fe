import type { faq } from '@yizhan/contract/calls/faq.ts';
import type {
  LanguageModelInput,
  LanguageModelSettings,
  StoredModelServer,
} from '@yizhan/contract/entities/language-model.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { isSameOrigin } from '@yizhan/contract/secret-target.ts';
import { modelPrompt } from '@yizhan/contract/texts/zh-CN/model-prompt.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { Secrets } from '../../common/secrets.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { MODEL_KEY, openServer } from '../../domain/robot/meaning.ts';
import { messagesFor } from '../../domain/robot/prompt.ts';
import { countEmbedded } from '../../domain/robot/vector-queries.ts';
import { findSettings, lockSettings, writeSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import { chat, embed } from '../../outside/language-model.ts';

type Calls = Pick<Handlers<typeof faq>, 'models' | 'saveModels' | 'testModel'>;

/** The model servers that help the robot; both are optional. */
export const models: Calls = {
  models: (_, { db }) => detailOf(db),

  async saveModels({ version, ...input }, context) {
    const { db, tenant, secrets, bus, jobs } = context;
    await db.transaction(async (tx) => {
      const before = await lockSettings(tx, version);
      const languageModel = merged(before.settings.languageModel, input, secrets);
      await writeSettings(tx, before.name, { ...before.settings, languageModel });
      const change = { before: { languageModel: before.settings.languageModel }, after: { languageModel } };
      await audit({ ...context, db: tx }, { action: 'update', entity: 'settings', entityId: tenant.id, ...change });
      if (languageModel.embeddings) await jobs.start(tx, 'embedFaqs', {}, { uniqueKey: 'saved' });
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    return detailOf(db);
  },

  async testModel({ part }, context) {
    const stored = (await findSettings(context.db)).settings.languageModel[part] ?? fail('model_not_set');
    const begun = performance.now();
    const took = () => Math.round(performance.now() - begun);
    try {
      const answer = await tests[part](context, stored);
      return { isOk: true, answer, ms: took() };
    } catch (error) {
      return { isOk: false, answer: reasonOf(error), ms: took() };
    }
  },
};

type Test = (context: SignedInContext, stored: StoredModelServer) => Promise<string>;

/** Each asks once what it will be asked; the answer is shown as it came. */
const tests: Record<'answers' | 'embeddings', Test> = {
  async answers({ foreign, secrets }, stored) {
    const passage = { faqId: '', question: modelPrompt.trialQuestion, text: modelPrompt.trialPassage };
    const signal = AbortSignal.timeout(robotLimits.modelTestMs);
    let answer = '';
    const messages = messagesFor(modelPrompt.trialQuestion, [passage]);
    for await (const piece of chat(foreign, openServer(secrets, stored), messages, signal)) answer += piece;
    return answer.slice(0, robotLimits.composedLength);
  },
  async embeddings({ foreign, secrets }, stored) {
    const [vector] = await embed(
      foreign,
      openServer(secrets, stored),
      [modelPrompt.trialQuestion],
      robotLimits.modelTestMs,
    );
    return `${vector?.length ?? 0}`;
  },
};

async function detailOf(db: Db) {
  const { settings, version } = await findSettings(db);
  const { answers, embeddings } = settings.languageModel;
  const counts = await countEmbedded(db, embeddings?.model ?? '');
  return { answers: answers && shown(answers), embeddings: embeddings && shown(embeddings), ...counts, version };
}

const shown = ({ key, ...server }: StoredModelServer) => ({ ...server, hasKey: key !== '' });

/** An absent key keeps the stored one, if it is for the same server. */
function merged(before: LanguageModelSettings, input: LanguageModelInput, secrets: Secrets): LanguageModelSettings {
  const server = (entered: LanguageModelInput['answers'], stored: StoredModelServer | null) => {
    if (!entered) return null;
    const { key, ...rest } = entered;
    const kept = stored && isSameOrigin(rest.url, stored.url) ? stored.key : '';
    return { ...rest, key: key === undefined ? kept : key && secrets.seal(MODEL_KEY, key) };
  };
  return {
    answers: server(input.answers, before.answers),
    embeddings: server(input.embeddings, before.embeddings),
  };
}
