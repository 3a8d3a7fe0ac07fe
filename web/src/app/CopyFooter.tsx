import { useSession } from '../lib/session.ts';
import './CopyFooter.css';

/** Only the copyright line. */
export function CopyFooter() {
  const boot = useSession((s) => s.boot);
  if (!boot) return <footer className="copy-footer" />;
  const { copyright, icp, policeRecord } = boot.footer;
  return (
    <footer className="copy-footer">
      <span>{copyright || boot.tenant.name}</span>
      {icp && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">
          {icp}
        </a>
      )}
      {policeRecord && <span>{policeRecord}</span>}
    </footer>
  );
}
