import { useQuery } from '@tanstack/react-query';
import type { AgreementRow } from '@yizhan/contract/entities/agreement.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { sections } from '@yizhan/contract/sections.ts';
import { agreements } from '@yizhan/contract/texts/zh-CN/agreements.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { useState } from 'react';
import { Drafts } from '../../admin-kit/publishing/Drafts.tsx';
import { useChosenDraft } from '../../admin-kit/publishing/useChosenDraft.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { ask } from '../../ui/confirm.ts';
import { Page } from '../../ui/Page.tsx';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { createAgreementKind } from './agreement-kind.tsx';

const t = textsOf({ agreements });
const menuName = textsOf({ menus });
const { menu } = sections.agreements;

/** VA-3: what people agree to, version by version. */
export default function AgreementsSection() {
  const found = useQuery(query.agreements.list());
  /** Taken down: the open form is filled again. */
  const [filled, setFilled] = useState(0);
  const { chosen } = useChosenDraft();
  useTitle(menuName(menu));
  useHint(publishables.agreement.topic, found.refetch);
  const rows = found.data ?? [];
  const small = useMediaQuery(narrow);
  // Without a choice it is the first that is open, where the panes are side by side.
  const first = chosen.is === 'none' && !small ? rows[0] : undefined;
  const row = chosen.is === 'stored' ? rows.find(({ id }) => id === chosen.id) : first;
  const takeDown = async ({ id, version, name }: AgreementRow) => {
    const question = { title: t('takeDownTitle', { name }), text: t('takeDownText'), yes: t('takeDown'), danger: true };
    if (!(await ask(question))) return;
    await runAction(api.agreements.takeDown({ id, version }), t('takenDown', { name }));
    await found.refetch();
    setFilled((times) => times + 1);
  };
  return (
    <Page
      wide
      title={menuName(menu)}
      description={t('description')}
      actions={
        row?.published && (
          <Button icon="undo" onClick={() => void takeDown(row)}>
            {t('takeDown')}
          </Button>
        )
      }
    >
      <Drafts key={filled} kind={createAgreementKind(rows)} query={found} />
    </Page>
  );
}
