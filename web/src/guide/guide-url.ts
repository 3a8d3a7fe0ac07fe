import type { Guide } from '@yizhan/contract/entities/guide.ts';
import { hrefOf, servicePath } from '../lib/paths.ts';

/** The address in the QR code and in print: public if the guide is, else behind the sign-in. */
export const guideUrl = ({ isPublic, code, serviceId }: Pick<Guide, 'isPublic' | 'code' | 'serviceId'>) =>
  new URL(isPublic ? `/s/${encodeURIComponent(code)}` : `/${hrefOf(servicePath(serviceId))}`, location.origin).href;
