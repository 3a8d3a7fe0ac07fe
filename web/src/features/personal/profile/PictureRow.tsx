import type { Profile } from '@yizhan/contract/entities/person-info.ts';
import { profile as texts } from '@yizhan/contract/texts/zh-CN/profile.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { toastError } from '../../../ui/toast-error.ts';
import { UploadedAvatar } from '../../../ui/UploadedAvatar.tsx';
import { useProfileChange } from './useProfileChange.ts';

const t = textsOf({ profile: texts });

const types = 'image/png,image/jpeg,image/webp';

/** The person's picture: chosen, stored and shown at once. */
export function PictureRow({ profile: { avatar, nickName } }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const saved = useProfileChange();
  const change = async (file: File | null) => {
    setBusy(true);
    try {
      const avatarFileId = file && (await api.files.upload({ file, picture: true })).id;
      const profile = await api.personInfo.updateProfile({ nickName, avatarFileId });
      await saved(profile, t(file ? 'pictureSaved' : 'pictureRemoved'));
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again after a refusal.
    target.value = '';
    if (file) void change(file);
  };
  return (
    <div className="profile__picture">
      <UploadedAvatar name={nickName} address={avatar} size={72} />
      <div>
        <div className="profile__buttons">
          <input ref={input} type="file" hidden accept={types} aria-label={t('picture')} onChange={choose} />
          <Button icon="upload" loading={busy} onClick={() => input.current?.click()}>
            {t(avatar ? 'replace' : 'upload')}
          </Button>
          {avatar && (
            <Button variant="quiet" disabled={busy} onClick={() => void change(null)}>
              {t('removePicture')}
            </Button>
          )}
        </div>
        <p className="profile__hint">{t('pictureHint')}</p>
      </div>
    </div>
  );
}
