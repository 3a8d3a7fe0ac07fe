import type { FieldValue } from '@yizhan/contract/fields.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { type ReactNode, useRef, useState } from 'react';
import { formatBytes } from '../lib/format-bytes.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import type { FieldTexts } from '../ui/Field.tsx';
import { GroupField } from './GroupField.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './useUploads.ts';

const t = textsOf({ forms });

type FormFiles = FieldValue<'files'>;

type FilesInputProps = FieldTexts & {
  id: string;
  value: FormFiles;
  onChange: (files: FormFiles | undefined) => void;
  most: number;
  /** Endings without a dot; empty: all. */
  types: readonly string[];
  maxBytes: number;
  add: string;
  accept?: string | undefined;
  render: (file: FormFiles[number], remove: () => void) => ReactNode;
};

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

/** Uploads at once, with progress; what a browser would let through is checked before it is sent. */
export function FilesInput(props: FilesInputProps) {
  const {
    id,
    value,
    onChange,
    most,
    types,
    maxBytes = fileLimits.maxUploadBytes,
    add,
    accept,
    render,
    ...texts
  } = props;
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  // Two that arrive before the field is drawn again are both kept.
  const latest = useRef(value);
  latest.current = value;
  const { uploads, start, discard, retry } = useUploads((file) => {
    latest.current = [...latest.current, file];
    onChange(latest.current);
  });
  const free = most - value.length - uploads.length;
  const size = formatBytes(maxBytes);
  const named = types.join('、');
  const problemOf = (file: File) => {
    if (file.size > maxBytes) return t('tooLarge', { name: file.name, size });
    const isAccepted = types.length === 0 || types.includes(endingOf(file.name));
    return isAccepted ? undefined : t('wrongType', { name: file.name, types: named });
  };
  const take = (chosen: readonly File[]) => {
    setProblem(chosen.map(problemOf).find((one) => one !== undefined));
    for (const file of chosen.filter((one) => !problemOf(one)).slice(0, free)) start(file);
  };
  const help = types.length > 0 ? t('filesTypes', { n: most, size, types: named }) : t('filesHelp', { n: most, size });
  return (
    <GroupField {...texts} id={`${id}-group`} help={texts.help ?? help} error={problem ?? texts.error}>
      {(value.length > 0 || uploads.length > 0) && (
        <ul className="form-files">
          {value.map((file) => (
            <li key={file.id}>
              {render(file, () => {
                const left = value.filter((one) => one.id !== file.id);
                onChange(left.length > 0 ? left : undefined);
                picker.current?.parentElement?.querySelector('button')?.focus();
              })}
            </li>
          ))}
          {uploads.map((upload) => (
            <li key={`upload-${upload.key}`}>
              <UploadRow upload={upload} onDiscard={() => discard(upload)} onRetry={() => retry(upload)} />
            </li>
          ))}
        </ul>
      )}
      <div className="form-files__add">
        <input
          ref={picker}
          type="file"
          hidden
          multiple={most > 1}
          accept={accept ?? (types.length > 0 ? types.map((type) => `.${type}`).join(',') : undefined)}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button id={id} icon="upload" size="small" disabled={free <= 0} onClick={() => picker.current?.click()}>
          {add}
        </Button>
      </div>
    </GroupField>
  );
}
