import type { ServiceRow } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ servicesManage });

const tones = { DRAFT: 'neutral', SUBMITTED: 'info', SHELF: 'good', OFF: 'bad' } as const;

type StatusChipsProps = Pick<ServiceRow, 'status' | 'maintenance' | 'returned'>;

export const StatusChips = ({ status, maintenance, returned }: StatusChipsProps) => (
  <span className="services-admin__chips">
    <Chip tone={tones[status]}>{t(`status${status}`)}</Chip>
    {returned && (
      <Chip tone="warn" icon="undo">
        {t('statusReturned')}
      </Chip>
    )}
    {maintenance !== 'NONE' && (
      <Chip tone="warn" icon="repair">
        {t(`maintenance${maintenance}`)}
      </Chip>
    )}
  </span>
);

/** Below the chips in a table: who submitted it and when, or why it was sent back. */
export function ReviewLine({ submitted, returned }: Pick<ServiceRow, 'submitted' | 'returned'>) {
  const text = submitted
    ? t('sentBy', { who: submitted.by, when: submitted.at.slice(5, 16) })
    : returned && t('returnedWhy', { reason: returned.reason });
  return text ? (
    <span className="services-admin__review-line" title={text}>
      {text}
    </span>
  ) : null;
}
