import type { FeedbackFile } from '@yizhan/contract/entities/feedback.ts';
import { Icon } from '../../ui/Icon.tsx';
import { openViewer } from '../../ui/image-viewer.ts';
import { Row } from '../../ui/layout/Row.tsx';
import './files.css';

const isPicture = ({ name }: FeedbackFile) => /\.(png|jpe?g|gif|webp)$/i.test(name);

/** Pictures open over the page, other files are downloaded. */
export function FeedbackFiles({ files }: { files: readonly FeedbackFile[] }) {
  const pictures = files.filter(isPicture);
  if (files.length === 0) return null;
  const views = pictures.map(({ name, url }) => ({ src: url, alt: name }));
  return (
    <Row wrap className="feedback-files">
      {pictures.map(({ id, name, url }, at) => (
        <button
          key={id}
          type="button"
          className="feedback-files__picture"
          onClick={() => void openViewer({ pictures: views, at })}
        >
          <img src={url} alt={name} loading="lazy" />
        </button>
      ))}
      {files
        .filter((file) => !isPicture(file))
        .map(({ id, name, url }) => (
          <a key={id} href={url} target="_blank" rel="noreferrer">
            <Icon name="attach" size={16} />
            {name}
          </a>
        ))}
    </Row>
  );
}
