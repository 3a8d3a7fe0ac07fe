import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FaqGap } from '@yizhan/contract/entities/faq.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { GapDialog, type GapStep } from './GapDialog.tsx';

const t = textsOf({ faqManage });

/** RB-6, RB-9: what nobody could answer, most asked first, with one click to an entry or a synonym. */
export function GapsTab({ onOpen }: { onOpen: (id: string) => void }) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<{ gap: FaqGap; step: GapStep }>();
  const found = useQuery({ ...query.faq.gaps({ current: page }), placeholderData: keepPreviousData });
  const refresh = () => client.invalidateQueries({ queryKey: query.faq.gaps.queryKey });
  const make = async ({ id }: FaqGap) => {
    const made = await runAction(api.faq.createFromGap({ id }));
    if (made) onOpen(made.answer.id);
  };
  const ignore = async ({ id }: FaqGap) => {
    if (await runAction(api.faq.ignoreGap({ id }), t('gapIgnored'))) await refresh();
  };
  return (
    <Loaded query={found} skeleton={<TableSkeleton />} empty={t('gapsNone')}>
      {({ records, total, size }) => (
        <>
          <ul className="faq__rows" aria-label={t('tabGaps')}>
            {records.map((gap) => (
              <li key={gap.id} className="faq__row">
                <div>
                  <strong>{gap.question}</strong>
                  {gap.phrases.length > 0 && (
                    <p className="faq__quiet" title={gap.phrases.join('\n')}>
                      {t('gapPhrases', { n: gap.phrases.length })}: {gap.phrases.slice(0, 3).join(' / ')}
                    </p>
                  )}
                </div>
                <span className="faq__quiet">
                  {t('gapTimes')} {gap.times} · {toMinute(gap.lastAt)}
                </span>
                {gap.faqId ? (
                  <>
                    <Chip>{t('gapDrafted')}</Chip>
                    <Button size="small" variant="primary" onClick={() => gap.faqId && onOpen(gap.faqId)}>
                      {t('gapOpenDraft')}
                    </Button>
                  </>
                ) : (
                  <>
                    <Button size="small" variant="primary" onClick={() => void make(gap)}>
                      {t('gapToEntry')}
                    </Button>
                    <Button size="small" onClick={() => setOpen({ gap, step: 'merge' })}>
                      {t('gapToFaq')}
                    </Button>
                    <Button size="small" onClick={() => setOpen({ gap, step: 'synonym' })}>
                      {t('gapToSynonym')}
                    </Button>
                  </>
                )}
                <Button size="small" variant="quiet" onClick={() => void ignore(gap)}>
                  {t('gapIgnore')}
                </Button>
              </li>
            ))}
          </ul>
          <Pagination page={page} size={size} total={total} onPage={setPage} />
          {open && (
            <GapDialog
              {...open}
              onClose={() => setOpen(undefined)}
              onDone={async (faqId) => {
                setOpen(undefined);
                await refresh();
                if (faqId) onOpen(faqId);
              }}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
