import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DutyCorrectionRow } from '@yizhan/contract/entities/duty-item.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { type FormEvent, useState } from 'react';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ dutyItemManage });

const filterNames = ['state', 'about'] as const;
const states = ['OPEN', 'DONE'] as const;

/** Errors reported by readers, with the answers. */
export function CorrectionsTab() {
  const client = useQueryClient();
  const list = useListParams(filterNames);
  const { filters, setFilter, page } = list;
  const state = filters.state === 'DONE' ? 'DONE' : 'OPEN';
  const params = { state, ...(filters.about && { itemId: filters.about }), current: page } as const;
  const listQuery = useQuery({ ...query.dutyLists.corrections(params), placeholderData: keepPreviousData });
  useHint(publishables.dutyItem.topic, listQuery.refetch);
  const found = useLastPage(list, listQuery);
  const answered = () => client.invalidateQueries({ queryKey: query.dutyLists.queryKey });
  return (
    <>
      <div className="admin-list__filters">
        <fieldset className="duty-items__states" aria-label={t('correctionState')}>
          {states.map((one) => (
            <Chip key={one} selected={one === state} onClick={() => setFilter('state', one)}>
              {t(`correction${one}`)}
            </Chip>
          ))}
        </fieldset>
        {filters.about && (
          <Button variant="quiet" onClick={() => setFilter('about', undefined)}>
            {t('allItems')}
          </Button>
        )}
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t(state === 'OPEN' ? 'noCorrections' : 'noneThere')}>
        {({ records, total }) => (
          <>
            <ul className="duty-items__corrections">
              {records.map((row) => (
                <Correction key={row.id} row={row} onAnswered={answered} />
              ))}
            </ul>
            {total > requestLimits.pageSize && (
              <Pagination page={page} size={requestLimits.pageSize} total={total} onPage={list.setPage} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

type CorrectionProps = { row: DutyCorrectionRow; onAnswered: () => Promise<unknown> };

/** A reported error, and the answer its reporter reads among their to-dos. */
function Correction({ row, onAnswered }: CorrectionProps) {
  const { itemId, title, deptName, text, contact, who, createdAt, state, answer, answeredBy, answeredAt } = row;
  return (
    <li className="duty-items__correction">
      <p>
        <a href={`${hrefOf(sectionPath('dutyItems'))}?item=${itemId}`}>{title}</a> <Chip>{deptName}</Chip>{' '}
        <span className="admin-muted">{t('reportedBy', { who, when: toMinute(createdAt) })}</span>{' '}
        {contact && <span className="admin-muted">{t('contactWay', { contact })}</span>}
      </p>
      <p>{text}</p>
      {state === 'OPEN' ? (
        <Answer row={row} onAnswered={onAnswered} />
      ) : (
        <p>
          {answer || t('plainAnswer')}
          {answeredAt && (
            <span className="admin-muted"> {t('answeredBy', { who: answeredBy, when: toMinute(answeredAt) })}</span>
          )}
        </p>
      )}
    </li>
  );
}

function Answer({ row: { id, version }, onAnswered }: CorrectionProps) {
  const draft = useDraftState(`duty-answer-${id}`, '');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = draft.value.trim();
    if (await runAction(api.dutyLists.answerCorrection({ id, version, answer }), t('answered'))) draft.forget();
    setBusy(false);
    await onAnswered();
  };
  return (
    <form className="duty-items__reply" onSubmit={(event) => void submit(event)}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <TextArea
        aria-label={t('answerTo')}
        placeholder={t('answerHint')}
        maxLength={dutyLimits.correctionLength}
        rows={2}
        value={draft.value}
        onChange={draft.setValue}
      />
      <Button type="submit" size="small" loading={busy}>
        {t('sendAnswer')}
      </Button>
    </form>
  );
}
