import { useQuery } from '@tanstack/react-query';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { useState } from 'react';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { CodesLeft } from './CodesLeft.tsx';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { withoutSeconds } from './sign-in-labels.ts';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';

const t = textsOf({ personal });

const dialogs = { on: TurnOnDialog, off: TurnOffDialog, codes: RenewCodesDialog } as const;

/** PC-3: the second factor, its recovery codes, and the actions on them. */
export function SecondFactor() {
  const state = useQuery(query.security.secondFactor());
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Open = open && dialogs[open];
  return (
    <>
      <Loaded query={state} skeleton={<RowSkeleton />}>
        {({ on, since, codesLeft }) =>
          on ? (
            <SecurityRow
              icon="role"
              title={t('factor')}
              state={
                <Chip tone="good" icon="check">
                  {t('factorOn')}
                </Chip>
              }
              actions={
                <>
                  <Button onClick={() => setOpen('codes')}>{t('renewCodes')}</Button>
                  <Button onClick={() => setOpen('off')}>{t('turnOff')}</Button>
                </>
              }
            >
              <p>{t('factorOnText')}</p>
              <CodesLeft left={codesLeft} since={since && withoutSeconds(since)} />
            </SecurityRow>
          ) : (
            <SecurityRow
              icon="role"
              title={t('factor')}
              state={<Chip>{t('factorOff')}</Chip>}
              actions={
                <Button variant="primary" onClick={() => setOpen('on')}>
                  {t('turnOn')}
                </Button>
              }
            >
              <p>{t('factorText')}</p>
            </SecurityRow>
          )
        }
      </Loaded>
      {Open && <Open onClose={() => setOpen(undefined)} />}
    </>
  );
}
