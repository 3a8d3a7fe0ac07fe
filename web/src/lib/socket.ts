import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import type { ClientFrame, ServerFrame } from '@yizhan/contract/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { checkConnection } from './connection.ts';
import { emitFrame, setFrameSender } from './frames.ts';
import { emitHint, type SocketState, setSocketState, socketState } from './hints.ts';
import { currentLanguage } from './language.ts';
import { requestLeadership } from './leader.ts';
import { recentTopics } from './recent-topics.ts';
import { read, write } from './storage.ts';
import { openChannel } from './tabs.ts';

/**
 * Messages between tabs: the leader broadcasts hints, frames and state; a new tab asks for the state and for what
 * changed since its page may have been read; any tab sends through the leader.
 */
type TabMessage =
  | { hint: string }
  | { frame: ServerFrame }
  | { send: ClientFrame }
  | { state: SocketState }
  | { ask: 'state'; tab: string }
  | { recent: string[]; tab: string };
type Timer = ReturnType<typeof setTimeout> | undefined;

const LOST = 1006;

/**
 * Keeps one socket, the leader's, for all tabs of the browser. Loaded after the first paint; returns a function that
 * stops it. If the first connect fails, it gives up; after one success, every disconnect is followed by a reconnect.
 */
export function startSocket(getToken: () => string | undefined): () => void {
  let socket: WebSocket | undefined;
  let wasConnected = false;
  let isAlive = false;
  let retry: Timer;
  let late: Timer;
  let pinging: Timer;
  let dropConnection = () => {};
  const tab = randomId();
  const recent = recentTopics();

  const take = (state: SocketState) => {
    wasConnected ||= state === 'connected';
    setSocketState(state);
    if (state === 'disconnected' || state === 'failed') void checkConnection();
  };
  const become = (state: SocketState) => {
    take(state);
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
    dropConnection = () => ended(LOST);
    late = setTimeout(ended, socketLimits.connectTimeoutMs, LOST);
    own.onopen = () => sendFrame({ op: 'auth', token, deviceKey: deviceKey(), language: currentLanguage() });
    own.onclose = ({ code }) => ended(code);
    own.onmessage = ({ data }: MessageEvent<string>) => {
      if (own !== socket) return;
      isAlive = true;
      const frame = JSON.parse(data) as ServerFrame;
      if (frame.op === 'hint') return pass(frame.topic);
      if (frame.op !== 'ready') return passFrame(frame);
      clearTimeout(late);
      const isFirst = !wasConnected;
      become('connected');
      // After a reconnect everything is read again; before the first connect only this may have been missed.
      if (isFirst) frame.recent.forEach(pass);
      // A lost network closes no socket; only a missing answer reveals it.
      pinging = setInterval(() => {
        if (!isAlive) return ended(LOST);
        isAlive = false;
        sendFrame({ op: 'ping' });
      }, socketLimits.pingMs);
    };
  }

  function lost(code: number, token: string) {
    forget();
    // This tab was suspended and another is the leader now: its socket replaced this one.
    if (!leader.isLeader()) return;
    if (code === wire.socketClosed.refused) return refused(token);
    if (code === wire.socketClosed.elsewhere) return become('elsewhere');
    if (!wasConnected) return become('failed');
    become('disconnected');
    retry = setTimeout(connect, socketLimits.retryMs);
  }

  /**
   * The same token would be refused again; only a new token is retried. Whether the session is over is left to the next
   * call.
   */
  function refused(token: string | undefined) {
    become('refused');
    if (token) pass('session');
    retry = setInterval(() => {
      if (getToken() !== token) connect();
    }, socketLimits.retryMs);
  }

  function pass(topic: string) {
    recent.add(topic);
    emitHint(topic);
    tabs.post({ hint: topic });
  }

  function passFrame(frame: ServerFrame) {
    if (frame.op === 'pong' || frame.op === 'kick') return;
    emitFrame(frame);
    tabs.post({ frame });
  }

  /** By the leader's socket; the other tabs ask the leader. */
  function send(frame: ClientFrame): boolean {
    if (socketState() !== 'connected') return false;
    if (!leader.isLeader()) tabs.post({ send: frame });
    else if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    else return false;
    return true;
  }

  const tabs = openChannel<TabMessage>('socket', (message) => {
    if ('hint' in message) emitHint(message.hint);
    else if ('frame' in message) emitFrame(message.frame);
    else if ('send' in message) {
      if (leader.isLeader()) send(message.send);
    } else if ('ask' in message) {
      if (!leader.isLeader()) return;
      tabs.post({ state: socketState() });
      tabs.post({ recent: recent.list(), tab: message.tab });
    } else if ('recent' in message) {
      if (message.tab === tab) message.recent.forEach(emitHint);
    } else take(message.state);
  });
  const leader = requestLeadership('socket-leader', (leads) => (leads ? connect() : forget()));
  tabs.post({ ask: 'state', tab });
  setFrameSender(send);
  // Without a network the socket would notice only at its next ping.
  const onOffline = () => dropConnection();
  addEventListener('offline', onOffline);

  return () => {
    removeEventListener('offline', onOffline);
    setFrameSender(undefined);
    leader.stop();
    forget();
    tabs.close();
    setSocketState('disconnected');
  };
}

/** One per browser profile. */
function deviceKey(): string {
  const known = read<string>('deviceKey');
  if (known) return known;
  const newKey = randomId();
  write('deviceKey', newKey);
  return newKey;
}

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
