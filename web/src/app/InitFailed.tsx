import { useSession } from '../lib/session.ts';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { toErrorText } from '../ui/error-text.ts';

/** The user's permissions could not be loaded; says so and offers a retry. */
export default function InitFailed() {
  const error = useSession((s) => s.initError);
  const retry = useSession((s) => s.loginInit);
  return <ErrorNote {...toErrorText(error)} onRetry={() => void retry().catch(() => undefined)} />;
}
