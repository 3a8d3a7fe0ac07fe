import { addressParameters } from '@yizhan/contract/entities/card-column.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Input, type InputRef } from 'antd';
import { type ComponentProps, useRef } from 'react';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardColumns });

type AddressInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (value: string) => void;
};

/** An address with parameters that the server fills in; a chip inserts one at the caret. */
export function AddressInput({ value = '', onChange, ...rest }: AddressInputProps) {
  const field = useRef<InputRef>(null);
  const insert = (parameter: string) => {
    const input = field.current?.input;
    const [from, to] = [input?.selectionStart ?? value.length, input?.selectionEnd ?? value.length];
    onChange?.(`${value.slice(0, from)}${parameter}${value.slice(to)}`);
    field.current?.focus();
    // After the new value has rendered.
    requestAnimationFrame(() => input?.setSelectionRange(from + parameter.length, from + parameter.length));
  };
  return (
    <>
      <Input
        {...rest}
        ref={field}
        inputMode="url"
        placeholder="https://"
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <span className="columns-parameters">
        {addressParameters.map((name) => (
          <button
            key={name}
            type="button"
            className="columns-parameter"
            aria-label={t('insert', { name: t(name) })}
            title={t('insert', { name: t(name) })}
            onClick={() => insert(`$\{${name}}`)}
          >
            <code>{`$\{${name}}`}</code>
            {t(name)}
          </button>
        ))}
      </span>
    </>
  );
}
