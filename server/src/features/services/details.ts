import type { services } from '@yizhan/contract/calls/services.ts';
import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import { toOpenableAddress } from '../../common/addresses.ts';
import { fail } from '../../common/fail.ts';
import { serviceTimeOf } from '../../domain/efficiency/service-time.ts';
import { audiencePhrase } from '../../domain/services/audience.ts';
import { availabilityOf } from '../../domain/services/availability.ts';
import { openService } from '../../domain/services/open-service.ts';
import { canUse, isVisibleToAll } from '../../domain/services/queries.ts';
import { toSafeTile } from '../../domain/services/rules.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './details-queries.ts';

type Calls = Pick<Handlers<typeof services>, 'details' | 'openDetails' | 'address'>;

/** A service's details, for those who may know of it, and its URL. */
export const details: Calls = {
  async details({ id }, { db, person, now, caller, english }) {
    const usable = canUse(person);
    const service = (await rows.findService(db, id, { usable, userId: person.id, now })) ?? fail('not_found');
    // A service that was never on the shelf is not revealed. For one that was, people who knew it get an explanation.
    if (!service.onShelf && !service.wasShelved) fail('not_found');
    const texts = await english.inLanguage(db, caller.language, {
      name: service.serviceName,
      audience: service.audience,
    });
    if (!service.onShelf) fail('service_withdrawn', { name: texts.name });
    const audience = audiencePhrase(texts.audience, caller.language);
    if (!service.usable) fail('service_for_others', { name: texts.name, audience }, { audience });
    const { sceneId } = service;
    const related = sceneId ? await rows.listRelated(db, { id, sceneId }, usable, now) : [];
    const timeTaken = await serviceTimeOf(db, id, now);
    return { ...toDetails(service, now), timeTaken, related: related.map(tileOf) };
  },

  async openDetails({ id }, { db, now }) {
    const service = await rows.findService(db, id, { usable: isVisibleToAll, userId: null, now });
    if (!service?.usable) fail('not_found');
    const { sceneId } = service;
    const related = sceneId ? await rows.listRelated(db, { id, sceneId }, isVisibleToAll, now) : [];
    const timeTaken = await serviceTimeOf(db, id, now);
    return { ...forVisitors(service, now), timeTaken, related: related.map(withoutAddress).map(tileOf) };
  },

  async address({ serviceId }, context) {
    const { url } = (await openService(serviceId, context)) ?? fail('not_found');
    return { serviceUrl: url };
  },
};

const tileOf = ({ anonymous: _, ...tile }: ServiceTile & { anonymous: boolean }) => toSafeTile(tile);

function toDetails(service: rows.ServiceDetailRow, now: Date): Omit<ServiceDetails, 'related' | 'timeTaken'> {
  const { onShelf: _o, wasShelved: _w, usable: _u, anonymous: _a, guideIsPublic: _g, sceneId: _c, ...rest } = service;
  const { openFrom: _f, openTo: _t, maintenanceReason: _m, scoreSum, ...details } = toSafeTile(rest);
  return {
    ...details,
    mobileUrl: toOpenableAddress(details.mobileUrl) ?? '',
    nameMarks: [],
    summaryMarks: [],
    score: details.scoreCount > 0 ? scoreSum / details.scoreCount : null,
    needsSignIn: false,
    availability: availabilityOf(service, now),
  };
}

const withoutAddress = <T extends ServiceTile & { anonymous: boolean }>(tile: T): T =>
  tile.anonymous ? tile : { ...tile, serviceUrl: '' };

/** Visitors see what it is and whether it has a guide. Its URL and its audience stay within the school. */
function forVisitors(service: rows.ServiceDetailRow, now: Date): Omit<ServiceDetails, 'related' | 'timeTaken'> {
  const { anonymous, guideIsPublic } = service;
  const details = toDetails(withoutAddress(service), now);
  return {
    ...details,
    mobileUrl: anonymous ? details.mobileUrl : '',
    audience: [],
    guideId: guideIsPublic ? details.guideId : null,
    needsSignIn: !anonymous,
  };
}
