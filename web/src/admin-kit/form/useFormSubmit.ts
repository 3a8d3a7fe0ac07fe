import { useRef } from 'react';
import { isValidationAborted } from './form-validity.ts';

/**
 * The submit handler of an antd form. A field blurred at that moment does not swallow the submit, and when a second
 * press aborts the first validation, exactly one submit goes out.
 */
export function useFormSubmit(send: () => unknown) {
  const presses = useRef({ waiting: 0, sent: false });
  return {
    onSubmitCapture: () => {
      const { waiting, sent } = presses.current;
      presses.current = { waiting: waiting + 1, sent: waiting > 0 && sent };
    },
    onFinish: () => {
      presses.current = { waiting: presses.current.waiting - 1, sent: true };
      void send();
    },
    onFinishFailed: (refusal: Parameters<typeof isValidationAborted>[0]) => {
      presses.current.waiting -= 1;
      const { waiting, sent } = presses.current;
      if (isValidationAborted(refusal) && waiting === 0 && !sent) void send();
    },
  };
}
