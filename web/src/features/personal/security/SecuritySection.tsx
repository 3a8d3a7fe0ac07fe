import { Card } from '../../../ui/Card.tsx';
import type { SectionProps } from '../section.ts';
import { t } from '../words.ts';
import { Binding } from './Binding.tsx';
import { Devices } from './Devices.tsx';
import { Password } from './Password.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SignIns } from './SignIns.tsx';
import './SecuritySection.css';

/** 账号安全: what proves that it is oneself, where one is signed in, and who came in. */
export default function SecuritySection({ onChangePassword }: SectionProps) {
  return (
    <div className="security">
      <Card title={t('protection')}>
        <div className="security__rows">
          <Password onChange={onChangePassword} />
          <SecondFactor />
          <Binding />
        </div>
      </Card>
      <Devices />
      <SignIns onChangePassword={onChangePassword} />
    </div>
  );
}
