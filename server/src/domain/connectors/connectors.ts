import { needsSecret } from '@yizhan/contract/connector-ways.ts';
import * as connectorLimits from '@yizhan/contract/limits/connectors.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as z from 'zod';
import { maxEntries } from '../../common/cache-size.ts';
import type { FeedOutcome } from '../../common/feeds.ts';
import type { Secrets } from '../../common/secrets.ts';
import type { Database } from '../../db/database.ts';
import { type Foreign, ForeignRefusal } from '../../outside/foreign.ts';
import { writeHealth } from './queries.ts';
import { authHeaders, CONNECTOR_SECRET, type Connector, type FilledConnector, toForeignRead } from './rules.ts';

type Needs = {
  database: Database;
  foreign: Pick<Foreign, 'read'>;
  secrets: Secrets;
  clock: () => Date;
  logger: Logger;
};

/** What of a connector decides how it is asked. */
export type Askable = Omit<Connector, 'id' | 'version' | 'cacheSeconds' | 'failuresBeforePause' | 'pauseSeconds'>;

type Token = { value: string; until: number };
type WrittenHealth = { ok: boolean; isPaused: boolean; at: number };

const tokenAnswer = z.object({ access_token: z.string().min(1).max(8_000), expires_in: z.coerce.number().optional() });

/** The connector's own credentials do not hold: that fails for everybody, not for the one person it was asked for. */
class CredentialsRefused extends Error {
  constructor({ message }: ForeignRefusal) {
    super(message);
  }
}

const isUnauthorized = (error: unknown): error is ForeignRefusal =>
  error instanceof ForeignRefusal && error.status === 401;

/** Asks other systems in the way each wants, and remembers how they are. */
export class Connectors {
  private readonly tokens = new LRUCache<string, Promise<Token>>(maxEntries(1_000));
  private readonly written = new LRUCache<string, WrittenHealth>(maxEntries(5_000));

  constructor(private readonly needs: Needs) {}

  async send(connector: Askable, filled: FilledConnector): Promise<{ body: string }> {
    try {
      return await this.ask(connector, filled);
    } catch (error) {
      if (!isUnauthorized(error) || !needsSecret(connector.auth)) throw error;
      if (connector.auth !== 'oauth2') throw new CredentialsRefused(error);
    }
    // A token can be ended before its time: once more with a new one.
    return this.ask(connector, filled).catch((error: unknown) => {
      throw isUnauthorized(error) ? new CredentialsRefused(error) : error;
    });
  }

  private async ask(connector: Askable, filled: FilledConnector): Promise<{ body: string }> {
    const secret = this.secretOf(connector);
    const token = connector.auth === 'oauth2' ? await this.token(connector, secret) : '';
    const auth = authHeaders(connector, filled, { secret, token, now: this.needs.clock() });
    try {
      return await this.needs.foreign.read(filled.url, toForeignRead(connector, filled, auth));
    } catch (error) {
      if (isUnauthorized(error)) await this.forgetToken(connector, token);
      throw error;
    }
  }

  /** Unless another request has got a new one meanwhile. */
  private async forgetToken(connector: Askable, refused: string): Promise<void> {
    const known = await this.tokens.get(tokenKey(connector))?.catch(() => undefined);
    if (known?.value === refused) this.tokens.delete(tokenKey(connector));
  }

  /** Writes how a request went. What stays as it is gets written once in a while; nobody waits for it. */
  record(tenantId: string, id: string, outcome: FeedOutcome): void {
    const key = `${tenantId}/${id}`;
    const before = this.written.get(key);
    const at = outcome.at.getTime();
    const isPaused = !outcome.ok && outcome.pausedUntil !== null;
    const isSame = before?.ok === outcome.ok && before.isPaused === isPaused;
    if (isSame && at - before.at < connectorLimits.healthMs) return;
    this.written.set(key, { ok: outcome.ok, isPaused, at });
    const health = outcome.ok
      ? { lastSuccessAt: outcome.at, lastFailureAt: null, lastFailure: '', failures: 0, pausedUntil: null }
      : { ...outcome, lastSuccessAt: null, lastFailureAt: outcome.at, lastFailure: outcome.reason };
    writeHealth(this.needs.database.of(tenantId), id, health).catch((error: unknown) =>
      this.needs.logger.warn({ err: error }, 'the health of a connector was not written'),
    );
  }

  private secretOf({ secret }: Askable): string {
    return secret === '' ? '' : this.needs.secrets.open(CONNECTOR_SECRET, secret);
  }

  /** One request for a token at a time; one that failed is asked again. */
  private async token(connector: Askable, secret: string): Promise<string> {
    const key = tokenKey(connector);
    const before = this.tokens.get(key);
    const known = await before?.catch(() => undefined);
    if (known && known.until > this.needs.clock().getTime()) return known.value;
    // Whoever waited for the same one finds the first one's request.
    const begun = this.tokens.get(key);
    if (begun && begun !== before) return (await begun).value;
    const asking = this.askToken(connector, secret).catch((error: unknown) => {
      throw error instanceof ForeignRefusal ? new CredentialsRefused(error) : error;
    });
    this.tokens.set(key, asking);
    asking.catch(() => this.tokens.delete(key));
    return (await asking).value;
  }

  private async askToken({ user, tokenUrl, scope, timeoutMs }: Askable, secret: string): Promise<Token> {
    const form = new URLSearchParams({ grant_type: 'client_credentials', ...(scope ? { scope } : {}) });
    const basic = [user, secret].map(encodeURIComponent).join(':');
    const { body } = await this.needs.foreign.read(tokenUrl, {
      ...{ method: 'POST', body: String(form), timeoutMs },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
      },
    });
    const answer = tokenAnswer.safeParse(parsed(body));
    if (!answer.success) throw new Error('no token');
    const { access_token: value, expires_in: seconds = connectorLimits.tokenSeconds } = answer.data;
    return { value, until: this.needs.clock().getTime() + seconds * 1000 - connectorLimits.tokenMarginMs };
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error('not JSON');
  }
}

const tokenKey = ({ tokenUrl, user, scope, secret }: Askable) => JSON.stringify([tokenUrl, user, scope, secret]);
