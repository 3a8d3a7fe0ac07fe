import { useState } from 'react';
import { signOut } from '../../lib/sign-out.ts';
import { Button } from '../../ui/Button.tsx';
import { t } from './words.ts';

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
