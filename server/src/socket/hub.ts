import type { Duplex } from 'node:stream';
import { isHintedWhileLocked } from '@yizhan/contract/socket.ts';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Sessions } from '../domain/sessions/sessions.ts';
import type { Bus } from '../outside/bus.ts';
import type { BusMessages } from '../outside/bus-topics.ts';
import type { Person } from '../person.ts';
import { type AuthFrame, type ChatFrame, Connection } from './connection.ts';
import { RecentHints } from './recent-hints.ts';

/** A socket and the connection it was upgraded from. */
export type OpenSocket = { socket: WebSocket; stream: Duplex };

const isHeardBy = ({ locked }: Connection, topic: string) => !locked || isHintedWhileLocked(topic);
const noDevices: readonly Connection[] = [];

type Reason = (connection: Connection) => boolean;
type Hint = BusMessages['hint'];

/** The open sockets of this node, by school and person. Events arrive over the bus from every node. */
export class Hub {
  private readonly tenants = new Map<string, Map<string, Set<Connection>>>();
  private readonly recent = new RecentHints();

  constructor(
    private readonly sessions: Pick<Sessions, 'living'>,
    private readonly bus: Bus,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {
    bus.subscribe('hint', (hint) => this.hint(hint));
    bus.subscribe('socket.opened', (opened) => this.leaveTo(opened));
    bus.subscribe('session.changed', ({ sessionId }) => void this.check((c) => c.person.sessionId === sessionId));
    bus.subscribe(
      'person.changed',
      ({ tenantId, userId }) => void this.check((c) => c.person.tenantId === tenantId && c.person.id === userId),
    );
    bus.subscribe('bus.missed', () => void this.check(() => true));
    // Somebody who left another node may still be here.
    bus.subscribe('person.offline', ({ tenantId, userId }) => {
      if (this.tenants.get(tenantId)?.has(userId)) bus.publish('people.online', { tenantId, userIds: [userId] });
    });
  }

  add(
    { socket, stream }: OpenSocket,
    person: Person,
    auth: AuthFrame,
    onFrame: (frame: ChatFrame, connection: Connection) => void,
  ) {
    const connection = new Connection(socket, stream, person, auth, onFrame);
    const people = this.tenants.get(person.tenantId) ?? new Map<string, Set<Connection>>();
    const own = people.get(person.id) ?? new Set<Connection>();
    this.tenants.set(person.tenantId, people.set(person.id, own.add(connection)));
    socket.once('close', () => {
      own.delete(connection);
      if (own.size === 0 && people.get(person.id) === own) {
        people.delete(person.id);
        this.bus.publish('person.offline', { tenantId: person.tenantId, userId: person.id });
      }
      if (people.size === 0 && this.tenants.get(person.tenantId) === people) this.tenants.delete(person.tenantId);
    });
    const { tenantId, id: userId } = person;
    const missed = this.recent.topicsFor(tenantId, userId);
    connection.send({ op: 'ready', recent: missed.filter((topic) => isHeardBy(connection, topic)) });
    const { id, deviceKey } = connection;
    this.bus.publish('socket.opened', { tenantId, userId, deviceKey, connection: id });
    return connection;
  }

  /** The open sockets of these people on this node. */
  *connectionsOf(tenantId: string, userIds: Iterable<string>) {
    const people = this.tenants.get(tenantId);
    if (people) for (const userId of userIds) yield* people.get(userId) ?? [];
  }

  /** The open sockets of one person on this node. */
  devicesOf(tenantId: string, userId: string): Iterable<Connection> {
    return this.tenants.get(tenantId)?.get(userId) ?? noDevices;
  }

  get size() {
    return [...this.all()].length;
  }

  /** Pings every socket and checks that its session is still valid, so a lost hint is noticed within half a minute. */
  async beat() {
    for (const connection of this.all()) connection.beat();
    for (const [tenantId, people] of this.tenants)
      this.bus.publish('people.online', { tenantId, userIds: [...people.keys()] });
    await this.check(() => true);
  }

  private hint(hint: Hint) {
    this.recent.add(hint);
    const { tenantId, topic, userIds } = hint;
    const people = this.tenants.get(tenantId);
    if (!people) return;
    const text = JSON.stringify({ op: 'hint', topic });
    for (const userId of userIds ?? people.keys())
      for (const connection of people.get(userId) ?? []) if (isHeardBy(connection, topic)) connection.sendText(text);
  }

  private leaveTo({ tenantId, userId, deviceKey, connection: newer }: BusMessages['socket.opened']) {
    for (const connection of this.tenants.get(tenantId)?.get(userId) ?? [])
      if (connection.deviceKey === deviceKey && connection.id !== newer) connection.kick('elsewhere');
  }

  private async check(concerned: Reason) {
    const connections = [...this.all()].filter(concerned);
    if (connections.length === 0) return;
    try {
      const living = await this.sessions.living([...new Set(connections.map((c) => c.person.sessionId))]);
      for (const connection of connections) {
        const session = living.get(connection.person.sessionId);
        if (session) connection.setState(session);
        else connection.kick('ended');
      }
    } catch (err) {
      this.logger.warn({ err }, 'the sessions of open sockets could not be checked; the next beat tries again');
    }
  }

  private *all() {
    for (const people of this.tenants.values()) for (const own of people.values()) yield* own;
  }
}
