import type { files } from '@yizhan/contract/calls/files.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { openPair } from '../../domain/chat/queries.ts';
import type { Handlers } from '../../handlers.ts';
import type { Person } from '../../person.ts';

/** Those who may read what goes from one of a person's devices to another. */
const ownDevicesOf = async (db: Db, { id }: Pick<Person, 'id'>, now: Date) =>
  ({ audience: 'attached', attachedTo: 'conversation', attachedId: await openPair(db, [id], now) }) as const;

export const handlers: Handlers<typeof files> = {
  async upload({ file, picture = false, ownDevices = false }, { db, person, files, now }) {
    const audience = ownDevices ? await ownDevicesOf(db, person, now) : ({ audience: 'owner' } as const);
    const longest = ownDevices ? fileLimits.maxOwnDevicesBytes : fileLimits.maxUploadBytes;
    const saved = await files.save(db, person, file.file, { name: file.filename, ...audience, picture, longest });
    const { id, name, size, mime } = saved;
    return { id, name, size, mime, url: files.link(person, id) };
  },

  async link({ id }, { db, person, files }) {
    const file = (await files.findVisible(db, person, id)) ?? fail('not_found');
    return { url: file.audience === 'public' ? files.publicLink(id) : files.link(person, id) };
  },

  async downloadFile({ id }, { db, person, files }) {
    const { name, size, mime } = (await files.findVisible(db, person, id)) ?? fail('not_found');
    return { id, name, size, mime, url: `${files.link(person, id)}&save=1` };
  },
};
