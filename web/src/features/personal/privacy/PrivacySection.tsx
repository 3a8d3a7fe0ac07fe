import { Agreements } from './Agreements.tsx';
import { OwnData } from './OwnData.tsx';
import './PrivacySection.css';
import { Systems } from './Systems.tsx';
import { Views } from './Views.tsx';

/** 授权与隐私: who learns what of a person, and what the portal has. */
export default function PrivacySection() {
  return (
    <div className="privacy">
      <Systems />
      <Agreements />
      <Views />
      <OwnData />
    </div>
  );
}
