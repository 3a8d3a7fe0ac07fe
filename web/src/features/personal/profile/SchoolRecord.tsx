import type { Profile } from '@yizhan/contract/entities/person-info.ts';
import { profile as texts } from '@yizhan/contract/texts/zh-CN/profile.ts';
import { textsOf } from '../../../lib/text.ts';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';

const t = textsOf({ profile: texts });

/** What personnel and student affairs keep: read here, corrected there. */
export function SchoolRecord({ profile: { realName, account, createdAt, identities } }: { profile: Profile }) {
  return (
    <Card title={t('school')}>
      <p className="profile__hint">{t('schoolHint')}</p>
      <dl className="profile__facts">
        <Fact name={t('realName')} value={realName} />
        <Fact name={t('account')} value={account} />
        <Fact name={t('createdAt')} value={createdAt.slice(0, 10)} />
      </dl>
      <ul className="profile__identities">
        {identities.map(({ id, typeName, number, deptName, post, validTo, active }) => (
          <li key={id}>
            <p className="profile__identity">
              <strong>{typeName}</strong>
              {active && <Chip tone="brand">{t('active')}</Chip>}
              {validTo && <Chip>{t('validTo', { day: validTo })}</Chip>}
            </p>
            <dl className="profile__facts">
              <Fact name={t('number')} value={number} />
              <Fact name={t('dept')} value={deptName} />
              <Fact name={t('post')} value={post} />
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) =>
  value === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
