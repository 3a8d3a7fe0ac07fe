import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnAgreement } from '@yizhan/contract/entities/agreement.ts';
import { privacy } from '@yizhan/contract/texts/zh-CN/privacy.ts';
import { useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { toMinute } from '../../../lib/format.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ask } from '../../../ui/confirm.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { toastError } from '../../../ui/toast-error.ts';

const t = textsOf({ privacy });

/** What one agreed to and when; optional consent is given and taken back here. */
export function Agreements() {
  const client = useQueryClient();
  const found = useQuery(query.agreements.own());
  const [read, setRead] = useState<OwnAgreement>();
  const run = (action: Promise<unknown>, done: string) =>
    void action
      .then(() => toast.success(done))
      .catch(toastError)
      .finally(() => client.invalidateQueries({ queryKey: query.agreements.queryKey }));
  const agree = ({ id, number, title }: OwnAgreement) =>
    run(api.agreements.agree({ agreements: [{ id, number }] }), t('agreed', { title }));
  const takeBack = async ({ id, title }: OwnAgreement) => {
    const question = { title: t('takeBackTitle', { title }), text: t('takeBackText'), yes: t('takeBack') };
    if (await ask(question)) run(api.agreements.withdraw({ id }), t('tookBack', { title }));
  };
  return (
    <Card title={t('agreements')}>
      <p className="privacy__hint">{t('agreementsHint')}</p>
      <Loaded query={found} empty={t('agreementsNone')} skeleton={<Skeleton lines={2} />}>
        {(rows) => (
          <ul className="privacy__rows">
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                onRead={() => setRead(row)}
                onAgree={() => agree(row)}
                onTakeBack={() => void takeBack(row)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {read && <Text agreement={read} onClose={() => setRead(undefined)} />}
    </Card>
  );
}

type RowProps = { row: OwnAgreement; onRead: () => void; onAgree: () => void; onTakeBack: () => void };

function Row({ row: { title, number, isRequired, consent }, onRead, onAgree, onTakeBack }: RowProps) {
  const facts = consent
    ? [
        t('agreedAt', { time: toMinute(consent.agreedAt), n: consent.number }),
        consent.number < number && t('newVersion', { n: number }),
      ]
    : [t('notAgreed')];
  return (
    <li className="privacy__row">
      <div>
        <p>
          {title} <Chip tone="neutral">{t(isRequired ? 'required' : 'optional')}</Chip>
        </p>
        <p className="privacy__facts">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="privacy__actions">
        <Button size="small" onClick={onRead} aria-label={`${t('readAgreement')} ${title}`}>
          {t('readAgreement')}
        </Button>
        {!isRequired && consent?.number !== number && (
          <Button size="small" variant="primary" onClick={onAgree}>
            {t('agree')}
          </Button>
        )}
        {!isRequired && consent && (
          <Button size="small" variant="quiet" onClick={onTakeBack}>
            {t('takeBack')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Text({ agreement: { id, title }, onClose }: { agreement: OwnAgreement; onClose: () => void }) {
  const found = useQuery(query.agreements.read({ id }));
  return (
    <Dialog open title={title} onClose={onClose}>
      <Loaded query={found}>{({ html }) => <RichText html={html} />}</Loaded>
    </Dialog>
  );
}
