import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { api } from '../../lib/api.ts';
import { filePath } from '../../lib/file-link.ts';
import { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../toast.ts';
import type { PictureAttributes } from './picture-attributes.ts';

const t = textsOf({ richText });

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The chosen, pasted or dropped files that can be pictures. A toast reports the rest. */
export function filterAcceptable(files: readonly File[]): File[] {
  const pictures = files.filter(({ type }) => pictureTypes.includes(type));
  if (pictures.length < files.length) toast.warning(t('onlyPictures'));
  return pictures.filter(({ size, name }) => {
    const fits = size <= fileLimits.maxPictureBytes;
    if (!fits) toast.warning(t('tooLarge', { name, mb: fileLimits.maxPictureBytes / 1024 / 1024 }));
    return fits;
  });
}

/** The size is stored with it, so that the text does not jump when the picture loads. */
async function sizeOf(file: File): Promise<Pick<PictureAttributes, 'width' | 'height'>> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return { width: null, height: null };
  }
}

/** The picture's attributes for the text; undefined if the server refused it, which a toast reports. */
export async function uploadPicture(file: File): Promise<PictureAttributes | undefined> {
  try {
    const [{ id }, size] = await Promise.all([api.files.upload({ file, picture: true }), sizeOf(file)]);
    return { src: filePath(id), alt: '', ...size };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.msg, error.msgDetail);
    return undefined;
  }
}
