import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { useId, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { toastError } from '../../ui/toast-error.ts';

const t = textsOf({ feedback });

export type Image = { id: string; name: string; url: string };
type ImagesFieldProps = { value: readonly Image[]; onChange: (images: readonly Image[]) => void };

/** Pictures, uploaded as they are chosen: what a phone's camera took, too. */
export function ImagesField({ value, onChange }: ImagesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const label = useId();
  const add = async (files: readonly File[]) => {
    setBusy(true);
    const added: Image[] = [];
    try {
      for (const file of files.slice(0, feedbackLimits.maxImages - value.length)) {
        const { id, name, url } = await api.files.upload({ file, picture: true });
        added.push({ id, name, url });
      }
    } catch (error) {
      toastError(error);
    }
    onChange([...value, ...added]);
    setBusy(false);
  };
  return (
    <div className="feedback__images">
      <span id={label}>
        {t('images')}{' '}
        <Text size={12} tone="faint">
          {t('imagesHint', { n: feedbackLimits.maxImages })}
        </Text>
      </span>
      <ul aria-labelledby={label}>
        {value.map((image) => (
          <li key={image.id}>
            <img src={image.url} alt={image.name} />
            <IconButton
              icon="close"
              size="small"
              label={t('removeImage', { name: image.name })}
              onClick={() => onChange(value.filter(({ id }) => id !== image.id))}
            />
          </li>
        ))}
      </ul>
      {value.length < feedbackLimits.maxImages && (
        <Button icon="image" loading={busy} onClick={() => input.current?.click()}>
          {t(busy ? 'uploading' : 'addImage')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('addImage')}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
