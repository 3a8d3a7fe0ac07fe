import type { guides } from '@yizhan/contract/calls/guides.ts';
import { type Guide, guideContent } from '@yizhan/contract/entities/guide.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import { fail } from '../../common/fail.ts';
import type { OpenContext } from '../../context.ts';
import { listHolders } from '../../domain/absences/queries.ts';
import { audiencePhrase } from '../../domain/services/audience.ts';
import { availabilityOf } from '../../domain/services/availability.ts';
import { toSafeTile } from '../../domain/services/rules.ts';
import { findName } from '../../domain/users/name-queries.ts';
import type { Handlers } from '../../handlers.ts';
import type { Person } from '../../person.ts';
import { withFileAddresses } from './content.ts';
import * as rows from './queries.ts';
import { search } from './search.ts';

/** The part of the context needed to read a guide. */
export type Reading = Pick<OpenContext, 'db' | 'now' | 'files' | 'person'>;

/** The URL of an uploaded file for this reader. Visitors get no signature; the guide's access rule decides. */
const addressFor = ({ files, person }: Pick<Reading, 'files' | 'person'>) =>
  person ? (id: string) => files.link(person, id) : files.publicLink;

/** Visitors see a service's URL only if they may use it. */
const tileFor = (person: Person | undefined, { anonymous, ...tile }: ServiceTile & { anonymous: boolean }) =>
  person || anonymous ? toSafeTile(tile) : { ...tile, serviceUrl: '' };

type Contact = Guide['contact'];

/** Who answers questions now: the person named, by the name of today, or whoever stands in while that person is absent. */
async function contactOf({ db, now }: Reading, { person, ...contact }: Contact): Promise<Contact> {
  if (!person) return contact;
  if (!person.userId) return { ...contact, person: { name: person.name } };
  const name = await findName(db, person.userId);
  if (!name) return contact;
  const [holder] = await listHolders(db, [person.userId], now);
  return { ...contact, person: holder ? { name: holder.name, standsInFor: name } : { name } };
}

/** A guide for one reader; undefined if there is none they may read. */
export async function readGuide(context: Reading, query: rows.GuideKey): Promise<Guide | undefined> {
  const { db, now, person } = context;
  const found = await rows.getReadable(db, person, query, now);
  if (!found) return undefined;
  const { id, code, deptId, deptName, version, updatedOn, content, scoreSum, scoreCount, collected, ...rest } = found;
  const { anonymous, sceneId: _, maintenanceReason, openFrom, openTo, openHours, ...tile } = rest;
  const related = await rows.listRelated(db, person, found, now);
  // Content stored by an older release lacks fields added since.
  const shown = await withFileAddresses(guideContent.parse(content), addressFor(context));
  return {
    ...shown,
    contact: await contactOf(context, shown.contact),
    ...{ id, code, deptId, deptName, version, updatedOn, collected, scoreCount },
    serviceName: tile.serviceName,
    processType: tile.processType,
    availability: availabilityOf({ state: tile.state, maintenanceReason, openFrom, openTo, openHours }, now),
    score: scoreCount > 0 ? scoreSum / scoreCount : null,
    service: person || anonymous ? toSafeTile(tile) : null,
    related: related.map((one) => tileFor(person, one)),
  };
}

type Calls = Pick<Handlers<typeof guides>, 'search' | 'openSearch' | 'info' | 'openInfo'>;

/** Reading guides, for visitors and signed-in people. */
export const reading: Calls = {
  search: (query, context) => search(query, context, context.person),
  openSearch: (query, context) => search(query, context, undefined),

  async info(query, context) {
    const guide = await readGuide(context, query);
    if (guide) return guide;
    const { db, caller, english } = context;
    const found = (await rows.findServiceOf(db, query)) ?? fail('not_found');
    const service = await english.inLanguage(db, caller.language, found);
    if (!service.onShelf) fail('service_withdrawn', { name: service.name });
    const audience = audiencePhrase(service.audience, caller.language);
    return fail('service_for_others', { name: service.name, audience });
  },

  async openInfo(query, context) {
    return (await readGuide({ ...context, person: undefined }, query)) ?? fail('not_found');
  },
};
