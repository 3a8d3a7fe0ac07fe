import { accountManage } from '@yizhan/contract/texts/zh-CN/account-manage.ts';
import { PictureField } from '../../admin-kit/PictureField.tsx';
import { useFileLink } from '../../lib/file-link.ts';
import { rememberPicture } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ accountManage });

type AvatarFieldProps = { id?: string; value?: string | null; onChange?: (link: string | null) => void };

/** The picture of an account; a stored one is loaded by its signed address. */
export function AvatarField({ value, ...rest }: AvatarFieldProps) {
  const { url } = useFileLink(value);
  if (value && url) rememberPicture(value, url);
  return <PictureField size="200 × 200" alt={t('avatar')} value={value ?? null} {...rest} />;
}
