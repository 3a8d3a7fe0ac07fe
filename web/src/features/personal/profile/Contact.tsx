import type { Profile } from '@yizhan/contract/entities/person-info.ts';
import { profile as texts } from '@yizhan/contract/texts/zh-CN/profile.ts';
import { useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ContactDialog } from './ContactDialog.tsx';

const t = textsOf({ profile: texts });

export function Contact({ profile }: { profile: Profile }) {
  const [editing, setEditing] = useState(false);
  const edit = (
    <Button size="small" icon="edit" onClick={() => setEditing(true)}>
      {t('editContact')}
    </Button>
  );
  return (
    <Card title={t('contact')} menu={edit}>
      <p className="profile__hint">{t('contactHint')}</p>
      <dl className="profile__facts">
        {(['mobile', 'email'] as const).map((field) => (
          <div key={field}>
            <dt>{t(field)}</dt>
            <dd>{profile[field] || <span className="profile__none">{t('notSet')}</span>}</dd>
          </div>
        ))}
      </dl>
      {editing && <ContactDialog profile={profile} onClose={() => setEditing(false)} />}
    </Card>
  );
}
