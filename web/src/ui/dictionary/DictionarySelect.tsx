import { choice } from '@yizhan/contract/texts/zh-CN/choice.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { textsOf } from '../../lib/text.ts';
import type { ValueType } from './dictionary-values.ts';
import './DictionarySelect.css';
import { ErrorNote } from '../ErrorNote.tsx';
import type { FieldTexts } from '../Field.tsx';
import { Select } from '../Select.tsx';
import { type DictionaryChoice, useChoices } from '../useChoices.ts';

const t = textsOf({ choice });
const uiText = textsOf({ ui });

type DictionarySelectProps<T extends ValueType> = FieldTexts &
  DictionaryChoice<T> & {
    id?: string | undefined;
    placeholder?: string | undefined;
    disabled?: boolean | undefined;
    size?: 'small' | 'medium' | undefined;
  };

/** A short list from a dictionary, in a native select. For long, searchable ones use DictionaryPicker. */
export function DictionarySelect<T extends ValueType>(props: DictionarySelectProps<T>) {
  const { label, help, error, required, id, placeholder, disabled = false, size, onChange } = props;
  const { chosen, choices, options, isPending, isFetching, error: failure, refetch } = useChoices(props);
  const waiting = isPending ? uiText('loading') : undefined;
  const nothing = !isPending && !failure && options.length === 0 ? t('none') : undefined;
  const first = { value: '', label: waiting ?? nothing ?? placeholder ?? t('choose'), disabled: required };
  const select = (text: string) => onChange?.(choices.find(({ value }) => String(value) === text)?.value);
  return (
    <div className="yz-dictionary">
      <Select
        label={label}
        help={help}
        error={error}
        required={required}
        id={id}
        size={size}
        disabled={disabled || isPending}
        aria-busy={isPending}
        value={chosen === undefined ? '' : String(chosen)}
        options={[first, ...choices.map(({ value, label }) => ({ value: String(value), label }))]}
        onChange={select}
      />
      {failure && <ErrorNote slim title={t('failed')} retrying={isFetching} onRetry={() => void refetch()} />}
    </div>
  );
}
