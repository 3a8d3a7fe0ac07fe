import type { Ratings } from '@yizhan/contract/entities/hall.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Stars } from '../../service/Stars.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Row } from '../../ui/layout/Row.tsx';

const t = textsOf({ service });

type CommentsProps = { comments: Ratings['comments']['records'] };

export function Comments({ comments }: CommentsProps) {
  const now = useNow();
  if (comments.length === 0) return null;
  return (
    <ul className="comments">
      {comments.map(({ id, who, score, labels, text, at, reply, followUp }) => (
        <li key={id} className="comment">
          <Avatar name={who || t('noName')} size={32} />
          <div className="comment__words">
            <p className="comment__who">
              <span>{who || t('noName')}</span>
              <Stars score={score} size={14} />
              <time dateTime={at}>{formatTime(at, now)}</time>
            </p>
            {text && <p>{text}</p>}
            {labels.length > 0 && (
              <Row gap={1} wrap>
                {labels.map((label) => (
                  <Chip key={label}>{label}</Chip>
                ))}
              </Row>
            )}
            {reply && (
              <p className="comment__reply">
                <strong>{t('reply')}</strong> {reply}
              </p>
            )}
            {followUp && (
              <p className="comment__reply">
                <strong>{t('followUp')}</strong> {followUp}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
