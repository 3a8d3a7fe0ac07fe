import type { FeedbackDeskDetail, NearFeedback } from '@yizhan/contract/entities/feedback.ts';
import { feedbackManage } from '@yizhan/contract/texts/zh-CN/feedback-manage.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ask } from '../../ui/confirm.ts';

const t = textsOf({ feedbackManage });

type NearListProps = { row: FeedbackDeskDetail; onChanged: () => Promise<unknown>; onOpen: (id: string) => void };

/** Open ones that say nearly the same can be joined; those that were are listed. */
export function NearList({ row: { id, version, similar, joined }, onChanged, onOpen }: NearListProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const merge = async () => {
    const text = t('mergeText', { n: chosen.length });
    if (!(await ask({ title: t('mergeTitle'), text, yes: t('merge') }))) return;
    if (await runAction(api.feedback.merge({ id, version, ids: [...chosen] }), t('mergeDone'))) setChosen([]);
    await onChanged();
  };
  const tick = (near: NearFeedback, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, near.id] : chosen.filter((one) => one !== near.id));
  return (
    <>
      {similar.length > 0 && (
        <section className="admin-feedback__near">
          <h3>{t('similar')}</h3>
          <p className="admin-muted">{t('similarHint')}</p>
          <ul>
            {similar.map((near) => (
              <li key={near.id}>
                <Checkbox checked={chosen.includes(near.id)} onChange={(isChosen) => tick(near, isChosen)}>
                  {near.title}
                </Checkbox>
                <Facts near={near} />
                <Button size="small" variant="quiet" onClick={() => onOpen(near.id)}>
                  {t('content')}
                </Button>
              </li>
            ))}
          </ul>
          <Button size="small" disabled={chosen.length === 0} onClick={() => void merge()}>
            {t('merge')}
          </Button>
        </section>
      )}
      {joined.length > 0 && (
        <section className="admin-feedback__near">
          <h3>{t('joinedTitle')}</h3>
          <ul>
            {joined.map((near) => (
              <li key={near.id}>
                {near.title} <Facts near={near} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const Facts = ({ near }: { near: NearFeedback }) => (
  <span className="admin-muted">
    {near.asker || t('unknown')} {toMinute(near.createdAt)}
  </span>
);
