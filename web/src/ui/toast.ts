import * as uiLimits from '@yizhan/contract/limits/ui.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
/** An action offered in the toast itself, such as undo. */
export type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  detail: string | undefined;
  action: ToastAction | undefined;
  /** By performance.now(). */
  since: number;
};
type ToastOptions = {
  text: string;
  kind?: ToastKind | undefined;
  detail?: string | undefined;
  action?: ToastAction | undefined;
};
type Clock = { left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined };

/** Network trouble makes many calls fail at once with one of these: shown once, not ten times. */
const dedupedCodes = ['E-FY00001', 'E-N00001'];
const warningCode = 'E-N00002';

let visibleToasts: readonly Toast[] = [];
let lastId = 0;
let paused = false;
const clocks = new Map<number, Clock>();
const lastShownAt = new Map<string, number>();
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  visibleToasts = next;
  if (next.length === 0) paused = false;
  for (const listener of listeners) listener();
}

function run(id: number, clock: Clock) {
  clock.since = performance.now();
  clock.timer = setTimeout(() => close(id), clock.left);
}

function isRepeated(text: string): boolean {
  const code = dedupedCodes.find((prefix) => text.startsWith(prefix));
  if (!code) return false;
  const now = performance.now();
  const before = lastShownAt.get(code);
  if (before !== undefined && now - before < uiLimits.toastDedupeMs) return true;
  lastShownAt.set(code, now);
  return false;
}

function show({ text, kind = 'info', detail, action }: ToastOptions) {
  if (isRepeated(text)) return;
  lastId += 1;
  const clock: Clock = { left: action ? uiLimits.toastActionMs : uiLimits.toastMs, since: 0, timer: undefined };
  clocks.set(lastId, clock);
  if (!paused) run(lastId, clock);
  const since = performance.now();
  set([
    ...visibleToasts,
    { id: lastId, kind: text.startsWith(warningCode) ? 'warning' : kind, text, detail, action, since },
  ]);
}

function close(id: number) {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  // The closed toast may have been hovered or focused, and its removal fires no event.
  resume();
  set(visibleToasts.filter((toast) => toast.id !== id));
}

/** Toasts do not time out while they are hovered or focused. */
function pause() {
  if (paused || visibleToasts.length === 0) return;
  paused = true;
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer);
    clock.left = Math.max(0, clock.left - (performance.now() - clock.since));
  }
}

function resume() {
  if (!paused) return;
  paused = false;
  for (const [id, clock] of clocks) run(id, clock);
}

const toastOfKind = (kind: ToastKind) => (text: string, detail?: string) => show({ kind, text, detail });

export const toast = {
  show,
  success: toastOfKind('success'),
  info: toastOfKind('info'),
  warning: toastOfKind('warning'),
  error: toastOfKind('error'),
  close,
  pause,
  resume,
  list: () => visibleToasts,
  clear: () => {
    for (const { id } of visibleToasts) close(id);
    lastShownAt.clear();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
