// Loaded only with screens that use antd: no first screen may import this file.

import { choice } from '@yizhan/contract/texts/zh-CN/choice.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { Select } from 'antd';
import { textsOf } from '../../lib/text.ts';
import { clearable, selectIcons } from '../antd-icons.tsx';
import { ErrorNote } from '../ErrorNote.tsx';
import { type DictionaryChoice, useChoices } from '../useChoices.ts';
import type { ValueType } from './dictionary-values.ts';

const t = textsOf({ choice });
const uiText = textsOf({ ui });

type DictionaryPickerProps<T extends ValueType> = DictionaryChoice<T> & {
  /** Accessible name, if there is no visible label. */
  label?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The value can be cleared. */
  optional?: boolean | undefined;
};

/** The searchable dictionary select of administration's forms and filters. */
export function DictionaryPicker<T extends ValueType>(props: DictionaryPickerProps<T>) {
  const { label, id, className, placeholder, disabled, optional = false, onChange } = props;
  const { chosen, choices, isPending, isFetching, error, refetch } = useChoices(props);
  const nothing = error ? (
    <ErrorNote slim title={t('failed')} retrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    uiText(isPending ? 'loading' : 'nothing')
  );
  return (
    <Select<string | number | null>
      {...selectIcons}
      {...(id && { id })}
      {...(className && { className })}
      {...(disabled && { disabled })}
      {...(error && { status: 'warning' })}
      aria-label={label}
      placeholder={placeholder ?? t('choose')}
      allowClear={optional && clearable()}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      loading={isPending}
      notFoundContent={nothing}
      value={chosen ?? null}
      options={choices}
      onChange={(next) => onChange?.(choices.find(({ value }) => value === next)?.value)}
    />
  );
}
