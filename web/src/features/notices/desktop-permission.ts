import { create } from 'zustand';
import { onOtherTab, read, write } from '../../lib/storage.ts';

const NAME = 'desktopNotices';

/** `off`: allowed by the browser, and turned off here. */
type DesktopState = 'unsupported' | 'denied' | 'notAsked' | 'on' | 'off';

function currentState(): DesktopState {
  // On plain http the browser has the class and refuses every use of it.
  if (typeof Notification !== 'function' || !window.isSecureContext) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission === 'default') return 'notAsked';
  return read<boolean>(NAME) ? 'on' : 'off';
}

export const useDesktopState = create<{ state: DesktopState }>(() => ({ state: currentState() }));
const refresh = () => useDesktopState.setState({ state: currentState() });
onOtherTab(NAME, refresh);

/** Only in a click: browsers ignore, and people refuse, what asks by itself. */
export async function turnOnDesktop(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') write(NAME, true);
  refresh();
}

export function turnOffDesktop(): void {
  write(NAME, false);
  refresh();
}

type DesktopNotice = { title: string; body: string /** The same one replaces itself. */; tag: string };

export function showOnDesktop({ title, body, tag }: DesktopNotice, onClick?: () => void): void {
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick?.();
    };
  } catch {
    // Phones allow it to service workers alone: there the notice waits in the list.
  }
}
