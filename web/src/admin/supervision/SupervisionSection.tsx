import { SupervisionScreen } from './SupervisionScreen.tsx';

/** EF-4: the whole school, for supervisors. */
export default function SupervisionSection() {
  return <SupervisionScreen section="supervision" />;
}
