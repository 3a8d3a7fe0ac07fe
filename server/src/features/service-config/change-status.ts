import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import type { ServiceStatus } from '@yizhan/contract/entities/service-config.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { publishersOf } from '../../domain/guides/keeper-queries.ts';
import { indexService } from '../../domain/search/entry-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { changeServices, lockCurrentService } from './change-services.ts';
import * as rows from './queries.ts';
import { assertStep, lacksAddress } from './rules.ts';
import { assignOutcome, assignReviewRequest, endAsk, endOutcomes } from './todos.ts';

/** Status changes of a service: submit for review, send back, put on the shelf, take off. */
export const changeStatus: Handlers<typeof serviceConfig>['changeStatus'] = async (input, context) => {
  const { status, reason: typedReason, ...held } = input;
  if (status === 'DRAFT') await assertNoSensitiveWord(context, 'service', typedReason);
  return changeServices(context, async (db, by, touches) => {
    const before = await lockCurrentService(db, context.person, held);
    if (before.status === status) return held;
    // A reason applies only to somebody else's submission. One's own is withdrawn without one.
    const reason = status === 'DRAFT' && !before.submitted?.own ? typedReason.trim() : '';
    assertStep({ from: before, to: status, reason });
    assertAddress(before, status);
    const sender = await rows.submitterOf(db, held.id);
    const saved = await rows.setStatus(db, held.id, { status, reason }, by);
    await indexService(db, held.id);
    const states = { before: { status: before.status }, after: { status, ...(reason && { reason }) } };
    await audit({ ...context, db }, { action: 'changeStatus', entity: 'service', entityId: held.id, ...states });
    const stepped = { id: held.id, name: before.name, status, reason, sender: sender?.id };
    touches(await assignTodos(context, db, stepped));
    return saved;
  });
};

/** An online service needs a URL before others see it. */
function assertAddress(service: rows.StoredService, to: ServiceStatus) {
  if (!lacksAddress(service)) return;
  if (to === 'SUBMITTED') fail('needs_address_to_send', {}, { field: 'url' });
  if (to === 'SHELF') fail('needs_address', {}, { field: 'url' });
}

type StatusStep = { id: string; name: string; status: ServiceStatus; reason: string; sender: string | undefined };

/** Gives reviewers a to-do, and the sender the outcome. Returns the people whose to-dos changed. */
async function assignTodos({ person, now }: SignedInContext, db: Db, stepped: StatusStep): Promise<string[]> {
  const { id, status, sender, reason } = stepped;
  const about = { id, name: stepped.name, now, by: person.name };
  const userIds = await endOutcomes(db, id);
  if (status === 'SUBMITTED') {
    const others = (await publishersOf(db, now)).filter((one) => one !== person.id);
    await assignReviewRequest(db, about, others);
    return [...userIds, ...others];
  }
  const isWithdrawn = status === 'DRAFT' && sender === person.id;
  const ended = await endAsk(db, id, isWithdrawn ? 'CANCELLED' : 'DONE');
  if (!sender || sender === person.id) return [...userIds, ...ended];
  await assignOutcome(db, status === 'SHELF' ? 'approved' : 'returned', { ...about, reason }, sender);
  return [...userIds, ...ended, sender];
}
