import * as z from 'zod';
import { calls } from '../call.ts';
import { byId } from '../entities/common.ts';
import { storedFile, upload } from '../entities/files.ts';
import { fileRoutes } from '../routes/files.ts';

export const files = calls(fileRoutes, {
  upload: {
    summary: 'Hand over a file; until something carries it, only its owner sees it',
    input: upload,
    output: storedFile,
  },
  link: {
    summary: 'An address that shows a file to the person who asks, for some minutes',
    input: byId,
    output: z.object({ url: z.string() }),
  },
  downloadFile: {
    summary: 'A file that the person may read: its name, size and an address that saves it, for some minutes',
    input: byId,
    output: storedFile,
  },
});
