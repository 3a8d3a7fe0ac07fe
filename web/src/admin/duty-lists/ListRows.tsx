import { type DutyListTemplate, dutyListTemplates } from '@yizhan/contract/duty-columns.ts';
import type { DutyList, DutyListsDetail } from '@yizhan/contract/entities/duty-list.ts';
import { dutyListFrom } from '@yizhan/contract/first-duty-lists.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { dutyListsManage } from '@yizhan/contract/texts/zh-CN/duty-lists-manage.ts';
import type { Path } from '../../admin-kit/form/field-error.ts';
import { IconPicker } from '../../admin-kit/IconPicker.tsx';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ColumnRows } from './ColumnRows.tsx';
import { moved } from './moved.ts';

const t = textsOf({ dutyListsManage });

const templates = Object.keys(dutyListTemplates) as DutyListTemplate[];

/** A template that is not used yet, else an empty list under a free code. */
function freshList(lists: readonly DutyList[]): DutyList {
  const codes = new Set(lists.map(({ code }) => code));
  const template = templates.find((code) => !codes.has(code));
  if (template) return dutyListFrom(template, lists.length);
  const code = [1, 2, 3, 4, 5, 6].map((n) => `list-${n}`).find((one) => !codes.has(one)) ?? 'list';
  const columns = (['code', 'title', 'dept'] as const).map((key) => ({ key, label: '' }));
  return { code, name: '', icon: 'list', enabled: true, columns, sort: lists.length };
}

type ListRowsProps = {
  lists: readonly DutyList[];
  items: DutyListsDetail['items'];
  errorAt: (path: Path, label: string) => string | undefined;
  onChange: (lists: DutyList[]) => void;
};

/** The lists in their order. One with items can be switched off, not removed; at least one stays switched on. */
export function ListRows({ lists, items, errorAt, onChange }: ListRowsProps) {
  const change = (at: number, changes: Partial<DutyList>) =>
    onChange(lists.map((list, one) => (one === at ? { ...list, ...changes } : list)));
  const enabled = lists.filter((list) => list.enabled).length;
  const isTwice = (name: string) => lists.filter((list) => list.name.trim() === name.trim()).length > 1;
  return (
    <>
      {lists.map((list, at) => {
        const total = items.find(({ code }) => code === list.code)?.total ?? 0;
        const name = list.name || t('unnamed');
        return (
          <section key={list.code} className="admin-card duty-config__part" aria-label={name}>
            <div className="duty-config__head">
              <TextField
                label={t('listName')}
                required
                maxLength={dutyLimits.listNameLength}
                value={list.name}
                error={isTwice(list.name) ? t('twice') : errorAt(['lists', at, 'name'], t('listName'))}
                onChange={(next) => change(at, { name: next })}
              />
              <div className="duty-config__icon">
                <label htmlFor={`duty-icon-${list.code}`}>{t('icon')}</label>
                <IconPicker
                  id={`duty-icon-${list.code}`}
                  value={list.icon}
                  onChange={(icon) => change(at, { icon })}
                  pictures
                />
              </div>
              <Checkbox
                checked={list.enabled}
                disabled={list.enabled && enabled === 1}
                onChange={(on) => change(at, { enabled: on })}
              >
                {t('enabled')}
              </Checkbox>
              <span className="admin-muted">{t('itemsIn', { n: total })}</span>
              <span className="duty-config__tools">
                <IconButton
                  icon="arrow-up"
                  size="small"
                  label={t('moveUp', { name })}
                  disabled={at === 0}
                  onClick={() => onChange(moved(lists, at, at - 1))}
                />
                <IconButton
                  icon="arrow-down"
                  size="small"
                  label={t('moveDown', { name })}
                  disabled={at === lists.length - 1}
                  onClick={() => onChange(moved(lists, at, at + 1))}
                />
                <IconButton
                  icon="trash"
                  size="small"
                  label={t(total > 0 ? 'hasItems' : 'removeList', { name })}
                  disabled={total > 0 || lists.length === 1 || (list.enabled && enabled === 1)}
                  onClick={() => onChange(lists.filter((one) => one !== list))}
                />
              </span>
            </div>
            <ColumnRows list={list} onChange={(columns) => change(at, { columns })} />
          </section>
        );
      })}
      {lists.length < dutyLimits.maxLists && (
        <Button icon="plus" onClick={() => onChange([...lists, freshList(lists)])}>
          {t('addList', { most: dutyLimits.maxLists })}
        </Button>
      )}
    </>
  );
}
