import type { ConnectorTest, ConnectorTestResult } from '@yizhan/contract/entities/connector.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { filledFor } from '../../cards/connector-source.ts';
import { jsonFormat, mappedRows } from '../../cards/pull-source.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { findChosenPerson } from '../../domain/connectors/queries.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import { shorten } from './rules.ts';

type TestOutcome = Omit<ConnectorTestResult, 'ticket'>;

/** Asks once, past every cache and breaker: an administrator wants to see what comes now, or why nothing does. */
export async function tryConnector(
  test: ConnectorTest & { sealed: string },
  context: SignedInContext,
): Promise<TestOutcome> {
  const { person, db, now } = context;
  const { account } = test;
  const chosen = account === '' ? person : await findChosenPerson(db, account, now);
  if (!chosen) return fail('connector_person', { account }, { fields: ['account'] });
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const { filled } = await filledFor(test, { ...context, person: { ...chosen, tenantId: db.tenant } });
    const { body } = await context.connectors.send({ ...test, secret: test.sealed }, filled);
    const { answer } = jsonFormat.parse(body);
    const { items, total } = mappedRows(answer, test);
    const sample = JSON.stringify(shorten(answer)) ?? '';
    return { ok: true, reason: '', milliseconds: took(), total, rows: items.slice(0, feedLimits.testRows), sample };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), milliseconds: took(), total: 0, rows: [], sample: '' };
  }
}
