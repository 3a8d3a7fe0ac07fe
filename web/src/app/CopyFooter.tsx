import { CopyLine } from '../features/footer/CopyLine.tsx';
import { useSession } from '../lib/session.ts';

/** The footer of pages without room for more: one line. */
export function CopyFooter() {
  const boot = useSession((s) => s.boot);
  if (!boot) return <footer className="copy-footer" />;
  return <CopyLine footer={boot.footer} text={boot.footer.copyFooter || boot.tenant.name} />;
}
