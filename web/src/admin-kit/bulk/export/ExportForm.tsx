import { useQuery } from '@tanstack/react-query';
import type { BulkListName } from '@yizhan/contract/bulk-lists.ts';
import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import type { ExportFields } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { Radio } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { query } from '../../../lib/api.ts';
import { serverNow } from '../../../lib/server-now.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { tenantId } from '../tenant-id.ts';
import { applyChoice, type ChosenField, type ExportFailure, exportFailure, toDefaultName } from './export-rules.ts';
import { FieldChooser } from './FieldChooser.tsx';
import { listRanges, type Range, type SearchConditions, startRange, toConditions } from './ranges.ts';
import { SavedChoices } from './SavedChoices.tsx';
import { TotalCount } from './TotalCount.tsx';

const t = textsOf({ bulkExport });
const failureText = textsOf({ failures });

export type ExportDialogProps = {
  list: BulkListName;
  /** What the host screen searches by; absent where it has no search. */
  search?: SearchConditions | undefined;
  /** The ticked rows; absent where rows cannot be ticked. */
  ticked?: readonly string[] | undefined;
  onClose: () => void;
};

export type ExportRequest = Input<Contract['bulk']['startExport']> & Pick<ExportDialogProps, 'list'>;

type ExportFormProps = ExportDialogProps & { info: ExportFields; onSubmit: (request: ExportRequest) => void };

/** File name, range, and which fields in which order. */
export function ExportForm({ list, search, ticked, info, onSubmit, onClose }: ExportFormProps) {
  const form = useId();
  const nameInput = useRef<HTMLInputElement>(null);
  const allBox = useRef<HTMLInputElement>(null);
  const names = info.fields.map(({ field }) => field);
  const titles = new Map(info.fields.map(({ field, label }) => [field, label]));
  const ranges = listRanges(info.ranges, { search, ticked });
  const [fileName, setFileName] = useState(() => toDefaultName(info.name, serverNow()));
  const [dataRange, setDataRange] = useState<Range>(() => startRange(ranges, { search, ticked }));
  const [fields, setFields] = useState<ChosenField[]>(() => applyChoice(names, names));
  const [failure, setFailure] = useState<ExportFailure>();
  const rows = {
    ...{ list, dataRange, tenantId: tenantId() },
    ...(search && { formInline: toConditions(search) }),
    ...(dataRange === 3 && { choiceDataIds: [...(ticked ?? [])] }),
  };
  const total = useQuery({ ...query.bulk.exportTotal(rows), staleTime: 0 });
  const chosen = fields.filter((field) => field.chosen).map(({ field }) => field);
  const errorAt = (place: ExportFailure['at']) => (failure?.at === place ? failureText(failure.code) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const broken = exportFailure(fileName, chosen);
    setFailure(broken);
    if (broken) return (broken.at === 'fileName' ? nameInput : allBox).current?.focus();
    onSubmit({ ...rows, fileName: fileName.trim(), exportField: chosen });
  };
  const change = (next: ChosenField[]) => {
    setFields(next);
    setFailure(undefined);
  };
  return (
    <Dialog
      open
      title={t('title', { list: info.name })}
      onClose={onClose}
      initialFocus={nameInput}
      aside={<TotalCount query={total} />}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" disabled={!total.data || total.data.total === 0}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={form} className="bulk-form" noValidate onSubmit={submit}>
        <TextField
          ref={nameInput}
          label={t('fileName')}
          help={t('fileNameHelp')}
          required
          maxLength={bulkLimits.fileNameInput}
          value={fileName}
          error={errorAt('fileName')}
          onBlur={() => setFileName(fileName.trim())}
          onChange={(next) => {
            setFileName(next);
            setFailure(undefined);
          }}
        />
        {ranges.length > 1 && (
          <Stack gap={2}>
            <span id={`${form}-range`}>{t('range')}</span>
            <Radio.Group
              aria-labelledby={`${form}-range`}
              value={dataRange}
              options={ranges.map((range) => ({
                value: range,
                label:
                  range === 3 ? `${t('range3')}（${t('ticked', { n: ticked?.length ?? 0 })}）` : t(`range${range}`),
              }))}
              onChange={({ target }) => setDataRange(target.value)}
            />
          </Stack>
        )}
        <SavedChoices
          list={list}
          choices={info.choices}
          chosen={chosen}
          onApply={(saved) => change(applyChoice(names, saved))}
          onNone={() => setFailure({ at: 'fields', code: 'bulk_no_fields' })}
        />
        <FieldChooser titles={titles} value={fields} onChange={change} error={errorAt('fields')} allBox={allBox} />
      </form>
    </Dialog>
  );
}
