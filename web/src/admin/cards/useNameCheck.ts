import { cardRoutes } from '@yizhan/contract/routes/cards.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { Form } from 'antd';
import { useRef } from 'react';
import { areFieldsValid } from '../../admin-kit/form/form-validity.ts';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ failures });

/** Checks on blur whether another card has the name, for people who may ask; shows the server's message. */
export function useNameCheck(id: string | undefined) {
  const form = Form.useFormInstance();
  const isChecking = useRef(false);
  const mayAsk = useSession(({ me }) =>
    me?.configurationMenu.some(({ code }) => code === cardRoutes.repetitiveName.menu),
  );
  const check = async () => {
    // The field's own rules first: they would overwrite this error.
    const right = await areFieldsValid(form, ['cardName']);
    const typed: unknown = form.getFieldValue('cardName');
    const cardName = typeof typed === 'string' ? typed.trim() : '';
    if (!right || !cardName || !mayAsk) return;
    // Without an answer no error is shown: saving checks again.
    const answer = await api.cards.repetitiveName({ cardName, ...(id ? { id } : {}) }).catch(() => undefined);
    if (answer?.repetitive && form.getFieldValue('cardName') === typed)
      form.setFields([{ name: 'cardName', errors: [t('name_taken', { name: cardName })] }]);
  };
  /** One at a time: a field can be blurred twice before the first answer. */
  return async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    await check().finally(() => {
      isChecking.current = false;
    });
  };
}
