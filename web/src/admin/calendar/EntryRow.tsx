import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ calendarManage });

type EntryRowProps = { name: string; about: ReactNode; onEdit: () => void; onRemove: () => void };

/** A term or an event with its two actions. */
export const EntryRow = ({ name, about, onEdit, onRemove }: EntryRowProps) => (
  <li className="year-entry">
    <div className="year-entry__words">
      <strong>{name}</strong>
      <span>{about}</span>
    </div>
    <IconButton icon="edit" size="small" label={t('editOf', { name })} onClick={onEdit} />
    <IconButton icon="trash" size="small" label={t('removeOf', { name })} onClick={onRemove} />
  </li>
);
