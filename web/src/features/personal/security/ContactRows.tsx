import { useQuery } from '@tanstack/react-query';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { useState } from 'react';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ContactDialog } from '../profile/ContactDialog.tsx';
import { masked } from './masked.ts';
import { RowSkeleton } from './RowSkeleton.tsx';
import { SecurityRow } from './SecurityRow.tsx';

const t = textsOf({ personal });

const contacts = [
  { field: 'mobile', icon: 'mobile' },
  { field: 'email', icon: 'mail' },
] as const;

/** Phone and mail: a link that sets a new password goes there. */
export function ContactRows() {
  const found = useQuery(query.personInfo.profile());
  const [editing, setEditing] = useState(false);
  return (
    <Loaded query={found} skeleton={<RowSkeleton />}>
      {(profile) => (
        <>
          {contacts.map(({ field, icon }) => (
            <SecurityRow
              key={field}
              icon={icon}
              title={t(field)}
              state={
                profile[field] ? (
                  <Chip tone="good" icon="check">
                    {t('contactSet')}
                  </Chip>
                ) : (
                  <Chip tone="warn">{t('contactMissing')}</Chip>
                )
              }
              actions={
                <Button
                  aria-label={t(profile[field] ? 'changeOf' : 'addOf', { name: t(field) })}
                  onClick={() => setEditing(true)}
                >
                  {t(profile[field] ? 'changeContact' : 'addContact')}
                </Button>
              }
            >
              <p>{t(`${field}Text`)}</p>
              {profile[field] && (
                <p className="security-row__facts">
                  <code>{masked(profile[field])}</code>
                </p>
              )}
            </SecurityRow>
          ))}
          {editing && <ContactDialog profile={profile} onClose={() => setEditing(false)} />}
        </>
      )}
    </Loaded>
  );
}
