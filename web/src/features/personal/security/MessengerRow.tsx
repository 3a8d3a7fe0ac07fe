import type { Binding } from '@yizhan/contract/entities/security.ts';
import type { Messenger } from '@yizhan/contract/messengers.ts';
import { messengers } from '@yizhan/contract/texts/zh-CN/messengers.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { messengerIcons } from '../../../ui/icons/messenger-icons.ts';
import { SecurityRow } from './SecurityRow.tsx';
import { withoutSeconds } from './sign-in-labels.ts';
import { UnbindDialog } from './UnbindDialog.tsx';

const t = textsOf({ personal });
const messengerName = textsOf({ messengers });

type MessengerRowProps = { messenger: Messenger; bound: Binding | undefined };

/** Whether the person's account of a messenger signs them in. */
export function MessengerRow({ messenger, bound }: MessengerRowProps) {
  const [unbinding, setUnbinding] = useState(false);
  const name = messengerName(messenger);
  const common = { icon: messengerIcons[messenger], title: name };
  if (!bound)
    return (
      <SecurityRow {...common} state={<Chip>{t('notBound')}</Chip>} actions={null}>
        <p>{t('notBoundText', { name })}</p>
      </SecurityRow>
    );
  return (
    <SecurityRow
      {...common}
      state={
        <Chip tone="good" icon="check">
          {t('bound')}
        </Chip>
      }
      actions={<Button onClick={() => setUnbinding(true)}>{t('unbind')}</Button>}
    >
      <p>{t('bindingText', { name })}</p>
      <p className="security-row__facts">
        <span>{t('boundSince', { time: withoutSeconds(bound.boundAt) })}</span>
      </p>
      {unbinding && <UnbindDialog bound={bound} onClose={() => setUnbinding(false)} />}
    </SecurityRow>
  );
}
