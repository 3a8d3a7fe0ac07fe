import LockScreen from '../../features/lock/LockScreen.tsx';
import { PageFooter } from '../PageFooter.tsx';
import { PersonalWatermark } from '../shell/PersonalWatermark.tsx';

/** The lock screen in its frame: of the page behind it, only the watermark and the footer line stay. */
export default function LockPage() {
  return (
    <>
      <LockScreen foot={<PageFooter />} />
      <PersonalWatermark />
    </>
  );
}
