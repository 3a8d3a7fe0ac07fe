import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import type { ClientFrame, ServerFrame } from '@yizhan/contract/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { emitHint, type SocketState, setSocketState, socketState } from './hints.ts';
import { requestLeadership } from './leader.ts';
import { read, write } from './storage.ts';
import { openChannel } from './tabs.ts';

/** What the tab with the socket tells the others, and what a new one asks. */
type TabMessage = { hint: string } | { state: SocketState } | { ask: 'state' };
type Timer = ReturnType<typeof setTimeout> | undefined;

const LOST = 1006;

/**
 * Keeps one socket for all tabs of the browser: the leader's. Loaded after the first paint; answers the way to end it.
 * The first connect that fails ends it; after one that succeeded, every loss is followed by another try.
 */
export function startSocket(getToken: () => string | undefined): () => void {
  let socket: WebSocket | undefined;
  let wasConnected = false;
  let isAlive = false;
  let retry: Timer;
  let late: Timer;
  let pinging: Timer;

  const become = (state: SocketState) => {
    wasConnected ||= state === 'connected';
    setSocketState(state);
    tabs.post({ state });
  };
  const forget = () => {
    for (const timer of [retry, late, pinging]) clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close();
  };

  function connect() {
    forget();
    const token = getToken();
    if (!token) return refused(token);
    become('connecting');
    const own = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}${wire.socketPath}`);
    const sendFrame = (frame: ClientFrame) => own.send(JSON.stringify(frame));
    const ended = (code: number) => {
      if (own === socket) lost(code, token);
    };
    socket = own;
    late = setTimeout(ended, socketLimits.connectTimeoutMs, LOST);
    own.onopen = () => sendFrame({ op: 'auth', token, deviceKey: deviceKey() });
    own.onclose = ({ code }) => ended(code);
    own.onmessage = ({ data }: MessageEvent<string>) => {
      if (own !== socket) return;
      isAlive = true;
      const frame = JSON.parse(data) as ServerFrame;
      if (frame.op === 'hint') pass(frame.topic);
      if (frame.op !== 'ready') return;
      clearTimeout(late);
      become('connected');
      // A network that went away says nothing; a server that is there answers.
      pinging = setInterval(() => {
        if (!isAlive) return ended(LOST);
        isAlive = false;
        sendFrame({ op: 'ping' });
      }, socketLimits.pingMs);
    };
  }

  function lost(code: number, token: string) {
    forget();
    // This tab slept and another leads: its socket took the place of this one.
    if (!leader.isLeader()) return;
    if (code === wire.socketClosed.refused) return refused(token);
    if (code === wire.socketClosed.elsewhere) return become('refused');
    if (!wasConnected) return become('failed');
    become('disconnected');
    retry = setTimeout(connect, socketLimits.retryMs);
  }

  /** The same token would be refused again; another one is worth a try. Whether the session is over, a call tells. */
  function refused(token: string | undefined) {
    become('refused');
    if (token) pass('session');
    retry = setInterval(() => {
      if (getToken() !== token) connect();
    }, socketLimits.retryMs);
  }

  function pass(topic: string) {
    emitHint(topic);
    tabs.post({ hint: topic });
  }

  const tabs = openChannel<TabMessage>('socket', (message) => {
    if ('hint' in message) emitHint(message.hint);
    else if ('ask' in message) {
      if (leader.isLeader()) tabs.post({ state: socketState() });
    } else {
      wasConnected ||= message.state === 'connected';
      setSocketState(message.state);
    }
  });
  const leader = requestLeadership('socket-leader', (leads) => (leads ? connect() : forget()));
  tabs.post({ ask: 'state' });

  return () => {
    leader.stop();
    forget();
    tabs.close();
    setSocketState('disconnected');
  };
}

/** One for each browser profile. */
function deviceKey(): string {
  const known = read<string>('deviceKey');
  if (known) return known;
  const newKey = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  write('deviceKey', newKey);
  return newKey;
}
