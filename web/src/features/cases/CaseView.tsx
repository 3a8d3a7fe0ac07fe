import type { CaseDetail } from '@yizhan/contract/entities/case.ts';
import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { withoutBlank } from '@yizhan/contract/form-rules.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { FormFields } from '../../forms/FormFields.tsx';
import { hrefOf, servicePath, todosPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Page } from '../../ui/Page.tsx';
import { CaseFacts, CaseStatusChip } from './CaseHead.tsx';
import { CasePrint } from './CasePrint.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { EarlierCases } from './EarlierCases.tsx';
import { FlowPicture } from './FlowPicture.tsx';
import { Timeline } from './Timeline.tsx';

const t = textsOf({ casePage });

export function CaseView({ detail }: { detail: CaseDetail }) {
  const { title, form, rights, fileUrls, serviceId, can, verifyUrl } = detail;
  /** The fields that somebody who may write them has changed; null for one that was emptied. */
  const [edits, setEdits] = useState<CaseDetail['data']>({});
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [conflict, setConflict] = useState<string>();
  const mayDecide = can.some((action) => ['approve', 'refuse', 'submit'].includes(action));
  const isWritten = mayDecide && Object.values(rights).includes('write');
  // Of whoever may no longer write, only the case as it is counts.
  const data = isWritten ? withoutBlank({ ...detail.data, ...edits }) : detail.data;
  const change = (next: CaseDetail['data']) => {
    const changed = Object.keys({ ...data, ...next }).filter((key) => next[key] !== data[key]);
    setEdits((before) => ({ ...before, ...Object.fromEntries(changed.map((key) => [key, next[key] ?? null])) }));
    setProblems((before) => before.filter(({ key }) => next[key] === data[key]));
  };
  return (
    <div className="case-paper">
      <CasePrint no={detail.no} processName={detail.processName} verifyUrl={verifyUrl} />
      <Page
        title={title}
        description={
          <>
            <CaseStatusChip status={detail.status} />
            {detail.no && (
              <>
                {' '}
                {t('no')} <code>{detail.no}</code>
              </>
            )}
          </>
        }
        back={hrefOf(todosPath(can.includes('approve') ? 'TODO' : 'STARTED'))}
        actions={
          <Button variant="quiet" icon="print" className="case-noprint" onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
        className="case-page"
      >
        {conflict && (
          <ErrorNote
            className="case-noprint"
            title={t('conflict')}
            advice={t('conflictAdvice', { msg: conflict })}
            action={{ label: t('confirm'), run: () => setConflict(undefined) }}
          />
        )}
        <CaseFacts detail={detail} />
        <div className="case-columns">
          <div className="case-main">
            <Card title={t('content')}>
              <FormFields
                form={form}
                rights={rights}
                data={data}
                fileUrls={fileUrls}
                problems={problems}
                onChange={isWritten ? change : undefined}
              />
            </Card>
            <Card title={t('timeline')}>
              <Timeline log={detail.log} />
            </Card>
          </div>
          <aside className="case-aside">
            <Card title={t('flow')}>
              <FlowPicture detail={detail} />
            </Card>
            {detail.earlier && <EarlierCases earlier={detail.earlier} />}
            {serviceId && (
              <a className="case-related case-noprint" href={hrefOf(servicePath(serviceId))}>
                {t('related')}：{detail.processName}
              </a>
            )}
          </aside>
        </div>
        <DecisionBar
          detail={detail}
          edited={isWritten ? data : undefined}
          onProblems={setProblems}
          onConflict={setConflict}
          onActed={() => {
            setEdits({});
            setConflict(undefined);
          }}
        />
      </Page>
    </div>
  );
}
