import type { ViewAs } from '@yizhan/contract/entities/view-as.ts';
import { viewAsTexts } from '@yizhan/contract/texts/zh-CN/view-as.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toastError } from '../../ui/toast-error.ts';
import './ViewBar.css';

const t = textsOf({ viewAsTexts });

/** PB-5: says with whose eyes the portal is seen, and ends it. */
export default function ViewBar({ view: { typeName, deptName, roleName, at } }: { view: ViewAs }) {
  const [busy, setBusy] = useState(false);
  const type = [deptName, typeName, roleName].filter(Boolean).join(' · ');
  const end = async () => {
    setBusy(true);
    try {
      await api.viewAs.end();
      await useSession.getState().loginInit();
      await queryClient.resetQueries();
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="view-bar" role="status">
      <Icon name="eye" />
      <span className="view-bar__text">{at ? t('barAt', { type, time: toMinute(at) }) : t('bar', { type })}</span>
      <Button size="small" loading={busy} onClick={() => void end()}>
        {t('end')}
      </Button>
    </div>
  );
}
