import { toOpenableAddress } from '../../common/addresses.ts';
import type { Caller } from '../../person.ts';
import { assertOpen } from './availability.ts';
import { findOpening } from './opening-queries.ts';
import { type AddressContext, completeAddress } from './service-address.ts';

type OpeningContext = AddressContext & { caller: Pick<Caller, 'language'> };

/** A service the person may use, with an address valid for this one opening; refused while it is closed. */
export async function openService(id: string, context: OpeningContext) {
  const { db, person, now, caller } = context;
  const service = await findOpening(db, id, person, now);
  if (!service) return undefined;
  assertOpen(service, now, caller.language);
  const own = toOpenableAddress(service.url) ?? '';
  return { name: service.name, own, url: await completeAddress({ ...service, url: own }, context) };
}
