import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { useConfirm } from '../../ui/useConfirm.ts';

const t = textsOf({ publishing });

/** A publication on the screen: its id, and the version shown. */
export type PublicationVersion = { id: string; version: number };

type PublishingOptions = {
  state: PublicationState | undefined;
  unsaved: boolean;
  save: () => Promise<PublicationVersion | undefined>;
  onChanged: () => void;
  onRemoved: () => void;
  onFailed: (error: unknown) => void;
};
type PublishAction = 'save' | 'publish' | 'schedule' | 'unschedule' | 'rollBack' | 'discard';

/** The actions of the bar. Unsaved changes are saved before publishing. */
export function usePublishing(
  { state, unsaved, save, onChanged, onRemoved, onFailed }: PublishingOptions,
  close: () => void,
) {
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
      close();
    }
  };
  const current = async () => (unsaved || !state ? save() : { id: state.id, version: state.version });
  const change = async (call: (current: PublicationVersion) => Promise<unknown>, done: string) => {
    const now = await current();
    if (!now) return undefined;
    await call(now);
    onChanged();
    return done;
  };

  /** Both publish at once, which cancels a schedule. */
  const words = (key: 'publishAsk' | 'rollBackText') =>
    state?.scheduled ? t(`${key}Ending`, { when: formatTime(state.scheduled.at, new Date()) }) : t(key);

  return {
    busy,
    save: () => run('save', async () => ((await save()) ? t('saved') : undefined)),
    publish: async () => {
      if (!(await ask({ title: t('publish'), text: words('publishAsk'), yes: t('publish') }))) return;
      await run('publish', () => change((now) => api.publishing.publish(now), t('publishedNow')));
    },
    schedule: (at: string) =>
      run('schedule', () =>
        change(
          (now) => api.publishing.schedule({ ...now, at }),
          t('scheduledNow', { when: formatTime(at, new Date()) }),
        ),
      ),
    unschedule: () => run('unschedule', () => change((now) => api.publishing.unschedule(now), t('unscheduled'))),
    rollBack: async (number: number) => {
      if (!(await ask({ title: t('rollBackAsk', { n: number }), text: words('rollBackText'), yes: t('rollBack') })))
        return;
      await run('rollBack', () =>
        change((now) => api.publishing.rollBack({ ...now, number }), t('rolledBack', { n: number })),
      );
    },
    discard: async () => {
      if (!state) return;
      const whole = !state.published && !state.scheduled;
      const text = t(whole ? 'discardWholeText' : 'discardText');
      if (!(await ask({ title: t('discardAsk'), text, yes: t('discard'), danger: true }))) return;
      await run('discard', async () => {
        await api.publishing.discard({ id: state.id, version: state.version });
        (whole ? onRemoved : onChanged)();
        return t('discarded');
      });
    },
  };
}
