import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { useRef } from 'react';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../IconButton.tsx';
import { pictureTypes } from './upload.ts';

const t = textsOf({ richText });

export function PictureButton({ onPictures }: { onPictures: (files: readonly File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon="image"
        label={t('picture')}
        title={`${t('picture')}（${t('dropHint')}）`}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label={t('picture')}
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
