import type { ConnectorQuestion } from '@yizhan/contract/entities/connector.ts';
import type { FeedRequest } from '../common/feeds.ts';
import type { Connectors } from '../domain/connectors/connectors.ts';
import { type Connector, type FilledConnector, fillConnector, templateOf } from '../domain/connectors/rules.ts';
import { type Asker, combFor, fillTemplate, hasParameters, parameterValues, stableComb } from './address-parameters.ts';

/** The request of a connector for one person, and the part of its cache key that tells people apart. */
export async function filledFor(
  question: ConnectorQuestion,
  asker: Asker,
): Promise<{ filled: FilledConnector; whose: string }> {
  const template = templateOf(question);
  const values = await parameterValues(template, asker);
  const filledAs = (comb: string) =>
    fillConnector(question, (text, encode) => fillTemplate(text, { ...values, comb }, encode), comb);
  const { url, body = '' } = filledAs(stableComb(asker));
  const filled = filledAs(combFor(filledAs('x').url, asker));
  const isPersonal = question.auth === 'combStr' || hasParameters(template);
  return { filled, whose: isPersonal ? `${url} ${body}` : '' };
}

type ConnectorAsker = Asker & { connectors: Connectors };

/** One reading of a connector, for the cache, the breaker and the health of its own. */
export async function questionOf(connector: Connector, asker: ConnectorAsker): Promise<FeedRequest> {
  const { db, connectors } = asker;
  const { id, version, cacheSeconds, failuresBeforePause, pauseSeconds } = connector;
  const { filled, whose } = await filledFor(connector, asker);
  // A changed connector starts over.
  const source = `connector ${db.tenant}/${id}/${version}`;
  return {
    ...{ url: filled.url, key: whose === '' ? source : `${source} ${whose}`, source, cacheSeconds },
    breaker: { failuresBeforePause, pauseMs: pauseSeconds * 1000 },
    send: () => connectors.send(connector, filled),
    onOutcome: (outcome) => connectors.record(db.tenant, id, outcome),
  };
}
