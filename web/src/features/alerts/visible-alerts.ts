import type { AlertLine } from '@yizhan/contract/entities/portal.ts';

const CLOSED = 'yizhan-alerts-closed';

/** Who closed which line, in which wording: a new wording is shown again. */
const toDismissKey = (who: string, { id, title }: AlertLine) => `${who} ${id} ${title}`;

function readDismissed(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(CLOSED) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** The lines left to show at `now`; what is urgent stays until it ends. */
export function visibleAlerts(lines: readonly AlertLine[], who: string, now: string): AlertLine[] {
  const closed = new Set(readDismissed());
  return lines.filter(
    (line) => now < line.endTime && (line.level === 'urgent' || !closed.has(toDismissKey(who, line))),
  );
}

/** Not shown to this person again in this window's session. */
export function dismissAlert(line: AlertLine, who: string): void {
  try {
    sessionStorage.setItem(CLOSED, JSON.stringify([...readDismissed(), toDismissKey(who, line)]));
  } catch {
    // Then it comes back with the next page.
  }
}
