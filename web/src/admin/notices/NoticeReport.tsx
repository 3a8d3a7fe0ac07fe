import { useQuery } from '@tanstack/react-query';
import type { NoticeDraft } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { useState } from 'react';
import { LevelChip } from '../../features/notices/LevelChip.tsx';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { hrefOf, noticePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { DeliveryReport } from './DeliveryReport.tsx';
import { DepartmentCounts } from './DepartmentCounts.tsx';
import { ReceiverList } from './ReceiverList.tsx';
import { StateChip } from './StateChip.tsx';
import { useNoticeCommands } from './useNoticeCommands.ts';

const t = textsOf({ noticeManage });

/** What became of a sent notice: numbers, departments, and everyone by name. */
export function NoticeReport({ notice }: { notice: NoticeDraft }) {
  const { id, title, state, level, needConfirm, accountName, sendTime } = notice;
  const commands = useNoticeCommands();
  const [deptId, setDeptId] = useState<string>();
  // Asked again now and then: a hint for each of sixty thousand readers would be too many.
  const refetchInterval = state === 'recalled' ? false : noticeLimits.reportRefetchMs;
  const found = useQuery({ ...query.notices.statistics({ id }), refetchInterval });
  return (
    <>
      <section className="admin-card notice-report__head">
        <div>
          <h2>{title}</h2>
          <Row gap={3} wrap>
            <StateChip state={state} />
            <LevelChip level={level} />
            <span className="admin-muted">{accountName}</span>
            {sendTime && <span className="admin-muted">{toMinute(sendTime)}</span>}
          </Row>
          {state === 'recalled' && <p className="admin-muted">{t('recalledNote')}</p>}
          {state === 'sending' && <p className="admin-muted">{t('sendingNote')}</p>}
        </div>
        {state !== 'recalled' && (
          <Row gap={2} wrap>
            <a className="yz-button yz-button--default" href={hrefOf(noticePath(id))} target="_blank" rel="noopener">
              {t('open')}
            </a>
            <Button icon="refresh" onClick={() => void commands.refresh()}>
              {t('refresh')}
            </Button>
            <Button variant="danger" icon="undo" onClick={() => void commands.recall({ id, title })}>
              {t('recall')}
            </Button>
          </Row>
        )}
      </section>
      <Loaded query={found}>
        {({ departments, ...counts }) => (
          <>
            <dl className="notice-report__numbers">
              <Figure name={t('statSent')} count={counts.sent} />
              <Figure
                name={t('statDelivered')}
                count={counts.delivered}
                of={counts.sent}
                note={t('statDeliveredHelp')}
              />
              <Figure name={t('statRead')} count={counts.read} of={counts.sent} />
              {needConfirm && <Figure name={t('statConfirmed')} count={counts.confirmed} of={counts.sent} />}
            </dl>
            <DepartmentCounts rows={departments} needConfirm={needConfirm} chosen={deptId} onChoose={setDeptId} />
          </>
        )}
      </Loaded>
      {notice.channels.length > 0 && <DeliveryReport noticeId={id} isOut={state !== 'recalled'} />}
      <ReceiverList
        notice={notice}
        departments={found.data?.departments ?? []}
        deptId={deptId}
        onDepartment={setDeptId}
        onRemind={(who) => void commands.remind(id, who, deptId)}
      />
    </>
  );
}

/** Nobody and everybody are said exactly: the first of thousands is not 0 %, the last but one not 100 %. */
const share = (count: number, of: number) =>
  count > 0 && 100 * count < of ? '<1%' : `${Math.floor((100 * count) / of)}%`;

type FigureProps = { name: string; count: number; of?: number; note?: string };

const Figure = ({ name, count, of, note }: FigureProps) => (
  <div className="admin-card" title={note}>
    <dt>{name}</dt>
    <dd>
      <strong>{formatNumber(count)}</strong>
      {of !== undefined && of > 0 && <small>{share(count, of)}</small>}
    </dd>
  </div>
);
