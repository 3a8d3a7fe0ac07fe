import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type KeyboardEvent, useState } from 'react';
import { textsOf } from '../lib/text.ts';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const t = textsOf({ ui });

/** A password field with a show button and a Caps Lock warning. */
export function PasswordField({ help, onKeyUp, onBlur, ...rest }: Omit<TextFieldProps, 'type' | 'after'>) {
  const [isVisible, setIsVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="off"
      {...rest}
      type={isVisible ? 'text' : 'password'}
      help={capsLock ? t('capsLock') : help}
      onKeyUp={watch}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      after={
        <IconButton
          icon={isVisible ? 'eye-off' : 'eye'}
          label={t(isVisible ? 'hidePassword' : 'showPassword')}
          size="small"
          onClick={() => setIsVisible(!isVisible)}
        />
      }
    />
  );
}
