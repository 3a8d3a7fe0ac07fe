import { lock } from '@yizhan/contract/texts/zh-CN/lock.ts';
import { useState } from 'react';
import { signOut } from '../../lib/sign-out.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';

const t = textsOf({ lock });

export function LockOut() {
  const [leaving, setLeaving] = useState(false);
  const out = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <Button variant="quiet" icon="logout" wide loading={leaving} onClick={out}>
      {t('signOut')}
    </Button>
  );
}
