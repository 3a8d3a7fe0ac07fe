import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import type { FormInstance } from 'antd';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ publishing });

type Shown<F extends string> = { readonly [A in F]: readonly unknown[] } & { isPublic: boolean };

/** What is now for some people is not shown to visitors, unless somebody says so afterwards. */
export const visitorsOff =
  <F extends string>(audience: F) =>
  (before: Shown<F>, form: FormInstance) => {
    const chosen: unknown = form.getFieldValue(audience);
    const isNew = before[audience].length === 0 && Array.isArray(chosen) && chosen.length > 0;
    if (!before.isPublic || !isNew) return;
    form.setFieldValue('isPublic', false);
    toast.info(t('visitorsOff'));
  };
