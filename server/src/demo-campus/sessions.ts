import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CampusPerson } from './options.ts';

/** Who came to a system, and by which way it learned so. */
export type Visit = CampusPerson & { way: number };

export type Session = {
  id: string;
  /** Signed in at the central login; the systems of the campus ask for it. */
  person: CampusPerson | undefined;
  /** By the code of the system. */
  visits: Map<string, Visit>;
  /** What a code flow has to bring back, by its state. */
  flows: Map<string, { code: string; nonce: string; verifier: string }>;
  lastUsed: number;
};

const COOKIE = 'yunling_campus';
/** In a frame of a page of another site, as a portal on `localhost` is for one on 127.0.0.1, no other cookie is sent. */
const COOKIE_IN_FRAMES = 'yunling_campus_framed';
const IDLE_MS = 2 * 3_600_000;
/** More than a demo has visitors; the oldest goes first. */
const MOST = 2_000;

/** Sessions of the browsers; they live as long as the process. */
export class Sessions {
  private readonly byId = new Map<string, Session>();
  /** Begun by this very request: its cookie is still on the way. */
  private readonly begun = new WeakMap<FastifyRequest, Session>();

  constructor(
    private readonly clock: () => Date,
    private readonly secure: boolean,
  ) {}

  of(request: FastifyRequest): Session | undefined {
    const begun = this.begun.get(request);
    if (begun) return begun;
    const id = cookieOf(request, COOKIE) ?? cookieOf(request, COOKIE_IN_FRAMES);
    const session = id === undefined ? undefined : this.byId.get(id);
    const now = this.clock().getTime();
    if (!session || now - session.lastUsed > IDLE_MS) return undefined;
    session.lastUsed = now;
    return session;
  }

  /** The browser's session, or a new one. */
  open(request: FastifyRequest, reply: FastifyReply): Session {
    return this.of(request) ?? this.create(request, reply);
  }

  /** Whoever signs in gets a new session: one that was handed to the browser before must not become theirs. */
  signIn(request: FastifyRequest, reply: FastifyReply, person: CampusPerson): Session {
    const before = this.of(request);
    if (before?.person?.account === person.account) return before;
    this.end(request);
    const session = this.create(request, reply);
    session.person = person;
    session.flows = before?.flows ?? session.flows;
    return session;
  }

  private create(request: FastifyRequest, reply: FastifyReply): Session {
    const lastUsed = this.clock().getTime();
    const id = randomBytes(24).toString('base64url');
    const session: Session = { id, person: undefined, visits: new Map(), flows: new Map(), lastUsed };
    const [oldest] = this.byId.keys();
    if (this.byId.size >= MOST && oldest !== undefined) this.byId.delete(oldest);
    this.byId.set(id, session);
    this.begun.set(request, session);
    reply.header('set-cookie', [
      `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`,
      // Browsers take a secure one from their own computer, too.
      `${COOKIE_IN_FRAMES}=${id}; Path=/; HttpOnly; SameSite=None; Secure; Partitioned`,
    ]);
    return session;
  }

  end(request: FastifyRequest): void {
    const session = this.of(request);
    if (session) this.byId.delete(session.id);
  }
}

const cookieOf = ({ headers }: FastifyRequest, cookie: string) =>
  new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
