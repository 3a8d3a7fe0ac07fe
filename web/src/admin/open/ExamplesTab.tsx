import { useQuery } from '@tanstack/react-query';
import { type ExampleLanguage, exampleLanguages, examples } from '@yizhan/contract/open/examples.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { useState } from 'react';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { query } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { useClientChoices } from './useClientChoices.ts';

const t = textsOf({ openManage });

const names = { curl: 'curl', python: 'Python', java: 'Java' } as const;

/** Programs that run as they stand, for the chosen client and this address. */
export default function ExamplesTab() {
  const choices = useClientChoices();
  const clients = useQuery(query.apiClients.list()).data ?? [];
  const account = useSession((s) => s.me?.user.account ?? 'student');
  const [chosen, setChosen] = useState<string>();
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  const client = clients.find(({ id }) => id === chosen) ?? clients[0];
  const text = examples[language]({ site: location.origin, appId: client?.appId ?? 'app_…', account });
  return (
    <>
      <Text as="p" tone="second" className="open-admin__help">
        {t('examplesHelp')} <a href="/api/docs">{t('document')}</a>
      </Text>
      <div className="admin-list__filters">
        <FilterSelect
          label={t('exampleFor')}
          any={t('chooseClient')}
          value={client?.id}
          options={choices}
          onChange={setChosen}
        />
        {exampleLanguages.map((one) => (
          <Chip key={one} selected={one === language} onClick={() => setLanguage(one)}>
            {names[one]}
          </Chip>
        ))}
        <CopyButton key={text} text={text} className="open-admin__add" />
      </div>
      <pre className="open-code">{text}</pre>
    </>
  );
}
