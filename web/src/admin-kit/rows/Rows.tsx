import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import type { Path } from '../form/field-error.ts';
import './Rows.css';

const t = textsOf({ guideManage });

/** A field of a row: its name inside the list, and its full path. */
export type InRow = (field: string) => { name: (string | number)[]; path: Path };

type RowsProps = {
  /** The path of the list in the content. */
  name: (string | number)[];
  /** The full path, where `name` is only its end (rows inside a row). */
  path?: Path;
  most: number;
  /** The values of a new row. */
  fresh: object;
  add: string;
  /** Column heads, where the rows form a table. */
  head?: ReactNode;
  className?: string;
  children: (inRow: InRow, at: number) => ReactNode;
};

/** Rows that can be added, edited, reordered and removed, all by keyboard too. */
export function Rows({ name: list, path = list, most, fresh, add, head, className = '', children }: RowsProps) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <div className={`admin-rows ${className}`}>
      <Form.List name={list}>
        {(fields, { add: addRow, remove, move }) => {
          const step = (from: number, to: number) => {
            move(from, to);
            setAnnouncement(t('moved', { n: to + 1 }));
          };
          return (
            <>
              {fields.length === 0 && <p className="admin-muted">{t('noRows')}</p>}
              {fields.length > 0 && head && <div className="admin-rows__head">{head}</div>}
              {fields.map(({ key, name: at }) => (
                <div key={key} className="admin-rows__row">
                  <div className="admin-rows__fields">
                    {children((field) => ({ name: [at, field], path: [...path, at, field] }), at)}
                  </div>
                  <span className="admin-rows__tools">
                    <IconButton
                      icon="arrow-up"
                      size="small"
                      label={t('moveUp', { n: at + 1 })}
                      disabled={at === 0}
                      onClick={() => step(at, at - 1)}
                    />
                    <IconButton
                      icon="arrow-down"
                      size="small"
                      label={t('moveDown', { n: at + 1 })}
                      disabled={at === fields.length - 1}
                      onClick={() => step(at, at + 1)}
                    />
                    <IconButton
                      icon="trash"
                      size="small"
                      label={t('removeRow', { n: at + 1 })}
                      onClick={() => remove(at)}
                    />
                  </span>
                </div>
              ))}
              {fields.length < most && (
                <Button icon="plus" onClick={() => addRow(fresh)}>
                  {add}
                </Button>
              )}
            </>
          );
        }}
      </Form.List>
      <LiveRegion text={announcement} />
    </div>
  );
}
