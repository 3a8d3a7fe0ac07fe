import * as z from 'zod';
import { flag, id } from './common.ts';

/** The browser sends a Blob; the server receives it as a stream with a name. */
export type UploadedFile = { filename: string; file: AsyncIterable<Uint8Array> };

const isUploadedFile = (value: unknown) => typeof value === 'object' && value !== null && 'file' in value;

const file: z.ZodType<UploadedFile, UploadedFile | Blob> = z
  .custom<UploadedFile>(isUploadedFile)
  .meta({ type: 'string', format: 'binary' });

export const upload = z.object({
  file,
  /** Accepts pictures only. */
  picture: flag.optional(),
  /** Accepts pictures only and makes them small: they are drawn as an icon. */
  icon: flag.optional(),
  /** For 文件传输助手: it may be larger, and nothing else can carry it. */
  ownDevices: flag.optional(),
});

/** `url` is signed for the caller and valid for some minutes. */
export const storedFile = z.object({ id, name: z.string(), size: z.number(), mime: z.string(), url: z.string() });
