import type { files } from '@yizhan/contract/calls/files.ts';
import { fail } from '../../common/fail.ts';
import type { Handlers } from '../../handlers.ts';

export const handlers: Handlers<typeof files> = {
  async upload({ file, picture = false }, { db, person, files }) {
    const saved = await files.save(db, person, file.file, { name: file.filename, audience: 'owner', picture });
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
