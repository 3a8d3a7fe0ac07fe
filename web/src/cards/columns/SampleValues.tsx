import type { FieldMapping } from '@yizhan/contract/entities/card-column.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fieldNameFor, type SampleLeaf } from './sample-leaves.ts';

const t = textsOf({ cardColumns });

type SampleValuesProps = {
  leaves: readonly SampleLeaf[];
  /** The path of the mapping in the form. */
  at: readonly string[];
  /** Whether other fields than those of the kind may be added. */
  free: boolean;
};

/** The sample in a clerk's way: click a value, and say what it is. */
export function SampleValues({ leaves, at, free }: SampleValuesProps) {
  const form = Form.useFormInstance();
  const rows: readonly Partial<FieldMapping>[] = Form.useWatch([...at], { form, preserve: true }) ?? [];
  const [picked, setPicked] = useState<SampleLeaf>();
  const [name, setName] = useState('');
  const write = (next: readonly Partial<FieldMapping>[]) => {
    form.setFieldValue([...at], next);
    setPicked(undefined);
    setName('');
  };
  const assign = (row: number, path: string) =>
    write(rows.map((one, index) => (index === row ? { ...one, path } : one)));
  const add = ({ path }: SampleLeaf) => {
    const field = fieldNameFor(
      path,
      rows.map((one) => one.field ?? ''),
    );
    write([...rows, { field, chineseName: name.trim(), path }]);
  };
  const canAdd = free && rows.length < cardLimits.maxFields;
  return (
    <>
      <p className="columns-help">{t('pickHelp')}</p>
      <ul className="columns-sample">
        {leaves.map((leaf) => {
          const used = rows.find(({ path }) => path === leaf.path);
          return (
            <li key={leaf.path}>
              <button
                type="button"
                aria-pressed={picked?.path === leaf.path}
                title={leaf.path}
                onClick={() => setPicked(leaf)}
              >
                {leaf.value}
              </button>
              {used && <small>{used.chineseName || used.field}</small>}
            </li>
          );
        })}
      </ul>
      {picked && (
        <fieldset className="columns-sample__use">
          <legend>{t('pickedValue', { value: picked.value.slice(0, fieldLimits.nameLength) })}</legend>
          <Row wrap>
            {rows.map((row, index) => (
              <Button
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are named by their place in the form
                key={index}
                size="small"
                onClick={() => assign(index, picked.path)}
              >
                {row.chineseName || row.field || t('field')}
              </Button>
            ))}
          </Row>
          {canAdd && (
            <Row align="end" wrap>
              <TextField
                label={t('newFieldName')}
                maxLength={fieldLimits.nameLength}
                autoComplete="off"
                value={name}
                onChange={setName}
              />
              <Button disabled={name.trim() === ''} icon="plus" onClick={() => add(picked)}>
                {t('addPicked')}
              </Button>
            </Row>
          )}
        </fieldset>
      )}
    </>
  );
}
