import type { CaseDetail } from '@yizhan/contract/entities/case.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { casePath } from '../../lib/case-paths.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Card } from '../../ui/Card.tsx';
import { CaseStatusChip } from './CaseHead.tsx';
import { When } from './When.tsx';

const t = textsOf({ casePage });

/** How often the applicant asked for the same in the last year, for whoever decides. */
export function EarlierCases({ earlier: { total, rows } }: { earlier: NonNullable<CaseDetail['earlier']> }) {
  const now = useNow();
  return (
    <Card title={t('earlier')} count={total > 0 ? t('earlierCount', { n: total }) : undefined} className="case-noprint">
      {total === 0 && <p className="case-earlier__none">{t('earlierNone')}</p>}
      <ul className="case-earlier">
        {rows.map(({ id, no, status, submittedAt, canOpen }) => (
          <li key={id}>
            {canOpen ? (
              <a href={hrefOf(casePath(id))}>
                <code>{no}</code>
              </a>
            ) : (
              <code>{no}</code>
            )}
            <When at={submittedAt} now={now} />
            <CaseStatusChip status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
