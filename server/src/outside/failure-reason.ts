/** A short reason without the address, which may contain a ticket or secret. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause.name === 'TimeoutError') return 'timeout';
  const { code } = cause as NodeJS.ErrnoException;
  const reason = typeof code === 'string' ? code : cause.message;
  return reason.replace(/https?:\/\/\S+/g, '…').slice(0, 200);
}
