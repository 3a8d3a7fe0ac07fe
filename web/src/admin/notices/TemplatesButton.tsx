import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeTemplate } from '@yizhan/contract/entities/notice.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { useState } from 'react';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

const t = textsOf({ noticeManage });

/** The school's templates, to look through and remove. */
export function TemplatesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="copy" onClick={() => setOpen(true)}>
        {t('templateManage')}
      </Button>
      {open && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const found = useQuery(query.notices.templates());
  const remove = async ({ id, name }: NoticeTemplate) => {
    const question = { title: t('templateRemove', { name }), text: t('templateRemoveText'), name };
    if (
      await confirmAndRemove({
        ...question,
        recycled: { kind: 'noticeTemplate', id },
        remove: () => api.notices.removeTemplate({ id }),
      })
    )
      await client.invalidateQueries({ queryKey: query.notices.templates.queryKey });
  };
  return (
    <Dialog open title={t('templateManage')} width={640} onClose={onClose}>
      <Loaded query={found} empty={t('templateNone')}>
        {(templates) => (
          <Stack gap={3}>
            {templates.map((template) => (
              <Row key={template.id} justify="between" gap={3}>
                <div>
                  <strong>{template.name}</strong>
                  <div className="admin-muted">
                    {template.title} {t('changedBy', { who: template.changedBy, when: toMinute(template.changedAt) })}
                  </div>
                </div>
                <IconButton
                  icon="trash"
                  label={t('templateRemove', { name: template.name })}
                  onClick={() => void remove(template)}
                />
              </Row>
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
