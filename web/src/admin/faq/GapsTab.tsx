import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FaqGap } from '@yizhan/contract/entities/faq.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { GapDialog, type GapStep } from './GapDialog.tsx';
import { GapRow } from './GapRow.tsx';

const t = textsOf({ faqManage });

/** RB-6, RB-9: what nobody could answer, most asked first, with one click to an entry or a synonym. */
export function GapsTab({ onOpen }: { onOpen: (id: string) => void }) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [ignored, setIgnored] = useState(false);
  const [open, setOpen] = useState<{ gap: FaqGap; step: GapStep }>();
  const found = useQuery({
    ...query.faq.gaps({ current: page, state: ignored ? 'IGNORED' : 'OPEN' }),
    placeholderData: keepPreviousData,
  });
  const refresh = () => client.invalidateQueries({ queryKey: query.faq.gaps.queryKey });
  const make = async ({ id }: FaqGap) => {
    const made = await runAction(api.faq.createFromGap({ id }));
    if (made) onOpen(made.answer.id);
  };
  const ignore = async ({ id }: FaqGap, ignored: boolean) => {
    if (await runAction(api.faq.ignoreGap({ id, ignored }), t(ignored ? 'gapIgnored' : 'gapTakenBack')))
      await refresh();
  };
  return (
    <>
      <div className="faq__tools">
        <Chip
          selected={ignored}
          onClick={() => {
            setPage(1);
            setIgnored(!ignored);
          }}
        >
          {t('gapsIgnored')}
        </Chip>
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t(ignored ? 'gapsNoneIgnored' : 'gapsNone')}>
        {({ records, total, size }) => (
          <>
            <ul className="faq__rows" aria-label={t('tabGaps')}>
              {records.map((gap) => (
                <GapRow
                  key={gap.id}
                  gap={gap}
                  onMake={() => void make(gap)}
                  onStep={(step) => setOpen({ gap, step })}
                  onOpen={onOpen}
                  onIgnore={(ignored) => void ignore(gap, ignored)}
                />
              ))}
            </ul>
            <Pagination page={page} size={size} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      {open && (
        <GapDialog
          {...open}
          onClose={() => setOpen(undefined)}
          onDone={async ({ faqId }) => {
            setOpen(undefined);
            await refresh();
            if (faqId) onOpen(faqId);
          }}
        />
      )}
    </>
  );
}
