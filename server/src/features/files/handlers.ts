import type { files } from '@yizhan/contract/calls/files.ts';
import type { upload } from '@yizhan/contract/entities/files.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import type * as z from 'zod';
import { fail } from '../../common/fail.ts';
import type { Handlers } from '../../handlers.ts';

type UploadFields = Omit<z.output<typeof upload>, 'file'>;

type Limits = { picture?: boolean; longest: number; edge?: number };

function limitsOf({ picture = false, icon = false, ownDevices = false }: UploadFields): Limits {
  if (icon) return { picture: true, longest: fileLimits.maxIconBytes, edge: fileLimits.maxIconEdge };
  if (picture) return { picture, longest: fileLimits.maxPictureBytes };
  // Between one's own devices more may go. The message attaches it: what is never sent is removed like any upload.
  return { longest: ownDevices ? fileLimits.maxOwnDevicesBytes : fileLimits.maxUploadBytes };
}

export const handlers: Handlers<typeof files> = {
  async upload({ file, ...wanted }, { db, person, files }) {
    const options = { ...limitsOf(wanted), name: file.filename, audience: 'owner' } as const;
    const { id, name, size, mime } = await files.save(db, person, file.file, options);
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
