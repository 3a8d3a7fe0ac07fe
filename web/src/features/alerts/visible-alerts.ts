import type { AlertLine } from '@yizhan/contract/entities/portal.ts';

const CLOSED = 'yizhan-alerts-closed';

/** Keyed by person and wording: an alert with new wording is shown again. */
const toDismissKey = (who: string, { id, title }: AlertLine) => `${who} ${id} ${title}`;

function readDismissed(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(CLOSED) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** The lines to show at `now`. Urgent ones stay until they end. */
export function visibleAlerts(lines: readonly AlertLine[], who: string, now: string): AlertLine[] {
  const closed = new Set(readDismissed());
  return lines.filter(
    (line) => now < line.endTime && (line.level === 'urgent' || !closed.has(toDismissKey(who, line))),
  );
}

/** Hides the line from this person for the rest of this tab's session. */
export function dismissAlert(line: AlertLine, who: string): void {
  try {
    sessionStorage.setItem(CLOSED, JSON.stringify([...readDismissed(), toDismissKey(who, line)]));
  } catch {
    // Storage unavailable: the line comes back with the next page.
  }
}
