import type { AlertLine } from '@yizhan/contract/entities/portal.ts';

const CLOSED = 'yizhan-alerts-closed';

/** Who closed which line, in which wording: a new wording is shown again. */
const markOf = (who: string, { id, title }: AlertLine) => `${who} ${id} ${title}`;

function readClosed(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(CLOSED) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** The lines left to show at `now`; what is urgent stays until it ends. */
export function openLines(lines: readonly AlertLine[], who: string, now: string): AlertLine[] {
  const closed = new Set(readClosed());
  return lines.filter((line) => now < line.endTime && (line.level === 'urgent' || !closed.has(markOf(who, line))));
}

/** Not shown to this person again in this window's session. */
export function closeLine(line: AlertLine, who: string): void {
  try {
    sessionStorage.setItem(CLOSED, JSON.stringify([...readClosed(), markOf(who, line)]));
  } catch {
    // Then it comes back with the next page.
  }
}
