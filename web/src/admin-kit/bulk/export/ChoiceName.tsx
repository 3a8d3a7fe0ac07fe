import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const t = textsOf({ bulkExport });

type ChoiceNameProps = { onSave: (name: string) => Promise<void>; onCancel: () => void };

/** The name for a choice to be saved. It stands inside the form of the export, so Enter must not submit that one. */
export function ChoiceName({ onSave, onCancel }: ChoiceNameProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const save = async () => {
    const trimmed = name.trim();
    if (trimmed === '') {
      setError(t('choiceNameMissing'));
      input.current?.focus();
      return;
    }
    setBusy(true);
    await onSave(trimmed);
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') void save();
    else onCancel();
  };
  return (
    <Row align="start" className="bulk-choices__name">
      <TextField
        ref={input}
        aria-label={t('choiceName')}
        placeholder={t('choiceName')}
        maxLength={bulkLimits.choiceNameLength}
        value={name}
        error={error}
        onKeyDown={onKeyDown}
        onChange={(next) => {
          setName(next);
          setError(undefined);
        }}
      />
      <Button onClick={() => void save()} loading={busy}>
        {t('save')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Row>
  );
}
