import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { isPictureIcon } from '@yizhan/contract/picture-icon.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { filePath } from '../lib/file-link.ts';
import { rememberPicture } from '../lib/picture-urls.ts';
import { textsOf } from '../lib/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { toast } from '../ui/toast.ts';
import { PictureActions } from './PictureActions.tsx';
import { runAction } from './run-action.ts';

const t = textsOf({ portalConfig });
const mb = fileLimits.maxIconBytes / 1024 / 1024;

/** The sizes at which icons are drawn: in the hall, in lists, in menus. */
const sizes = [48, 40, 20];

/** A picture of one's own in the place of an icon, as large as it will be seen. Without it the last icon is back. */
export function OwnIcon({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const words = { upload: t('upload'), replace: t('replace'), remove: t('pictureRemove') };
  const picture = isPictureIcon(value) ? value : null;
  const [glyph, setGlyph] = useState(picture ? '' : value);
  if (!picture && glyph !== value) setGlyph(value);
  return (
    <fieldset className="icon-grid__own" aria-label={t('ownIcon')}>
      <span>{t('ownIcon')}</span>
      {picture && (
        <span className="icon-grid__sizes">
          {sizes.map((size) => (
            <Icon key={size} name={picture} size={size} />
          ))}
        </span>
      )}
      <PictureActions {...{ words, upload }} value={picture} onChange={(link) => onChange(link ?? glyph)} />
      <p className="admin-muted">{t('ownIconHelp', { mb })}</p>
    </fieldset>
  );
}

async function upload(file: File): Promise<string | undefined> {
  if (file.size > fileLimits.maxIconBytes) {
    toast.warning(t('ownIconTooLarge', { name: file.name, mb }));
    return undefined;
  }
  const done = await runAction(api.files.upload({ file, icon: true }));
  if (!done) return undefined;
  const link = filePath(done.answer.id);
  rememberPicture(link, done.answer.url);
  return link;
}
