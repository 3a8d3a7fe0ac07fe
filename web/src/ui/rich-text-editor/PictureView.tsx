import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { useFileLink } from '../../lib/file-link.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import type { PictureAttributes } from './picture-attributes.ts';

const t = textsOf({ richText });

/** A picture in the editor: loaded through a signed link, with its description below. */
export function PictureView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const { src, alt, width, height } = node.attrs as PictureAttributes;
  const { url, failed } = useFileLink(src);
  const size = { ...(width && { width }), ...(height && { height }) };
  return (
    <NodeViewWrapper as="figure" className={classes('yz-editor__picture', selected && 'yz-editor__picture--chosen')}>
      {failed ? (
        <p className="yz-editor__missing">
          <Icon name="image" /> {t('pictureMissing')}
        </p>
      ) : (
        <img src={url} alt={alt} {...size} data-drag-handle="" />
      )}
      <figcaption contentEditable={false}>
        <input
          type="text"
          aria-label={t('altLabel')}
          placeholder={t('altHint')}
          maxLength={fieldLimits.textLength}
          value={alt}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
        />
        <IconButton icon="trash" size="small" label={t('removePicture')} onClick={deleteNode} />
      </figcaption>
    </NodeViewWrapper>
  );
}
