import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { toReasonText } from '../columns/reason-text.ts';

const t = textsOf({ cardToolsSettings });

type TryUrlResult = { url: string; ok: boolean; reason: string };

/** Whether the server can reach the address; the result is dropped when the address changes. */
export function TryUrl() {
  const form = Form.useFormInstance();
  const url: string = Form.useWatch('url', form) ?? '';
  const [isTrying, setIsTrying] = useState(false);
  const [answer, setAnswer] = useState<TryUrlResult>();
  const ask = async () => {
    setIsTrying(true);
    const asked = await runAction(api.tools.verifyUrl({ url }));
    setIsTrying(false);
    setAnswer(asked && { url, ...asked.answer });
  };
  const shown = answer?.url === url ? answer : undefined;
  return (
    <p className="tool-admin__try" role="status">
      <Button size="small" icon="link" loading={isTrying} disabled={url.trim() === ''} onClick={() => void ask()}>
        {t('tryUrl')}
      </Button>
      {shown?.ok && <Chip tone="good">{t('urlOk')}</Chip>}
      {shown && !shown.ok && <Chip tone="bad">{t('urlBad', { reason: toReasonText(shown.reason) })}</Chip>}
    </p>
  );
}
