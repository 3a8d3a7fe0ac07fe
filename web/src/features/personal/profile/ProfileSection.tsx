import { useQuery } from '@tanstack/react-query';
import { profile as texts } from '@yizhan/contract/texts/zh-CN/profile.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Card } from '../../../ui/Card.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Contact } from './Contact.tsx';
import { NickName } from './NickName.tsx';
import { PictureRow } from './PictureRow.tsx';
import './ProfileSection.css';
import { SchoolRecord } from './SchoolRecord.tsx';

const t = textsOf({ profile: texts });

/** 基本资料: picture and name, contact, and what the school has on record. */
export default function ProfileSection() {
  const found = useQuery(query.personInfo.profile());
  return (
    <Loaded query={found} skeleton={<Skeleton lines={8} />}>
      {(profile) => (
        <div className="profile">
          <Card title={t('own')}>
            <PictureRow profile={profile} />
            <NickName key={profile.nickName} profile={profile} />
          </Card>
          <Contact profile={profile} />
          <SchoolRecord profile={profile} />
        </div>
      )}
    </Loaded>
  );
}
