import { duplicateRules, errorRules } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { Radio } from 'antd';
import { type RefObject, useId } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ImportDraft, ImportPlace } from './import-rules.ts';

const t = textsOf({ bulkImport });

const duplicates = [
  { value: '', label: t('choose') },
  { value: String(duplicateRules.skip), label: t('duplicateRule2') },
];
const errors = [
  { value: errorRules.skip, label: t('errorRule1') },
  { value: errorRules.stop, label: t('errorRule2') },
];

type RuleFieldsProps = {
  draft: ImportDraft;
  onChange: (change: Partial<ImportDraft>) => void;
  errorAt: (place: ImportPlace) => string | undefined;
  headerLine: RefObject<HTMLInputElement | null>;
  ruleNum: RefObject<HTMLSelectElement | null>;
};

/** Where the heads stand, and what becomes of duplicates and wrong rows. */
export function RuleFields({ draft, onChange, errorAt, headerLine, ruleNum }: RuleFieldsProps) {
  const id = useId();
  return (
    <div className="bulk-rules">
      <TextField
        ref={headerLine}
        className="bulk-rules__line"
        label={t('headerLine')}
        help={t('headerLineHelp')}
        required
        type="number"
        inputMode="numeric"
        min={bulkLimits.minHeaderLine}
        max={bulkLimits.maxHeaderLine}
        step={1}
        value={draft.headerLine}
        error={errorAt('headerLine')}
        // Other heads: what was chosen by hand belongs to the former ones.
        onChange={(next) => onChange({ headerLine: next, chosen: new Map() })}
      />
      <Select
        ref={ruleNum}
        className="bulk-rules__duplicates"
        label={t('duplicateRule')}
        required
        value={draft.ruleNum}
        options={duplicates}
        error={errorAt('ruleNum')}
        onChange={(next) => onChange({ ruleNum: next })}
      />
      <Stack gap={2} className="bulk-rules__errors">
        <span id={id}>{t('errorRule')}</span>
        <Radio.Group
          aria-labelledby={id}
          value={draft.errorRegx}
          options={errors}
          onChange={({ target }) => onChange({ errorRegx: target.value })}
        />
        {draft.errorRegx === errorRules.stop && <p className="bulk-rules__help">{t('errorRule2Help')}</p>}
      </Stack>
    </div>
  );
}
