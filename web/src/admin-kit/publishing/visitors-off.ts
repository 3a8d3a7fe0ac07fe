import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import type { FormInstance } from 'antd';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ publishing });

/** What was for all, visitors too, and is now for some people is not shown to visitors, unless somebody says so afterwards. */
export function visitorsOff(wasForAll: boolean, audience: string, form: FormInstance): void {
  const chosen: unknown = form.getFieldValue(audience);
  if (!wasForAll || !Array.isArray(chosen) || chosen.length === 0) return;
  form.setFieldValue('isPublic', false);
  toast.info(t('visitorsOff'));
}
