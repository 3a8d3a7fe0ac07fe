import { cardRoutes } from '@yizhan/contract/routes/cards.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { Form } from 'antd';
import { useRef } from 'react';
import { areFieldsValid } from '../../admin-kit/form/form-validity.ts';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ failures });

/** Whether another card has the name, asked as soon as the field is left by those who may; said as the server would. */
export function useNameCheck(id: string | undefined) {
  const form = Form.useFormInstance();
  const isChecking = useRef(false);
  const mayAsk = useSession(({ me }) =>
    me?.configurationMenu.some(({ code }) => code === cardRoutes.repetitiveName.menu),
  );
  const check = async () => {
    // The field's own rules first: they would wipe away what is said here.
    const right = await areFieldsValid(form, ['cardName']);
    const typed: unknown = form.getFieldValue('cardName');
    const cardName = typeof typed === 'string' ? typed.trim() : '';
    if (!right || !cardName || !mayAsk) return;
    // Without an answer nothing is said: saving asks again.
    const answer = await api.cards.repetitiveName({ cardName, ...(id ? { id } : {}) }).catch(() => undefined);
    if (answer?.repetitive && form.getFieldValue('cardName') === typed)
      form.setFields([{ name: 'cardName', errors: [t('name_taken', { name: cardName })] }]);
  };
  /** Once at a time: a field can be left twice before the first answer is here. */
  return async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    await check().finally(() => {
      isChecking.current = false;
    });
  };
}
