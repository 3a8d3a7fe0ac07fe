import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FaqScene } from '@yizhan/contract/entities/faq.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';

const t = textsOf({ faqManage });

/** The scenes by which people browse questions; a name is changed in place. */
export function ScenesTab() {
  const client = useQueryClient();
  const found = useQuery(query.faq.scenes());
  const [name, setName] = useState('');
  const refresh = () => client.invalidateQueries({ queryKey: query.faq.scenes.queryKey });
  const add = async () => {
    const sort = (found.data?.at(-1)?.sort ?? 0) + 1;
    if (!(await runAction(api.faq.saveScene({ name: name.trim(), sort }), t('sceneSaved')))) return;
    setName('');
    await refresh();
  };
  const rename = async (scene: FaqScene, next: string) => {
    if (next.trim() === '' || next.trim() === scene.name) return;
    await runAction(api.faq.saveScene({ ...scene, name: next.trim() }), t('sceneSaved'));
    await refresh();
  };
  const remove = async (scene: FaqScene) => {
    const question = { title: t('remove'), text: t('sceneRemoveConfirm', { name: scene.name }), name: scene.name };
    if (
      await confirmAndRemove({
        ...question,
        recycled: { kind: 'faqScene', id: scene.id },
        remove: () => api.faq.removeScene({ id: scene.id }),
      })
    )
      await refresh();
  };
  return (
    <>
      <form
        className="faq__tools"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Input
          className="faq__wide"
          aria-label={t('sceneName')}
          placeholder={t('sceneName')}
          maxLength={robotLimits.sceneNameLength}
          showCount
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === ''}>
          {t('sceneAdd')}
        </Button>
      </form>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('scenesNone')}>
        {(scenes) => (
          <ul className="faq__rows" aria-label={t('tabScenes')}>
            {scenes.map((scene) => (
              <li key={scene.id} className="faq__row">
                <Input
                  key={scene.name}
                  aria-label={t('sceneName')}
                  maxLength={robotLimits.sceneNameLength}
                  showCount
                  defaultValue={scene.name}
                  onBlur={({ target }) => void rename(scene, target.value)}
                />
                <IconButton icon="trash" size="small" label={t('remove')} onClick={() => void remove(scene)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
