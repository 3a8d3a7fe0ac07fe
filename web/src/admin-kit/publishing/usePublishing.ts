import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { isRecyclable } from '@yizhan/contract/recycling.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { useConfirm } from '../../ui/useConfirm.ts';
import { clearUnsavedChanges } from '../form/unsaved-changes.ts';
import { confirmAndRemove } from '../run-action.ts';
import { pageOfKind, sayPublished } from '../view-as.ts';

const t = textsOf({ publishing });

/** A publication on the screen: its id, and the version shown. */
export type PublicationVersion = { id: string; version: number };

type PublishingOptions = {
  state: PublicationState | undefined;
  unsaved: boolean;
  save: () => Promise<PublicationVersion | undefined>;
  isValid: () => Promise<boolean>;
  publishNote?: string | undefined;
  beforePublish?: (current: PublicationVersion) => Promise<boolean>;
  onChanged: () => unknown;
  onRemoved: () => void;
  onFailed: (error: unknown) => void;
};
const isLoss = (result: unknown) => typeof result === 'object' && result !== null && 'losses' in result;

type PublishAction = 'save' | 'publish' | 'schedule' | 'unschedule' | 'rollBack' | 'discard' | 'sendBack';

/**
 * The actions of the bar. Unsaved changes are saved before publishing. Success is said when the screen shows the new
 * version: what is typed from then on is not replaced.
 */
export function usePublishing(options: PublishingOptions, close: () => void) {
  const { state, unsaved, save, isValid, publishNote, beforePublish, onChanged, onRemoved, onFailed } = options;
  const ask = useConfirm();
  const [busy, setBusy] = useState<PublishAction>();

  const run = async (action: PublishAction, work: () => Promise<string | undefined>) => {
    setBusy(action);
    try {
      const done = await work();
      if (done) toast.success(done);
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(undefined);
      // Another dialog may have been opened meanwhile.
      if (action === 'schedule' || action === 'rollBack') close();
    }
  };
  const current = async () => (unsaved || !state ? save() : { id: state.id, version: state.version });
  const change = async (call: (current: PublicationVersion) => Promise<unknown>, done: string) => {
    const now = await current();
    if (!now) return undefined;
    if ((await call(now)) === false) return undefined;
    await onChanged();
    return done;
  };
  /** The server refuses what makes something worse; whoever knows that goes on. False: they do not. */
  const accepting = async (call: (accepted: { acceptLosses?: boolean }) => Promise<unknown>) => {
    try {
      return await call({});
    } catch (error) {
      if (!(error instanceof ApiError) || !isLoss(error.result)) throw error;
      const isAccepted = await ask({ title: error.msg, text: '', yes: t('acceptLosses'), danger: true });
      return isAccepted && call({ acceptLosses: true });
    }
  };

  /** Both publish at once, which cancels a schedule. */
  const words = (key: 'publishAsk' | 'rollBackText') =>
    state?.scheduled ? t(`${key}Ending`, { when: formatTime(state.scheduled.at, new Date()) }) : t(key);

  const ifValid = async (work: () => unknown) => {
    if (!unsaved || (await isValid())) await work();
  };
  const askToPublish = () =>
    ask({
      title: t('publish'),
      text: [words('publishAsk'), publishNote].filter(Boolean).join(' '),
      yes: t('publish'),
    });

  return {
    busy,
    ifValid,
    save: () => run('save', async () => ((await save()) ? t('saved') : undefined)),
    publish: () =>
      ifValid(async () => {
        if (!(await askToPublish())) return;
        await run('publish', async () => {
          const now = await current();
          if (!now || (beforePublish && !(await beforePublish(now)))) return undefined;
          // Whoever was told of the losses before has accepted them.
          await api.publishing.publish({ ...now, ...(beforePublish && { acceptLosses: true }) });
          await onChanged();
          sayPublished(t('publishedNow'), state && pageOfKind[state.kind]);
          return undefined;
        });
      }),
    schedule: (at: string) =>
      run('schedule', () =>
        change(
          async (now) => {
            if (!beforePublish) return accepting((accepted) => api.publishing.schedule({ ...now, at, ...accepted }));
            return (await beforePublish(now)) && api.publishing.schedule({ ...now, at, acceptLosses: true });
          },
          t('scheduledNow', { when: formatTime(at, new Date()) }),
        ),
      ),
    unschedule: () => run('unschedule', () => change((now) => api.publishing.unschedule(now), t('unscheduled'))),
    rollBack: async (number: number) => {
      if (!(await ask({ title: t('rollBackAsk', { n: number }), text: words('rollBackText'), yes: t('rollBack') })))
        return;
      await run('rollBack', () =>
        change(
          (now) => accepting((accepted) => api.publishing.rollBack({ ...now, number, ...accepted })),
          t('rolledBack', { n: number }),
        ),
      );
    },
    sendBack: (reason: string) =>
      run('sendBack', () => change((now) => api.publishing.sendBack({ ...now, reason }), t('sentBack'))),
    discard: async () => {
      if (!state) return;
      const { id, version, name, kind } = state;
      const question = { title: t('discardAsk'), yes: t('discard') };
      const work = () => api.publishing.discard({ id, version });
      if (!state.published && !state.scheduled) {
        // Nothing is left of it: the same as removing it.
        const recycled = isRecyclable(kind) ? { kind, id } : undefined;
        const text = t('discardWholeText');
        if (!(await confirmAndRemove({ ...question, text, name, recycled, remove: work }))) return;
        clearUnsavedChanges();
        return onRemoved();
      }
      if (!(await ask({ ...question, text: t('discardText'), danger: true }))) return;
      await run('discard', async () => {
        await work();
        await onChanged();
        return t('discarded');
      });
    },
  };
}
