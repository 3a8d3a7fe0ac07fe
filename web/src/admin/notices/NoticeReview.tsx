import type { NoticeDraft } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { useState } from 'react';
import { useLinkedText } from '../../admin-kit/with-links.ts';
import { LevelChip } from '../../features/notices/LevelChip.tsx';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { StateChip } from './StateChip.tsx';
import { useNoticeCommands } from './useNoticeCommands.ts';

const t = textsOf({ noticeManage });

/** A submitted notice: another sender approves or returns it, its writer takes it back. */
export function NoticeReview({ notice }: { notice: NoticeDraft }) {
  const { id, title, level, state, accountName, submittedBy, attachments } = notice;
  const commands = useNoticeCommands();
  const ownId = useSession((s) => s.session?.user.user_id);
  const [returning, setReturning] = useState(false);
  const isOwn = submittedBy?.id === ownId;
  const html = useLinkedText(notice.content);
  return (
    <section className="admin-card notice-report__head">
      <Stack gap={3}>
        <h2>{title}</h2>
        <Row gap={3} wrap>
          <StateChip state={state} />
          <LevelChip level={level} />
          <span className="admin-muted">{accountName}</span>
        </Row>
        <p className="admin-muted">{isOwn ? t('reviewOwn') : t('reviewBy', { who: submittedBy?.name ?? '' })}</p>
        <ReviewFacts notice={notice} />
        <RichText html={html} />
        {attachments.map(({ id: fileId, name, url }) => (
          <a key={fileId} href={url} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
        <Row gap={2} wrap>
          {isOwn ? (
            <Button icon="undo" guard onClick={() => void commands.takeBack(id)}>
              {t('takeBack')}
            </Button>
          ) : (
            <>
              <Button variant="primary" icon="check" guard onClick={() => void commands.approve(notice)}>
                {t('approve')}
              </Button>
              <Button icon="undo" onClick={() => setReturning(true)}>
                {t('sendBack')}
              </Button>
            </>
          )}
        </Row>
      </Stack>
      {returning && (
        <ReturnDialog
          onReturn={async (note) => {
            if (await commands.sendBack(notice, note)) setReturning(false);
          }}
          onClose={() => setReturning(false)}
        />
      )}
    </section>
  );
}

function ReturnDialog({ onReturn, onClose }: { onReturn: (note: string) => Promise<void>; onClose: () => void }) {
  const [note, setNote] = useState('');
  return (
    <Dialog open title={t('sendBackTitle')} width={424} onClose={onClose}>
      <Stack gap={4}>
        <TextArea
          label={t('sendBackNote')}
          rows={3}
          maxLength={noticeLimits.returnNoteLength}
          value={note}
          onChange={setNote}
        />
        <Button variant="primary" disabled={note.trim() === ''} onClick={() => void onReturn(note.trim())}>
          {t('sendBack')}
        </Button>
      </Stack>
    </Dialog>
  );
}
