import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../../lib/text.ts';
import { Card } from '../../../ui/Card.tsx';
import type { SectionProps } from '../section.ts';
import { Bindings } from './Bindings.tsx';
import { ContactRows } from './ContactRows.tsx';
import { Devices } from './Devices.tsx';
import { Password } from './Password.tsx';
import { Phone } from './Phone.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SignIns } from './SignIns.tsx';
import './SecuritySection.css';

const t = textsOf({ personal });

/** 账号安全: credentials, active sessions, and the sign-in log. */
export default function SecuritySection({ onChangePassword }: SectionProps) {
  return (
    <div className="security">
      <Card title={t('protection')}>
        <div className="security__rows">
          <Password onChange={onChangePassword} />
          <ContactRows />
          <SecondFactor />
          <Phone />
          <Bindings />
        </div>
      </Card>
      <Devices />
      <SignIns onChangePassword={onChangePassword} />
    </div>
  );
}
