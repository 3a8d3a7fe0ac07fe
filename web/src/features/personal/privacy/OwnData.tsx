import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnDataFile } from '@yizhan/contract/entities/person-info.ts';
import * as personLimits from '@yizhan/contract/limits/person-info.ts';
import { privacy } from '@yizhan/contract/texts/zh-CN/privacy.ts';
import { api, query } from '../../../lib/api.ts';
import { toMinute } from '../../../lib/format.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { toastError } from '../../../ui/toast-error.ts';

const t = textsOf({ privacy });

/** PC-4: one file of everything the portal has about the person, made in the background. */
export function OwnData() {
  const client = useQueryClient();
  const found = useQuery({
    ...query.personInfo.ownData(),
    // Its link is for some minutes only.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? personLimits.ownDataPollMs : false),
  });
  const prepare = () =>
    void api.personInfo
      .prepareOwnData()
      .then((file) => client.setQueryData(query.personInfo.ownData().queryKey, file))
      .catch(toastError);
  return (
    <Card title={t('ownData')}>
      <p className="privacy__hint">{t('ownDataText', { n: personLimits.ownDataHours })}</p>
      <Loaded query={found}>{(file) => <FileState file={file} onPrepare={prepare} />}</Loaded>
    </Card>
  );
}

function FileState({ file, onPrepare }: { file: OwnDataFile; onPrepare: () => void }) {
  switch (file.state) {
    case 'none':
      return (
        <Button icon="archive" onClick={onPrepare}>
          {t('prepare')}
        </Button>
      );
    case 'preparing':
      return (
        <p className="privacy__state" role="status">
          <Spinner /> {t('preparing')}
        </p>
      );
    case 'failed':
      return (
        <div className="privacy__state" role="alert">
          <span>{t('failed')}</span>
          <Button onClick={onPrepare}>{t('prepareAgain')}</Button>
        </div>
      );
    case 'ready':
      return (
        <div className="privacy__state">
          <a className="yz-button yz-button--primary yz-button--medium" href={file.url} download>
            <span className="yz-button__label">
              <Icon name="download" /> {t('download', { size: formatBytes(file.size) })}
            </span>
          </a>
          <Button variant="quiet" onClick={onPrepare}>
            {t('prepareAgain')}
          </Button>
          <span className="privacy__facts">{t('until', { time: toMinute(file.until) })}</span>
        </div>
      );
  }
}
