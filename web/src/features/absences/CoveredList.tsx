import type { OwnAbsences } from '@yizhan/contract/entities/absence.ts';
import { absences } from '@yizhan/contract/texts/zh-CN/absences.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ absences });

/** For whom one stands in now, and what they gave as their reason (PC-7). */
export const CoveredList = ({ covering }: Pick<OwnAbsences, 'covering'>) => (
  <ul className="absences__rows absences__covered" aria-label={t('covering')}>
    {covering.map(({ userId, name, to, processes, notes }) => (
      <li key={userId} className="absences__row">
        <Chip tone="brand">{t('coveringChip')}</Chip>
        <span className="absences__words">
          <strong>{t('covered', { name, to })}</strong>
          {processes.length > 0 && (
            <span className="absences__note">{t('onlyProcesses', { names: processes.join(t('separator')) })}</span>
          )}
          {notes.map((note) => (
            <span key={note} className="absences__note">
              {note}
            </span>
          ))}
        </span>
      </li>
    ))}
  </ul>
);
