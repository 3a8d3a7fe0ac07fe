import { useRef } from 'react';
import { isValidationAborted } from './form-validity.ts';

/**
 * What a form of antd's does when it is sent. A field that is left in that moment does not swallow the sending, and of
 * two presses, where the first check is given up for the second, one sends.
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
