import { SupervisionScreen } from './SupervisionScreen.tsx';

/** EF-4: the own department, for those who answer for it. */
export default function DepartmentCasesSection() {
  return <SupervisionScreen section="departmentCases" />;
}
